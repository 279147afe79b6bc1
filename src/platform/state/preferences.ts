/** Settings of the user on this device, as text; links and documents do not contain them. */
export interface Preferences {
  /** Null where none is stored. */
  read(key: string): string | null;
  /** Null deletes. */
  write(key: string, value: string | null): void;
}

/** In the page's local storage. Where that is forbidden, a choice lasts as long as the page. */
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

/** In memory only. */
export function fleetingPreferences(): Preferences {
  const values = new Map<string, string>();
  return {
    read: (key) => values.get(key) ?? null,
    write: (key, value) => void (value === null ? values.delete(key) : values.set(key, value)),
  };
}

/** A value stored as JSON; null where there is none, or it cannot be read. */
export function readJson(preferences: Preferences, key: string): unknown {
  try {
    return JSON.parse(preferences.read(key) ?? "null") as unknown;
  } catch {
    return null;
  }
}

/** The used part of the browser's local storage. */
export type KeyValueStore = Pick<globalThis.Storage, "getItem" | "setItem">;

/** The browser's local storage, accessed only at each read or write, since access may be forbidden. */
export const localKeyValues: KeyValueStore = {
  getItem: (name) => localStorage.getItem(name),
  setItem: (name, value) => localStorage.setItem(name, value),
};
