/** Five signs read off a table display, and the way into that room. */
import { useState } from "preact/hooks";
import { lang, t } from "../i18n";
import { href } from "../page";

const SIGNS = 5;

export function JoinByCode() {
  const [code, setCode] = useState("");
  const [wrong, setWrong] = useState("");
  const go = async (event: Event) => {
    event.preventDefault();
    try {
      const found = await fetch(`/api/rooms/${encodeURIComponent(code)}?lang=${lang}`);
      if (found.ok) location.href = href(lang, `/r/${code}`);
      else setWrong(String((await found.json()).sentence));
    } catch {
      setWrong(t("web-start-offline"));
    }
  };
  return (
    <form class="by-code" onSubmit={(event) => void go(event)}>
      <label class="code">
        <span class="m">{t("web-start-code")}</span>
        <span class="cells">
          <input
            value={code}
            maxLength={SIGNS}
            minLength={SIGNS}
            required
            autoComplete="off"
            autoCapitalize="characters"
            spellcheck={false}
            data-do="code"
            aria-invalid={wrong !== ""}
            onInput={(event) => {
              setWrong("");
              setCode((event.currentTarget.value = event.currentTarget.value.toUpperCase().replace(/[^A-Z0-9]/g, "")));
            }}
          />
          {Array.from({ length: SIGNS }, (_, at) => (
            <span key={at} class={`n cell ${at === Math.min(code.length, SIGNS - 1) ? "cur" : ""}`} aria-hidden="true">
              {code[at]}
            </span>
          ))}
        </span>
      </label>
      <button type="submit" class="b small" data-do="enter-code">
        {t("web-start-enter")}
      </button>
      {wrong && (
        <p class="fault" role="alert">
          {wrong}
        </p>
      )}
    </form>
  );
}
