/** What comes out: the building with the total in its sky, and the check sum. */
import { t } from "../i18n";
import { Building, CheckSum } from "../parts/building";
import { Chips } from "../parts/figure";
import type { Answer } from "./answer";
import { Odds } from "../parts/odds";

/** How wide the columns may be together where the window is `width` wide: the labels need the rest. */
const columns = (width: number) => Math.max(200, (width - 700) * 0.585);

export function Result({ answer, width, desk }: { answer: Answer; width: number; desk: boolean }) {
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
      <Building floors={floors} size={desk ? "desk" : "phone"} left={desk ? columns(width) : Infinity} sky={sky} />
      <div class="checking">
        <CheckSum floors={floors} />
      </div>
      <Odds odds={answer.odds} />
    </>
  );
}
