/** The side-pot calculator: what everybody put in on paper, what comes of it on the felt. */
import { useEffect } from "preact/hooks";
import { t } from "../i18n";
import { Header } from "../parts/header";
import { Live, tell } from "../parts/live";
import "../styles/pots.css";
import { answer, follow, mistake } from "./answer";
import { data, fill, fillFromAddress } from "./form";
import { Options } from "./options";
import { Result } from "./result";
import { Rows } from "./rows";
import { Showdown } from "./showdown";

export default function PotsPage() {
  useEffect(() => {
    fillFromAddress();
    return follow();
  }, []);
  useEffect(() => {
    if (answer.value) tell(answer.value.check);
  }, [answer.value?.check]);
  return (
    <>
      <Header path="/pots" />
      <main class="calc">
        <div class="calc-in">
          <h1>{t("web-pots-title")}</h1>
          <p class="m lead">{t("web-pots-lead")}</p>
          <Examples />
          <div class="paper">
            <Rows />
            <Options />
          </div>
          {mistake.value && !mistake.value.field && (
            <p class="fault" role="alert">
              {mistake.value.sentence}
            </p>
          )}
          <Showdown />
        </div>
        <div class="calc-out cloth">{answer.value && <Result answer={answer.value} />}</div>
      </main>
      <Live />
    </>
  );
}

/** Every worked example of the guide, one tap away. */
function Examples() {
  return (
    <label class="examples">
      <span class="vh">{t("web-pots-examples")}</span>
      <select
        data-do="example"
        onChange={(event) => {
          const chosen = data.examples[Number(event.currentTarget.value)];
          if (chosen) fill(chosen.request);
          event.currentTarget.value = "";
        }}
      >
        <option value="">{t("web-pots-examples")}</option>
        {data.examples.map((example, at) => (
          <option key={example.title} value={at}>
            {example.title}
          </option>
        ))}
      </select>
    </label>
  );
}
