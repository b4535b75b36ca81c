/** Who sits where, chips for those I speak for, and what waits for the host: before the first hand and between hands. */
import { useState } from "preact/hooks";
import { t } from "../i18n";
import { Chips } from "../parts/figure";
import { Icon } from "../parts/icon";
import type { GuestView } from "../wire/messages";
import { guests, me, view } from "../wire/store";
import { busy, run } from "./act";
import { Approvals } from "./approvals";
import { BuyIn } from "./chips";
import { openLeaf } from "./leaf";
import { close, mine } from "./who";

export function Lobby() {
  const { hand } = view.value!;
  const unseated = close.value.filter((guest) => guest.chair < 0 && !guest.kicked);
  const needing = close.value.filter((guest) => guest.chair >= 0 && guest.stack === 0 && !guest.asked && !guest.granted);
  return (
    <section class="lobby">
      <Approvals />
      {needing.map((guest) => (
        <BuyIn key={guest.player} guest={guest} />
      ))}
      {(!hand || unseated.length > 0) && <Chairs />}
      <p class="row">
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
    </section>
  );
}

/** Every chair, clockwise. A free one is taken, or moved to, by whoever is chosen above. */
export function Chairs() {
  const { room, hand } = view.value!;
  const movers = mine.value.filter((guest) => !guest.kicked && (close.value.includes(guest) || guest.chair >= 0));
  const [chosen, choose] = useState("");
  const free = movers.find((guest) => guest.player === chosen) ?? movers.find((guest) => guest.chair < 0) ?? movers[0];
  const take = (chair: number) => {
    if (!free) return;
    void run(free.chair < 0 ? { do: "take_seat", player: free.player, chair } : { do: "move_seat", player: free.player, chair });
  };
  return (
    <div class="chairs">
      <h2>{t("web-room-seats")}</h2>
      {movers.length > 1 && (
        <label class="field">
          <span>{t("web-room-seat-for")}</span>
          <select value={free?.player ?? ""} data-do="seat-for" onChange={(event) => choose(event.currentTarget.value)}>
            {movers.map((guest) => (
              <option key={guest.player} value={guest.player}>
                {guest.name}
              </option>
            ))}
          </select>
        </label>
      )}
      <ol>
        {room.chairs.map((player, chair) => (
          <li key={chair}>
            <span class="n thin m">{chair + 1}</span>
            {player ? (
              <Sitter guest={guests.value.get(player)} />
            ) : (
              <button
                type="button"
                class="free"
                data-do="sit"
                data-chair={chair}
                disabled={!free || busy.value || (free.chair >= 0 && hand?.running === true)}
                onClick={() => take(chair)}
              >
                {free && free.chair < 0 ? t("web-room-sit") : t("web-room-free")}
                <span class="vh"> {t("web-room-sit-at", { chair: chair + 1, name: free?.name ?? "" })}</span>
              </button>
            )}
          </li>
        ))}
      </ol>
    </div>
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
