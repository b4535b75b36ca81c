"""What goes wrong with a request, as JSON with a code for machines and a sentence for people. Nothing of the inside is ever in it."""

import logging
from collections.abc import Mapping
from typing import Any

from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.status_codes import HTTP_400_BAD_REQUEST, HTTP_500_INTERNAL_SERVER_ERROR

from floorman.server.guard import HEADERS
from floorman.text.catalogue import language_of, languages, say

logger = logging.getLogger(__name__)
Asker = Request[Any, Any, Any]
CHOSEN = "floorman-lang"  # the cookie of whoever has chosen a language
KEYS = {400: "wire-bad-request", 404: "wire-not-found", 405: "wire-not-found", 413: "wire-bad-request", 415: "wire-bad-request"}


class Problem(HTTPException):
    """A refusal over HTTP. The sentence is given, or made from a message of the catalogue; `more` goes into its values."""

    def __init__(
        self,
        lang: str,
        status: int,
        reason: str,
        sentence: str = "",
        /,
        *,
        key: str = "",
        faults: list[str] | None = None,
        field: str = "",
        headers: dict[str, str] | None = None,
        **values: Any,
    ) -> None:
        super().__init__(detail=reason, status_code=status, headers=headers)
        self.body: dict[str, Any] = {"code": reason, "sentence": say(lang, key, **values) if key else sentence}
        if faults is not None:
            self.body["faults"] = faults
        if field:
            self.body["field"] = field


def spoken(request: Asker) -> str:
    """The language of whoever asks: `lang` in the query, or the first of `Accept-Language` that we speak."""
    asked = request.query_params.get("lang", "")
    return asked if asked in languages else preferred(request.headers)


def preferred(headers: Mapping[str, str]) -> str:
    """The language that was chosen on a page of ours, else the first of `Accept-Language` that we speak, else English."""
    for part in headers.get("cookie", "").split(";"):
        name, _, chosen = part.strip().partition("=")
        if name == CHOSEN and chosen in languages:
            return chosen
    ranked = []
    for at, part in enumerate(headers.get("accept-language", "").split(",")):
        name, _, quality = part.strip().partition(";q=")
        try:
            ranked.append((-float(quality or 1), at, name))
        except ValueError:
            continue
    for rank, _, name in sorted(ranked):
        if rank < 0 and name.split("-")[0].lower() in languages:
            return language_of(name)
    return "en"


def problem(request: Asker, error: Problem) -> Response[Any]:
    """A refusal of ours."""
    return _answer(error.body, error.status_code, error.headers)


def http_error(request: Asker, error: HTTPException) -> Response[Any]:
    """A refusal of the framework: no such address, a body that does not fit."""
    lang = spoken(request)
    key = KEYS.get(error.status_code, "wire-bad-request" if error.status_code < HTTP_500_INTERNAL_SERVER_ERROR else "wire-trouble")
    reason = _reason(error)
    body = {"code": f"http_{error.status_code}", "sentence": say(lang, key, reason=reason)}
    return _answer(body, error.status_code, error.headers)


def _reason(error: HTTPException) -> str:
    """Which field, in the words of whoever checked it."""
    if isinstance(error, ValidationException) and isinstance(error.extra, list) and error.extra:
        first = error.extra[0]
        if isinstance(first, dict):
            return f"{first.get('key', '')} {first.get('message', '')}".strip()
    return str(error.detail).partition("\n")[0][:200]


def nested(request: Asker, error: RecursionError) -> Response[Any]:
    """A body with brackets in brackets without end."""
    return _answer({"code": "nested", "sentence": say(spoken(request), "wire-bad-request", reason="[[[[[ ...")}, HTTP_400_BAD_REQUEST)


def trouble(request: Asker, error: Exception) -> Response[Any]:
    """A fault of ours: said so, and no more. What it was is in the server's own log."""
    logger.error("%s %s", request.method, request.url.path, exc_info=error)
    body = {"code": "trouble", "sentence": say(spoken(request), "wire-trouble")}
    return _answer(body, HTTP_500_INTERNAL_SERVER_ERROR)


def _answer(body: dict[str, Any], status: int, headers: Mapping[str, str] | None = None) -> Response[Any]:
    """An address that leads nowhere has no handler whose answer would get the headers of every answer."""
    return Response(body, status_code=status, media_type="application/json", headers={**HEADERS, **(headers or {})})
