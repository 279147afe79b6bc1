import { coversPage, type PageStage, readPageStage } from "./page-stage";

/** The part of the address after "#": read, write, subscribe. */
export interface Address {
  read(): string;
  /** Adds an entry to the history. */
  push(text: string): void;
  /** Changes the current entry of the history. */
  replace(text: string): void;
  /** Whether the current entry shows the opening, behind which the document stays as it is. */
  showsOpening(): boolean;
  /**
   * Called, once or twice, when the user goes back or forward, edits the address, or follows a link, also to the present
   * address.
   */
  subscribe(listener: () => void): () => void;
}

const events = ["hashchange", "popstate"] as const;

/** @param stage  held by new entries of the history; replaced ones keep theirs. */
export function browserAddress(page: Window, stage: () => PageStage | null = () => null): Address {
  return {
    read: () => page.location.hash.slice(1),
    push: (text) => page.history.pushState(stage(), "", `#${text}`),
    replace: (text) => page.history.replaceState(page.history.state, "", `#${text}`),
    showsOpening: () => coversPage(readPageStage(page.history.state).stage),
    subscribe(listener) {
      // A link to the present address raises only "popstate", while a delayed write is pending.
      for (const event of events) page.addEventListener(event, listener);
      return () => {
        for (const event of events) page.removeEventListener(event, listener);
      };
    },
  };
}
