/** What the server has written into the page. */
export const pageName = document.body.dataset["page"] ?? "start";
export const roomCode = document.body.dataset["code"] ?? "";

/** The data of this page, as JSON beside it. */
export function pageData<T>(): T {
  return JSON.parse(document.getElementById("page-data")?.textContent || "{}") as T;
}

/** An address of ours in a language. */
export function href(lang: string, path: string): string {
  return `/${lang}${path}`;
}
