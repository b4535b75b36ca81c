/** The hands of the night from the log, the newest first; older ones are asked for. */
import { t } from "../i18n";
import { inUnit } from "../parts/figure";
import { Icon } from "../parts/icon";
import type { LineView } from "../wire/messages";
import type { Night } from "./night";

export function History({ night, onMore }: { night: Night; onMore: () => void }) {
  const hands = byHand(night.lines);
  return (
    <details class="history" open={!night.results}>
      <summary data-do="history">
        <h2>{t("web-results-history")}</h2>
        <Icon name="down" />
      </summary>
      {hands.length === 0 && !night.older && <p class="empty m">{t("web-results-no-hands")}</p>}
      {hands.map(([number, lines]) => (
        <details key={number} class="hand">
          <summary>
            <b>{t("web-results-hand", { number })}</b>
            <span class="s m">{inUnit(lines.at(-1)?.text ?? "")}</span>
          </summary>
          <ol>
            {lines.map((line) => (
              <li key={`${line.version} ${line.text}`}>{inUnit(line.text)}</li>
            ))}
          </ol>
        </details>
      ))}
      {night.older && (
        <button type="button" class="b small quiet wide" data-do="more" onClick={onMore}>
          {t("web-results-older")}
        </button>
      )}
    </details>
  );
}

/** Lines of hands by the number of the hand, the newest hand first, its lines in order. */
function byHand(lines: LineView[]): [number, LineView[]][] {
  const hands = new Map<number, LineView[]>();
  for (const line of lines) {
    if (line.kind !== "hand") continue;
    const told = hands.get(line.number);
    if (told) told.push(line);
    else hands.set(line.number, [line]);
  }
  return [...hands].sort(([one], [other]) => other - one);
}
