/** The top of a page: the mark, the ways to the other pages, languages, theme. `path` is this page's address behind the language. */
import { lang, LANGUAGES, LANGUAGE_NAMES, t } from "../i18n";
import { href, pageName } from "../page";
import { switchTheme, theme } from "../theme";
import { Icon, Mark } from "./icon";

const PAGES: [string, string][] = [
  ["pots", "/pots"],
  ["new", "/new"],
];

export function Header({ path }: { path: string }) {
  return (
    <header class="head">
      <a class="brand" href={href(lang, "/")} aria-label="floorman">
        <Mark />
        <span>floorman</span>
      </a>
      <nav class="main" aria-label={t("web-nav")}>
        {PAGES.map(([name, to]) => (
          <a key={name} href={href(lang, to)} aria-current={pageName === name ? "page" : undefined}>
            {t(`web-nav-${name}`)}
          </a>
        ))}
      </nav>
      <Languages path={path} />
      <button type="button" class="ic theme" aria-label={t(theme.value === "dark" ? "web-theme-light" : "web-theme-dark")} onClick={switchTheme}>
        <Icon name={theme.value === "dark" ? "sun" : "moon"} />
      </button>
    </header>
  );
}

/** The three languages; the fragment of the address, where an invite or a pot may be, goes along. */
export function Languages({ path }: { path: string }) {
  return (
    <nav class="langs" aria-label={t("web-languages")}>
      {LANGUAGES.map((each) => (
        <a
          key={each}
          href={href(each, path) + location.hash}
          lang={each}
          hreflang={each}
          aria-current={each === lang ? "true" : undefined}
          onClick={(event) => {
            // An invite in nobody's language leads to the one that was chosen.
            document.cookie = `floorman-lang=${each}; path=/; max-age=31536000; samesite=lax`;
            (event.currentTarget as HTMLAnchorElement).href = href(each, path) + location.hash;
          }}
        >
          {LANGUAGE_NAMES[each]}
        </a>
      ))}
    </nav>
  );
}
