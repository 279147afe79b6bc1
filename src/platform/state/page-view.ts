/**
 * What the page shows beside the experiment: the part of the address between "?" and "#". The experiment is behind the
 * "#" and knows nothing of it, so that the same link can be read, presented, embedded or taught with.
 */
import { createStore, type StoreApi } from "zustand/vanilla";

export const languages = ["en", "de"] as const;
export type Language = (typeof languages)[number];

const modes = ["page", "present", "embed"] as const;
/** The whole page; one panel at a time for a hall; or a part of the page inside of another page. */
export type Mode = (typeof modes)[number];

export interface PageView {
  /** Null where the address asks for none: then the person's own choice or browser decides. */
  readonly language: Language | null;
  /** The lesson that is open beside the panels, by its id. */
  readonly lesson: string | null;
  readonly mode: Mode;
  /** The id of the panel that a presentation or an embedded page shows; null for the first, or for all. */
  readonly panel: string | null;
  /** What the panel of the landscape shows, in its own words; null for what it shows first. */
  readonly landscape: string | null;
}

const names = { language: "lang", lesson: "lesson", mode: "mode", panel: "panel", landscape: "landscape" } as const satisfies Record<
  keyof PageView,
  string
>;

/** Ids of lessons and panels; anything else in an address is not one of ours. */
const identifier = /^[a-z][a-z0-9-]{0,39}$/;

export const wholePage: PageView = { language: null, lesson: null, mode: "page", panel: null, landscape: null };

/** Words and numbers of a panel's own, joined by "_": nothing that an address would have to escape. */
const ownWords = /^(?=.{1,160}$)[a-z0-9.-]+(_[a-z0-9.-]+)*$/;

/** @param search  as in `location.search`. What it says that is not understood counts as not said. */
export function readPageView(search: string): PageView {
  const given = new URLSearchParams(search);
  const known = <Value extends string>(all: readonly Value[], name: string) => all.find((one) => one === given.get(name)) ?? null;
  const matching = (form: RegExp, name: string) => (form.test(given.get(name) ?? "") ? given.get(name) : null);
  return {
    language: known(languages, names.language),
    lesson: matching(identifier, names.lesson),
    mode: known(modes, names.mode) ?? wholePage.mode,
    panel: matching(identifier, names.panel),
    landscape: matching(ownWords, names.landscape),
  };
}

/** The search that says so, with "?" unless it is empty; parameters of others in `search` stay. */
export function writePageView(view: PageView, search = ""): string {
  const parameters = new URLSearchParams(search);
  for (const key of Object.keys(names) as (keyof PageView)[]) {
    const value = view[key];
    if (value === wholePage[key] || value === null) parameters.delete(names[key]);
    else parameters.set(names[key], value);
  }
  const written = parameters.toString();
  return written === "" ? "" : `?${written}`;
}

export interface PageViewStore extends Pick<StoreApi<PageView>, "getState" | "subscribe" | "getInitialState"> {
  /** Shows it and adds it to the history, so that "back" leads out of a lesson or a presentation. */
  show(change: Partial<PageView>): void;
  /** Shows it in place of the present entry of the history, as when a presentation steps through its panels. */
  adjust(change: Partial<PageView>): void;
}

/** The view of a page, kept in its address, and following it back and forth. */
export function browserPageView(page: Window): PageViewStore {
  const { location, history } = page;
  const store = createStore<PageView>(() => readPageView(location.search));
  const addressOf = (view: PageView) => `${location.pathname}${writePageView(view, location.search)}${location.hash}`;
  page.addEventListener("popstate", () => store.setState(readPageView(location.search), true));
  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    show(change) {
      const view = { ...store.getState(), ...change };
      history.pushState(null, "", addressOf(view));
      store.setState(view, true);
    },
    adjust(change) {
      const view = { ...store.getState(), ...change };
      history.replaceState(null, "", addressOf(view));
      store.setState(view, true);
    },
  };
}
