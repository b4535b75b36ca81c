/** Who won this pot? Only names that can; two taps split it; what will be paid is shown before it is. The last side pot comes first. */
import { useEffect, useState } from "preact/hooks";
import { t } from "../i18n";
import { Chips } from "../parts/figure";
import { Icon } from "../parts/icon";
import type { AwardView, HandView } from "../wire/messages";
import { nameOf, preview, version, view } from "../wire/store";
import { busy, run } from "./act";
import { CardPicker } from "./picker";

export function Award({ hand, award }: { hand: HandView; award: AwardView }) {
  const { prompt } = view.value!;
  const boards = Array.from({ length: award.boards }, (_, at) => at);
  const [winners, setWinners] = useState<string[][]>(boards.map(() => []));
  const [said, setSaid] = useState<{ lines: string[]; payouts: Record<string, number>; refused: string }>({ lines: [], payouts: {}, refused: "" });
  const [holding, hold] = useState("");
  const named = winners.every((board) => board.length > 0);
  useEffect(() => {
    if (!named) return setSaid({ lines: [], payouts: {}, refused: "" });
    let current = true;
    void preview({ do: "award", pot: award.pot, winners }).then((answer) => {
      if (!current) return;
      setSaid(answer.type === "preview" ? { ...answer, refused: "" } : { lines: [], payouts: {}, refused: answer.why.sentence });
    });
    return () => {
      current = false;
    };
  }, [JSON.stringify(winners), version.value]);
  const toggle = (board: number, player: string) =>
    setWinners(winners.map((names, at) => (at !== board ? names : names.includes(player) ? names.filter((each) => each !== player) : [...names, player])));
  return (
    <section class="dock award" aria-label={t("web-room-dock")}>
      <div class="turnrow">
        <b>{prompt.sentence}</b>
        <Chips value={award.amount} />
      </div>
      {boards.map((board) => (
        <ul class="pick" key={board} aria-label={award.boards > 1 ? t("web-room-board-number", { number: board + 1 }) : award.label}>
          {award.eligible.map(({ player, name }) => {
            const on = winners[board]!.includes(player);
            return (
              <li key={player} class={on ? "on" : ""}>
                <button type="button" role="checkbox" aria-checked={on} data-do="winner" data-name={name} onClick={() => toggle(board, player)}>
                  <span class={`box ${on ? "on" : ""}`}>{on && <Icon name="check" />}</span>
                  <b>{name}</b>
                </button>
                <button type="button" class="b small quiet" data-do="enter-hole" aria-expanded={holding === player} onClick={() => hold(holding === player ? "" : player)}>
                  {t("web-room-cards")}
                </button>
              </li>
            );
          })}
        </ul>
      ))}
      {holding && <HoleEntry key={holding} hand={hand} player={holding} done={() => hold("")} />}
      {said.refused && <p class="fault">{said.refused}</p>}
      {said.lines.length > 0 && (
        <div class="slip paying">
          {Object.entries(said.payouts).map(([player, amount]) => (
            <p key={player} class="fl">
              <b>{nameOf(player)}</b>
              <Chips value={amount} />
            </p>
          ))}
          {said.lines.map((line) => (
            <p key={line} class="s m">
              {line}
            </p>
          ))}
        </div>
      )}
      <button type="button" class="b fill wide" data-do="pay-out" disabled={busy.value || !named || said.refused !== ""} onClick={() => void run({ do: "award", pot: award.pot, winners })}>
        {t("web-room-pay-out")}
      </button>
    </section>
  );
}

/** The two cards of a player, entered instead of naming a winner: once all cards are known they are ranked. */
function HoleEntry({ hand, player, done }: { hand: HandView; player: string; done: () => void }) {
  const [cards, setCards] = useState<string[]>([]);
  const taken = [...hand.boards.flat(), ...hand.seats.flatMap((seat) => seat.cards)];
  const report = async () => {
    if (await run({ do: "report_hole", player, cards })) done();
  };
  return (
    <div>
      <p class="s m">{t("web-room-cards-of", { name: nameOf(player) })}</p>
      <CardPicker chosen={cards} most={2} taken={taken} choose={setCards} />
      <button type="button" class="b small wide" data-do="report-hole" disabled={cards.length < 2 || busy.value} onClick={() => void report()}>
        {t("web-room-enter-these")}
      </button>
    </div>
  );
}
