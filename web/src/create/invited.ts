/** The names that the calculator sends along in the fragment: `#s=` and base64url of `[[name, chips], …]`. What cannot be read is nobody. */
export const invited = names(new URLSearchParams(location.hash.slice(1)).get("s"));

function names(packed: string | null): string[] {
  if (!packed) return [];
  try {
    const bytes = Uint8Array.from(atob(packed.replace(/-/g, "+").replace(/_/g, "/")), (sign) => sign.charCodeAt(0));
    const rows: unknown = JSON.parse(new TextDecoder().decode(bytes));
    if (!Array.isArray(rows)) return [];
    return rows.flatMap((row: unknown) => (Array.isArray(row) && typeof row[0] === "string" && row[0].trim() ? [row[0].trim()] : [])).slice(0, 10);
  } catch {
    return [];
  }
}
