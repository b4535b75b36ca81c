/** The closing gate: the chips counted in front of everybody; if they are not those issued, somebody bears the difference. */
import { useState } from "preact/hooks";
import { t } from "../i18n";
import { AmountField } from "../parts/amount";
import { view } from "../wire/store";
import { busy, ruling, run } from "./act";
import { closeLeaf } from "./leaf";
import { seated } from "./who";

export function CloseNight() {
  const [counted, setCounted] = useState<Record<string, string>>(Object.fromEntries(seated.value.map((guest) => [guest.player, String(guest.stack)])));
  const [bearer, setBearer] = useState("");
  const off = ruling.value?.code === "count_off";
  const shut = async (event: Event) => {
    event.preventDefault();
    const chips = Object.fromEntries(Object.entries(counted).map(([player, text]) => [player, Number(text)]));
    if (await run({ do: "close_night", counted: chips, bearer })) closeLeaf();
  };
  return (
    <form class="stack" onSubmit={(event) => void shut(event)}>
      <p class="m">{t("web-room-close-says")}</p>
      {seated.value.map((guest) => (
        <label class="field" key={guest.player}>
          <span>{guest.name}</span>
          <AmountField value={counted[guest.player] ?? ""} set={(digits) => setCounted({ ...counted, [guest.player]: digits })} does="counted" dataName={guest.name} />
        </label>
      ))}
      {(off || bearer) && (
        <label class="field">
          <span>{t("web-room-bearer")}</span>
          <select value={bearer} data-do="bearer" onChange={(event) => setBearer(event.currentTarget.value)}>
            <option value="">{t("web-room-count-again")}</option>
            {view.value!.guests.map((guest) => (
              <option key={guest.player} value={guest.player}>
                {guest.name}
              </option>
            ))}
          </select>
        </label>
      )}
      <button type="submit" class="b fill wide" data-do="close-night" disabled={busy.value}>
        {t("web-room-close-night")}
      </button>
    </form>
  );
}
