/** The ledger as it stands: in, stack, net. */
import { t } from "../i18n";
import { Chips } from "../parts/figure";
import { view } from "../wire/store";

export function Ledger() {
  return (
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
        {view.value!.ledger.map((row) => (
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
  );
}
