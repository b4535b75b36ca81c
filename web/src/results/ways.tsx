/** The ways to take the results along: text, link, picture, files. */
import { t } from "../i18n";
import { roomCode } from "../page";
import { Icon, type IconName } from "../parts/icon";
import { note } from "../parts/live";
import { Sheet } from "../parts/sheet";
import { take, type Kind } from "./files";
import { picture } from "./image";
import type { Night } from "./night";
import { canShare, copied, download, share } from "./share";

const FILES: Kind[] = ["csv", "json", "txt"];

/** The address of this page; the secret of the invite rides along in the fragment, for those who were not there. */
export function address(night: Night): string {
  const [room, secret] = night.me.invite.url.split("#");
  return `${room}/results${secret ? `#${secret}` : ""}`;
}

export async function copyText(text: string): Promise<void> {
  note(t((await copied(text)) ? "web-results-copied" : "web-results-not-copied"));
}

export function Ways({ night, onClose }: { night: Night; onClose: () => void }) {
  const text = night.results?.text ?? "";
  return (
    <Sheet title={t("web-results-share")} onClose={onClose}>
      <ul class="ways">
        {canShare && <Way to="send" icon="share" onPress={() => void share({ text })} />}
        <Way to="copy-text" icon="copy" onPress={() => void copyText(text)} onClose={onClose} />
        <Way to="copy-link" icon="link" onPress={() => void copyText(address(night))} onClose={onClose} />
        <Way to="image" icon="image" onPress={() => void save(night)} onClose={onClose} />
        {night.me.player && FILES.map((kind) => <Way key={kind} to={kind} icon="log" onPress={() => void file(kind)} onClose={onClose} />)}
      </ul>
      <p class="s m">{t("web-results-play-chips")}</p>
    </Sheet>
  );
}

function Way({ to, icon, onPress, onClose }: { to: string; icon: IconName; onPress: () => void; onClose?: () => void }) {
  return (
    <li>
      <button
        type="button"
        data-do={to}
        onClick={() => {
          onPress();
          onClose?.();
        }}
      >
        <Icon name={icon} />
        {t(`web-results-${to}`)}
      </button>
    </li>
  );
}

async function save(night: Night): Promise<void> {
  const drawn = await picture(night);
  if (drawn) download(drawn, `floorman-${roomCode}.png`);
}

async function file(kind: Kind): Promise<void> {
  const fault = await take(kind);
  if (fault) note(fault);
}
