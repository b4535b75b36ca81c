/** Those whose phone is here: more chips, sitting out, leaving, another phone. */
import { useState } from "preact/hooks";
import { t } from "../i18n";
import { Chips } from "../parts/figure";
import { Qr } from "../parts/qr";
import type { GuestView } from "../wire/messages";
import { busy, run } from "./act";
import { Asked, BuyIn } from "./chips";
import { LinkButtons } from "./invite";
import { close } from "./who";

export function Mine() {
  return (
    <div class="people">
      {close.value.map((guest) => (
        <Person key={guest.player} guest={guest} />
      ))}
    </div>
  );
}

function Person({ guest }: { guest: GuestView }) {
  const [link, setLink] = useState<{ url: string; qr: string[] } | null>(null);
  const [leaving, leave] = useState(false);
  const { player } = guest;
  const seated = guest.chair >= 0;
  const away = guest.sitting_out || guest.leaving;
  const move = async () => {
    const done = await run({ do: "move_phone", player });
    if (done) setLink({ url: String(done.answer["url"]), qr: done.answer["qr"] as string[] });
  };
  return (
    <section>
      <h3 class="fl">
        {guest.name} <Chips value={guest.stack} />
      </h3>
      <p class="s m">{guest.standing_label}</p>
      <Asked guest={guest} />
      {seated && !guest.asked && !guest.granted && <BuyIn guest={guest} />}
      <div class="row">
        {seated && !away && (
          <button type="button" class="b small" data-do="sit-out" disabled={busy.value} onClick={() => void run({ do: "sit_out", player })}>
            {t("web-room-sit-out")}
          </button>
        )}
        {seated && (away || (guest.standing === "waiting" && !guest.post)) && (
          <>
            <button type="button" class="b small" data-do="come-back-post" disabled={busy.value} onClick={() => void run({ do: "come_back", player, post: true })}>
              {t("web-room-come-back-post")}
            </button>
            {away && (
              <button type="button" class="b small" data-do="come-back" disabled={busy.value} onClick={() => void run({ do: "come_back", player })}>
                {t("web-room-come-back")}
              </button>
            )}
          </>
        )}
        {seated && !guest.leaving && (
          <button type="button" class={`b small ${leaving ? "fill" : ""}`} data-do="leave" disabled={busy.value} onClick={() => (leaving ? void run({ do: "leave", player }) : leave(true))}>
            {leaving ? t("web-room-leave-sure") : t("web-room-leave")}
          </button>
        )}
        <button type="button" class="b small quiet" data-do="move-phone" disabled={busy.value} onClick={() => void move()}>
          {t("web-room-move-phone")}
        </button>
      </div>
      {link && (
        <div class="invite">
          <p class="s">{t("web-room-move-phone-says", { name: guest.name })}</p>
          <Qr rows={link.qr} label={t("web-room-move-phone")} />
          <LinkButtons url={link.url} />
        </div>
      )}
    </section>
  );
}
