/** The paper beside the cloth: who sits there, with which chips, and how to come in. */
import { t } from "../i18n";
import { roomCode } from "../page";
import { Chips } from "../parts/figure";
import { Languages } from "../parts/header";
import { Qr } from "../parts/qr";
import type { GuestView, MeView, ResultsView, SeatView } from "../wire/messages";
import type { View } from "../wire/store";

/** Whether a row needs smaller letters: seven digits, or a long name. */
const isLong = (guest: GuestView) => guest.stack >= 1_000_000 || guest.name.length > 8;

export function Aside({ view, me }: { view: View; me: MeView }) {
  const seated = view.guests.filter((guest) => guest.chair >= 0 && !guest.kicked).sort((one, other) => one.chair - other.chair);
  const looking = view.guests.filter((guest) => guest.chair < 0 && guest.connected && !guest.kicked).length;
  const lobby = view.hand === null && !view.room.closed; // the cloth has the code then
  if (view.results) return <Bought results={view.results} me={me} code={view.room.code} />;
  return (
    <aside class="paper">
      <table class={`players ${seated.some(isLong) ? "long" : ""}`} style={{ "--rows": Math.max(6, seated.length) }}>
        <thead>
          <tr>
            <th scope="col">{t("web-tv-players")}</th>
            <td />
            <th scope="col" class="r">
              {t("web-tv-stack")}
            </th>
          </tr>
        </thead>
        <tbody>
          {seated.map((guest) => (
            <Player key={guest.player} view={view} guest={guest} />
          ))}
        </tbody>
      </table>
      {!lobby && <JoinBox me={me} code={view.room.code} looking={looking} />}
      <Languages path={`/r/${roomCode}/tv`} />
    </aside>
  );
}

/** The room's code, as a picture and in letters. */
function JoinBox({ me, code, looking }: { me: MeView; code: string; looking: number }) {
  return (
    <div class="joinbox">
      <Qr rows={me.invite.qr} label={t("web-tv-qr")} />
      <div>
        <span class="m">{t("web-tv-code")}</span>
        <b class="n">{code}</b>
        {looking > 0 && <span class="m">{t("web-tv-spectators", { count: looking })}</span>}
      </div>
    </div>
  );
}

/** After the night: nobody sits there any more; what everybody has bought. */
function Bought({ results, me, code }: { results: ResultsView; me: MeView; code: string }) {
  return (
    <aside class="paper">
      <table class="players" style={{ "--rows": Math.max(6, results.rows.length) }}>
        <thead>
          <tr>
            <th scope="col">{t("web-tv-players")}</th>
            <th scope="col" class="r">
              {t("web-tv-bought")}
            </th>
          </tr>
        </thead>
        <tbody>
          {results.rows.map((row) => (
            <tr key={row.player}>
              <th scope="row">
                <span class="who">
                  <b>{row.name}</b>
                </span>
              </th>
              <td class="r">
                <Chips value={row.bought_in} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <JoinBox me={me} code={code} looking={0} />
      <Languages path={`/r/${roomCode}/tv`} />
    </aside>
  );
}

function Player({ view, guest }: { view: View; guest: GuestView }) {
  const hand = view.hand?.running ? view.hand : null;
  const seat = hand?.seats.find((each) => each.player === guest.player);
  const gone = seat ? seat.folded : hand !== null || guest.standing !== "ready";
  const turn = hand?.actor === guest.player;
  return (
    <tr class={`${gone ? "gone" : ""} ${turn ? "turn" : ""}`} aria-current={turn ? "true" : undefined}>
      <th scope="row">
        <span class="who">
          <b>{guest.name}</b>
          <Badge view={view} chair={guest.chair} />
        </span>
      </th>
      <td>{seat?.all_in ? <span class="tag">{t("web-tv-all-in")}</span> : word(view, guest, seat)}</td>
      <td class="r">
        <Chips value={seat ? seat.stack : guest.stack} />
      </td>
    </tr>
  );
}

/** What he did last on this street, "Fold" once he has folded; outside of a hand why he is not in it. */
function word(view: View, guest: GuestView, seat: SeatView | undefined): string {
  if (!seat) return guest.standing === "ready" || guest.standing === "in_hand" ? "" : guest.standing_label;
  const { score, street } = view.hand!;
  const row = score.rows[guest.player];
  if (!row || street === "over") return "";
  const fold = [row.preflop, row.flop, row.turn, row.river].find((cell) => cell?.word === "folded");
  return (seat.folded ? fold : row[street])?.label ?? "";
}

function Badge({ view, chair }: { view: View; chair: number }) {
  const { button, small_blind: small, big_blind: big, number } = view.room;
  if (!number) return null;
  const names = [chair === button && "BTN", chair === small && "SB", chair === big && "BB"].filter(Boolean);
  return names.length ? <small>{names.join(" ")}</small> : null;
}
