/** The way in for others: link, code, QR; a new link that shuts out the old one. */
import { t } from "../i18n";
import { Icon } from "../parts/icon";
import { note } from "../parts/live";
import { Qr } from "../parts/qr";
import { canShare, copied, share } from "../results/share";
import { me } from "../wire/store";
import { busy, run } from "./act";

export function Invite() {
  const { invite, host } = me.value!;
  return (
    <div class="invite">
      <p class="code n">{invite.code}</p>
      <Qr rows={invite.qr} label={t("web-room-qr", { code: invite.code })} />
      <LinkButtons url={invite.url} />
      {host && (
        <button type="button" class="b small quiet" data-do="new-invite" disabled={busy.value} onClick={() => void run({ do: "new_invite" }).then((done) => done && note(t("web-room-invite-new")))}>
          {t("web-room-new-invite")}
        </button>
      )}
    </div>
  );
}

/** A link to copy, or to hand to another app where the phone can. */
export function LinkButtons({ url }: { url: string }) {
  const copy = async () => note(t((await copied(url)) ? "web-room-copied" : "web-room-not-copied"));
  return (
    <>
      <input class="line s" readOnly value={url} aria-label={t("web-room-link")} data-do="link" onFocus={(event) => event.currentTarget.select()} />
      <p class="row">
        <button type="button" class="b small" data-do="copy-link" onClick={() => void copy()}>
          <Icon name="copy" />
          {t("web-room-copy-link")}
        </button>
        {canShare && (
          <button type="button" class="b small" data-do="share-link" onClick={() => void share({ url })}>
            <Icon name="share" />
            {t("web-room-share")}
          </button>
        )}
      </p>
    </>
  );
}
