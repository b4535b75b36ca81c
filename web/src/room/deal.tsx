/** "Deal the flop": the dealer has put out cards; somebody may enter which, and then they are ranked. */
import { useState } from "preact/hooks";
import { t } from "../i18n";
import type { HandView } from "../wire/messages";
import { view } from "../wire/store";
import { busy, run } from "./act";
import { CardPicker } from "./picker";

/** More than one board, where the house has it and everybody left wants it. One tap asks, the second says that all agree. */
function Runs({ hand }: { hand: HandView }) {
  const [asked, ask] = useState(0);
  const live = hand.seats.filter((seat) => !seat.folded).map((seat) => seat.player);
  return (
    <div class="row runs">
      {hand.runs_offered.map((runs) => (
        <button key={runs} type="button" class={`b small ${asked === runs ? "fill" : ""}`} data-do="runs" data-runs={runs} disabled={busy.value} onClick={() => (asked === runs ? void run({ do: "agree_runs", runs, players: live }) : ask(runs))}>
          {t(asked === runs ? "web-room-runs-agreed" : "web-room-runs", { runs })}
        </button>
      ))}
    </div>
  );
}

export function Deal({ hand }: { hand: HandView }) {
  const { prompt } = view.value!;
  const [entering, enter] = useState(false);
  const [cards, setCards] = useState<string[]>([]);
  const needed = hand.cards_due;
  return (
    <section class="dock turn deals" aria-label={t("web-room-dock")}>
      <div class="turnrow">
        <b>{prompt.sentence}</b>
      </div>
      {prompt.short && <p class="m s">{prompt.short}</p>}
      {hand.runs_offered.length > 0 && <Runs hand={hand} />}
      {entering && <CardPicker chosen={cards} most={needed} taken={hand.boards.flat()} choose={setCards} />}
      <div class="acts two">
        <button type="button" class="b" data-do="enter-cards" aria-expanded={entering} onClick={() => enter(!entering)}>
          {t("web-room-enter-cards")}
        </button>
        <button type="button" class="b fill" data-do="deal" disabled={busy.value || (cards.length > 0 && cards.length < needed)} onClick={() => void run({ do: "deal", cards })}>
          {t("web-room-dealt")}
        </button>
      </div>
    </section>
  );
}
