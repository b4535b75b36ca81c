/** Taking the result along: as text for a chat, as a link that holds it all, as a picture, as the start of a room. */
import { lang, t } from "../i18n";
import { href } from "../page";
import { Icon } from "../parts/icon";
import { note } from "../parts/live";
import type { Answer } from "./answer";
import { rows } from "./form";
import { fragment } from "./link";
import { picture } from "./picture";

export function Share({ answer }: { answer: Answer }) {
  const copy = (text: string) =>
    navigator.clipboard.writeText(text).then(
      () => note(t("web-pots-copied")),
      () => note(t("web-pots-not-copied")),
    );
  const save = async () => {
    const url = await picture();
    if (!url) return;
    const link = document.createElement("a");
    link.href = url;
    link.download = "floorman-pots.png";
    link.click();
    setTimeout(() => URL.revokeObjectURL(url), 1000);
  };
  const link = () => {
    history.replaceState(null, "", fragment());
    return copy(location.href);
  };
  return (
    <div class="share">
      <button type="button" class="b small" data-do="copy-text" onClick={() => void copy(answer.text)}>
        <Icon name="copy" />
        {t("web-pots-copy-text")}
      </button>
      <button type="button" class="b small" data-do="copy-link" onClick={() => void link()}>
        <Icon name="link" />
        {t("web-pots-copy-link")}
      </button>
      <button type="button" class="b small" data-do="save-image" onClick={() => void save()}>
        <Icon name="image" />
        {t("web-pots-image")}
      </button>
      <a class="b small" data-do="start-room" href={href(lang, "/new") + seats()} onClick={(event) => ((event.currentTarget as HTMLAnchorElement).href = href(lang, "/new") + seats())}>
        {t("web-pots-room")}
      </a>
    </div>
  );
}

/** Names and chips for a room of the same people. */
function seats(): string {
  const people = rows.value.map((row) => [row.name.trim(), row.amount.trim()]).filter(([name]) => name);
  const bytes = new TextEncoder().encode(JSON.stringify(people));
  return `#s=${btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "")}`;
}
