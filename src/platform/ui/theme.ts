/** Light or dark: the system's wish, unless the person chose otherwise. index.html applies a remembered choice before the first paint, so that it does not flash. */
import { useSyncExternalStore } from "react";

export type Theme = "light" | "dark";

const key = "theme";
const systemDark = () => matchMedia("(prefers-color-scheme: dark)");
const listeners = new Set<() => void>();

function current(): Theme {
  const chosen = document.documentElement.dataset.theme;
  if (chosen === "light" || chosen === "dark") return chosen;
  return systemDark().matches ? "dark" : "light";
}

/** Choosing what the system wants anyway is following the system again. */
function choose(theme: Theme): void {
  const system: Theme = systemDark().matches ? "dark" : "light";
  if (theme === system) {
    delete document.documentElement.dataset.theme;
    remember(null);
  } else {
    document.documentElement.dataset.theme = theme;
    remember(theme);
  }
  for (const listener of listeners) listener();
}

/** Storage may be forbidden; the choice then lasts as long as the page. */
function remember(theme: Theme | null): void {
  try {
    if (theme) localStorage.setItem(key, theme);
    else localStorage.removeItem(key);
  } catch {}
}

function subscribe(listener: () => void): () => void {
  const system = systemDark();
  listeners.add(listener);
  system.addEventListener("change", listener);
  return () => {
    listeners.delete(listener);
    system.removeEventListener("change", listener);
  };
}

/** Draws everything in light colours, as paper has them, until what it answers is called. Nothing of it is remembered. */
export function drawnForPaper(): () => void {
  const { dataset } = document.documentElement;
  const chosen = dataset.theme;
  dataset.theme = "light";
  for (const listener of listeners) listener();
  return () => {
    if (chosen === undefined) delete dataset.theme;
    else dataset.theme = chosen;
    for (const listener of listeners) listener();
  };
}

export function useTheme(): [Theme, (theme: Theme) => void] {
  return [useSyncExternalStore(subscribe, current), choose];
}
