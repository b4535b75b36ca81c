/** Onto the guest list: a name, nothing else. */
import { useState } from "preact/hooks";
import { t } from "../i18n";
import { Header } from "../parts/header";
import { Slip } from "../parts/slip";
import { roomCode } from "../page";
import { view } from "../wire/store";
import { busy, ruling, run } from "./act";

const KEY = "floorman.name";

export function JoinForm() {
  const [name, setName] = useState(localStorage.getItem(KEY) ?? "");
  const { room, guests } = view.value!;
  const join = async (event: Event) => {
    event.preventDefault();
    localStorage.setItem(KEY, name);
    await run({ do: "join", name });
  };
  return (
    <>
      <Header path={`/r/${roomCode}`} />
      <main class="plain">
        <h1>{room.name || t("web-room-unnamed", { code: room.code })}</h1>
        <p class="m">{guests.map((guest) => guest.name).join(" · ")}</p>
        <form onSubmit={(event) => void join(event)} class="stack">
          <label class="field">
            <span>{t("web-room-your-name")}</span>
            <input value={name} maxLength={40} required autoComplete="nickname" onInput={(event) => setName(event.currentTarget.value)} />
          </label>
          <button type="submit" class="b fill wide" data-do="join" disabled={busy.value}>
            {t("web-room-join")}
          </button>
        </form>
        {ruling.value && <Slip said={ruling.value} />}
        <details class="card-text">
          <summary>{t("web-room-terms")}</summary>
          {room.card.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </details>
      </main>
    </>
  );
}
