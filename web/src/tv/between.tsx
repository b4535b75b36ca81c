/** What the cloth shows when no hand is played. */
import { signed, t } from "../i18n";
import { Card } from "../parts/card";
import { Chips, inUnit } from "../parts/figure";
import { Qr } from "../parts/qr";
import type { HandView, MeView, ResultsView, RoomView } from "../wire/messages";

/** Nobody has played yet: the code and the link, as large as they can be. */
export function Lobby({ room, me }: { room: RoomView; me: MeView }) {
  return (
    <div class="lobby">
      <Qr rows={me.invite.qr} label={t("web-tv-qr")} />
      <div>
        <span class="m">{t("web-tv-code")}</span>
        <b class="n big">{room.code}</b>
        <p>{t("web-tv-join")}</p>
        {room.card
          .filter((line) => line !== room.name)
          .slice(0, 3)
          .map((line) => (
            <p key={line} class="m terms">
              {line}
            </p>
          ))}
      </div>
    </div>
  );
}

/** The hand that is over: who won, with what he turned up; then how the pots came about. */
export function Winners({ hand, number }: { hand: HandView; number: number }) {
  const winners = hand.seats.filter((seat) => seat.won > 0).sort((one, other) => other.won - one.won);
  if (!winners.length) return <p class="title">{t("web-tv-void", { number })}</p>;
  return (
    <div class="between">
      <p class="m">{[t(winners.length > 1 ? "web-tv-winners" : "web-tv-won", { number }), hand.reason_label].filter(Boolean).join(" · ")}</p>
      <ol class={`winners of-${Math.min(4, winners.length)}`}>
        {winners.map((seat) => (
          <li key={seat.player}>
            <b>{seat.name}</b>
            {seat.cards.length > 0 && (
              <span class="shown">
                {seat.cards.map((card) => (
                  <Card key={card} name={card} />
                ))}
              </span>
            )}
            <span class="took">
              <Chips value={seat.won} class="big" />
              <small class="m">
                {t("web-tv-net")} <Chips value={seat.net} sign />
              </small>
            </span>
          </li>
        ))}
      </ol>
      <ol class="story">
        {hand.story.map((step, at) => (
          <li key={at}>{inUnit(step)}</li>
        ))}
      </ol>
    </div>
  );
}

/** The night is over: everybody's net, the winner first. */
export function Nets({ results }: { results: ResultsView }) {
  const [first, ...others] = [...results.rows].sort((one, other) => other.net - one.net);
  if (!first) return null;
  return (
    <div class="between">
      <p class="m">{t("web-tv-results")}</p>
      <ol class="winners of-1">
        <li>
          <b>{first.name}</b>
          <Chips value={first.net} sign class="big" />
        </li>
      </ol>
      <ol class="nets">
        {others.map((row) => (
          <li key={row.player}>
            <b>{row.name}</b>
            <span class="n">{signed(row.net)}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
