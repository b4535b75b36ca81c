/**
 * The stepped building of a settlement: a column a player, a floor a pot, to scale, with name, amount, formula and eligible names beside it.
 *
 * `<Building floors={…} size="phone" sky={…} />`: sizes phone, desk, tv; poster and wall are the front page's. `paid` are pots that have
 * been paid out, `current` is the one being awarded; `left` is how wide the columns may be together, `least` how high the bricks. Readers
 * get the same as a table. `<SmallBuilding floors={…} />` is the one of the room's header.
 */
import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { t } from "../i18n";
import type { FloorsView } from "../wire/messages";
import { chips, chipsInParts, Chips, inUnit } from "./figure";
import { plan, type Placed } from "./floors";
import { Icon } from "./icon";

// `line` is how many letters fit on a line of a label, `row` how high such a line is, `sky` the size of the large number, `join` the way
// from the bricks to the labels, `roomy` a column where all amounts are short.
const SIZES = {
  phone: { column: 36, roomy: 60, least: 300, room: 72, line: 22, row: 20, digit: 15, gap: 2, join: 12, left: 180, sky: 56 },
  desk: { column: 108, roomy: 116, least: 480, room: 92, line: 48, row: 22, digit: 15, gap: 2, join: 24, left: 480, sky: 68 },
  poster: { column: 60, roomy: 62, least: 200, room: 40, line: 22, row: 20, digit: 20, gap: 2, join: 14, left: 190, sky: 56 },
  wall: { column: 116, roomy: 116, least: 620, room: 92, line: 48, row: 22, digit: 28, gap: 2, join: 32, left: 348, sky: 68 },
  tv: { column: 150, roomy: 150, least: 560, room: 124, line: 40, row: 40, digit: 28, gap: 4, join: 36, left: 720, sky: 136 },
} as const;
const SHORT = 4; // signs
const LONG = 6;
const LONGER = 9;
const SLIM = 34; // px: names under a column that is not wider stand upright
const NAMELESS = 15;
const AIR = 8; // px above and below a label together
const SKY_HEIGHT = 2; // times the number
export type Size = keyof typeof SIZES;
const LARGE = new Set<Size>(["desk", "wall"]);
const LAST_COLOUR = 4;

interface Props {
  floors: FloorsView;
  size: Size;
  sky?: ComponentChildren;
  paid?: number[];
  current?: number | null;
  left?: number;
  least?: number;
}

export function Building({ floors, size, sky, paid = [], current = null, left = Infinity, least }: Props) {
  const sizes = SIZES[size];
  const lines = (text: string) => Math.max(0, Math.ceil(text.length / sizes.line) - 1);
  const [labels, tall] = useHeights();
  const { height, scale, rows } = plan(floors, least ?? sizes.least, (label, at) =>
    Math.max(sizes.room, size === "tv" ? sizes.room + (lines(label.formula) + lines(label.names)) * sizes.row : (tall[at] ?? 0) + AIR),
  );
  const short = [...floors.floors, ...floors.returned].every((each) => chips(each.amount).length <= SHORT);
  const column = Math.min(short ? sizes.roomy : sizes.column, Math.min(sizes.left, left) / Math.max(1, floors.columns.length));
  const width = column * floors.columns.length;
  // The large number has the sky over the low columns, or, where that is too narrow for it, a place of its own above.
  const free = floors.columns.filter((each) => each.put_in * scale < height - sizes.sky * SKY_HEIGHT).length * column;
  const above = chips(floors.total).length * sizes.sky * 0.52 > free;
  return (
    <div class={`bld ${size}`}>
      {sky && (
        <div class={above ? "sky above" : "sky"} style={{ "--signs": chips(floors.total).length }}>
          {sky}
        </div>
      )}
      <div class="bld-body" aria-hidden="true">
        <svg class="bricks" width={width} height={height + 1} viewBox={`0 0 ${width} ${height + 1}`}>
          <Hatches />
          <Bricks floors={floors} column={column} height={height} scale={scale} digit={sizes.digit} gap={sizes.gap} paid={paid} />
        </svg>
        <ol class="labels" ref={labels} style={{ height: `${height}px` }}>
          <Joins rows={rows} width={sizes.join} height={height} />
          {rows.map((row) => (
            <Label key={`${row.pot} ${row.from}`} floors={floors} row={row} paid={paid.includes(row.pot)} current={row.pot === current} />
          ))}
        </ol>
      </div>
      {column >= NAMELESS && (
        <div class={column < SLIM ? "names slim" : "names"} aria-hidden="true" style={{ width: `${width}px` }}>
          {floors.columns.map((each) => (
            <span key={each.name} class={each.folded ? "off" : ""} style={{ width: `${column}px` }}>
              {each.name}
              {each.folded ? <small>{t("web-folded")}</small> : LARGE.has(size) && each.all_in && <small>{t("web-all-in")}</small>}
            </span>
          ))}
        </div>
      )}
      <PotsTable floors={floors} />
    </div>
  );
}

/** How high the labels are in the width they have, and a reference for their list: what the letters of three languages take, nobody can tell before. */
function useHeights(): [{ current: HTMLOListElement | null }, number[]] {
  const list = useRef<HTMLOListElement>(null);
  const [heights, setHeights] = useState<number[]>([]);
  useLayoutEffect(() => {
    const labels = [...(list.current?.querySelectorAll<HTMLElement>(".label") ?? [])];
    const measure = () => {
      const found = labels.map((label) => label.offsetHeight);
      setHeights((before) => (before.join() === found.join() ? before : found));
    };
    measure();
    const watch = new ResizeObserver(measure);
    for (const label of labels) watch.observe(label);
    return () => watch.disconnect();
  });
  return [list, heights];
}

/** The bricks alone, from the ground up. */
function Bricks({ floors, column, height, scale, digit, gap, paid }: { floors: FloorsView; column: number; height: number; scale: number; digit: number; gap: number; paid: number[] }) {
  const fits = (amount: number, tall: number) => chips(amount).length * digit * 0.56 <= column * 0.86 && tall >= digit + 6;
  const box = (at: number, from: number, to: number) => ({
    x: at * column + gap / 2,
    y: height - to * scale + gap / 2,
    width: Math.max(1, column - gap),
    height: Math.max(1, (to - from) * scale - gap),
  });
  const plate = (at: number, from: number, to: number, amount: number) => {
    const wide = chips(amount).length * digit * 0.56 + 6;
    return { x: (at + 0.5) * column - wide / 2, y: height - ((from + to) / 2) * scale - digit * 0.75, width: wide, height: digit * 1.5 };
  };
  const text = (at: number, from: number, to: number, amount: number, kind: string) => {
    const [digits, word] = chipsInParts(amount);
    if (!fits(amount, (to - from) * scale)) return null;
    return (
      <>
        {kind === "folded" && <rect class="plate" {...plate(at, from, to, amount)} />}
        <text class={kind} x={(at + 0.5) * column} y={height - ((from + to) / 2) * scale} font-size={digit}>
          {digits}
          {word && <tspan class="word">{word}</tspan>}
        </text>
      </>
    );
  };
  return (
    <>
      {floors.floors.map((floor) => {
        const colour = Math.min(floor.index, LAST_COLOUR);
        return floor.bricks.map((brick) => (
          <g key={`${floor.index} ${brick.column} ${brick.kind}`} class={`p${colour} ${paid.includes(floor.index) ? "paidout" : brick.kind}`}>
            <rect {...box(brick.column, brick.from, brick.to)} rx="2" />
            {text(brick.column, brick.from, brick.to, brick.amount, brick.kind)}
          </g>
        ));
      })}
      {floors.returned.map((back) => (
        <g key={back.name} class="back">
          <rect {...box(back.column, back.from, back.to)} rx="2" />
          {text(back.column, back.from, back.to, back.amount, "back")}
        </g>
      ))}
    </>
  );
}

/** A floor's cut runs on into the line above its label, aslant where the label had to move. */
function Joins({ rows, width, height }: { rows: Placed[]; width: number; height: number }) {
  return (
    <li class="joins" style={{ left: `${-width}px`, width: `${width}px` }}>
      <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
        <path d={rows.map((row) => `M0 ${row.from + 0.5}L${width} ${row.line + 0.5}`).join("")} />
      </svg>
    </li>
  );
}

function Label({ floors, row, paid, current }: { floors: FloorsView; row: Placed; paid: boolean; current: boolean }) {
  const floor = floors.floors[row.pot];
  const returned = row.pot < 0 ? floors.returned[-1 - row.pot] : undefined;
  const amount = (floor ?? returned)?.amount ?? 0;
  const signs = chips(amount).length;
  return (
    <li class={`${paid ? "paid" : ""} ${current ? "cur" : ""}`} style={{ top: `${row.line}px`, height: `${(row.label - row.line) * 2}px` }}>
      <div class="label">
        <b>{floor ? floor.label : returned?.sentence}</b>
        <Chips value={amount} class={`amt ${signs > LONGER ? "longer" : ""} ${signs > LONG ? "long" : ""}`} />
        <p class="n eq">{inUnit((floor ?? returned)?.formula ?? "")}</p>
        <p class="s dots">{floor ? eligible(floor.eligible) : t("web-nobody-called")}</p>
      </div>
    </li>
  );
}

const eligible = (names: string[]) => (names.length ? names.join("\u00a0· ") : t("web-nobody-eligible"));

/** Hatching for folded bricks, one pattern a colour. */
function Hatches() {
  return (
    <defs>
      {[0, 1, 2, 3, 4].map((colour) => (
        <pattern key={colour} id={`hatch-${colour}`} class={`p${colour}`} width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="2" height="7" class="stripe" />
        </pattern>
      ))}
    </defs>
  );
}

/** The same facts as a table, for readers. */
function PotsTable({ floors }: { floors: FloorsView }) {
  return (
    <div class="vh">
    <table>
      <caption>{t("web-pots-table")}</caption>
      <thead>
        <tr>
          <th scope="col">{t("web-pot")}</th>
          <th scope="col">{t("web-amount")}</th>
          <th scope="col">{t("web-formula")}</th>
          <th scope="col">{t("web-eligible")}</th>
        </tr>
      </thead>
      <tbody>
        {floors.floors.map((floor) => (
          <tr key={floor.index}>
            <th scope="row">{floor.label}</th>
            <td>{chips(floor.amount)}</td>
            <td>{inUnit(floor.formula)}</td>
            <td>{eligible(floor.eligible)}</td>
          </tr>
        ))}
        {floors.returned.map((back) => (
          <tr key={back.name}>
            <th scope="row">{back.sentence}</th>
            <td>{chips(back.amount)}</td>
            <td>{inUnit(back.formula)}</td>
            <td>{t("web-nobody-called")}</td>
          </tr>
        ))}
      </tbody>
    </table>
    </div>
  );
}

/** The check sum: every addend underlined in its floor's colour, the double rule under what has been checked. */
export function CheckSum({ floors }: { floors: FloorsView }) {
  return (
    <p class="check">
      <span class="s">{t("web-check-sum")}</span>
      <span class="n thin sum">
        {floors.check.terms.map((term, at) => (
          <span key={at}>
            {at > 0 && " + "}
            <Chips value={term.amount} class={`thin ad ${term.pot < 0 ? "back" : `p${Math.min(term.pot, LAST_COLOUR)}`}`} />
          </span>
        ))}
        {" = "}
        <span class="checked">
          <Chips value={floors.check.total} class={floors.check.holds ? "double" : "wrong"} />
          {floors.check.holds && <Icon name="check" />}
        </span>
      </span>
    </p>
  );
}

const MINI_WIDE = 6; // columns; with more the building has a row of its own
const MINI_LETTER = 12; // px: a letter of a name below a column

/**
 * The building of a room's header. Names stand below their columns where all of them fit; otherwise numbers do, and `Legend` says whose they
 * are. `beside` is the number it has to share the width with.
 */
export function SmallBuilding({ floors, beside }: { floors: FloorsView; beside: number }) {
  const { column, height, named } = miniature(floors, beside);
  const highest = Math.max(1, ...floors.columns.map((each) => each.put_in));
  const width = column * floors.columns.length;
  return (
    <div class="mini" aria-hidden="true">
      <svg class="bricks" width={width} height={height + 1} viewBox={`0 0 ${width} ${height + 1}`}>
        <Hatches />
        <Bricks floors={floors} column={column} height={height} scale={height / highest} digit={13} gap={2} paid={[]} />
        <line class="ground" x1="0" x2={width} y1={height} y2={height} />
      </svg>
      <div class="names" style={{ width: `${width}px` }}>
        {floors.columns.map((each, at) => (
          <span key={each.name} class={each.folded ? "off" : ""} style={{ width: `${column}px` }}>
            {named ? each.name : at + 1}
          </span>
        ))}
      </div>
    </div>
  );
}

/** Whose the numbers below a small building are, and what each has put in, also where that is too little to be seen. */
export function Legend({ floors, beside }: { floors: FloorsView; beside: number }) {
  if (miniature(floors, beside).named) return null;
  return (
    <ol class="legend" aria-hidden="true">
      {floors.columns.map((each, at) => (
        <li key={each.name} class={each.folded ? "off" : ""}>
          <b>{at + 1}</b> <span>{each.name}</span> <Chips value={each.put_in} class="thin" />
        </li>
      ))}
    </ol>
  );
}

function miniature({ columns }: FloorsView, beside: number): { column: number; height: number; named: boolean } {
  const wide = columns.length > MINI_WIDE;
  const room = wide ? 288 : Math.max(84, 350 - chips(beside).length * 36);
  const column = Math.min(wide ? 60 : 44, room / Math.max(1, columns.length));
  return { column, height: wide ? 96 : 128, named: columns.every((each) => lettersOf(each.name) * MINI_LETTER <= column) };
}

/** How many letters wide a name is: a sign of Korean or Japanese is one, a Latin one less. */
const lettersOf = (name: string) => [...name].reduce((sum, sign) => sum + (/[\u1100-\uffdc]/.test(sign) ? 1 : 0.62), 0);
