/** Dead money, the button, the smallest chip, the house: what changes a settlement besides the rows. */
import type { Signal } from "@preact/signals";
import { lang, t } from "../i18n";
import { setUnit, unit } from "../parts/figure";
import { Icon } from "../parts/icon";
import { mistake } from "./answer";
import { ante, bbAnte, button, dead, foldedOnly, house, rows, unitChip } from "./form";

const HOUSES = ["house", "tda", "wsop", "online"];
const FOLDED_ONLY = ["", "report", "return", "merge"];

export function Options() {
  const names = rows.value.map((row) => row.name.trim()).filter(Boolean);
  return (
    <details class="options">
      <summary>
        {t("web-pots-options")}
        <Icon name="down" />
      </summary>
      <div class="option-grid">
        <Amount field="ante" typed={ante} />
        <Amount field="bb_ante" typed={bbAnte} />
        <Amount field="dead" typed={dead} />
        <Amount field="unit" typed={unitChip} />
        <Choice label="web-pots-button" typed={button} name="button" values={["", ...names]} word={(name) => name || t("web-pots-button-last")} />
        <Choice label="web-pots-house" typed={house} name="house" values={HOUSES} word={(name) => t(`web-pots-house-${name}`)} />
        <Choice label="web-pots-folded-only" typed={foldedOnly} name="folded-only" values={FOLDED_ONLY} word={(name) => t(`web-pots-folded-only-${name || "house"}`)} />
        {lang !== "en" && (
          <label class="field">
            <span>{t("web-pots-numbers")}</span>
            <select data-do="numbers" value={unit.value} onChange={(event) => setUnit(event.currentTarget.value as "chips" | "myriad")}>
              <option value="chips">{t("web-pots-numbers-chips")}</option>
              <option value="myriad">{t("web-pots-numbers-myriad")}</option>
            </select>
          </label>
        )}
      </div>
    </details>
  );
}

function Amount({ field, typed }: { field: string; typed: Signal<string> }) {
  return (
    <label class="field">
      <span>{t(`web-pots-${field.replace("_", "-")}`)}</span>
      <input class="n" inputMode="decimal" placeholder={field === "unit" ? "1" : "0"} maxLength={40} data-do={field} value={typed.value} onInput={(event) => (typed.value = event.currentTarget.value)} />
      {mistake.value?.field === field && <span class="fault">{mistake.value.sentence}</span>}
    </label>
  );
}

function Choice({ label, typed, name, values, word }: { label: string; typed: Signal<string>; name: string; values: string[]; word: (value: string) => string }) {
  return (
    <label class="field">
      <span>{t(label)}</span>
      <select data-do={name} value={typed.value} onChange={(event) => (typed.value = event.currentTarget.value)}>
        {values.map((value) => (
          <option key={value} value={value}>
            {word(value)}
          </option>
        ))}
      </select>
    </label>
  );
}
