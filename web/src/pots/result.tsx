/** What comes out: the building with the total in its sky, the check sum, notes, the steps, and ways to take it along. */
import { useEffect, useState } from "preact/hooks";
import { t } from "../i18n";
import { Building, CheckSum } from "../parts/building";
import { Chips } from "../parts/figure";
import type { Answer } from "./answer";
import { Share } from "./share";

const WIDE = matchMedia("(min-width: 900px)");

export function Result({ answer }: { answer: Answer }) {
  const [wide, setWide] = useState(WIDE.matches);
  useEffect(() => {
    const follow = () => setWide(WIDE.matches);
    WIDE.addEventListener("change", follow);
    return () => WIDE.removeEventListener("change", follow);
  }, []);
  const { floors } = answer;
  const sky = (
    <>
      <p class="s m">{t("web-pots-put-in")}</p>
      <Chips value={floors.total} class="big" />
      <p class="s m">
        {t("web-pots-total")} <Chips value={floors.pot_total} class="thin" />
      </p>
    </>
  );
  return (
    <>
      <Building floors={floors} size={wide ? "desk" : "phone"} sky={sky} />
      <div class="checking">
        <CheckSum floors={floors} />
      </div>
      {answer.notes.map((lines) => (
        <div class="slip remark" key={lines[0]}>
          {lines.map((line) => (
            <p key={line} class="s">
              {line}
            </p>
          ))}
        </div>
      ))}
      <details class="steps">
        <summary>{t("web-pots-steps")}</summary>
        <ol>
          {answer.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </details>
      <Share answer={answer} />
    </>
  );
}
