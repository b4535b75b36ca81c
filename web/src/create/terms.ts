/** The terms in the making: what is typed, and what the server says of them. No rule is known here; `POST /api/settings` knows them. */
import { effect, signal } from "@preact/signals";
import { lang } from "../i18n";
import { pageData } from "../page";
import type { SettingsView } from "../wire/messages";

export interface Preset {
  key: string;
  label: string;
  says: string;
}
export interface Difference {
  option: string;
  label: string;
  values: Record<string, string>;
}
/** A rule of the house that can be set apart from the preset. */
export interface Apart {
  option: string;
  label: string;
  values: [string | number, string][];
}
interface NewPage {
  presets: Preset[];
  differences: Difference[];
  apart: Apart[];
  defaults: SettingsView;
}

export const page = pageData<NewPage>();
export const settings = signal<SettingsView>(page.defaults);
/** What is wrong with the terms; empty: nothing. */
export const faults = signal<string[]>([]);
/** The terms in words, the last ones without a fault. */
export const card = signal<string[]>([]);

const QUIET = 200; // milliseconds without a key before the server is asked

/** One term or more, changed. */
export function set(changed: Partial<SettingsView>): void {
  settings.value = { ...settings.value, ...changed };
}

/** Asks the server about the terms, now and after every change. Answers the way to stop it. */
export function watchTerms(): () => void {
  let timer = 0;
  let asking = new AbortController();
  const stop = effect(() => {
    const asked = settings.value;
    clearTimeout(timer);
    timer = window.setTimeout(() => {
      asking.abort();
      asking = new AbortController();
      void look(asked, asking.signal);
    }, QUIET);
  });
  return () => {
    stop();
    clearTimeout(timer);
    asking.abort();
  };
}

async function look(asked: SettingsView, aborted: AbortSignal): Promise<void> {
  try {
    const answer = await post("/api/settings", { settings: asked, lang }, aborted);
    const seen = (await answer.json()) as { faults?: string[]; card?: string[]; sentence?: string };
    if (aborted.aborted) return;
    faults.value = seen.faults ?? (seen.sentence ? [seen.sentence] : []);
    if (seen.card?.length) card.value = seen.card;
  } catch {
    // Aborted, or no connection: the room is made by the server, which looks again.
  }
}

/** A POST of JSON to our own server. */
export function post(path: string, body: object, signal?: AbortSignal): Promise<Response> {
  return fetch(path, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body), ...(signal && { signal }) });
}
