/** The one entry: words, theme, then the page that the server has named. */
import { render, type ComponentType } from "preact";
import { loadWords } from "./i18n";
import { pageName } from "./page";
import { applyTheme } from "./theme";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/parts.css";

const PAGES: Record<string, () => Promise<{ default: ComponentType }>> = {
  start: () => import("./start/start"),
  pots: () => import("./pots/pots"),
  new: () => import("./room/new"),
  room: () => import("./room/room"),
  tv: () => import("./room/tv"),
  results: () => import("./room/results"),
};

async function open(): Promise<void> {
  applyTheme();
  const load = PAGES[pageName] ?? PAGES["start"]!;
  const [page] = await Promise.all([load(), loadWords()]);
  const root = document.getElementById("app")!;
  root.replaceChildren();
  render(<page.default />, root);
  if ("serviceWorker" in navigator && isSecureContext) void navigator.serviceWorker.register("/sw.js");
}

void open();
