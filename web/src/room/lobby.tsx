/** Who sits where, chips for those I speak for, and what waits for the host: before the first hand and between hands. */
import { useState } from "preact/hooks";
import { t } from "../i18n";
import { Chips } from "../parts/figure";
import { Icon } from "../parts/icon";
import type { GuestView } from "../wire/messages";
import { guests, me, nameOf, view } from "../wire/store";
import { busy, run } from "./act";
import { Approvals } from "./approvals";
import { BuyIn } from "./chips";
import { drag, dragged } from "./drag";
import { openLeaf } from "./leaf";
import { close, mine } from "./who";

export function Lobby() {
  const { hand, room } = view.value!;
  const unseated = close.value.filter((guest) => guest.chair < 0 && !guest.kicked);
  const needing = close.value.filter((guest) => guest.chair >= 0 && guest.stack === 0 && !guest.asked && !guest.granted);
  return (
    <section class="lobby">
      <Approvals />
      <p class="row">
        {!hand && (
          <span class="code n" aria-label={t("web-room-code")}>
            {room.code}
          </span>
        )}
        <button type="button" class="b small" data-do="open-invite" onClick={() => openLeaf("invite")}>
          <Icon name="qr" />
          {t("web-room-invite")}
        </button>
        {me.value!.player && (
          <button type="button" class="b small" data-do="open-guest" onClick={() => openLeaf("guest")}>
            <Icon name="plus" />
            {t("web-room-add-guest")}
          </button>
        )}
      </p>
      {needing.map((guest) => (
        <BuyIn key={guest.player} guest={guest} />
      ))}
      {(!hand || unseated.length > 0) && <Chairs />}
    </section>
  );
}

/** Every chair, clockwise. A free one is taken, or moved to, by whoever is chosen above; a name is dragged there, or its handle tapped first. */
export function Chairs() {
  const { room, hand } = view.value!;
  const movers = mine.value.filter((guest) => !guest.kicked && (close.value.includes(guest) || guest.chair >= 0));
  const [chosen, choose] = useState("");
  const who = movers.find((guest) => guest.player === chosen) ?? movers.find((guest) => guest.chair < 0) ?? movers[0];
  const take = async (guest: GuestView | undefined, chair: number) => {
    if (!guest || guest.chair === chair) return;
    const done = await run(guest.chair < 0 ? { do: "take_seat", player: guest.player, chair } : { do: "move_seat", player: guest.player, chair });
    if (done) choose("");
  };
  const moving = who !== undefined && who.chair >= 0;
  return (
    <div class="chairs">
      <h2>{t("web-room-seats")}</h2>
      {movers.length > 1 && (
        <label class="field">
          <span>{t("web-room-seat-for")}</span>
          <select value={who?.player ?? ""} data-do="seat-for" onChange={(event) => choose(event.currentTarget.value)}>
            {movers.map((guest) => (
              <option key={guest.player} value={guest.player}>
                {guest.name}
              </option>
            ))}
          </select>
        </label>
      )}
      <ol>
        {room.chairs.map((player, chair) => {
          const sitter = guests.value.get(player);
          return (
            <li key={chair} data-place={chair} class={dragged.value?.over === chair && !player ? "over" : ""}>
              <span class="n thin m">{chair + 1}</span>
              {sitter ? (
                <>
                  <Sitter guest={sitter} />
                  {movers.includes(sitter) && <Handle guest={sitter} chosen={moving && who === sitter} choose={choose} drop={(to) => void take(sitter, to)} />}
                </>
              ) : (
                <button type="button" class="free" data-do="sit" data-chair={chair} disabled={!who || busy.value || (moving && hand?.running === true)} onClick={() => void take(who, chair)}>
                  {!who || (moving && hand?.running) ? t("web-room-free") : moving ? t("web-room-move-here") : t("web-room-sit")}
                  <span class="vh"> {t("web-room-sit-at", { chair: chair + 1, name: who?.name ?? "" })}</span>
                </button>
              )}
            </li>
          );
        })}
      </ol>
      {dragged.value && (
        <span class="ghost" style={{ left: `${dragged.value.x}px`, top: `${dragged.value.y}px` }} aria-hidden="true">
          {nameOf(dragged.value.player)}
        </span>
      )}
    </div>
  );
}

function Handle({ guest, chosen, choose, drop }: { guest: GuestView; chosen: boolean; choose: (player: string) => void; drop: (chair: number) => void }) {
  const label = t("web-room-move-of", { name: guest.name });
  return (
    <button type="button" class="ic grip" data-do="grip" data-name={guest.name} aria-label={label} aria-pressed={chosen} title={label} onPointerDown={(event) => drag(event, guest.player, drop)} onClick={() => choose(guest.player)}>
      <Icon name="grip" />
    </button>
  );
}

function Sitter({ guest }: { guest: GuestView | undefined }) {
  if (!guest) return null;
  const what = guest.asked ? t("web-room-asks", { amount: guest.asked }) : guest.granted ? t("web-room-granted", { amount: guest.granted }) : guest.standing_label;
  return (
    <>
      <b>{guest.name}</b>
      <span class="s m">{what}</span>
      <Chips value={guest.stack} />
    </>
  );
}
