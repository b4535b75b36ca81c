/** Cards by two taps: a suit, then ranks. What is chosen or lies somewhere cannot be chosen again. */
import { useState } from "preact/hooks";
import { t } from "../i18n";
import { Card } from "../parts/card";

const RANKS = ["A", "K", "Q", "J", "T", "9", "8", "7", "6", "5", "4", "3", "2"];
const SUITS = ["s", "h", "d", "c"];
const SIGNS: Record<string, string> = { s: "♠", h: "♥", d: "♦", c: "♣" };

export function CardPicker({ chosen, most, taken, choose }: { chosen: string[]; most: number; taken: string[]; choose: (cards: string[]) => void }) {
  const [suit, setSuit] = useState("s");
  const toggle = (card: string) => choose(chosen.includes(card) ? chosen.filter((each) => each !== card) : chosen.length < most ? [...chosen, card] : chosen);
  return (
    <div class="picker">
      <div class="board">
        {Array.from({ length: most }, (_, at) => (
          <Card key={at} name={chosen[at] ?? ""} />
        ))}
      </div>
      <div class="suits" role="group" aria-label={t("web-room-suit")}>
        {SUITS.map((each) => (
          <button key={each} type="button" class={`b small suit-${each}`} aria-pressed={suit === each} data-do={`suit-${each}`} onClick={() => setSuit(each)}>
            {SIGNS[each]}
          </button>
        ))}
      </div>
      <div class="ranks" role="group" aria-label={t("web-room-rank")}>
        {RANKS.map((rank) => {
          const card = rank + suit;
          return (
            <button key={rank} type="button" class="b small n" aria-pressed={chosen.includes(card)} data-do={`card-${card}`} disabled={taken.includes(card) && !chosen.includes(card)} onClick={() => toggle(card)}>
              {rank.replace("T", "10")}
            </button>
          );
        })}
      </div>
    </div>
  );
}
