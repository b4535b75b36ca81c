/** What the server makes of the form, a moment after every change. The last good answer stays until there is a better one. */
import { effect, signal } from "@preact/signals";
import { t } from "../i18n";
import type { FloorsView, OddsView } from "../wire/messages";
import { request, type Request } from "./form";
import { remember } from "./link";

export interface Answer {
  floors: FloorsView;
  steps: string[];
  notes: string[][];
  payouts: { name: string; amount: number; parts: string[] }[] | null;
  waiting: string[];
  odd: string[];
  odd_order: string[];
  check: string;
  text: string;
  hands: Record<string, string>;
  odds: OddsView | null;
}

export interface Mistake {
  sentence: string;
  field: string;
}

export const answer = signal<Answer | null>(null);
export const mistake = signal<Mistake | null>(null);

const PAUSE = 70; // ms after the last key
const AGAIN = 2500; // ms until chances that are coming are asked for again
const REST = 500; // until it is in the address: browsers count how often that changes
let asked = 0;

/** From now on the answer follows the form. */
export function follow(): () => void {
  let timer = 0;
  let later = 0;
  return effect(() => {
    const wanted = request.value;
    clearTimeout(timer);
    clearTimeout(later);
    timer = window.setTimeout(() => void settle(wanted), PAUSE);
    later = window.setTimeout(remember, REST);
  });
}

async function settle(wanted: Request): Promise<void> {
  const turn = ++asked;
  try {
    const answered = await fetch("/api/settlement", { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(wanted) });
    const body = await answered.json();
    if (turn !== asked) return;
    if (answered.ok) {
      answer.value = body as Answer;
      mistake.value = null;
      if (answer.value.odds?.state === "coming") setTimeout(() => turn === asked && void settle(wanted), AGAIN);
    } else {
      mistake.value = { sentence: String(body.sentence), field: String(body.field ?? "") };
    }
  } catch {
    if (turn === asked) mistake.value = { sentence: t("web-pots-offline"), field: "" };
  }
}
