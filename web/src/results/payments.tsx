/** Who pays whom, with a tick for what is done. */
import { figure, t } from "../i18n";
import { Chips } from "../parts/figure";
import { Icon } from "../parts/icon";
import type { PaymentView } from "../wire/messages";
import { nameOf, type Night } from "./night";

export function Payments({ night, onTick }: { night: Night; onTick: (payment: PaymentView, paid: boolean) => void }) {
  const results = night.results!;
  const { payments, exact, unit } = results;
  const count = { payments: payments.length };
  return (
    <section class="settle paper" aria-label={t("web-results-settle")}>
      <h2>
        <span>
          {t("web-results-settle")} {payments.length > 0 && <small class="s m">{t(exact ? "web-results-fewest" : "web-results-few", count)}</small>}
        </span>
        {payments.length > 0 && <small class="s m">{t("web-results-paid")}</small>}
      </h2>
      {payments.length === 0 && <p class="empty m">{t("web-results-nothing")}</p>}
      <ul class="pays">
        {payments.map((payment) => (
          <Payment key={`${payment.payer} ${payment.payee}`} night={night} payment={payment} onTick={onTick} />
        ))}
      </ul>
      {unit > 1 && <p class="aside-note s m">{t("web-results-rounding", { unit: figure(unit) })}</p>}
    </section>
  );
}

function Payment({ night, payment, onTick }: { night: Night; payment: PaymentView; onTick: (payment: PaymentView, paid: boolean) => void }) {
  const [payer, payee] = [nameOf(night, payment.payer), nameOf(night, payment.payee)];
  const mine = night.me.player !== "" && [payment.payer, payment.payee].includes(night.me.player);
  return (
    <li class={`${payment.paid ? "done" : ""} ${mine ? "mine" : ""}`}>
      <label>
        <span class="who">
          <b>{payer}</b>
          <Icon name="arrow" />
          <b>{payee}</b>
        </span>
        <Chips value={payment.amount} />
        <input
          type="checkbox"
          class="vh"
          data-do="tick"
          checked={payment.paid}
          disabled={!night.me.player}
          aria-label={t("web-results-tick", { payer, payee, amount: figure(payment.amount) })}
          onChange={(event) => {
            const paid = event.currentTarget.checked;
            event.currentTarget.checked = payment.paid; // the server's word makes it so
            onTick(payment, paid);
          }}
        />
        <span class={`box ${payment.paid ? "on" : ""}`} aria-hidden="true">
          {payment.paid && <Icon name="check" />}
        </span>
      </label>
    </li>
  );
}
