/** The sheet that is open, if any: everything that is not the hand, one at a time. */
import { signal } from "@preact/signals";
import { ruling } from "./act";

export type Leaf = "menu" | "invite" | "guest" | "close" | "log" | "ledger" | "seats" | "mine" | "host" | "switches" | "help" | "terms";

export const leaf = signal<Leaf | null>(null);

export function openLeaf(which: Leaf): void {
  leaf.value = which;
}

/** Closed, and what was refused in it is read. */
export function closeLeaf(): void {
  leaf.value = null;
  ruling.value = null;
}
