/** The results as files, made by the server for the guests of the night. */
import { lang, t } from "../i18n";
import { roomCode } from "../page";
import { deviceSecret } from "../wire/device";
import { download } from "./share";

export type Kind = "csv" | "json" | "txt";

/** Empty when the file has been handed over, else the sentence that says why. */
export async function take(kind: Kind): Promise<string> {
  try {
    const answer = await fetch(`/api/rooms/${roomCode}/results/${kind}?lang=${lang}`, { headers: { Authorization: `Device ${deviceSecret()}` } });
    if (!answer.ok) return ((await answer.json()) as { sentence?: string }).sentence ?? answer.statusText;
    download(await answer.blob(), `floorman-${roomCode}.${kind}`);
    return "";
  } catch {
    return t("web-results-not-saved");
  }
}
