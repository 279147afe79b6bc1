/** What a person wants of this page on this device, kept as text; links and documents know nothing of it. */
export interface Preferences {
  /** Null where nothing was chosen. */
  read(key: string): string | null;
  /** Null forgets. */
  write(key: string, value: string | null): void;
}

/** In the page's local storage. Where that is forbidden a choice lasts as long as the page. */
export function localPreferences(page: Window): Preferences {
  return {
    read: (key) => {
      try {
        return page.localStorage.getItem(key);
      } catch {
        return null;
      }
    },
    write: (key, value) => {
      try {
        if (value === null) page.localStorage.removeItem(key);
        else page.localStorage.setItem(key, value);
      } catch {}
    },
  };
}

/** In memory alone. */
export function fleetingPreferences(): Preferences {
  const values = new Map<string, string>();
  return {
    read: (key) => values.get(key) ?? null,
    write: (key, value) => void (value === null ? values.delete(key) : values.set(key, value)),
  };
}

/** The value that was written as JSON; null where there is none, or it cannot be read. */
export function readJson(preferences: Preferences, key: string): unknown {
  try {
    return JSON.parse(preferences.read(key) ?? "null") as unknown;
  } catch {
    return null;
  }
}

/** What the browser's local storage can do. */
export type KeyValueStore = Pick<globalThis.Storage, "getItem" | "setItem">;

/** The browser's local storage, which is asked for only when something is read or written: it may be forbidden. */
export const localKeyValues: KeyValueStore = {
  getItem: (name) => localStorage.getItem(name),
  setItem: (name, value) => localStorage.setItem(name, value),
};
