/** The part of the address after "#", as something that can be read, written and listened to. */
export interface Address {
  read(): string;
  /** Adds an entry to the history. */
  push(text: string): void;
  /** Changes the current entry of the history. */
  replace(text: string): void;
  /** Called, once or twice, when the person goes back or forward, edits the address, or follows a link to what it says already. */
  subscribe(listener: () => void): () => void;
}

const events = ["hashchange", "popstate"] as const;

export function browserAddress(page: Window): Address {
  return {
    read: () => page.location.hash.slice(1),
    push: (text) => page.history.pushState(null, "", `#${text}`),
    replace: (text) => page.history.replaceState(null, "", `#${text}`),
    subscribe(listener) {
      // Of a link that is the address already, while a change is still to be written there, "popstate" alone tells.
      for (const event of events) page.addEventListener(event, listener);
      return () => {
        for (const event of events) page.removeEventListener(event, listener);
      };
    },
  };
}
