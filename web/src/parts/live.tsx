/** What readers are told, and short notes for everybody. `tell("…")` once; `note("…")` is shown for a few seconds as well. */
import { signal } from "@preact/signals";

const told = signal("");
const noted = signal("");
let timer = 0;

/** For screen readers only. The same words twice are told twice. */
export function tell(words: string): void {
  told.value = told.peek() === words ? `${words}\u00a0` : words;
}

/** For everybody. */
export function note(words: string): void {
  noted.value = words;
  tell(words);
  clearTimeout(timer);
  timer = window.setTimeout(() => (noted.value = ""), 5000);
}

export function Live() {
  return (
    <>
      <div class="vh" aria-live="polite" role="status">
        {told.value}
      </div>
      {noted.value && <div class="note slip">{noted.value}</div>}
    </>
  );
}
