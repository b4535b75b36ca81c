/** What happened, newest first; filtered by kind, older lines on request. */
import { signal } from "@preact/signals";
import { t } from "../i18n";
import { inUnit } from "../parts/figure";
import type { LineView } from "../wire/messages";
import { lines, moreLines, olderLines } from "../wire/store";

type Kind = LineView["kind"] | "all";
const KINDS: Kind[] = ["all", "hand", "chips", "seat", "floor"];
const kind = signal<Kind>("all");

export function LogList() {
  const shown = lines.value.filter((line) => kind.value === "all" || line.kind === kind.value).reverse();
  return (
    <div class="log">
      <div class="filters" role="group" aria-label={t("web-room-log-filter")}>
        {KINDS.map((each) => (
          <button key={each} type="button" aria-pressed={kind.value === each} onClick={() => (kind.value = each)}>
            {t(`web-room-log-${each}`)}
          </button>
        ))}
      </div>
      <ol tabIndex={0} aria-label={t("web-room-log")}>
        {shown.map((line) => (
          <li key={line.version}>
            <time class="n thin m">{new Date(line.at).toLocaleTimeString("en-GB", { hour: "2-digit", minute: "2-digit" })}</time>
            <span>{inUnit(line.text)}</span>
          </li>
        ))}
      </ol>
      {olderLines.value && (
        <button type="button" class="b small wide" data-do="older" onClick={moreLines}>
          {t("web-room-log-older")}
        </button>
      )}
    </div>
  );
}
