/** Words: the Fluent catalogues that the server has too, those whose names begin with `web-`. One chunk a language, loaded once. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export type Lang = "en" | "ko" | "ja";
export const LANGUAGES: readonly Lang[] = ["ko", "ja", "en"];
export const LANGUAGE_NAMES: Record<Lang, string> = { en: "English", ko: "한국어", ja: "日本語" };

const WORDS: Record<Lang, () => Promise<{ default: string[] }>> = {
  en: () => import("./words/en"),
  ko: () => import("./words/ko"),
  ja: () => import("./words/ja"),
};

export const lang = (document.body.dataset["lang"] ?? "en") as Lang;
const bundle = new FluentBundle(lang, { useIsolating: false });

/** Loads the words of the page's language; before that `t` knows nothing. */
export async function loadWords(): Promise<void> {
  for (const text of (await WORDS[lang]()).default) bundle.addResource(new FluentResource(text));
}

/** How a text is shown on this device: `parts/figure` knows the unit of its chips. */
let shown = (text: string) => text;
export function showTextBy(by: (text: string) => string): void {
  shown = by;
}

/** The message `id`, numbers as 1,000 in every language. A message that is missing is an error, not a key on somebody's screen. */
export function t(id: string, values?: Record<string, FluentVariable>): string {
  const message = bundle.getMessage(id);
  if (!message?.value) throw new Error(`no message ${id} in ${lang}`);
  return shown(bundle.formatPattern(message.value, values));
}

/** 1,000 and a true minus. */
export function figure(value: number): string {
  return (value < 0 ? "−" : "") + Math.abs(value).toLocaleString("en-US");
}

/** +1,000, −1,000, 0. */
export function signed(value: number): string {
  return (value > 0 ? "+" : "") + figure(value);
}
