/** The chances of every pot beside the pots, before the last card. Counted by the server. */
import { t } from "../i18n";
import { inUnit } from "./figure";
import type { OddsView } from "../wire/messages";

export function Odds({ odds }: { odds: OddsView | null }) {
  if (odds === null) return null;
  if (odds.state === "coming") return <p class="s m odds">{t("web-odds-coming")}</p>;
  return (
    <section class="odds" data-do="odds">
      <h3>{odds.title}</h3>
      {odds.pots.map((pot) => (
        <table key={pot.label}>
          <thead>
            <tr>
              <th scope="col">{pot.label}</th>
              <th scope="col">{t("web-odds-win")}</th>
              <th scope="col">{t("web-odds-tie")}</th>
              <th scope="col">{t("web-odds-chips")}</th>
            </tr>
          </thead>
          <tbody>
            {pot.players.map((player) => (
              <tr key={player.name}>
                <th scope="row">{player.name}</th>
                <td>{player.win} %</td>
                <td>{player.tie} %</td>
                <td>{inUnit(player.chips)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
      <p class="s">
        {t("web-odds-worth")}{" "}
        {Object.entries(odds.worth).map(([name, chips]) => (
          <span key={name} class="worth">
            {name} <b>{inUnit(chips)}</b>
          </span>
        ))}
      </p>
    </section>
  );
}
