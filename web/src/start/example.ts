/** The picture of the front page, A 20, B 60 and C 100 all-in: the building that the server makes of them, written down so that a poster needs no request. */
import { t } from "../i18n";
import type { FloorsView } from "../wire/messages";

const brick = (column: number, from: number, to: number) => ({ column, from, to, amount: to - from, kind: "live" as const });
const column = (name: string, put_in: number) => ({ name, put_in, folded: false, all_in: true });

export const example = (): FloorsView => ({
  total: 180,
  pot_total: 140,
  dead: 0,
  columns: [column("A", 20), column("B", 60), column("C", 100)],
  floors: [
    { index: 0, label: t("web-start-pot-main"), amount: 60, formula: "20 × 3", eligible: ["A", "B", "C"], bricks: [brick(0, 0, 20), brick(1, 0, 20), brick(2, 0, 20)] },
    { index: 1, label: t("web-start-pot-side"), amount: 80, formula: "40 × 2", eligible: ["B", "C"], bricks: [brick(1, 20, 60), brick(2, 20, 60)] },
  ],
  returned: [{ column: 2, name: "C", from: 60, to: 100, amount: 40, formula: "100 − 60", sentence: t("web-start-returned") }],
  check: {
    terms: [
      { amount: 60, pot: 0 },
      { amount: 80, pot: 1 },
      { amount: 40, pot: -1 },
    ],
    total: 180,
    holds: true,
  },
});
