/** Who won: best hand first, pot by pot, or by cards. What is paid comes from the server. */
import { t } from "../i18n";
import { Chips } from "../parts/figure";
import { answer, mistake } from "./answer";
import { board, cards, liveNames, ranking, showdown, winners, type Showdown as Way } from "./form";

const WAYS: Way[] = ["ranking", "winners", "cards"];

export function Showdown() {
  const wrong = mistake.value && ["ranking", "winners", "cards", "board"].includes(mistake.value.field) ? mistake.value.sentence : "";
  return (
    <section class="showdown">
      <h2>{t("web-pots-showdown")}</h2>
      <div class="ways" role="group" aria-label={t("web-pots-showdown")}>
        {WAYS.map((way) => (
          <button key={way} type="button" class="b small" data-do={`way-${way}`} aria-pressed={showdown.value === way} onClick={() => (showdown.value = showdown.value === way ? "" : way)}>
            {t(`web-pots-way-${way}`)}
          </button>
        ))}
      </div>
      {showdown.value === "ranking" && <Ranking />}
      {showdown.value === "winners" && <PotByPot />}
      {showdown.value === "cards" && <ByCards />}
      {wrong && (
        <p class="fault" role="alert">
          {wrong}
        </p>
      )}
      <Paid />
    </section>
  );
}

/** Taps in order: the first is best. The sign between two names turns "better" into "equal". */
function Ranking() {
  const ranked = ranking.value.flat();
  const open = liveNames.value.filter((name) => !ranked.includes(name));
  const join = (at: number) => {
    const groups = ranking.value.map((group) => [...group]);
    groups.splice(at, 2, [...groups[at]!, ...groups[at + 1]!]);
    ranking.value = groups;
  };
  const split = (at: number, name: string) => {
    const groups = ranking.value.map((group) => [...group]);
    groups.splice(at, 1, groups[at]!.filter((each) => each !== name), [name]);
    ranking.value = groups;
  };
  return (
    <>
      <p class="s m">{t("web-pots-ranking-says")}</p>
      <ol class="order">
        {ranking.value.map((group, at) => (
          <li key={group.join(" ")}>
            {at > 0 && (
              <button type="button" class="sign" data-do="tie" aria-label={t("web-pots-make-equal", { name: ranking.value[at - 1]!.at(-1)!, other: group[0]! })} onClick={() => join(at - 1)}>
                &gt;
              </button>
            )}
            {group.map((name, within) => (
              <>
                {within > 0 && (
                  <button type="button" class="sign" data-do="untie" aria-label={t("web-pots-make-better", { name })} onClick={() => split(at, name)}>
                    =
                  </button>
                )}
                <button type="button" class="b small" data-do="ranked" aria-label={t("web-pots-unrank", { name })} onClick={() => (ranking.value = ranking.value.map((each) => each.filter((other) => other !== name)).filter((each) => each.length))}>
                  {name}
                </button>
              </>
            ))}
          </li>
        ))}
      </ol>
      <div class="row">
        {open.map((name) => (
          <button key={name} type="button" class="b small off" data-do="rank" data-name={name} onClick={() => (ranking.value = [...ranking.value, [name]])}>
            {name}
          </button>
        ))}
      </div>
    </>
  );
}

/** The last side pot first, as it is paid. One name wins a pot, two split it. */
function PotByPot() {
  const floors = answer.value?.floors.floors ?? [];
  const toggle = (pot: number, name: string) => {
    const named = winners.value[pot] ?? [];
    winners.value = { ...winners.value, [pot]: named.includes(name) ? named.filter((each) => each !== name) : [...named, name] };
  };
  return (
    <>
      {[...floors].reverse().map((floor) => (
        <div key={floor.index} class="potwise" role="group" aria-label={floor.label}>
          <p class="fl">
            <b>{floor.label}</b> <Chips value={floor.amount} />
          </p>
          <div class="row">
            {floor.eligible.map((name) => (
              <button key={name} type="button" class="b small" data-do="pot-winner" data-pot={floor.index} data-name={name} aria-pressed={(winners.value[floor.index] ?? []).includes(name)} onClick={() => toggle(floor.index, name)}>
                {name}
              </button>
            ))}
          </div>
        </div>
      ))}
    </>
  );
}

function ByCards() {
  return (
    <div class="option-grid">
      <label class="field">
        <span>{t("web-pots-board")}</span>
        <input value={board.value} maxLength={40} placeholder="Ah 7d 2c 9s 5s" data-do="board" onInput={(event) => (board.value = event.currentTarget.value)} />
      </label>
      {liveNames.value.map((name) => (
        <label class="field" key={name}>
          <span>
            {name} {answer.value?.hands[name] && <em class="m">{answer.value.hands[name]}</em>}
          </span>
          <input value={cards.value[name] ?? ""} maxLength={40} placeholder="As Ks" data-do="hole" data-name={name} onInput={(event) => (cards.value = { ...cards.value, [name]: event.currentTarget.value })} />
        </label>
      ))}
    </div>
  );
}

/** Who gets how much, and of which pots; odd chips with the order they went in. */
function Paid() {
  const found = answer.value;
  if (!found?.payouts) return found?.waiting.length && showdown.value ? <p class="s m">{t("web-pots-waiting", { pots: found.waiting.join(" · ") })}</p> : null;
  return (
    <>
      <table class="pays">
        <caption class="vh">{t("web-pots-paid")}</caption>
        <tbody>
          {found.payouts.map((payout) => (
            <tr key={payout.name}>
              <th scope="row">{payout.name}</th>
              <td>{payout.parts.join(" + ")}</td>
              <td class="r">
                <Chips value={payout.amount} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {found.odd.map((line) => (
        <p key={line} class="s m">
          {line}
        </p>
      ))}
      <p class="s m">{t("web-pots-order-says")}</p>
    </>
  );
}
