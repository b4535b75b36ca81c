/** The keyboard: F C R, numbers for sizes, arrows, Enter, Esc, ? for help, P B S read the pot, the board, the stacks aloud. */
import { t } from "../i18n";
import { tell } from "../parts/live";
import { view } from "../wire/store";
import { leaf } from "./leaf";

type Listener = (key: string) => void;
const listeners = new Set<Listener>();

/** Hears every key that is meant for the table, until the returned function is called. */
export function pressed(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** From now on keys are heard. */
export function listen(): void {
  addEventListener("keydown", (event) => {
    const typing = event.target instanceof HTMLElement && event.target.closest("input:not([type=range]), select, textarea, dialog");
    const confirms = event.target instanceof HTMLElement && event.target.dataset["do"] === "raise-amount" && ["Enter", "Escape"].includes(event.key);
    // Enter on a button is that button; a key that is held down says nothing twice.
    const pressing = event.key === "Enter" && event.target instanceof HTMLElement && event.target.closest("button, a, summary");
    if ((typing && !confirms) || pressing || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.repeat && !event.key.startsWith("Arrow")) return;
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    if (key === "?") leaf.value = "help";
    if (key === "p") readPot();
    if (key === "b") readBoard();
    if (key === "s") readStacks();
    for (const listener of [...listeners]) listener(key);
  });
}

function readPot(): void {
  const hand = view.value?.hand;
  if (hand) tell(hand.pots.map((pot) => `${pot.label} ${pot.amount.toLocaleString("en-US")}: ${pot.eligible.join(", ")}`).join(". ") || t("web-room-no-pot"));
}

function readBoard(): void {
  const hand = view.value?.hand;
  const boards = (hand?.boards ?? []).filter((board) => board.length);
  tell(boards.map((board) => board.join(" ")).join(". ") || t("web-room-no-board"));
}

function readStacks(): void {
  const guests = view.value?.guests.filter((guest) => guest.chair >= 0) ?? [];
  tell(guests.map((guest) => `${guest.name} ${guest.stack.toLocaleString("en-US")}`).join(". "));
}
