/** Light, dark, or as the device prefers. The choice is remembered on this device. */
import { signal } from "@preact/signals";

export type Theme = "light" | "dark";
const KEY = "floorman.theme";
const prefersDark = matchMedia("(prefers-color-scheme: dark)");
const chosen = (): Theme | null => {
  const kept = localStorage.getItem(KEY);
  return kept === "light" || kept === "dark" ? kept : null;
};

export const theme = signal<Theme>(chosen() ?? (prefersDark.matches ? "dark" : "light"));

/** Puts the theme on the page, now and whenever the device changes its mind and nobody has chosen. */
export function applyTheme(): void {
  const kept = chosen();
  if (kept) document.documentElement.dataset["theme"] = kept;
  prefersDark.addEventListener("change", () => {
    if (!chosen()) theme.value = prefersDark.matches ? "dark" : "light";
  });
}

/** The other one, and from now on that. */
export function switchTheme(): void {
  theme.value = theme.value === "dark" ? "light" : "dark";
  localStorage.setItem(KEY, theme.value);
  document.documentElement.dataset["theme"] = theme.value;
}
