/** What a phone can do so that nobody misses a turn: sound, vibration, a screen that stays on, the title. Each has a switch that works. */
import { effect, signal } from "@preact/signals";
import { t } from "../i18n";
import { tell } from "../parts/live";
import { guests, me, view } from "../wire/store";
import { isClose } from "./who";

export interface Senses {
  sound: boolean;
  vibration: boolean;
  awake: boolean;
  confirm: boolean;
}

const KEY = "floorman.senses";
const USUAL: Senses = { sound: true, vibration: true, awake: true, confirm: false };

export const settings = signal<Senses>({ ...USUAL, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Senses>) });

/** Turns one switch. */
export function turn(name: keyof Senses, on: boolean): void {
  settings.value = { ...settings.value, [name]: on };
  localStorage.setItem(KEY, JSON.stringify(settings.value));
}

/** From now on the phone speaks up when it is its turn. Returns how to stop it. */
export function feel(): () => void {
  const title = document.title;
  let before = "";
  const stops = [
    effect(() => {
      const hand = view.value?.hand;
      const actor = hand ? guests.value.get(hand.actor) : undefined;
      const mineNow = actor && me.value?.may_act && isClose(actor) ? `${hand!.actor} ${hand!.version}` : "";
      document.title = mineNow ? `● ${t("web-room-my-turn")}` : title;
      if (mineNow && mineNow !== before) alertOnce(actor!.name);
      before = mineNow;
    }),
    effect(() => {
      const prompt = view.value?.prompt;
      if (prompt) tell(`${prompt.sentence} ${prompt.short}`);
    }),
    effect(() => void stayAwake(settings.value.awake)),
  ];
  document.addEventListener("visibilitychange", () => void stayAwake(settings.value.awake));
  return () => stops.forEach((stop) => stop());
}

function alertOnce(name: string): void {
  tell(t("web-room-turn-of", { name }));
  if (settings.value.vibration && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(120);
  if (settings.value.sound) chime();
}

let audio: AudioContext | null = null;
addEventListener("pointerdown", () => void (audio ??= new AudioContext()).resume(), { once: true });

/** Two soft notes. A browser lets a page sound only after it has been touched. */
export function chime(): void {
  if (!audio || audio.state !== "running") return;
  for (const [at, pitch] of [
    [0, 660],
    [0.16, 880],
  ] as const) {
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.0001, audio.currentTime + at);
    volume.gain.exponentialRampToValueAtTime(0.18, audio.currentTime + at + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, audio.currentTime + at + 0.35);
    tone.connect(volume).connect(audio.destination);
    tone.start(audio.currentTime + at);
    tone.stop(audio.currentTime + at + 0.4);
  }
}

let lock: WakeLockSentinel | null = null;

async function stayAwake(on: boolean): Promise<void> {
  try {
    if (on && document.visibilityState === "visible" && "wakeLock" in navigator) lock = await navigator.wakeLock.request("screen");
    else if (!on) await lock?.release();
  } catch {
    lock = null; // the phone does not want to: its battery is low
  }
}
