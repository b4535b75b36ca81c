/** Numbers: the figure face, 1,000, a true minus; on request in 만 or 万, which only show what divides and what is left. */
import { signal } from "@preact/signals";
import { figure, lang, showTextBy, signed } from "../i18n";

const KEY = "floorman.unit";
export type Unit = "chips" | "myriad";
export const unit = signal<Unit>(localStorage.getItem(KEY) === "myriad" && lang !== "en" ? "myriad" : "chips");

/** Chips as they are, or by ten thousands. */
export function setUnit(to: Unit): void {
  unit.value = to;
  localStorage.setItem(KEY, to);
}

/** Chips in words for a text: 30,000 is 3만 where that is asked for; 12,345 stays. */
export function chips(value: number): string {
  return inMyriads(value) ? figure(value / 10000) + MYRIAD : figure(value);
}

/** The same in two parts, for drawings: the figure, and 만 or 万 or nothing. */
export function chipsInParts(value: number): [string, string] {
  return inMyriads(value) ? [figure(value / 10000), MYRIAD] : [figure(value), ""];
}

/** A text of the server's with its amounts in the unit of this device: "200,000 × 3" is 20만 × 3. */
export function inUnit(text: string): string {
  return unit.value === "myriad" ? text.replace(/(?<!\d|\d,)\d{1,3}(?:,\d{3})+(?!\d|,\d)/g, (digits) => chips(Number(digits.replaceAll(",", "")))) : text;
}

showTextBy(inUnit);

const MYRIAD = lang === "ja" ? "万" : "만";
const inMyriads = (value: number) => unit.value === "myriad" && value !== 0 && value % 1000 === 0 && Math.abs(value) >= 10000;

/** `<Chips value={30000} />`; `sign` puts + before a gain. */
export function Chips({ value, sign, class: extra = "" }: { value: number; sign?: boolean; class?: string }) {
  const shown = sign ? signed : figure;
  return (
    <span class={`n ${extra}`}>
      {inMyriads(value) ? (
        <>
          {shown(value / 10000)}
          <i>{MYRIAD}</i>
        </>
      ) : (
        shown(value)
      )}
    </span>
  );
}
