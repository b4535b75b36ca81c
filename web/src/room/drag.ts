/** A name that is dragged to another chair. Whoever has no pointer taps the handle, then the chair. */
import { signal } from "@preact/signals";

const FAR = 6; // pixels before a tap is a drag

export interface Dragged {
  player: string;
  /** Where the pointer is. */
  x: number;
  y: number;
  /** The chair below it, -1 none. */
  over: number;
}

export const dragged = signal<Dragged | null>(null);

/** From the handle that has been pressed to wherever it is let go; `drop` gets the chair. A tap alone drags nothing. */
export function drag(event: preact.TargetedPointerEvent<HTMLElement>, player: string, drop: (chair: number) => void): void {
  if (event.button !== 0) return;
  const handle = event.currentTarget;
  const [x, y, pointer] = [event.clientX, event.clientY, event.pointerId];
  handle.setPointerCapture(pointer);
  const move = (moved: PointerEvent) => {
    if (!dragged.value && Math.hypot(moved.clientX - x, moved.clientY - y) < FAR) return;
    dragged.value = { player, x: moved.clientX, y: moved.clientY, over: chairAt(moved.clientX, moved.clientY) };
  };
  const end = (ended: PointerEvent) => {
    handle.removeEventListener("pointermove", move);
    handle.removeEventListener("pointerup", end);
    handle.removeEventListener("pointercancel", end);
    const over = dragged.value?.over ?? -1;
    dragged.value = null;
    if (ended.type === "pointerup" && over >= 0) drop(over);
  };
  handle.addEventListener("pointermove", move);
  handle.addEventListener("pointerup", end);
  handle.addEventListener("pointercancel", end);
}

function chairAt(x: number, y: number): number {
  const found = document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-place]");
  return found ? Number(found.dataset["place"]) : -1;
}
