/** The results of a night, drawn from its view: the large number, the ledger, who pays whom, the night as lines. */
import { useState } from "preact/hooks";
import { lang, signed, t } from "../i18n";
import { href, roomCode } from "../page";
import { Chips } from "../parts/figure";
import { Header, Languages } from "../parts/header";
import { Icon } from "../parts/icon";
import { Sheet } from "../parts/sheet";
import { switchTheme, theme } from "../theme";
import type { PaymentView } from "../wire/messages";
import { Graph } from "./graph";
import { History } from "./history";
import { Ledger, Notes } from "./ledger";
import { hero, lasted, ranked, type Night } from "./night";
import { Payments } from "./payments";
import { copyText, Ways } from "./ways";

interface Doing {
  onTick: (payment: PaymentView, paid: boolean) => void;
  onMore: () => void;
}
const path = `/r/${roomCode}/results`;

export function ResultsPage({ night, offline, onTick, onMore }: Doing & { night: Night; offline: boolean }) {
  const { results } = night;
  return (
    <div class="results">
      <Header path={path} />
      {offline && (
        <p class="offline slip s" role="status">
          {t("web-results-offline")}
        </p>
      )}
      <Bar night={night} />
      <main>
        <div class="facts paper">
          <Hero night={night} />
          {!results && <Open />}
          <Ledger night={night} />
          <Notes night={night} />
        </div>
        <div class="more">
          {results && <Payments night={night} onTick={onTick} />}
          <Graph rows={ranked(night)} graph={results?.graph ?? {}} strong={hero(night)?.player} size="wide" />
          <History night={night} onMore={onMore} />
          <p class="fine s m">{t("web-results-play-chips")}</p>
        </div>
      </main>
      {results && <Dock night={night} />}
    </div>
  );
}

function Bar({ night }: { night: Night }) {
  const [menu, setMenu] = useState(false);
  const time = lasted(night);
  const long = time && (time.hours ? t("web-results-hours", time) : t("web-results-minutes", time));
  return (
    <header class="rbar">
      <div>
        <h1>{night.room.name || t("web-results-title")}</h1>
        <p class="s m">{[t("web-results-hands", { hands: night.room.number }), ...(long ? [long] : [])].join(" · ")}</p>
      </div>
      <button type="button" class="ic" data-do="menu" aria-label={t("web-results-menu")} onClick={() => setMenu(true)}>
        <Icon name="more" />
      </button>
      {menu && (
        <Sheet title={t("web-results-menu")} onClose={() => setMenu(false)}>
          <ul class="ways">
            <li>
              <a href={href(lang, `/r/${roomCode}`)} data-do="table">
                <Icon name="back" />
                {t("web-results-table")}
              </a>
            </li>
            <li>
              <button type="button" data-do="theme" onClick={switchTheme}>
                <Icon name={theme.value === "dark" ? "sun" : "moon"} />
                {t(theme.value === "dark" ? "web-theme-light" : "web-theme-dark")}
              </button>
            </li>
          </ul>
          <Languages path={path} />
        </Sheet>
      )}
    </header>
  );
}

function Hero({ night }: { night: Night }) {
  const row = hero(night);
  if (!row) return null;
  return (
    <div class="hero">
      <p class="s m">{t("web-results-of", { name: row.name })}</p>
      <div style={{ "--signs": signed(row.net).length }}>
        <Chips value={row.net} sign class="xl" />
      </div>
    </div>
  );
}

/** Before the night is closed: this is how it stands, and the way back to the table. */
function Open() {
  return (
    <div class="open">
      <p>{t("web-results-open")}</p>
      <a class="b small" href={href(lang, `/r/${roomCode}`)} data-do="table">
        <Icon name="back" />
        {t("web-results-table")}
      </a>
    </div>
  );
}

function Dock({ night }: { night: Night }) {
  const [ways, setWays] = useState(false);
  return (
    <div class="dock share">
      <button type="button" class="b small" data-do="copy-text" onClick={() => void copyText(night.results!.text)}>
        <Icon name="copy" />
        {t("web-results-copy-text")}
      </button>
      <button type="button" class="b small fill" data-do="share" onClick={() => setWays(true)}>
        <Icon name="share" />
        {t("web-results-share")}
      </button>
      {ways && <Ways night={night} onClose={() => setWays(false)} />}
    </div>
  );
}
