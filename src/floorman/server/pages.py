"""The HTML: one shell for every page, filled by the client. The calculator shows its default example without script too."""

import json
from functools import lru_cache
from pathlib import Path
from typing import Any

from jinja2 import Environment, PackageLoader, StrictUndefined
from litestar import Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from litestar.response import Redirect

from floorman.rules.house import PRESETS
from floorman.server.calculator import pots_page
from floorman.server.context import Context, Shared
from floorman.server.problems import preferred
from floorman.server.wire.fields import Language
from floorman.table.session.settings import Settings
from floorman.text.catalogue import languages, say
from floorman.text.labels import option_choices, option_label, preset_label
from floorman.text.night import preset_differences

Asker = Request[Any, Any, Any]
ENTRY = "src/main.tsx"
APART = ("straddle", "bomb_pot")  # rules that a home game changes for itself
SUGGESTED = Settings(small_blind=10, big_blind=20, min_buy_in=400, max_buy_in=2000)  # what most tables change nothing of
OWN_LANGUAGE = {"Vary": "Accept-Language, Cookie", "Cache-Control": "no-store"}
_TEMPLATES = Environment(
    loader=PackageLoader("floorman.server"), autoescape=True, undefined=StrictUndefined, trim_blocks=True, lstrip_blocks=True
)


@get("/", include_in_schema=False)
async def front(request: Asker) -> Redirect:
    """To the front page in the language of whoever comes."""
    return Redirect(f"/{preferred(request.headers)}/", headers=OWN_LANGUAGE)


@get(["/r/{code:str}", "/r/{code:str}/tv", "/r/{code:str}/results"], include_in_schema=False)
async def neutral(request: Asker) -> Redirect:
    """An invite is passed on from table to table: whoever opens it reads his own language. The fragment with the secret goes along."""
    return Redirect(f"/{preferred(request.headers)}{request.url.path}", headers=OWN_LANGUAGE)


@get("/{lang:str}", include_in_schema=False)
async def start(lang: FromPath[str], context: Shared) -> Response[str]:
    """What this is, and the ways in."""
    return page(context, "start", lang, "/")


@get("/{lang:str}/pots", include_in_schema=False)
async def calculator(lang: FromPath[str], context: Shared) -> Response[str]:
    """The side-pot calculator."""
    return page(context, "pots", lang, "/pots", **pots_page(_spoken(lang)))


@get("/{lang:str}/new", include_in_schema=False)
async def new(lang: FromPath[str], context: Shared) -> Response[str]:
    """A room to be created."""
    speak = _spoken(lang)
    presets = [{"key": name, "label": preset_label(name, speak), "says": say(speak, f"night-terms-house-{name}")} for name in PRESETS]
    apart = [{"option": name, "label": option_label(name, speak), "values": option_choices(name, speak)} for name in APART]
    defaults = SUGGESTED._asdict() | {"options": {}}
    data = {"apart": apart, "presets": presets, "differences": preset_differences(speak), "defaults": defaults}
    return page(context, "new", lang, "/new", data=data)


@get("/{lang:str}/r/{code:str}", include_in_schema=False)
async def room(lang: FromPath[str], code: FromPath[str], context: Shared) -> Response[str]:
    """A room. Whether there is one, the socket tells."""
    return page(context, "room", lang, f"/r/{code}", code=code)


@get("/{lang:str}/r/{code:str}/tv", include_in_schema=False)
async def television(lang: FromPath[str], code: FromPath[str], context: Shared) -> Response[str]:
    """The table display of a room."""
    return page(context, "tv", lang, f"/r/{code}/tv", code=code)


@get("/{lang:str}/r/{code:str}/results", include_in_schema=False)
async def results(lang: FromPath[str], code: FromPath[str], context: Shared) -> Response[str]:
    """The results of a night."""
    return page(context, "results", lang, f"/r/{code}/results", code=code)


HANDLERS = (front, neutral, start, calculator, new, room, television, results)


def page(context: Context, name: str, lang: str, path: str, **values: Any) -> Response[str]:
    """The shell of a page. `path` is its address behind the language, for the links to its other languages."""
    build = built(context.config.pages)
    filled = {
        "page": name,
        "lang": _spoken(lang),
        "languages": languages,
        "path": path,
        "code": "",
        "data": {},
        "settlement": None,
        "title": say(lang, f"page-title-{name}"),
        "says": say(lang, "page-says"),
        **build,
        **values,
    }
    filled["data"] = json.dumps(filled["data"], ensure_ascii=False).replace("<", "\\u003c")
    html = _TEMPLATES.get_template("page.html").render(filled)
    return Response(html, media_type="text/html", headers={"Cache-Control": "no-cache", "Content-Language": lang})


def _spoken(lang: str) -> Language:
    if lang not in languages:
        raise NotFoundException  # said in the language of whoever asks
    return lang  # type: ignore[return-value]


@lru_cache(maxsize=4)
def built(pages: Path) -> dict[str, list[str]]:
    """The scripts and styles of the client's build, from its manifest; none where it has not been built."""
    file = pages / ".vite" / "manifest.json"
    if not file.exists():
        return {"scripts": [], "styles": []}
    entry = json.loads(file.read_text("utf-8"))[ENTRY]
    return {"scripts": [f"/assets/{entry['file']}"], "styles": [f"/assets/{css}" for css in entry.get("css", [])]}
