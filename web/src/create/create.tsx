/** The page "new": a name, the terms, one button. What is usual stands there already, so that two taps make a room. */
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { lang, t } from "../i18n";
import { href } from "../page";
import { Header } from "../parts/header";
import { Icon } from "../parts/icon";
import { Live, tell } from "../parts/live";
import "../styles/create.css";
import { deviceSecret } from "../wire/device";
import { Advanced } from "./advanced";
import { Choice, NumberField, Seats, Switch } from "./fields";
import { House } from "./house";
import { invited } from "./invited";
import { TermsCard } from "./card";
import { faults, post, set, settings, watchTerms } from "./terms";

const NAME_KEY = "floorman.name";
const name = signal(localStorage.getItem(NAME_KEY) ?? "");
const busy = signal(false);
/** What the server, or the form, has said to the last press of the button. */
const refused = signal<string[]>([]);
const LONGEST_NAME = 40;

export default function Create() {
  useEffect(watchTerms, []);
  // What was said of the last press is about terms that are no more.
  useEffect(() => {
    refused.value = [];
  }, [settings.value, name.value]);
  return (
    <>
      <Header path="/new" />
      <main class="create">
        <form
          class="terms"
          onSubmit={(event) => {
            event.preventDefault();
            void open();
          }}
        >
          <h1>{t("web-create-title")}</h1>
          <p class="m lead">{t("web-create-lead")}</p>
          <Invited />
          <div class="paper sheet-of">
            <Who />
            <Stakes />
            <House />
            <BuyIn />
            <Advanced />
          </div>
          <Bar />
        </form>
        <TermsCard />
      </main>
      <Live />
    </>
  );
}

function Who() {
  return (
    <div class="pair">
      <label class="field">
        <span>{t("web-create-your-name")}</span>
        <input name="host" autocomplete="nickname" maxLength={LONGEST_NAME} value={name} onInput={(event) => (name.value = event.currentTarget.value)} />
      </label>
      <label class="field">
        <span>{t("web-create-room-name")}</span>
        <input
          name="room"
          autocomplete="off"
          maxLength={60}
          placeholder={t("web-create-room-example")}
          value={settings.value.name}
          onInput={(event) => set({ name: event.currentTarget.value })}
        />
      </label>
    </div>
  );
}

function Stakes() {
  return (
    <>
      <div class="pair close">
        <NumberField name="small_blind" label={t("web-create-small")} />
        <NumberField name="big_blind" label={t("web-create-big")} />
      </div>
      <div class="pair close">
        <NumberField name="ante" label={t("web-create-ante")} />
        <Seats label={t("web-create-seats")} fewer={<Icon name="minus" />} more={<Icon name="plus" />} />
      </div>
      {settings.value.ante > 0 && (
        <Choice
          name="ante_kind"
          label={t("web-create-ante-kind")}
          options={[["", t("web-create-ante-house")], ...["per_player", "big_blind", "button"].map((kind): [string, string] => [kind, t(`web-create-ante-${kind}`)])]}
        />
      )}
    </>
  );
}

function BuyIn() {
  return (
    <div class="group">
      <div class="pair close">
        <NumberField name="min_buy_in" label={t("web-create-least")} />
        <NumberField name="max_buy_in" label={t("web-create-most")} hint={t("web-create-no-limit")} />
      </div>
      <Switch name="approval" label={t("web-create-approval")} />
      <Switch name="phoneless" label={t("web-create-phoneless")} />
    </div>
  );
}

/** The names that came along from the calculator: whom to send the link. */
function Invited() {
  if (!invited.length) return null;
  return (
    <p class="invited s">
      <span class="m">{t("web-create-invite")}</span> <b>{invited.join(" · ")}</b>
    </p>
  );
}

/** What is wrong, and the one filled button, always in reach. */
function Bar() {
  const wrong = [...new Set([...refused.value, ...faults.value])];
  return (
    <div class="dock make">
      {wrong.length > 0 && (
        <ul class="faults" role="alert">
          {wrong.map((fault) => (
            <li key={fault} class="fault">
              {fault}
            </li>
          ))}
        </ul>
      )}
      <button class="b fill wide" data-do="create" disabled={busy.value || faults.value.length > 0}>
        {t(busy.value ? "web-create-busy" : "web-create-go")}
      </button>
    </div>
  );
}

interface Made {
  code: string;
  join: string;
  sentence?: string;
  faults?: string[];
}

/** Opens the room and goes there. */
async function open(): Promise<void> {
  const host = name.value.trim();
  refused.value = host ? [] : [t("web-create-name-missing")];
  if (!host) return document.querySelector<HTMLInputElement>("input[name=host]")?.focus();
  busy.value = true;
  try {
    const answer = await post("/api/rooms", { settings: settings.value, name: host, device: deviceSecret(), lang });
    const made = (await answer.json()) as Made;
    if (answer.ok) {
      localStorage.setItem(NAME_KEY, host);
      location.assign(`${href(lang, `/r/${made.code}`)}#j=${made.join}`);
      return;
    }
    refused.value = made.faults ?? [made.sentence ?? t("web-create-offline")];
  } catch {
    refused.value = [t("web-create-offline")];
  }
  busy.value = false;
  tell(refused.value.join(" "));
}
