/** Who this phone is: a secret of 256 bits, made once, kept here, sent to nobody but the server, which keeps its hash. */
const KEY = "floorman.device";

export function deviceSecret(): string {
  const kept = localStorage.getItem(KEY);
  if (kept && /^[A-Za-z0-9_-]{43}$/.test(kept)) return kept;
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const made = btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
  localStorage.setItem(KEY, made);
  return made;
}
