/** Blinds and ante from the next hand on. */
import { useState } from "preact/hooks";
import { t } from "../i18n";
import { AmountField } from "../parts/amount";
import { view } from "../wire/store";
import { busy, run } from "./act";

const FIELDS = ["small_blind", "big_blind", "ante"] as const;

export function Stakes() {
  const { settings } = view.value!.room;
  const [typed, setTyped] = useState({ small_blind: String(settings.small_blind), big_blind: String(settings.big_blind), ante: String(settings.ante) });
  return (
    <details class="guest">
      <summary>{t("web-room-stakes")}</summary>
      <form
        class="stack"
        onSubmit={(event) => {
          event.preventDefault();
          void run({ do: "change_stakes", small_blind: Number(typed.small_blind), big_blind: Number(typed.big_blind), ante: Number(typed.ante) });
        }}
      >
        {FIELDS.map((field) => (
          <label class="field" key={field}>
            <span>{t(`web-room-${field.replace("_", "-")}`)}</span>
            <AmountField value={typed[field]} set={(digits) => setTyped({ ...typed, [field]: digits })} does={field} />
          </label>
        ))}
        <button type="submit" class="b small" data-do="change-stakes" disabled={busy.value}>
          {t("web-room-from-next-hand")}
        </button>
      </form>
    </details>
  );
}
