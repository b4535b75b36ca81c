/** Where the bricks and labels of a building stand, in pixels. Presentation only: heights are to scale, so area is chips. */
import type { FloorsView } from "../wire/messages";

export interface Placed {
  pot: number; // below 0: what is returned, -1 the first
  label: number; // y of the label's middle
  line: number; // y of the line above the label: the floor's own cut wherever the labels leave room for it
  from: number; // y of the floor's top
  to: number; // y of the floor's bottom
  room: number; // pixels that the label needs
}

/** What a label says under its name. */
export interface Label {
  formula: string;
  names: string;
}

export interface Plan {
  height: number;
  scale: number; // pixels a chip
  rows: Placed[]; // bottom first
}

/** The plan for a building of at least `least` pixels, with labels as high as `room` says (from the ground up). The scale is never bent: labels move, bricks do not. */
export function plan(floors: FloorsView, least: number, room: (label: Label, at: number) => number): Plan {
  const highest = Math.max(1, ...floors.columns.map((column) => column.put_in));
  const spans: [number, number, number, number][] = [
    ...floors.floors.map((floor): [number, number, number, number] => {
      const tops = floor.bricks.map((brick) => brick.to);
      const bottoms = floor.bricks.map((brick) => brick.from);
      return [floor.index, Math.min(highest, ...bottoms), Math.max(0, ...tops), room({ formula: floor.formula, names: floor.eligible.join(" · ") }, floor.index)];
    }),
    ...floors.returned.map((back, at): [number, number, number, number] => [-1 - at, back.from, back.to, room({ formula: back.formula, names: "" }, floors.floors.length + at)]),
  ];
  const height = Math.max(
    least,
    spans.reduce((sum, span) => sum + span[3], 0),
  );
  const scale = height / highest;
  const rows = spans.map(([pot, from, to, tall]) => ({
    pot,
    from: height - to * scale,
    to: height - from * scale,
    label: height - ((from + to) / 2) * scale,
    line: 0,
    room: tall,
  }));
  let floor = height;
  for (const row of rows) {
    row.label = Math.min(row.label, floor - row.room / 2);
    floor = row.label - row.room / 2;
  }
  let ceiling = 0;
  for (const row of [...rows].reverse()) {
    row.label = Math.max(row.label, ceiling + row.room / 2);
    row.line = Math.min(row.label - row.room / 2, Math.max(ceiling, row.from));
    ceiling = row.label + row.room / 2;
  }
  return { height, scale, rows };
}
