/** The front page: what this is, in one line and one picture, and the three ways in. */
import { useState } from "preact/hooks";
import { lang, t } from "../i18n";
import { href } from "../page";
import { Header } from "../parts/header";
import { Slip } from "../parts/slip";
import "../styles/start.css";
import { Steps } from "./steps";

export default function StartPage() {
  return (
    <div class="start">
      <Header path="/" />
      <main>
        <section class="poster cloth">
          <h1>{t("web-start-headline")}</h1>
          <p class="lead">{t("web-start-lead")}</p>
          <div class="ways-in">
            <a class="b fill" data-do="new" href={href(lang, "/new")}>
              {t("web-start-new")}
            </a>
            <a class="b" data-do="pots" href={href(lang, "/pots")}>
              {t("web-start-pots")}
            </a>
          </div>
          <Steps />
        </section>
        <section class="paper entering">
          <JoinByCode />
          <ul class="facts">
            {[1, 2, 3].map((number) => (
              <li key={number}>
                <b>{t(`web-start-fact-${number}`)}</b>
                <span class="m">{t(`web-start-fact-${number}-says`)}</span>
              </li>
            ))}
          </ul>
          <div class="example">
            <p class="s m">{t("web-start-example")}</p>
            <Slip
              said={{
                code: "",
                title: t("web-start-ruling-title"),
                sentence: t("web-start-ruling"),
                steps: [t("web-start-ruling-sum")],
                sources: "TDA 47-A",
                rule: "raise.reopen",
                numbers: {},
              }}
            />
          </div>
        </section>
      </main>
      <footer class="s m">{t("web-start-play-chips")}</footer>
    </div>
  );
}

/** Five signs read off a table display. */
function JoinByCode() {
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
      <label class="field">
        <span>{t("web-start-code")}</span>
        <input
          class="n"
          value={code}
          maxLength={5}
          minLength={5}
          required
          autoComplete="off"
          autoCapitalize="characters"
          spellcheck={false}
          placeholder="K7QM2"
          data-do="code"
          onInput={(event) => {
            setWrong("");
            setCode(event.currentTarget.value.toUpperCase().replace(/[^A-Z0-9]/g, ""));
          }}
        />
      </label>
      <button type="submit" class="b" data-do="enter-code">
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
