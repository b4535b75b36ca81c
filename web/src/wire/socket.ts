/**
 * One connection to a room that lasts as long as the page: says hello, merges what it is told, asks and is answered, and comes back by itself.
 *
 * A command that was not answered before the connection was lost is asked again with the same id: the server does it once. What is shown is
 * never guessed; a gap in the versions means starting anew.
 */
import type { Command, Done, Frame, LineView, Message, Previewed, Refusal, Said } from "./messages";

export type Answer = Done | Refusal;
type Waiting = { frame: Frame; settle: (answer: Answer | Previewed) => void };

export interface Hooks {
  /** A whole view, or what has changed. */
  shown: (message: Extract<Message, { type: "welcome" | "change" }>) => void;
  older: (lines: LineView[], more: boolean) => void;
  graph: (nets: Record<string, number[]>) => void;
  connected: (on: boolean) => void;
  /** The server's last word; the connection is not tried again. */
  refused: (why: Said) => void;
}

export interface Entry {
  code: string;
  device: string;
  lang: "en" | "ko" | "ja";
  join?: string;
  move?: string;
  watch?: boolean;
}

const PING_EVERY = 15_000;
const SILENT_FOR = 40_000;
const FIRST_WAIT = 400;
const LONGEST_WAIT = 8_000;

export class RoomSocket {
  version = -1;
  private socket: WebSocket | null = null;
  private waiting = new Map<string, Waiting>();
  private tries = 0;
  private heard = Date.now();
  private ended = false;
  private timer = 0;

  constructor(
    private entry: Entry,
    private hooks: Hooks,
  ) {
    setInterval(() => this.beat(), PING_EVERY);
    addEventListener("online", () => this.again(0));
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState === "visible") this.beat();
    });
    this.connect();
  }

  /** Asks for a command; the answer comes when it is on disk, or with the reason why not. */
  ask(command: Command, version = this.version): Promise<Answer> {
    const id = freshId();
    return this.put(id, { type: "command", id, version, command }) as Promise<Answer>;
  }

  /** What a command would do. */
  preview(command: Command): Promise<Previewed | Refusal> {
    const id = freshId();
    return this.put(id, { type: "preview", id, command }) as Promise<Previewed | Refusal>;
  }

  /** Older lines of the log. */
  more(before: number): void {
    this.send({ type: "more", before });
  }

  /** Asks for the graph of the night. */
  graph(): void {
    this.send({ type: "graph" });
  }

  private put(id: string, frame: Frame): Promise<Answer | Previewed> {
    return new Promise((settle) => {
      this.waiting.set(id, { frame, settle });
      this.send(frame);
    });
  }

  private connect(): void {
    if (this.ended) return;
    const { code, ...hello } = this.entry;
    const socket = new WebSocket(`${location.origin.replace(/^http/, "ws")}/ws/${encodeURIComponent(code)}`);
    this.socket = socket;
    socket.onopen = () => {
      this.heard = Date.now();
      socket.send(JSON.stringify({ type: "hello", ...hello } satisfies Frame));
    };
    socket.onmessage = (event) => {
      if (this.socket === socket) this.take(JSON.parse(String(event.data)) as Message);
    };
    socket.onclose = () => {
      if (this.socket === socket) this.lost();
    };
  }

  private take(message: Message): void {
    this.heard = Date.now();
    switch (message.type) {
      case "welcome":
        this.tries = 0;
        delete this.entry.move; // it is used up
        this.version = message.version;
        this.hooks.shown(message);
        this.hooks.connected(true);
        for (const { frame } of this.waiting.values()) this.send(frame);
        return;
      case "change":
        if (message.from !== this.version) return this.again(0);
        this.version = message.version;
        return this.hooks.shown(message);
      case "done":
      case "refused":
      case "preview":
        this.waiting.get(message.id)?.settle(message);
        this.waiting.delete(message.id);
        return;
      case "lines":
        return this.hooks.older(message.lines, message.older);
      case "graph":
        return this.hooks.graph(message.nets);
      case "bye":
        if (!message.again) {
          this.ended = true;
          this.hooks.refused(message.why);
        }
        return;
      case "pong":
        return;
    }
  }

  private send(frame: Frame): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(frame));
  }

  private beat(): void {
    if (this.socket?.readyState === WebSocket.OPEN && Date.now() - this.heard > SILENT_FOR) this.again(0);
    else if (this.socket?.readyState === WebSocket.OPEN) this.send({ type: "ping" });
    else if (!this.socket) this.again(0);
  }

  private lost(): void {
    this.socket = null;
    this.hooks.connected(false);
    if (this.ended) return;
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.tries++);
    this.again(wait / 2 + Math.random() * wait); // not all phones at once
  }

  private again(wait: number): void {
    clearTimeout(this.timer);
    const old = this.socket;
    if (old) {
      this.socket = null;
      old.close();
      this.hooks.connected(false);
    }
    this.timer = window.setTimeout(() => this.connect(), wait);
  }
}

function freshId(): string {
  return `c${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 10)}`;
}
