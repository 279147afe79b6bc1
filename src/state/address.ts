/** The part of the address after "#", as something that can be read, written and listened to. */
export interface Address {
  read(): string;
  /** Adds an entry to the history. */
  push(text: string): void;
  /** Changes the current entry of the history. */
  replace(text: string): void;
  /** Called when the person goes back or forward, or edits the address. */
  subscribe(listener: () => void): () => void;
}

export function browserAddress(page: Window): Address {
  return {
    read: () => page.location.hash.slice(1),
    push: (text) => page.history.pushState(null, "", `#${text}`),
    replace: (text) => page.history.replaceState(null, "", `#${text}`),
    subscribe(listener) {
      page.addEventListener("hashchange", listener);
      return () => page.removeEventListener("hashchange", listener);
    },
  };
}
