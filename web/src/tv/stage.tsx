/** The cloth: the building while a hand is played; between hands who won what; before the first one how to come in; at the end the nets. */
import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { figure, t } from "../i18n";
import { Building } from "../parts/building";
import { Chips } from "../parts/figure";
import type { HandView, MeView } from "../wire/messages";
import type { View } from "../wire/store";
import { large } from "./screen";
import { Lobby, Nets, Winners } from "./between";

export function Stage({ view, me }: { view: View; me: MeView }) {
  const { room } = view;
  return (
    <>
      <header>
        <b>{room.name || t("web-tv-game")}</b>
        {room.number > 0 && <span class="m">{t("web-tv-hand", { number: room.number })}</span>}
        <b class="n">
          {figure(room.settings.small_blind)}/{figure(room.settings.big_blind)}
          {room.settings.ante > 0 && ` (${figure(room.settings.ante)})`}
        </b>
      </header>
      <div class="scene">
        <Scene view={view} me={me} />
      </div>
    </>
  );
}

function Scene({ view, me }: { view: View; me: MeView }) {
  const { hand, results } = view;
  if (results) return <Nets results={results} />;
  if (hand?.running) return <Pots hand={hand} />;
  return hand ? <Winners hand={hand} number={view.room.number} /> : <Lobby room={view.room} me={me} />;
}

function Pots({ hand }: { hand: HandView }) {
  const floors = hand.floors?.floors.length ? hand.floors : null;
  const total = (
    <>
      <span class="m">{t("web-tv-pot")}</span>
      <Chips value={hand.pot} class="big" />
    </>
  );
  if (!floors) return <div class="alone">{total}</div>;
  const paid = hand.award ? floors.floors.map((floor) => floor.index).filter((pot) => pot > hand.award!.pot) : [];
  return (
    <Fitted again={hand} total={total}>
      <Building floors={floors} size={large.value ? "tv" : "phone"} sky={total} paid={paid} current={hand.award?.pot ?? null} />
    </Fitted>
  );
}

/**
 * The building in the room there is: many pots need more height than a screen has, so it is drawn smaller then. The total stands in the
 * sky; where the stairs leave no sky, above them.
 */
function Fitted({ children, total, again }: { children: ComponentChildren; total: ComponentChildren; again: unknown }) {
  const box = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(1);
  const [low, setLow] = useState(false);
  useLayoutEffect(() => setLow(box.current !== null && covered(box.current)), [again, large.value]);
  useLayoutEffect(() => {
    const inside = box.current?.firstElementChild as HTMLElement | null;
    const room = box.current?.clientHeight ?? 0;
    setScale(large.value && inside && room ? Math.min(1, room / inside.offsetHeight) : 1);
  }, [again, low, large.value]);
  return (
    <>
      {low && <div class="total">{total}</div>}
      <div class={`fitted ${low ? "low" : ""}`} ref={box}>
        <div style={scale < 1 ? { transform: `scale(${scale})`, width: `${100 / scale}%` } : {}}>{children}</div>
      </div>
    </>
  );
}

/** Whether a brick stands where the total would. */
function covered(box: HTMLElement): boolean {
  const sky = box.querySelector(".sky")?.getBoundingClientRect();
  if (!sky) return false;
  return [...box.querySelectorAll(".bricks rect")].some((brick) => {
    const stone = brick.getBoundingClientRect();
    return stone.left < sky.right && stone.right > sky.left && stone.top < sky.bottom && stone.bottom > sky.top;
  });
}
