/** The score sheet: a row a player in the order of play, a column a street; the street in play is tinted, folded rows stay, lighter. */
import { lang, t } from "../i18n";
import { chips, Chips, inUnit } from "../parts/figure";
import { Icon } from "../parts/icon";
import type { CellView, HandView, SeatView } from "../wire/messages";
import { guests, me, view } from "../wire/store";
import { run } from "./act";

const STREETS = ["preflop", "flop", "turn", "river"] as const;

export function Score({ hand }: { hand: HandView }) {
  return (
    <>
      <table class={`score reached-${STREETS.filter((street) => reached(hand, street)).length}`} lang={lang}>
        <caption class="vh">{t("web-room-score")}</caption>
        <thead>
          <tr>
            <th scope="col">{t("web-room-player")}</th>
            {STREETS.map((street) => (
              <th scope="col" key={street} class={`st ${when(hand, street)}`}>
                {breakable(t(`web-room-${street}`))}
              </th>
            ))}
            <th scope="col">{t("web-room-stack")}</th>
          </tr>
        </thead>
        <tbody>
          {hand.seats.map((seat) => (
            <Row key={seat.player} hand={hand} seat={seat} />
          ))}
        </tbody>
      </table>
      <LastStep hand={hand} />
      {hand.story.length > 0 && (
        <details class="story">
          <summary>{t("web-room-story")}</summary>
          <ol>
            {hand.story.map((line) => (
              <li key={line}>{inUnit(line)}</li>
            ))}
          </ol>
        </details>
      )}
    </>
  );
}

/** プリフロップ may break once, before フロップ; no other word of the head does. */
function breakable(word: string): preact.ComponentChildren {
  const [before, flop] = [word.slice(0, 2), word.slice(2)];
  return flop === "フロップ" ? [before, <wbr key="break" />, flop] : word;
}

/** now; later: not reached; past-1, past-2, past-3: so many streets before the last one reached. Where the screen is too narrow the oldest goes. */
function when(hand: HandView, street: (typeof STREETS)[number]): string {
  if (!reached(hand, street)) return "later";
  const last = STREETS.findLastIndex((each) => reached(hand, each));
  return `${hand.street === street ? "now" : ""} past-${last - STREETS.indexOf(street)}`;
}

const reached = (hand: HandView, street: (typeof STREETS)[number]) =>
  hand.street === street || Object.values(hand.score.rows).some((row) => row[street] !== null);

function Row({ hand, seat }: { hand: HandView; seat: SeatView }) {
  const row = hand.score.rows[seat.player];
  const acts = hand.actor === seat.player;
  const own = me.value!.player === seat.player;
  return (
    <tr class={`${seat.folded ? "gone" : ""} ${acts ? "acting" : ""} ${own ? "own" : ""}`}>
      <th scope="row">
        <b>{seat.name}</b>
        <small>{marks(seat, acts, own).join(" · ")}</small>
      </th>
      {STREETS.map((street) => (
        <td key={street} class={`st ${when(hand, street)}`}>
          <Cell cell={row?.[street] ?? null} />
        </td>
      ))}
      <td>
        <Chips value={seat.stack} />
        {seat.net !== 0 && !hand.running && (
          <small class="won">
            <span class="vh">{t("web-room-net")} </span>
            <Chips value={seat.net} sign class="thin" />
          </small>
        )}
      </td>
    </tr>
  );
}

function marks(seat: SeatView, acts: boolean, own: boolean): string[] {
  const { room } = view.value!;
  const guest = guests.value.get(seat.player);
  const chair = guest?.chair ?? -1;
  const found: string[] = [];
  if (chair >= 0 && chair === room.button) found.push("BTN");
  if (chair >= 0 && chair === room.small_blind) found.push("SB");
  if (chair >= 0 && chair === room.big_blind) found.push("BB");
  if (acts) found.push(own ? t("web-room-my-turn") : t("web-room-to-act"));
  else if (guest?.keeper) found.push(t("web-room-no-phone"));
  else if (guest && !guest.connected) found.push(t("web-room-away"));
  return found;
}

function Cell({ cell }: { cell: CellView | null }) {
  if (!cell) return null;
  return (
    <>
      {cell.to > 0 && <Chips value={cell.to} />}
      <small>{cell.all_in ? <span class="tag">{t("web-room-all-in")}</span> : cell.label}</small>
    </>
  );
}

/** What was done last, and the way back from it. */
function LastStep({ hand }: { hand: HandView }) {
  const { last } = hand.score;
  const refused = me.value!.undo;
  const said = hand.running ? last && `${guests.value.get(last.player)?.name ?? ""} · ${last.label}${last.to ? ` ${chips(last.to)}` : ""}` : hand.reason_label;
  return (
    <p class="last">
      <span class="m">{said}</span>
      {!refused && (
        <button type="button" class="undo" data-do="undo" onClick={() => void run({ do: "undo" })}>
          <Icon name="undo" />
          {t("web-room-undo")}
        </button>
      )}
    </p>
  );
}
