/** The raise sheet: opens at the legal minimum, to scale up to the whole stack; sizes and bounds are the server's. */
import { useEffect, useState } from "preact/hooks";
import { figure, t } from "../i18n";
import { AmountField } from "../parts/amount";
import { chips, Chips } from "../parts/figure";
import { Icon } from "../parts/icon";
import type { GuestView, HandView, OptionView } from "../wire/messages";
import { me, view } from "../wire/store";
import { busy, run } from "./act";
import { pressed } from "./keys";

interface Props {
  hand: HandView;
  wager: OptionView;
  allIn: OptionView | undefined;
  actor: GuestView;
  back: () => void;
}

export function RaiseSheet({ hand, wager, allIn, actor, back }: Props) {
  const { least, most } = wager;
  const [typed, setTyped] = useState(String(least));
  const to = Number(typed);
  const own = actor.player === me.value!.player;
  const step = view.value!.room.settings.big_blind;
  const possible = Number.isInteger(to) && to >= least && to <= most;
  const all = allIn?.possible === true && to === allIn.most;
  const set = (amount: number) => setTyped(String(Math.max(least, Math.min(most, amount))));
  const confirm = () => {
    if (possible) void run({ do: "act", player: actor.player, action: wager.verb, to });
  };
  useEffect(() =>
    pressed((key) => {
      if (key === "ArrowUp" || key === "ArrowRight") set(to + step);
      if (key === "ArrowDown" || key === "ArrowLeft") set(to - step);
      if (key === "Enter") confirm();
      if (key === "Escape") back();
      const preset = hand.presets[Number(key) - 1];
      if (preset) set(preset.to);
    }),
  );
  const word = wager.verb === "bet" ? "web-room-bet-to" : "web-room-raise-to";
  return (
    <section class={`dock turn tall ${own ? "" : "for"}`} aria-label={t("web-room-dock")}>
      <div class="sheethead">
        <button type="button" class="ic" aria-label={t("web-room-back")} data-do="raise-back" onClick={back}>
          <Icon name="back" />
        </button>
        <b>{own ? wager.label : `${wager.label} · ${actor.name}`}</b>
        {hand.to_call > 0 && (
          <span class="m">
            {t("web-room-to-call")} <Chips value={hand.to_call} />
          </span>
        )}
      </div>
      {least < most && (
        <>
          <div class="amount">
            <button type="button" class="step" aria-label={t("web-room-less", { step })} disabled={to <= least} onClick={() => set(to - step)}>
              <Icon name="minus" />
            </button>
            <AmountField class="n xl" label={wager.label} does="raise-amount" value={typed} set={setTyped} />
            <button type="button" class="step" aria-label={t("web-room-more", { step })} disabled={to >= most} onClick={() => set(to + step)}>
              <Icon name="plus" />
            </button>
          </div>
          <Slider least={least} most={most} to={to} set={set} label={wager.label} />
          <p class="why s m" role="status">
            {possible ? "" : `${chips(to)} ${to < least ? `< ${chips(least)}` : `> ${chips(most)}`}`}
          </p>
          <div class="presets">
            {hand.presets.map((preset, at) => (
              <button key={preset.label} type="button" class="b" data-do="preset" data-preset={at} onClick={() => set(preset.to)}>
                {preset.label}
                <span class="n">{chips(preset.to)}</span>
              </button>
            ))}
          </div>
        </>
      )}
      <button type="button" class="b fill wide" data-do="raise-confirm" disabled={busy.value || !possible} onClick={confirm}>
        {all ? t("web-room-all-in-to", { amount: to }) : t(word, { amount: to })}
      </button>
    </section>
  );
}

/** From 0 to the stack; what is below the minimum is hatched and cannot be reached. */
function Slider({ least, most, to, set, label }: { least: number; most: number; to: number; set: (to: number) => void; label: string }) {
  const locked = `${(least / Math.max(1, most)) * 100}%`;
  return (
    <div class="slider" style={{ "--min": locked } as preact.CSSProperties}>
      <span class="locked" />
      <input type="range" min={0} max={most} step={1} value={to} aria-label={label} aria-valuetext={figure(to)} onInput={(event) => set(Number(event.currentTarget.value))} />
      <em class="least n">{chips(least)}</em>
      <em class="most n">{chips(most)}</em>
    </div>
  );
}
