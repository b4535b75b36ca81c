/** Fold, call, raise: only what is legal, the price in the middle, and a closed raise that stays and says why. */
import { useEffect, useState } from "preact/hooks";
import { t } from "../i18n";
import { Chips } from "../parts/figure";
import { Icon } from "../parts/icon";
import type { GuestView, HandView, OptionView } from "../wire/messages";
import { me } from "../wire/store";
import { busy, ruling, run } from "./act";
import { pressed } from "./keys";
import { RaiseSheet } from "./raise";
import { settings } from "./senses";

type Pending = "" | "fold" | "call" | "raise";

export function Turn({ hand, actor }: { hand: HandView; actor: GuestView }) {
  const [pending, setPending] = useState<Pending>("");
  const option = (verb: OptionView["verb"]) => hand.legal.find((each) => each.verb === verb);
  const [check, call, bet, raise, allIn] = [option("check"), option("call"), option("bet"), option("raise"), option("all-in")];
  const wager = bet?.possible ? bet : raise?.possible ? raise : undefined;
  const closed = hand.price === 0 ? bet : raise;
  const own = actor.player === me.value!.player;
  const act = (action: OptionView["verb"], to = 0) => void run({ do: "act", player: actor.player, action, to });
  const fold = () => (check?.possible && pending !== "fold" ? setPending("fold") : act("fold"));
  const stay = () => {
    if (check?.possible) return act("check");
    // A call that takes the last chip is an all-in, and an all-in is never one tap.
    if ((settings.value.confirm || actor.stack <= hand.to_call) && pending !== "call") return setPending("call");
    act("call");
  };
  const open = () => (wager ? setPending("raise") : closed?.ruling && (ruling.value = closed.ruling));
  useEffect(() =>
    pressed((key) => {
      if (pending === "raise") return; // the sheet has keys of its own
      if (key === "f") fold();
      if (key === "c") stay();
      if (key === "r") open();
    }),
  );
  if (pending === "raise" && wager) return <RaiseSheet hand={hand} wager={wager} allIn={allIn} actor={actor} back={() => setPending("")} />;
  return (
    <section class={`dock turn ${own ? "" : "for"}`} aria-label={t("web-room-dock")}>
      <div class="turnrow">
        <b>{own ? t("web-room-my-turn") : t("web-room-act-for", { name: actor.name })}</b>
        {hand.to_call > 0 && (
          <span class="m">
            {t("web-room-to-call")} <Chips value={hand.to_call} />
          </span>
        )}
      </div>
      {pending === "fold" && <p class="m s">{t("web-room-fold-free")}</p>}
      {pending === "call" && <p class="m s" data-pending="call">{actor.stack <= hand.to_call ? t("web-room-call-all-in") : t("web-room-confirm")}</p>}
      <div class="acts">
        <button type="button" class={`b ${pending === "fold" ? "fill" : ""}`} data-do="fold" disabled={busy.value} onClick={fold}>
          {t("web-room-fold")}
        </button>
        <button type="button" class="b fill" data-do={check?.possible ? "check" : "call"} disabled={busy.value || !(check?.possible || call?.possible)} onClick={stay}>
          {check?.possible ? (
            t("web-room-check")
          ) : (
            <>
              {t("web-room-call")} <Chips value={hand.to_call} />
            </>
          )}
        </button>
        <button type="button" class={`b ${wager ? "" : "off"}`} data-do={hand.price ? "raise" : "bet"} aria-disabled={!wager} disabled={busy.value} onClick={open}>
          {!wager && <Icon name="lock" />}
          {closed?.label}
        </button>
      </div>
    </section>
  );
}
