/** The side-pot calculator: what everybody put in on paper, what comes of it on the felt. */
import { useEffect } from "preact/hooks";
import { t } from "../i18n";
import { Header } from "../parts/header";
import { Icon } from "../parts/icon";
import { Live, tell } from "../parts/live";
import { useSize } from "../parts/size";
import "../styles/pots.css";
import { answer, follow, mistake } from "./answer";
import { data, fill } from "./form";
import { fillFromAddress } from "./link";
import { Options } from "./options";
import { Result } from "./result";
import { Rows } from "./rows";
import { Showdown } from "./showdown";
import { Take } from "./take";

const BESIDE = 760; // px: from here on paper and felt stand side by side
const DESK = 1100;

export default function PotsPage() {
  const { width } = useSize();
  useEffect(() => {
    fillFromAddress();
    addEventListener("hashchange", fillFromAddress);
    const stop = follow();
    return () => {
      removeEventListener("hashchange", fillFromAddress);
      stop();
    };
  }, []);
  useEffect(() => {
    if (answer.value) tell(answer.value.check);
  }, [answer.value?.check]);
  const found = answer.value;
  return (
    <>
      <Header path="/pots" />
      <main class="calc">
        <div class="calc-in">
          <div class="calc-title">
            <h1>{t("web-pots-title")}</h1>
            <p class="m lead">{t("web-pots-lead")}</p>
            <Examples />
          </div>
          <div class="paper">
            <Rows>
              <Options />
            </Rows>
          </div>
          {mistake.value && !mistake.value.field && (
            <p class="fault" role="alert">
              {mistake.value.sentence}
            </p>
          )}
        </div>
        <div class="calc-out cloth">{found && <Result answer={found} width={width} desk={width >= DESK} />}</div>
        <Showdown />
        <div class={`calc-take ${width >= BESIDE ? "cloth" : ""}`}>{found && <Take answer={found} />}</div>
      </main>
      <Live />
    </>
  );
}

/** Every worked example of the guide, one tap away. */
function Examples() {
  return (
    <label class="examples">
      <span aria-hidden="true">{t("web-pots-examples")}</span>
      <Icon name="down" />
      <select
        data-do="example"
        aria-label={t("web-pots-examples")}
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
