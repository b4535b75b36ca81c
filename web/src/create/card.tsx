/** The card of the terms, as the room will show it: to be sent along before anybody sits down. */
import { t } from "../i18n";
import { Icon } from "../parts/icon";
import { note } from "../parts/live";
import { canShare, copied, share } from "../results/share";
import { card, settings } from "./terms";

export function TermsCard() {
  if (!card.value.length) return <aside class="cloth terms-card" />;
  const title = settings.value.name.trim() || t("web-create-card");
  const text = [title, ...card.value].join("\n");
  return (
    <aside class="cloth terms-card" aria-label={t("web-create-card")}>
      <p class="s m">{t("web-create-card")}</p>
      <p class="n stakes">
        {settings.value.small_blind.toLocaleString("en-US")}/{settings.value.big_blind.toLocaleString("en-US")}
      </p>
      <div class="slip">
        {settings.value.name.trim() && <h2>{title}</h2>}
        <ul>
          {card.value.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
      <div class="out">
        <p class="s m">{t("web-create-card-said")}</p>
        <button type="button" class="b small" data-do="copy-terms" onClick={async () => note(t((await copied(text)) ? "web-create-copied" : "web-create-not-copied"))}>
          <Icon name="copy" />
          {t("web-create-copy")}
        </button>
        {canShare && (
          <button type="button" class="b small" data-do="share-terms" onClick={() => void share({ title, text })}>
            <Icon name="share" />
            {t("web-create-share")}
          </button>
        )}
      </div>
    </aside>
  );
}
