/** What is typed into the calculator: rows, dead money, house, and what is known of the showdown, as the request it makes. */
import { computed, signal } from "@preact/signals";
import { lang } from "../i18n";
import { pageData } from "../page";

export const STATES = ["in", "all_in", "folded"] as const;
export type State = (typeof STATES)[number];
export interface Row {
  id: number;
  name: string;
  amount: string;
  state: State;
}
export type Showdown = "" | "ranking" | "winners" | "cards";

export interface Request {
  players: { name: string; put_in: number | string; state: State }[];
  lang: string;
  entry?: "put_in" | "stack";
  ante?: number | string;
  bb_ante?: number | string;
  dead?: number | string;
  button?: string;
  unit?: number | string;
  house?: string;
  folded_only?: string;
  ranking?: string[][];
  winners?: Record<string, string[]>;
  cards?: Record<string, string>;
  board?: string;
}

export const MOST_ROWS = 23;
export const data = pageData<{ default: Request; examples: { title: string; request: Request }[] }>();

let lastId = 0;
const row = (name: string, amount: string, state: State): Row => ({ id: ++lastId, name, amount, state });

export const rows = signal<Row[]>([]);
export const entry = signal<"put_in" | "stack">("put_in");
export const ante = signal("");
export const bbAnte = signal("");
export const dead = signal("");
export const button = signal("");
export const unitChip = signal("");
export const house = signal("house");
export const foldedOnly = signal("");
export const showdown = signal<Showdown>("");
/** Best first; those in one group tie. */
export const ranking = signal<string[][]>([]);
export const winners = signal<Record<string, string[]>>({});
export const cards = signal<Record<string, string>>({});
export const board = signal("");

/** Fills the form. */
export function fill(request: Request): void {
  rows.value = request.players.map((player) => row(player.name, shown(player.put_in), player.state));
  entry.value = request.entry ?? "put_in";
  ante.value = shown(request.ante ?? "");
  bbAnte.value = shown(request.bb_ante ?? "");
  dead.value = shown(request.dead ?? "");
  button.value = request.button ?? "";
  unitChip.value = shown(request.unit === 1 ? "" : (request.unit ?? ""));
  house.value = request.house ?? "house";
  foldedOnly.value = request.folded_only ?? "";
  ranking.value = request.ranking ?? [];
  winners.value = request.winners ?? {};
  cards.value = request.cards ?? {};
  board.value = request.board ?? "";
  showdown.value = request.ranking?.length ? "ranking" : request.board || request.cards ? "cards" : request.winners ? "winners" : "";
}

const shown = (amount: number | string) => (typeof amount === "number" ? amount.toLocaleString("en-US") : amount);

/** The form as the server takes it. Rows without a name and an amount are not there yet. */
export const request = computed<Request>(() => {
  const filled = rows.value.filter((each) => each.name.trim() || each.amount.trim());
  const made: Request = {
    players: filled.map((each) => ({ name: each.name.trim() || " ", put_in: each.amount.trim() || 0, state: entry.value === "stack" && each.state === "in" ? "all_in" : each.state })),
    lang,
  };
  if (entry.value === "stack") made.entry = "stack";
  for (const [field, typed] of [
    ["ante", ante],
    ["bb_ante", bbAnte],
    ["dead", dead],
    ["unit", unitChip],
  ] as const) {
    if (typed.value.trim()) made[field] = typed.value.trim();
  }
  if (button.value && filled.some((each) => each.name.trim() === button.value)) made.button = button.value;
  if (house.value !== "house") made.house = house.value;
  if (foldedOnly.value) made.folded_only = foldedOnly.value;
  const live = new Set(filled.filter((each) => each.state !== "folded").map((each) => each.name.trim()));
  const groups = ranking.value.map((group) => group.filter((name) => live.has(name))).filter((group) => group.length);
  if (showdown.value === "ranking" && groups.length) made.ranking = groups;
  if (showdown.value === "winners") {
    const named = Object.entries(winners.value).map(([pot, names]) => [pot, names.filter((name) => live.has(name))] as const);
    if (named.some(([, names]) => names.length)) made.winners = Object.fromEntries(named.filter(([, names]) => names.length));
  }
  if (showdown.value === "cards") {
    made.cards = Object.fromEntries(Object.entries(cards.value).filter(([name, held]) => live.has(name) && held.trim()));
    made.board = board.value.trim();
  }
  return made;
});

export const liveNames = computed(() => rows.value.filter((each) => each.state !== "folded" && each.name.trim()).map((each) => each.name.trim()));

/** Changes a row. */
export function change(id: number, changed: Partial<Row>): void {
  rows.value = rows.value.map((each) => (each.id === id ? { ...each, ...changed } : each));
}

/** Another row, with the next letter for a name. */
export function addRow(): number {
  if (rows.value.length >= MOST_ROWS) return rows.value.at(-1)?.id ?? 0;
  const names = new Set(rows.value.map((each) => each.name));
  const letter = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"].find((each) => !names.has(each)) ?? "";
  const made = row(letter, "", "all_in");
  rows.value = [...rows.value, made];
  return made.id;
}

export function removeRow(id: number): void {
  if (rows.value.length > 2) rows.value = rows.value.filter((each) => each.id !== id);
}

// "B: 40 all-in", "Seat 1<tab>1,200<tab>fold", "지영 3만": a name, the last number of the line with its unit, and words without a number.
const PASTED = /^(.+?)[\s:=,，：]+((?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?(?:\s?[천千만万억億]|\s?[kmb](?![a-z]))*)(\D*)$/i;
const ALL_IN = /all.?in|올인|オールイン/i;
const FOLDED = /fold|폴드|フォールド|降り/i;

/** Lines pasted into a row: "A 20", "B: 40 all-in", one a player. False where there is only one. */
export function paste(id: number, text: string): boolean {
  const lines = text.split(/[\n;]+/).map((line) => line.trim()).filter(Boolean);
  const read = lines.map((line) => PASTED.exec(line)).filter((found) => found !== null);
  if (read.length < 2) return false;
  const at = rows.value.findIndex((each) => each.id === id);
  const made = read.map(([, name, amount, words]) => row(name!.trim(), amount!.trim(), told(words!)));
  rows.value = [...rows.value.slice(0, at), ...made, ...rows.value.slice(at + made.length)].slice(0, MOST_ROWS);
  return true;
}

/** What the words behind a pasted amount say; no words, all-in: that is what people paste. */
function told(words: string): State {
  if (FOLDED.test(words)) return "folded";
  return ALL_IN.test(words) || !/\p{L}/u.test(words) ? "all_in" : "in";
}
