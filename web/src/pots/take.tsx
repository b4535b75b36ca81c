/** What one takes along: notes on house rules, the steps, and the ways to hand it on. */
import { t } from "../i18n";
import { inUnit } from "../parts/figure";
import { Icon } from "../parts/icon";
import type { Answer } from "./answer";
import { Share } from "./share";

export function Take({ answer }: { answer: Answer }) {
  return (
    <>
      {answer.notes.map((lines) => (
        <div class="slip remark" key={lines[0]}>
          {lines.map((line) => (
            <p key={line} class="s">
              {line}
            </p>
          ))}
        </div>
      ))}
      <div class="taking">
        <details class="steps">
          <summary>
            {t("web-pots-steps")}
            <Icon name="down" />
          </summary>
          <ol>
            {answer.steps.map((step) => (
              <li key={step}>{inUnit(step)}</li>
            ))}
          </ol>
        </details>
        <Share answer={answer} />
      </div>
    </>
  );
}
