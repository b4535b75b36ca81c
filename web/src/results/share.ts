/** Ways out of a page: the clipboard, the share sheet of the device, a file. */

/** Whether the text is in the clipboard now. */
export async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copiedByHand(text);
  }
}

/** The way without the clipboard's interface: a page over plain HTTP at home has none. */
function copiedByHand(text: string): boolean {
  const field = document.createElement("textarea");
  field.value = text;
  field.className = "vh";
  (document.querySelector("dialog[open]") ?? document.body).append(field); // what is outside an open dialog takes no focus
  field.select();
  const done = document.execCommand("copy");
  field.remove();
  return done;
}

export const canShare = typeof navigator.share === "function";

/** The share sheet. Closing it is no fault. */
export async function share(data: ShareData): Promise<void> {
  try {
    await navigator.share(data);
  } catch {
    // Closed again.
  }
}

/** Hands a file to the browser's downloads. */
export function download(blob: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
