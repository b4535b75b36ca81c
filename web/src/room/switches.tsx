/** Sound, vibration, a screen that stays on, a second tap before acting, the unit of the numbers. */
import { lang, t } from "../i18n";
import { setUnit, unit } from "../parts/figure";
import { switchTheme, theme } from "../theme";
import { chime, settings, turn, type Senses } from "./senses";

const SWITCHES: (keyof Senses)[] = ["sound", "vibration", "awake", "confirm"];

export function SensesSheet() {
  return (
    <div class="stack">
      {SWITCHES.map((name) => (
        <label class="choice" key={name}>
          <input
            type="checkbox"
            checked={settings.value[name]}
            data-do={`switch-${name}`}
            onChange={(event) => {
              turn(name, event.currentTarget.checked);
              if (name === "sound" && event.currentTarget.checked) chime();
              if (name === "vibration" && event.currentTarget.checked) navigator.vibrate?.(80);
            }}
          />
          {t(`web-room-switch-${name}`)}
        </label>
      ))}
      {lang !== "en" && (
        <label class="choice">
          <input type="checkbox" checked={unit.value === "myriad"} data-do="switch-unit" onChange={(event) => setUnit(event.currentTarget.checked ? "myriad" : "chips")} />
          {t("web-room-switch-unit")}
        </label>
      )}
      <label class="choice">
        <input type="checkbox" checked={theme.value === "dark"} data-do="switch-theme" onChange={switchTheme} />
        {t("web-room-switch-dark")}
      </label>
    </div>
  );
}
