/** The ledger as it stands: in, stack, net; and how it came to that, hand by hand. */
import { useEffect } from "preact/hooks";
import { t } from "../i18n";
import { Chips } from "../parts/figure";
import { Graph } from "../results/graph";
import { askGraph, connected, me, nets, view } from "../wire/store";

export function Ledger() {
  const { ledger, hand, room } = view.value!;
  // Within a hand nothing is won yet; between two a correction moves a line.
  const stands = hand?.running ? "" : ledger.map((row) => row.net).join();
  useEffect(() => {
    if (connected.value && room.number > 0) askGraph();
  }, [room.number, stands, connected.value]);
  const graph = room.number > 0 ? nets.value : {};
  return (
    <>
      <table class="ledger">
        <thead>
          <tr>
            <th scope="col">{t("web-room-player")}</th>
            <th scope="col">{t("web-room-in")}</th>
            <th scope="col">{t("web-room-stack")}</th>
            <th scope="col">±</th>
          </tr>
        </thead>
        <tbody>
          {ledger.map((row) => (
            <tr key={row.player}>
              <th scope="row">{row.name}</th>
              <td>
                <Chips value={row.bought_in} class="thin" />
              </td>
              <td>
                <Chips value={row.stack + row.cashed_out} />
              </td>
              <td>
                <Chips value={row.net} sign class="thin" />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <Graph rows={[...ledger].sort((one, other) => (graph[other.player]?.at(-1) ?? 0) - (graph[one.player]?.at(-1) ?? 0))} graph={graph} strong={me.value!.player} size="narrow" />
    </>
  );
}
