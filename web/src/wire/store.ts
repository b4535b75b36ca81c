/** The room as this page shows it: signals that follow the server's words. New view = old view with the sections that are new. */
import { computed, signal } from "@preact/signals";
import { lang } from "../i18n";
import { note } from "../parts/live";
import { roomCode } from "../page";
import { deviceSecret } from "./device";
import type { Command, GuestView, LineView, MeView, Previewed, Refusal, Said, SectionsView } from "./messages";
import { RoomSocket, type Answer } from "./socket";

export type View = Required<SectionsView>;

export const view = signal<View | null>(null);
export const me = signal<MeView | null>(null);
export const lines = signal<LineView[]>([]);
export const olderLines = signal(false);
/** Everybody's net after every hand, as far as it has been asked for. */
export const nets = signal<Record<string, number[]>>({});
export const version = signal(-1);
export const connected = signal(false);
export const lastHeard = signal<Date | null>(null);
export const farewell = signal<Said | null>(null);
/** When the view last changed, in milliseconds: a tap in the next 400 ms was meant for what was there before. */
export const changedAt = signal(0);

export const guests = computed<Map<string, GuestView>>(() => new Map(view.value?.guests.map((guest) => [guest.player, guest])));

let socket: RoomSocket | null = null;

/** Enters the room of this page. The token of a phone move is taken off the address once it has served; the invite stays, to be passed on. */
export function enter(watch = false): void {
  const fragment = new URLSearchParams(location.hash.slice(1));
  const join = fragment.get("j") ?? undefined;
  const move = fragment.get("m") ?? undefined;
  socket = new RoomSocket(
    { code: roomCode, device: deviceSecret(), lang, watch, ...(join ? { join } : {}), ...(move ? { move } : {}) },
    {
      shown(message) {
        if (message.type === "welcome") {
          lines.value = message.lines;
          olderLines.value = message.older;
          if (move && location.hash.includes("m=")) history.replaceState(null, "", location.pathname);
        } else {
          lines.value = [...lines.value, ...message.lines];
          const loud = message.lines.filter((line) => line.loud).map((line) => line.text);
          if (loud.length) note(loud.join(" "));
        }
        view.value = { ...view.value, ...message.sections } as View;
        me.value = message.me;
        if (message.version !== version.value) changedAt.value = Date.now();
        version.value = message.version;
        lastHeard.value = new Date();
      },
      older(found, more) {
        lines.value = [...found, ...lines.value];
        olderLines.value = more;
      },
      graph(found) {
        nets.value = found;
      },
      connected(on) {
        connected.value = on;
      },
      refused(why) {
        farewell.value = why;
      },
    },
  );
}

/** Asks for a command as of the version on the screen. */
export function ask(command: Command): Promise<Answer> {
  if (!socket) throw new Error("no room");
  return socket.ask(command, version.value);
}

/** What a command would do; nothing happens. */
export function preview(command: Command): Promise<Previewed | Refusal> {
  if (!socket) throw new Error("no room");
  return socket.preview(command);
}

/** The lines before the oldest on the screen. */
export function moreLines(): void {
  const first = lines.value[0];
  if (first) socket?.more(first.version);
}

/** The graph of the night so far; it comes into `nets`. */
export function askGraph(): void {
  socket?.graph();
}

/** What somebody is called. */
export function nameOf(player: string): string {
  return guests.value.get(player)?.name ?? "";
}
