/** The dock: what I may do now. It turns over when it is my turn. */
import { useEffect, useState } from "preact/hooks";
import { lang, t } from "../i18n";
import { href } from "../page";
import { AmountField } from "../parts/amount";
import { chips as chipsIn, inUnit } from "../parts/figure";
import type { HandView, RoomView, StraddlesView } from "../wire/messages";
import { guests, me, nameOf, view } from "../wire/store";
import { busy, run } from "./act";
import { Award } from "./award";
import { Deal } from "./deal";
import { openLeaf } from "./leaf";
import { Turn } from "./turn";
import { deals, isClose, seated } from "./who";

interface Props {
  room: RoomView;
  hand: HandView | null;
}

export function Dock({ room, hand }: Props) {
  const { prompt } = view.value!;
  if (prompt.kind === "closed") return <Closed />;
  if (prompt.kind === "paused") return <PausedDock />;
  if (prompt.kind === "player" && hand) return <PlayerDock hand={hand} />;
  if (prompt.kind === "cards" && hand) return deals.value ? <Deal hand={hand} /> : <Prompt />;
  if (prompt.kind === "winners" && hand?.award) return deals.value ? <Award hand={hand} award={hand.award} key={hand.award.pot} /> : <Prompt />;
  return <Begin room={room} />;
}

/** What the table waits for, for those who can only wait too. */
export function Prompt({ children }: { children?: preact.ComponentChildren }) {
  const { prompt } = view.value!;
  return (
    <section class="dock" aria-label={t("web-room-dock")}>
      <div class="turnrow">
        <b>{inUnit(prompt.sentence)}</b>
      </div>
      {prompt.short && <p class="m s">{inUnit(prompt.short)}</p>}
      {children}
    </section>
  );
}

/** My turn, the turn of somebody without a phone, or somebody else's, for whom the host may act when he asks for it. */
function PlayerDock({ hand }: { hand: HandView }) {
  const [forHim, actFor] = useState("");
  useEffect(() => actFor(""), [hand.actor, hand.version]);
  const actor = guests.value.get(hand.actor);
  if (!actor || !me.value!.may_act) return <Prompt />;
  if (isClose(actor) || forHim === actor.player) return <Turn key={`${hand.actor} ${hand.version}`} hand={hand} actor={actor} />;
  return (
    <Prompt>
      <button type="button" class="b small quiet" data-do="act-for" onClick={() => actFor(actor.player)}>
        {t("web-room-act-for", { name: actor.name })}
      </button>
    </Prompt>
  );
}

function PausedDock() {
  return (
    <Prompt>
      {me.value!.host && (
        <button type="button" class="b fill wide" data-do="resume" disabled={busy.value} onClick={() => void run({ do: "resume" })}>
          {t("web-room-resume")}
        </button>
      )}
    </Prompt>
  );
}

function Closed() {
  return (
    <Prompt>
      <a class="b fill wide" data-do="results" href={href(lang, `/r/${view.value!.room.code}/results`) + location.hash}>
        {t("web-room-results")}
      </a>
    </Prompt>
  );
}

/** The next hand. For the first one somebody has drawn the button. */
function Begin({ room }: { room: RoomView }) {
  const [button, setButton] = useState(-1);
  const refused = me.value!.begin;
  const sitting = seated.value;
  const first = room.number === 0 && sitting.length > 1;
  const chair = button >= 0 ? button : (sitting[0]?.chair ?? 0);
  const [straddles, setStraddles] = useState("");
  const [bomb, setBomb] = useState("");
  const offered = room.straddles.filter((offer) => offer.button < 0 || offer.button === chair);
  const chosen = bomb ? undefined : offered.find((offer) => said(offer) === straddles);
  const begin = async () => {
    const begun = await run({ do: "begin_hand", button: chair, straddles: chosen?.straddles ?? [], bomb_pot: Number(bomb) });
    if (begun) setBomb("");
    if (begun) setStraddles("");
  };
  return (
    <Prompt>
      {first && !refused && (
        <label class="field">
          <span>{t("web-room-first-button")}</span>
          <select value={chair} data-do="first-button" onChange={(event) => setButton(Number(event.currentTarget.value))}>
            {sitting.map((guest) => (
              <option key={guest.player} value={guest.chair}>
                {guest.name}
              </option>
            ))}
          </select>
        </label>
      )}
      {!refused && !bomb && offered.length > 0 && (
        <label class="field">
          <span>{t("web-room-straddle")}</span>
          <select value={chosen ? straddles : ""} data-do="straddle" onChange={(event) => setStraddles(event.currentTarget.value)}>
            <option value="">{t("web-room-no-straddle")}</option>
            {offered.map((offer) => (
              <option key={said(offer)} value={said(offer)}>
                {said(offer)}
              </option>
            ))}
          </select>
        </label>
      )}
      {!refused && room.bomb_pot > 0 && (
        <div class="row bomb">
          <label class="choice">
            <input type="checkbox" data-do="bomb-pot" checked={bomb !== ""} onChange={() => setBomb(bomb ? "" : String(room.bomb_pot))} />
            <span>{t("web-room-bomb-pot")}</span>
          </label>
          {bomb && (
            <label class="field">
              <span>{t("web-room-bomb-pot-ante")}</span>
              <AmountField value={bomb} set={(digits) => setBomb(digits || "0")} does="bomb-pot-ante" />
            </label>
          )}
        </div>
      )}
      <div class="acts one">
        <button type="button" class={`b fill ${refused ? "off" : ""}`} data-do="begin" disabled={busy.value || refused !== null} onClick={() => void begin()}>
          {room.number ? t("web-room-next-hand") : t("web-room-first-hand")}
        </button>
      </div>
      {refused && refused.code !== "too_few_ready" && <p class="s m">{refused.sentence}</p>}
      {me.value!.host && room.number > 0 && (
        <button type="button" class="b small quiet" data-do="open-close" onClick={() => openLeaf("close")}>
          {t("web-room-close-night")}
        </button>
      )}
    </Prompt>
  );
}

/** "Minsu 4 · Jihoon 8" */
function said({ straddles }: StraddlesView): string {
  return straddles.map(([player, chips]) => `${nameOf(player)} ${chipsIn(chips)}`).join(" · ");
}
