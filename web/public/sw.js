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
  } catch (error) {
    const found = await caches.match(request, { ignoreSearch: true });
    if (found) return found;
    throw error;
  }
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
