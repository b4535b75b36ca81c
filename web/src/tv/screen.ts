/** The screen itself: drawn on a sheet of 1,920 × 1,080 that is scaled to what there is, kept awake. */
import { signal } from "@preact/signals";

const WIDTH = 1920;
const HEIGHT = 1080;
const TELEVISION = matchMedia("(min-width: 900px) and (min-aspect-ratio: 5/4)");

/** Whether this is a screen to be read from four metres. A phone shows the same in its own sizes. */
export const large = signal(TELEVISION.matches);
/** The scale of the sheet, and its sides in its own pixels: one of them is larger where the screen is not 16:9. */
export const sheet = signal({ scale: 1, width: WIDTH, height: HEIGHT });

function measure(): void {
  const scale = Math.min(innerWidth / WIDTH, innerHeight / HEIGHT);
  sheet.value = { scale, width: innerWidth / scale, height: innerHeight / scale };
  large.value = TELEVISION.matches;
  if (large.value) document.documentElement.dataset["screen"] = "tv";
  else delete document.documentElement.dataset["screen"];
}

/** Follows the window. Answers the way to stop. */
export function fit(): () => void {
  measure();
  addEventListener("resize", measure);
  return () => removeEventListener("resize", measure);
}

/** Keeps the screen on, as far as the browser allows it; again whenever the page comes back into sight. */
export function stayAwake(): () => void {
  const lock = async () => {
    if (document.visibilityState !== "visible" || !("wakeLock" in navigator)) return;
    try {
      await navigator.wakeLock.request("screen");
    } catch {
      // A low battery, or a browser that does not: the screen may sleep.
    }
  };
  void lock();
  document.addEventListener("visibilitychange", lock);
  return () => document.removeEventListener("visibilitychange", lock);
}
