/** The terms that most nights leave alone. */
import { t } from "../i18n";
import { Choice, NumberField, OptionChoice } from "./fields";
import { page } from "./terms";

const GAMES = ["NL", "PL", "FL"];

export function Advanced() {
  return (
    <details class="fold">
      <summary data-do="advanced">{t("web-create-advanced")}</summary>
      <div class="group">
        <Choice name="game" label={t("web-create-game")} options={GAMES.map((game): [string, string] => [game, t(`web-create-game-${game.toLowerCase()}`)])} />
        {page.apart.map((each) => (
          <OptionChoice key={each.option} option={each.option} label={each.label} options={each.values} />
        ))}
        <div class="pair close">
          <NumberField name="unit" label={t("web-create-unit")} />
          <NumberField name="settle_unit" label={t("web-create-settling")} />
        </div>
        <div class="pair close">
          <NumberField name="rake_per_mille" label={t("web-create-rake")} hint={t("web-create-rake-hint")} />
          <NumberField name="rake_cap" label={t("web-create-cap")} hint={t("web-create-no-limit")} />
        </div>
        <div class="pair close">
          <NumberField name="time_charge" label={t("web-create-charge")} />
          <NumberField name="time_charge_minutes" label={t("web-create-minutes")} hint={t("web-create-minutes-hint")} />
        </div>
        <NumberField name="rathole_minutes" label={t("web-create-rathole")} />
      </div>
    </details>
  );
}
