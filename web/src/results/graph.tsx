/** A night for everybody: a line of steps a player, one of them drawn strongest, the names where the lines end. */
import { signed, t } from "../i18n";
import { frameOf, level, steps } from "./steps";

// In pixels: the lines, how far to the end of the numbers, and how many letters of a name there is room for.
const SIZES = {
  wide: { width: 420, height: 280, label: 198, letters: 12 },
  narrow: { width: 176, height: 220, label: 168, letters: 8 },
} as const;
const LABEL = 20; // pixels between two names

interface Props {
  /** Who is shown, the first on top. */
  rows: { player: string; name: string; net: number }[];
  graph: Record<string, number[]>;
  strong: string | undefined;
  size: keyof typeof SIZES;
}

export function Graph({ rows: all, graph, strong, size }: Props) {
  const { width: WIDTH, height: HEIGHT, label, letters } = SIZES[size];
  const frame = frameOf(graph, WIDTH, HEIGHT);
  const rows = all.filter((row) => graph[row.player]?.length);
  if (!rows.length) return null;
  const ends = spread(rows.map((row) => level(frame, graph[row.player]!.at(-1)!)), HEIGHT);
  const ticks = [...new Set([frame.most, 0, frame.least])];
  return (
    <section class="graph" aria-label={t("web-graph")}>
      <h2>{t("web-graph")}</h2>
      <svg viewBox={`-8 -12 ${WIDTH + label + 8} ${HEIGHT + 44}`} aria-hidden="true">
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
              {shortened(row.name, letters)}
            </text>
            <text class="n" x={WIDTH + label} y={ends[at]} text-anchor="end">
              {signed(graph[row.player]!.at(-1)!)}
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

const shortened = (name: string, letters: number) => ([...name].length > letters ? `${[...name].slice(0, letters - 1).join("")}…` : name);

/** The heights of the names, top first: moved apart, never out of the picture. */
function spread(wanted: number[], height: number): number[] {
  const placed = wanted.map((y, at) => Math.max(y, at * LABEL));
  for (let at = 1; at < placed.length; at++) placed[at] = Math.max(placed[at]!, placed[at - 1]! + LABEL);
  let floor = height + LABEL / 2;
  for (let at = placed.length - 1; at >= 0; at--) {
    placed[at] = Math.min(placed[at]!, floor);
    floor = placed[at]! - LABEL;
  }
  return placed;
}
