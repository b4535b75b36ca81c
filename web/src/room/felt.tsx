/** The felt: the pot as the one large number, the small building, and each pot with who can win it. */
import { t } from "../i18n";
import { Legend, SmallBuilding } from "../parts/building";
import { Card } from "../parts/card";
import { Chips } from "../parts/figure";
import { Odds } from "../parts/odds";
import type { HandView } from "../wire/messages";

export function Felt({ hand }: { hand: HandView }) {
  const pot = hand.running ? hand.pot : (hand.floors?.pot_total ?? 0);
  const cards = hand.boards.some((board) => board.length > 0);
  return (
    <>
      <div class="pot">
        <div>
          <p class="s m">{t("web-room-pot")}</p>
          <Chips value={pot} class="xl" />
        </div>
        {hand.floors && <SmallBuilding floors={hand.floors} beside={pot} />}
      </div>
      {hand.floors && <Legend floors={hand.floors} beside={pot} />}
      {hand.pots.length > 1 && (
        <ul class="toks">
          {hand.pots.map((pot, at) => (
            <li key={pot.name}>
              <details class={`tok p${Math.min(at, 4)}`}>
                <summary>
                  {pot.label} <Chips value={pot.amount} />
                </summary>
                <p>{pot.eligible.join(" · ")}</p>
              </details>
            </li>
          ))}
        </ul>
      )}
      <Odds odds={hand.odds} />
      {cards &&
        hand.boards.map((board, at) => (
          <div class="board" key={at} aria-label={t("web-room-board")}>
            {[0, 1, 2, 3, 4].map((place) => (
              <Card key={place} name={board[place] ?? ""} />
            ))}
          </div>
        ))}
    </>
  );
}
