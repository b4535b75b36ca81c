// The offline shell. Files with a hash in their name never change and are kept; a page is fetched, and only without a network taken from
// what was seen last. Nothing of a room is ever kept: neither its API nor its sockets pass here.
const SHELL = "floorman-shell-1";
const MOST_KEPT = 60;

self.addEventListener("install", () => self.skipWaiting());

self.addEventListener("activate", (event) => {
  const stale = caches.keys().then((names) => Promise.all(names.filter((name) => name !== SHELL).map((name) => caches.delete(name))));
  event.waitUntil(stale.then(() => self.clients.claim()));
});

self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== location.origin) return;
  if (/^\/(api|ws|schema|metrics|healthz)(\/|$)/.test(url.pathname)) return;
  if (url.pathname.startsWith("/assets/")) event.respondWith(kept(event.request));
  else if (event.request.mode === "navigate") event.respondWith(fetched(event.request));
});

async function kept(request) {
  const found = await caches.match(request);
  return found ?? keep(request, await fetch(request));
}

async function fetched(request) {
  try {
    return keep(request, await fetch(request));
  } catch {
    const path = new URL(request.url).pathname;
    // The app opens at "/", an invite at "/r/…": the server leads from there to the page in a language.
    const seen = path === "/" || path.startsWith("/r/") ? `/${language(path)}${path}` : request;
    return (await caches.match(seen, { ignoreSearch: true })) ?? offline(path);
  }
}

// What the catalogues cannot say: without a network there are none. In the language of the address, else in that of the device.
const OFFLINE = {
  en: ["No connection", "This page opens again when there is a network.", "Try again"],
  ko: ["연결이 없습니다", "네트워크에 연결되면 다시 열립니다.", "다시 시도"],
  ja: ["接続がありません", "ネットワークにつながると、また開きます。", "もう一度試す"],
};

const language = (path) => [path.slice(1, 3), navigator.language.slice(0, 2)].find((each) => each in OFFLINE) ?? "en";

function offline(path) {
  const lang = language(path);
  const [title, says, again] = OFFLINE[lang];
  const page = `<!doctype html><html lang="${lang}"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><title>${title} · floorman</title>
<style>body { font: 1rem/1.5 sans-serif; max-width: 30em; margin: 15vh auto; padding: 0 16px; word-break: keep-all } a { color: inherit; display: inline-block; padding: 10px 0 }</style>
<h1>${title}</h1><p>${says}</p><p><a href="">${again}</a></p></html>`;
  return new Response(page, { status: 503, headers: { "content-type": "text/html; charset=utf-8" } });
}

async function keep(request, answer) {
  if (answer.ok) {
    const cache = await caches.open(SHELL);
    await cache.put(request, answer.clone());
    const names = await cache.keys();
    for (const old of names.slice(0, Math.max(0, names.length - MOST_KEPT))) await cache.delete(old);
  }
  return answer;
}
