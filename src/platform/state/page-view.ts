/**
 * The view of the page beside the experiment: the part of the address between "?" and "#". The experiment after "#" does
 * not depend on it, so that the same link can be read, presented, embedded or taught with.
 */
import { createStore, type StoreApi } from "zustand/vanilla";
import type { PageStage } from "./page-stage";

export const languages = ["en", "de"] as const;
export type Language = (typeof languages)[number];

const modes = ["page", "present", "notes", "embed"] as const;
/** The whole page; one panel at a time for a lecture hall; its speaker's notes; or a part of the page inside another page. */
export type Mode = (typeof modes)[number];

export interface PageView {
  /** Null where the address names none: then the user's choice or the browser decides. */
  readonly language: Language | null;
  /** The id of the lesson shown beside the panels. */
  readonly lesson: string | null;
  readonly mode: Mode;
  /** The id of the panel that a presentation or an embedded page shows; null for the first, or for all. */
  readonly panel: string | null;
  /** The view of the landscape panel, encoded; null for its initial view. */
  readonly landscape: string | null;
  /** The filter of the index of papers, which then lies over the page; null while it is closed. */
  readonly papers: string | null;
}

const names = {
  language: "lang",
  lesson: "lesson",
  mode: "mode",
  panel: "panel",
  landscape: "landscape",
  papers: "papers",
} as const satisfies Record<keyof PageView, string>;

/** Valid ids of lessons and panels; others are ignored. */
const identifier = /^[a-z][a-z0-9-]{0,39}$/;

export const wholePage: PageView = { language: null, lesson: null, mode: "page", panel: null, landscape: null, papers: null };

/** Words and numbers of a panel, joined by "_": characters that need no escaping in an address. */
const ownWords = /^(?=.{1,160}$)[a-z0-9.-]+(_[a-z0-9.-]+)*$/;

/** Words joined by "_", and what is searched for after "*". */
const filter = /^[a-z0-9._-]{1,120}([*][^\p{Control}]{0,80})?$/u;

/** @param search  as in `location.search`. Unknown entries are ignored. */
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
    papers: matching(filter, names.papers),
  };
}

/** The search for a view, with "?" unless it is empty; other parameters in `search` stay. */
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
  /** Shows a view as a new entry of the history, so that "back" leaves a lesson or a presentation. */
  show(change: Partial<PageView>): void;
  /** Shows a view in the present entry of the history, as when a presentation steps through its panels. */
  adjust(change: Partial<PageView>): void;
}

/**
 * The view of a page, synchronised with its address.
 *
 * @param stage  held by new entries of the history; replaced ones keep theirs.
 */
export function browserPageView(page: Window, stage: () => PageStage | null = () => null): PageViewStore {
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
      history.pushState(stage(), "", addressOf(view));
      store.setState(view, true);
    },
    adjust(change) {
      const view = { ...store.getState(), ...change };
      history.replaceState(history.state, "", addressOf(view));
      store.setState(view, true);
    },
  };
}
