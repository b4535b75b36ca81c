/** What only the host does. */
import { useState } from "preact/hooks";
import { t } from "../i18n";
import { AmountField } from "../parts/amount";
import { Chips } from "../parts/figure";
import type { GuestView } from "../wire/messages";
import { me, view } from "../wire/store";
import { busy, run } from "./act";
import { Approvals } from "./approvals";
import { openLeaf } from "./leaf";
import { Stakes } from "./stakes";

export function Host() {
  const { room, hand, guests } = view.value!;
  const [reason, setReason] = useState("");
  return (
    <div class="people">
      <Approvals />
      <div class="row">
        <button type="button" class="b small" data-do={room.paused ? "resume" : "pause"} disabled={busy.value} onClick={() => void run({ do: room.paused ? "resume" : "pause" })}>
          {room.paused ? t("web-room-resume") : t("web-room-pause")}
        </button>
        <button type="button" class="b small" data-do="last-hand" aria-pressed={room.last_hand > 0} disabled={busy.value} onClick={() => void run({ do: "last_hand", on: room.last_hand === 0 })}>
          {room.last_hand ? t("web-room-last-hand-off") : t("web-room-last-hand")}
        </button>
        <button type="button" class="b small" data-do="lock" aria-pressed={room.locked} disabled={busy.value} onClick={() => void run({ do: "lock", locked: !room.locked })}>
          {room.locked ? t("web-room-unlock") : t("web-room-lock")}
        </button>
        <button type="button" class="b small" data-do="open-close" disabled={hand?.running} onClick={() => openLeaf("close")}>
          {t("web-room-close-night")}
        </button>
      </div>
      {guests
        .filter((guest) => !guest.kicked || guest.chair >= 0)
        .map((guest) => (
          <Guest key={guest.player} guest={guest} />
        ))}
      {hand?.running && (
        <section>
          <h3>{t("web-room-void")}</h3>
          <label class="field">
            <span>{t("web-room-reason")}</span>
            <input value={reason} maxLength={200} data-do="void-reason" onInput={(event) => setReason(event.currentTarget.value)} />
          </label>
          <button type="button" class="b small" data-do="void" disabled={busy.value || !reason.trim()} onClick={() => void run({ do: "void_hand", reason })}>
            {t("web-room-void-hand")}
          </button>
        </section>
      )}
      <Stakes />
    </div>
  );
}

/** One guest: his place given to him, chips set right with a reason, sent home. */
function Guest({ guest }: { guest: GuestView }) {
  const { room } = view.value!;
  const [stack, setStack] = useState(String(guest.stack));
  const [reason, setReason] = useState("");
  const [sure, ask] = useState(false);
  const { player } = guest;
  const offered = room.offered === player;
  return (
    <details class="guest">
      <summary class="fl">
        <b>{guest.name}</b>
        <span class="s m">{guest.standing_label}</span>
        <Chips value={guest.stack} />
      </summary>
      {guest.chair >= 0 && (
        <form
          class="stack"
          onSubmit={(event) => {
            event.preventDefault();
            void run({ do: "set_stack", player, stack: Number(stack), reason });
          }}
        >
          <label class="field">
            <span>{t("web-room-set-stack")}</span>
            <AmountField value={stack} set={setStack} does="stack" />
          </label>
          <label class="field">
            <span>{t("web-room-reason")}</span>
            <input value={reason} maxLength={200} data-do="stack-reason" onInput={(event) => setReason(event.currentTarget.value)} />
          </label>
          <button type="submit" class="b small" data-do="set-stack" disabled={busy.value || !reason.trim()}>
            {t("web-room-correct")}
          </button>
        </form>
      )}
      {player !== me.value!.player && (
        <div class="row">
          {!guest.keeper && (
            <button type="button" class="b small" data-do="offer-host" disabled={busy.value} onClick={() => void run({ do: "offer_host", to: offered ? "" : player })}>
              {offered ? t("web-room-offer-back") : t("web-room-offer-host")}
            </button>
          )}
          <button type="button" class={`b small ${sure ? "fill" : ""}`} data-do="kick" disabled={busy.value} onClick={() => (sure ? void run({ do: "kick", player }) : ask(true))}>
            {sure ? t("web-room-kick-sure") : t("web-room-kick")}
          </button>
        </div>
      )}
    </details>
  );
}
