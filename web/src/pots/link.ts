/** The form in the address: a reload, another language and a friend see the same pot. The fragment of an address is sent to nobody. */
import { lang } from "../i18n";
import { data, fill, MOST_ROWS, request, STATES, type Request } from "./form";

let untouched = "";

/** The form as a fragment, "#p=" and base64url. */
export function fragment(): string {
  const { lang: _, ...kept } = request.value;
  const bytes = new TextEncoder().encode(JSON.stringify(kept));
  return `#p=${btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "")}`;
}

/** Writes the form into the address, unless nothing has been typed yet. */
export function remember(): void {
  const now = fragment();
  if (location.hash ? location.hash !== now : now !== untouched) history.replaceState(null, "", now);
}

/** Fills the form from the address, or from the default example. */
export function fillFromAddress(): void {
  const coded = new URLSearchParams(location.hash.slice(1)).get("p");
  const read = coded && decoded(coded);
  fill(read ? { ...read, lang, players: read.players.slice(0, MOST_ROWS) } : data.default);
  if (!read) untouched = fragment();
}

/** Null for a link that was cut short: the default example is better than nothing. */
function decoded(coded: string): Request | null {
  try {
    const bytes = Uint8Array.from(atob(coded.replaceAll("-", "+").replaceAll("_", "/")), (sign) => sign.charCodeAt(0));
    const read = JSON.parse(new TextDecoder().decode(bytes)) as Request;
    return sound(read) ? read : null;
  } catch {
    return null;
  }
}

const words = (value: unknown) => value === undefined || typeof value === "string";
const amount = (value: unknown) => words(value) || typeof value === "number";
const names = (value: unknown) => Array.isArray(value) && value.every((each) => typeof each === "string");

/** Whether a link holds what the form can show; whether it makes sense, the server says. */
function sound(read: Request): boolean {
  return (
    read.players.length > 0 &&
    read.players.every((player) => typeof player.name === "string" && player.put_in !== undefined && amount(player.put_in) && STATES.includes(player.state)) &&
    [read.ante, read.bb_ante, read.dead, read.unit].every(amount) &&
    [read.entry, read.button, read.house, read.folded_only, read.board].every(words) &&
    (read.ranking ?? []).every(names) &&
    Object.values(read.winners ?? {}).every(names) &&
    Object.values(read.cards ?? {}).every(words)
  );
}
