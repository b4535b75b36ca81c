/** A room with real cards: the felt with the pot, the sheet with who did what, the dock with what I may do. */
import { useEffect } from "preact/hooks";
import { t } from "../i18n";
import { Header } from "../parts/header";
import { Live } from "../parts/live";
import { Sheet } from "../parts/sheet";
import { Slip } from "../parts/slip";
import { roomCode } from "../page";
import { connected, enter, farewell, lastHeard, me, version, view } from "../wire/store";
import "../styles/room.css";
import { ruling } from "./act";
import { RoomBar } from "./bar";
import { Dock } from "./dock";
import { Felt } from "./felt";
import { JoinForm } from "./join";
import { listen } from "./keys";
import { Lobby } from "./lobby";
import { LogList } from "./log";
import { leaf } from "./leaf";
import { Menu } from "./menu";
import { Ledger } from "./ledger";
import { Score } from "./score";
import { feel } from "./senses";

export default function RoomPage() {
  useEffect(() => {
    enter();
    listen();
    return feel();
  }, []);
  if (farewell.value) return <Farewell />;
  if (!view.value || !me.value) return <Waiting />;
  if (me.value.may_join) return <JoinForm />;
  return <Room />;
}

function Room() {
  const { room, hand } = view.value!;
  return (
    <div class={`room ${connected.value ? "" : "lost"}`} data-version={version.value}>
      <div class="play">
        <div class="cloth top">
          <RoomBar />
          {hand && <Felt hand={hand} />}
        </div>
        <main class="paper middle">
          {!connected.value && <Lost />}
          {hand ? <Score hand={hand} /> : !room.closed && <Lobby />}
          {hand && !hand.running && !room.closed && <Lobby />}
        </main>
      </div>
      <Dock room={room} hand={hand} />
      <aside class="paper side">
        <h2>{t("web-room-log")}</h2>
        <LogList />
        <h2>{t("web-room-ledger")}</h2>
        <Ledger />
      </aside>
      {leaf.value && <Menu leaf={leaf.value} />}
      {ruling.value && !leaf.value && (
        <Sheet title={t("web-room-ruling")} onClose={() => (ruling.value = null)}>
          <Slip said={ruling.value} />
        </Sheet>
      )}
      <Live />
    </div>
  );
}

/** The table as it was, and since when nothing has been heard. */
function Lost() {
  return (
    <p class="losing" role="alert">
      {t("web-room-reconnecting", { time: lastHeard.value?.toLocaleTimeString("en-GB") ?? "" })}
    </p>
  );
}

function Waiting() {
  return (
    <>
      <Header path={`/r/${roomCode}`} />
      <main class="plain">
        <p>{t("web-room-opening")}</p>
      </main>
    </>
  );
}

/** The server's last word: no such room, an old invite. */
function Farewell() {
  return (
    <>
      <Header path={`/r/${roomCode}`} />
      <main class="plain">
        <h1>{farewell.value!.title}</h1>
        <p>{farewell.value!.sentence}</p>
        <a class="b" href="../">
          {t("web-room-home")}
        </a>
      </main>
    </>
  );
}
