/** Doing things: one at a time, not within 400 ms of a change that a finger cannot have seen, and what is refused is said. */
import { signal } from "@preact/signals";
import { note } from "../parts/live";
import type { Command, Done, Said } from "../wire/messages";
import { ask, changedAt, connected } from "../wire/store";

/** Something is on its way: every control waits. */
export const busy = signal(false);
/** The ruling that is being read. */
export const ruling = signal<Said | null>(null);

const SETTLING = 400; // ms
const ABOUT_HAND = new Set(["act", "deal", "award", "begin_hand", "undo", "show", "muck"]);

/** Asks for a command; what came of it, or null when it was refused or not even sent. */
export async function run(command: Command): Promise<Done | null> {
  const settling = ABOUT_HAND.has(command.do) && Date.now() - changedAt.value < SETTLING;
  if (busy.value || settling || !connected.value) return null;
  busy.value = true;
  try {
    const answer = await ask(command);
    if (answer.type === "done") {
      ruling.value = null;
      return answer;
    }
    if (answer.stale) note(answer.why.sentence);
    else ruling.value = answer.why;
    return null;
  } finally {
    busy.value = false;
  }
}
