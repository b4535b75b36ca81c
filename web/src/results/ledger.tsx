/** One row a player: the night as a line, what he bought, what he took off, his net. The check sum below has been checked by the server. */
import { figure, signed, t } from "../i18n";
import { Chips } from "../parts/figure";
import type { LedgerRowView } from "../wire/messages";
import { nameOf, ranked, type Night } from "./night";
import { frameOf, level, steps, type Frame } from "./steps";

export function Ledger({ night }: { night: Night }) {
  const { results } = night;
  const frame = results && frameOf(results.graph, 88, 26, true);
  const rows = ranked(night);
  if (!rows.length) return <p class="empty m">{t("web-results-empty")}</p>;
  return (
    <div class="ledger-room">
      <table class={`ledger ${results ? "" : "running"}`} role="table">
        <thead role="rowgroup">
          <tr role="row">
            <th role="columnheader">{t("web-results-player")}</th>
            <th role="columnheader" class="course" aria-label={t("web-graph")} />
            <th role="columnheader" class="in">
              {t("web-results-in")}
            </th>
            <th role="columnheader" class="out">
              {t(results ? "web-results-out" : "web-results-stack")}
            </th>
            <th role="columnheader" class="net">
              {t("web-results-net")}
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <Row key={row.player} row={row} mine={row.player === night.me.player} frame={frame} course={results?.graph[row.player]} />
          ))}
        </tbody>
        {results && <Check night={night} rows={rows} />}
      </table>
    </div>
  );
}

function Row({ row, mine, frame, course }: { row: LedgerRowView; mine: boolean; frame: Frame | null; course: number[] | undefined }) {
  return (
    <tr role="row" class={mine ? "me" : ""}>
      <th role="rowheader">{row.name}</th>
      <td role="cell" class="course">
        {frame && course && <Spark frame={frame} nets={course} name={row.name} />}
      </td>
      <td role="cell" class="in" data-label={t("web-results-in")}>
        <Chips value={row.bought_in} />
      </td>
      <td role="cell" class="out" data-label={t(frame ? "web-results-out" : "web-results-stack")}>
        <Chips value={frame ? row.cashed_out : row.stack} />
        {!frame && row.cashed_out > 0 && <small>{`${t("web-results-out")} ${figure(row.cashed_out)}`}</small>}
      </td>
      <td role="cell" class="net">
        <Chips value={row.net} sign />
      </td>
    </tr>
  );
}

function Spark({ frame, nets, name }: { frame: Frame; nets: number[]; name: string }) {
  const label = t("web-results-course", { name, least: signed(Math.min(0, ...nets)), most: signed(Math.max(0, ...nets)) });
  return (
    <svg class="spark" viewBox={`0 -1 ${frame.width} ${frame.height + 2}`} role="img" aria-label={label}>
      <line x1="0" x2={frame.width} y1={level(frame, 0)} y2={level(frame, 0)} />
      <path d={steps(frame, nets)} />
    </svg>
  );
}

/** Every net once more, with what the house took: together nothing. */
function Check({ night, rows }: { night: Night; rows: LedgerRowView[] }) {
  const results = night.results!;
  const terms = [...rows.map((row) => row.net), results.house_take].filter((net) => net !== 0);
  return (
    <tfoot role="rowgroup">
      <tr role="row">
        <th role="rowheader">{t("web-results-check")}</th>
        <td role="cell" class="terms">
          {terms.map((net, at) => (
            <>
              <span key={at} class="n thin">
                {at ? `${net < 0 ? "−" : "+"} ${figure(Math.abs(net))}` : signed(net)}
              </span>{" "}
            </>
          ))}
          <span class="n thin">=</span>
        </td>
        <td role="cell" class="net">
          <b class="n double">0</b>
        </td>
      </tr>
    </tfoot>
  );
}

/** What explains the rows: the house's take, a difference and who bears it. */
export function Notes({ night }: { night: Night }) {
  const results = night.results;
  if (!results) return null;
  const { house_take: take, difference, bearer } = results;
  return (
    <>
      {take !== 0 && <p class="aside-note s m">{t("web-results-take", { amount: figure(take), name: nameOf(night, night.room.host) })}</p>}
      {bearer && difference !== 0 && (
        <p class="aside-note s m">
          {t(difference < 0 ? "web-results-short" : "web-results-over", { by: figure(Math.abs(difference)), name: nameOf(night, bearer) })}
        </p>
      )}
    </>
  );
}
