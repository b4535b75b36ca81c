/** Chips that wait for the host's word, and the host's place that waits for mine. */
import { t } from "../i18n";
import { Chips } from "../parts/figure";
import { me, nameOf, view } from "../wire/store";
import { busy, run } from "./act";

export function Approvals() {
  const { guests, room } = view.value!;
  const asking = me.value!.host ? guests.filter((guest) => guest.asked > 0) : [];
  return (
    <>
      {asking.map((guest) => (
        <div class="approval" key={guest.player}>
          <p>
            <b>{guest.name}</b> <span class="s m">{t("web-room-asks-chips")}</span> <Chips value={guest.asked} />
          </p>
          <button type="button" class="b small" data-do="decline" disabled={busy.value} onClick={() => void run({ do: "decline_chips", player: guest.player })}>
            {t("web-room-decline")}
          </button>
          <button type="button" class="b small fill" data-do="approve" disabled={busy.value} onClick={() => void run({ do: "grant_chips", player: guest.player })}>
            {t("web-room-approve")}
          </button>
        </div>
      ))}
      {room.offered && room.offered === me.value!.player && (
        <div class="approval">
          <p>{t("web-room-host-offered", { name: nameOf(room.host) })}</p>
          <button type="button" class="b small" data-do="decline-host" disabled={busy.value} onClick={() => void run({ do: "decline_host" })}>
            {t("web-room-decline")}
          </button>
          <button type="button" class="b small fill" data-do="accept-host" disabled={busy.value} onClick={() => void run({ do: "accept_host" })}>
            {t("web-room-accept-host")}
          </button>
        </div>
      )}
    </>
  );
}
