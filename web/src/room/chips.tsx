/** Chips for somebody: the first buy-in, a rebuy, a top-up. They come between hands; the host approves where the room says so. */
import { useState } from "preact/hooks";
import { figure, t } from "../i18n";
import { AmountField } from "../parts/amount";
import type { GuestView } from "../wire/messages";
import { view } from "../wire/store";
import { busy, run } from "./act";

export function BuyIn({ guest, done }: { guest: GuestView; done?: () => void }) {
  const { settings, usual_buy_in } = view.value!.room;
  const [amount, setAmount] = useState(String(usual_buy_in));
  const buy = async (event: Event) => {
    event.preventDefault();
    const bought = await run({ do: "ask_chips", player: guest.player, amount: Number(amount) });
    if (bought) done?.();
  };
  const limits = settings.max_buy_in ? t("web-room-buy-in-limits", { least: settings.min_buy_in, most: settings.max_buy_in }) : settings.min_buy_in ? t("web-room-buy-in-least", { least: settings.min_buy_in }) : "";
  return (
    <form class="buy-in" onSubmit={(event) => void buy(event)}>
      <label class="field">
        <span>
          {t("web-room-chips-for", { name: guest.name })} {limits}
        </span>
        <AmountField value={amount} set={setAmount} required label={t("web-room-chips-for", { name: guest.name })} />
      </label>
      <button type="submit" class="b small fill" data-do="buy" disabled={busy.value || !amount}>
        {t("web-room-buy", { amount: figure(Number(amount)) })}
      </button>
    </form>
  );
}

/** What was asked for and has not come yet. */
export function Asked({ guest }: { guest: GuestView }) {
  if (!guest.asked && !guest.granted) return null;
  return (
    <p class="row">
      <span>{guest.asked ? t("web-room-asks", { amount: guest.asked }) : t("web-room-granted", { amount: guest.granted })}</span>
      {guest.asked > 0 && (
        <button type="button" class="b small quiet" data-do="withdraw" onClick={() => void run({ do: "withdraw_ask", player: guest.player })}>
          {t("web-room-withdraw")}
        </button>
      )}
    </p>
  );
}
