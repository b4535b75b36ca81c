/** The house rules: four presets in words, and where they differ as a table. */
import { t } from "../i18n";
import { page, set, settings } from "./terms";

export function House() {
  return (
    <fieldset class="house">
      <legend>{t("web-create-house")}</legend>
      {page.presets.map((preset) => (
        <label key={preset.key} class="preset">
          <input type="radio" name="house" value={preset.key} checked={settings.value.house === preset.key} onChange={() => set({ house: preset.key })} />
          <span>
            <b>{preset.label}</b>
            <small class="m">{preset.says}</small>
          </span>
        </label>
      ))}
      <details class="fold">
        <summary data-do="differences">{t("web-create-differences")}</summary>
        <Differences />
      </details>
    </fieldset>
  );
}

/** A row a rule, a column a preset. On a phone the columns stand below the rule. */
function Differences() {
  return (
    <table class="differ">
      <thead>
        <tr>
          <th scope="col">{t("web-create-rule")}</th>
          {page.presets.map((preset) => (
            <th key={preset.key} scope="col" class={preset.key === settings.value.house ? "mine" : ""}>
              {preset.label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {page.differences.map((row) => (
          <tr key={row.option}>
            <th scope="row">{row.label}</th>
            {page.presets.map((preset) => (
              <td key={preset.key} data-label={preset.label} class={preset.key === settings.value.house ? "mine" : ""}>
                {row.values[preset.key]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
