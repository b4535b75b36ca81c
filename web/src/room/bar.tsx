/** The top of the room: its name, the hand, the blinds, and the ways to invite and to everything else. */
import { t } from "../i18n";
import { chips } from "../parts/figure";
import { Icon } from "../parts/icon";
import { me, view } from "../wire/store";
import { openLeaf } from "./leaf";

export function RoomBar() {
  const { room, guests } = view.value!;
  const asking = me.value!.host ? guests.filter((guest) => guest.asked > 0).length : 0;
  const { small_blind: small, big_blind: big } = room.settings;
  return (
    <header class="rbar">
      <div>
        <h1>{room.name || t("web-room-unnamed", { code: room.code })}</h1>
        <p class="s">
          {room.number > 0 && `${t("web-room-hand", { number: room.number })} · `}
          <span class="n thin">{`${chips(small)}/${chips(big)}`}</span>
          {room.last_hand > 0 && ` · ${t("web-room-last-hand-called")}`}
        </p>
      </div>
      <button type="button" class="ic" data-do="open-invite" aria-label={t("web-room-invite")} onClick={() => openLeaf("invite")}>
        <Icon name="qr" />
      </button>
      <button type="button" class="ic" data-do="open-menu" aria-label={asking ? t("web-room-menu-asking", { asking }) : t("web-room-menu")} onClick={() => openLeaf("menu")}>
        <Icon name="more" />
        {asking > 0 && <span class="badge">{asking}</span>}
      </button>
    </header>
  );
}
