/** The page "tv": a table display. It looks on, has no controls, stays awake and comes back by itself. */
import { useEffect } from "preact/hooks";
import { lang, t } from "../i18n";
import { roomCode } from "../page";
import { Languages } from "../parts/header";
import { Slip } from "../parts/slip";
import "../styles/tv.css";
import { connected, enter, farewell, me, view } from "../wire/store";
import { Aside } from "./aside";
import { Prompt } from "./prompt";
import { fit, large, sheet, stayAwake } from "./screen";
import { Stage } from "./stage";

export default function Tv() {
  useEffect(fit, []);
  useEffect(stayAwake, []);
  useEffect(() => enter(true), []);
  const { scale, width, height } = sheet.value;
  const style = large.value ? { width: `${width}px`, height: `${height}px`, transform: `scale(${scale})`, "--scale": scale } : {};
  return (
    <div class={`display ${large.value ? "large" : "small"}`} style={style}>
      <h1 class="vh">{t("web-tv-title")}</h1>
      <Shown />
    </div>
  );
}

function Shown() {
  if (farewell.value || !view.value || !me.value) {
    return (
      <main class="cloth wait">
        {farewell.value ? <Slip said={farewell.value} /> : <p class="m">{t("web-tv-wait")}</p>}
        <Languages path={`/r/${roomCode}/tv`} />
      </main>
    );
  }
  return (
    <>
      <main class="cloth stage" lang={lang}>
        {!connected.value && (
          <p class="offline slip" role="status">
            {t("web-tv-offline")}
          </p>
        )}
        <Stage view={view.value} me={me.value} />
        <Prompt view={view.value} />
      </main>
      <Aside view={view.value} me={me.value} />
    </>
  );
}
