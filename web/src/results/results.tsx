/** The page "results": enters the room and shows its results as they stand; ticks are the server's. */
import { useEffect } from "preact/hooks";
import { t } from "../i18n";
import { roomCode } from "../page";
import { Header } from "../parts/header";
import { Live, note } from "../parts/live";
import { Slip } from "../parts/slip";
import "../styles/results.css";
import type { PaymentView } from "../wire/messages";
import { ask, connected, enter, farewell, lines, me, moreLines, olderLines, view } from "../wire/store";
import { ResultsPage } from "./page";

export default function Results() {
  useEffect(() => enter(), []);
  return (
    <>
      <Shown />
      <Live />
    </>
  );
}

function Shown() {
  if (farewell.value || !view.value || !me.value) {
    return (
      <>
        <Header path={`/r/${roomCode}/results`} />
        <main class="results-wait">{farewell.value ? <Slip said={farewell.value} /> : <p class="m">{t("web-results-wait")}</p>}</main>
      </>
    );
  }
  const { room, results, ledger } = view.value;
  const night = { room, results, ledger, me: me.value, lines: lines.value, older: olderLines.value };
  return <ResultsPage night={night} offline={!connected.value} onTick={(payment, paid) => void tick(payment, paid)} onMore={moreLines} />;
}

async function tick({ payer, payee }: PaymentView, paid: boolean): Promise<void> {
  const answer = await ask({ do: "mark_paid", payer, payee, paid });
  if (answer.type === "refused") note(answer.why.sentence);
}
