/** Somebody without a phone: whoever adds him acts for him. */
import { useState } from "preact/hooks";
import { t } from "../i18n";
import { busy, run } from "./act";
import { closeLeaf } from "./leaf";

export function AddGuest() {
  const [name, setName] = useState("");
  const add = async (event: Event) => {
    event.preventDefault();
    if (await run({ do: "add_guest", name })) closeLeaf();
  };
  return (
    <form class="stack" onSubmit={(event) => void add(event)}>
      <p class="m">{t("web-room-guest-says")}</p>
      <label class="field">
        <span>{t("web-room-name")}</span>
        <input value={name} maxLength={40} required data-do="guest-name" onInput={(event) => setName(event.currentTarget.value)} />
      </label>
      <button type="submit" class="b fill wide" data-do="add-guest" disabled={busy.value}>
        {t("web-room-add-guest")}
      </button>
    </form>
  );
}
