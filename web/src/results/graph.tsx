/** The whole night for everybody, on wide screens: a line of steps a player, the large number's one drawn strongest. */
import { signed, t } from "../i18n";
import { hero, ranked, type Night } from "./night";
import { frameOf, level, steps } from "./steps";

const WIDTH = 420;
const HEIGHT = 280;
const LABEL = 20; // pixels between two names

export function Graph({ night }: { night: Night }) {
  const graph = night.results?.graph ?? {};
  const frame = frameOf(graph, WIDTH, HEIGHT);
  const strong = hero(night)?.player;
  const rows = ranked(night).filter((row) => graph[row.player]?.length);
  if (!rows.length) return null;
  const ends = spread(rows.map((row) => level(frame, graph[row.player]!.at(-1)!)));
  const ticks = [...new Set([frame.most, 0, frame.least])];
  return (
    <section class="graph" aria-label={t("web-results-graph")}>
      <h2>{t("web-results-graph")}</h2>
      <svg viewBox={`-8 -12 ${WIDTH + 206} ${HEIGHT + 44}`} aria-hidden="true">
        {ticks.map((net) => (
          <line key={net} class={net === 0 ? "zero" : "edge"} x1="0" x2={WIDTH} y1={level(frame, net)} y2={level(frame, net)} />
        ))}
        {rows.map((row) => (
          <path key={row.player} class={row.player === strong ? "strong" : ""} d={steps(frame, graph[row.player]!)} />
        ))}
        {rows.map((row, at) => (
          <g key={row.player} class={row.player === strong ? "strong" : ""}>
            <path class="lead" d={`M${WIDTH} ${level(frame, graph[row.player]!.at(-1)!)}L${WIDTH + 14} ${ends[at]}`} />
            <text x={WIDTH + 20} y={ends[at]}>
              {shortened(row.name)}
            </text>
            <text class="n" x={WIDTH + 198} y={ends[at]} text-anchor="end">
              {signed(row.net)}
            </text>
          </g>
        ))}
        <text class="hands n" x="0" y={HEIGHT + 22}>
          1
        </text>
        <text class="hands n" x={WIDTH} y={HEIGHT + 22} text-anchor="end">
          {frame.hands}
        </text>
      </svg>
    </section>
  );
}

const shortened = (name: string) => ([...name].length > 12 ? `${[...name].slice(0, 11).join("")}…` : name);

/** The heights of the names, top first: moved apart, never out of the picture. */
function spread(wanted: number[]): number[] {
  const placed = wanted.map((y, at) => Math.max(y, at * LABEL));
  for (let at = 1; at < placed.length; at++) placed[at] = Math.max(placed[at]!, placed[at - 1]! + LABEL);
  let floor = HEIGHT + LABEL / 2;
  for (let at = placed.length - 1; at >= 0; at--) {
    placed[at] = Math.min(placed[at]!, floor);
    floor = placed[at]! - LABEL;
  }
  return placed;
}
