/** Doing things: one at a time, not within 400 ms of a change that a finger cannot have seen, and what is refused is said. */
import { computed, effect, signal } from "@preact/signals";
import { note } from "../parts/live";
import type { Command, Done, Said } from "../wire/messages";
import { ask, changedAt, connected } from "../wire/store";

const working = signal(false);
const settling = signal(false);
/** Every control waits: something is on its way, or what is on the screen has only just changed under the finger. */
export const busy = computed(() => working.value || settling.value);
/** The ruling that is being read. */
export const ruling = signal<Said | null>(null);

const SETTLING = 400; // ms
let timer = 0;
effect(() => {
  if (!changedAt.value) return;
  settling.value = true;
  clearTimeout(timer);
  timer = window.setTimeout(() => (settling.value = false), SETTLING);
});

/** Asks for a command; what came of it, or null when it was refused or not even sent. */
export async function run(command: Command): Promise<Done | null> {
  if (busy.value || !connected.value) return null;
  working.value = true;
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
    working.value = false;
  }
}
