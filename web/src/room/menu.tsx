/** Everything that is not the hand: one sheet at a time, by name. */
import { lang, t } from "../i18n";
import { href, roomCode } from "../page";
import { Languages } from "../parts/header";
import { Icon, type IconName } from "../parts/icon";
import { Sheet } from "../parts/sheet";
import { Slip } from "../parts/slip";
import { me, view } from "../wire/store";
import { ruling } from "./act";
import { Approvals } from "./approvals";
import { CloseNight } from "./closing";
import { AddGuest } from "./guest";
import { Help } from "./help";
import { Host } from "./host";
import { Invite } from "./invite";
import { Ledger } from "./ledger";
import { closeLeaf, openLeaf, type Leaf } from "./leaf";
import { Chairs } from "./lobby";
import { LogList } from "./log";
import { Mine } from "./mine";
import { SensesSheet } from "./switches";

export function Menu({ leaf }: { leaf: Leaf }) {
  return (
    <Sheet key={leaf} title={t(`web-room-leaf-${leaf}`)} onClose={closeLeaf}>
      {ruling.value && <Slip said={ruling.value} />}
      <Content leaf={leaf} />
    </Sheet>
  );
}

function Content({ leaf }: { leaf: Leaf }) {
  switch (leaf) {
    case "menu":
      return <Contents />;
    case "invite":
      return <Invite />;
    case "guest":
      return <AddGuest />;
    case "close":
      return <CloseNight />;
    case "log":
      return <LogList />;
    case "ledger":
      return <Ledger />;
    case "seats":
      return <Chairs />;
    case "mine":
      return <Mine />;
    case "host":
      return <Host />;
    case "switches":
      return <SensesSheet />;
    case "help":
      return <Help />;
    case "terms":
      return (
        <div class="card-text">
          {view.value!.room.card.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      );
  }
}

const LEAVES: [Leaf, IconName][] = [
  ["mine", "chips"],
  ["seats", "players"],
  ["log", "log"],
  ["ledger", "log"],
  ["invite", "qr"],
  ["terms", "help"],
  ["switches", "sun"],
  ["help", "help"],
];

function Contents() {
  const { player, host } = me.value!;
  const shown = LEAVES.filter(([leaf]) => player || !["mine"].includes(leaf));
  return (
    <>
      <Approvals />
      <ul class="leaves">
        {host && <Entry leaf="host" icon="lock" />}
        {shown.map(([leaf, icon]) => (
          <Entry key={leaf} leaf={leaf} icon={icon} />
        ))}
        <li>
          <a href={href(lang, `/r/${roomCode}/tv`) + tvFragment()} target="_blank" rel="noopener" data-do="open-tv">
            <Icon name="tv" />
            {t("web-room-tv")}
          </a>
        </li>
        <li>
          <a href={href(lang, `/r/${roomCode}/results`)} data-do="open-results">
            <Icon name="arrow" />
            {t("web-room-results")}
          </a>
        </li>
      </ul>
      <Languages path={`/r/${roomCode}`} />
    </>
  );
}

function Entry({ leaf, icon }: { leaf: Leaf; icon: IconName }) {
  return (
    <li>
      <button type="button" data-do={`open-${leaf}`} onClick={() => openLeaf(leaf)}>
        <Icon name={icon} />
        {t(`web-room-leaf-${leaf}`)}
      </button>
    </li>
  );
}

/** The television gets in by the same link as a guest. */
function tvFragment(): string {
  const url = me.value!.invite.url;
  return url.slice(url.indexOf("#"));
}
