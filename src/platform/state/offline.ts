/**
 * The page without a network: when the service worker is registered, and what a person is to know of it. The worker
 * itself is made by the build (scripts/page/offline.ts); it keeps every file, and it never replaces a version that runs
 * unless somebody accepts that.
 */

import { createStore, type StoreApi } from "zustand/vanilla";
import { onMissingWorker } from "../engine/missing-worker";

export interface OfflineState {
  /** Every file of this version is on the device: the page opens without a network. */
  readonly kept: boolean;
  /** "ready": a newer version is on the device and waits. "replaced": another tab has accepted it, and this tab's files are gone. */
  readonly update: "none" | "ready" | "replaced";
  /**
   * Something that the page fetches when it is used did not come. "gone": its host answers, so a newer version has replaced
   * this one there. "unreachable": it does not.
   */
  readonly missing: "none" | "gone" | "unreachable";
}

export interface Offline extends Pick<StoreApi<OfflineState>, "getState" | "getInitialState" | "subscribe"> {
  /** Replaces the version that runs, in all tabs; this one loads anew. */
  acceptUpdate(): void;
  /** Whether this is what failed when a part of the page could not be fetched. */
  isMissingPart(error: unknown): boolean;
}

/** What a message to the waiting worker says for it to take over; the worker that the build makes listens for it. */
const takeOver = { type: "SKIP_WAITING" };

/** How often a page that stays open asks whether there is a newer version. */
const hour = 3_600_000;

/** The parts of a window that are used. */
export type OfflinePage = Pick<Window, "addEventListener" | "fetch"> & {
  readonly document: Pick<Document, "addEventListener" | "visibilityState" | "baseURI">;
  readonly location: Pick<Location, "reload">;
  /** Missing where the page is not served over https. */
  readonly navigator: { readonly serviceWorker?: ServiceWorkerContainer };
};

/**
 * @param alive  resolves when the page is alive and idle: keeping it must not compete with the first view. Null where
 * nothing is to be kept, as in development.
 */
export function openOffline(page: OfflinePage, alive: Promise<void> | null, now: () => number = Date.now): Offline {
  const store = createStore<OfflineState>(() => ({ kept: false, update: "none", missing: "none" }));
  const missing = watchMissingParts(page, () => {
    void hostAnswers(page).then((answers) => store.setState({ missing: answers ? "gone" : "unreachable" }));
  });
  const container = page.navigator.serviceWorker;
  let registration: ServiceWorkerRegistration | null = null;
  let accepted = false;

  async function register(workers: ServiceWorkerContainer): Promise<void> {
    const known = await workers.register(new URL("sw.js", page.document.baseURI));
    registration = known;
    watchUpdates(known, store.setState);
    askNowAndThen(page, known, now);
  }

  if (container) {
    // The first worker takes over a page that had none; any later one replaces the version that this page is of.
    let controlled = container.controller !== null;
    container.addEventListener("controllerchange", () => {
      if (accepted) page.location.reload();
      else if (controlled) store.setState({ update: "replaced" });
      controlled = true;
    });
    // Where it is refused, as in private windows of some browsers, the page works as it is, with a network.
    void alive?.then(() => register(container)).catch(() => undefined);
  }

  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    isMissingPart: (error) => typeof error === "object" && error !== null && missing.has(error),
    acceptUpdate() {
      const waiting = registration?.waiting;
      if (!waiting) return page.location.reload();
      accepted = true;
      waiting.postMessage(takeOver);
    },
  };
}

/** Resolves when the page has nothing better to do. */
export function idle(page: Window): Promise<void> {
  return new Promise((resolve) => {
    // Not in every browser, whatever its type says.
    if ("requestIdleCallback" in page) page.requestIdleCallback(() => resolve(), { timeout: 5000 });
    else setTimeout(resolve, 1000);
  });
}

/** Says what is kept and what waits, now and later. */
function watchUpdates(registration: ServiceWorkerRegistration, report: (change: Partial<OfflineState>) => void): void {
  const look = () =>
    report({ ...(registration.active && { kept: true }), ...(registration.active && registration.waiting && { update: "ready" }) });
  const follow = (worker: ServiceWorker | null) => worker?.addEventListener("statechange", look);
  look();
  follow(registration.installing);
  registration.addEventListener("updatefound", () => follow(registration.installing));
}

/** Browsers look for a newer version when a page is opened; a lecture may keep one open for days. */
function askNowAndThen(page: OfflinePage, registration: ServiceWorkerRegistration, now: () => number): void {
  let asked = now();
  page.document.addEventListener("visibilitychange", () => {
    if (page.document.visibilityState !== "visible" || now() - asked < hour) return;
    asked = now();
    // Without a network there is no answer, and none is needed.
    registration.update().catch(() => undefined);
  });
}

/** Whether the page's own host can be reached. A service worker answers nothing but GET, so it has no part in this. */
async function hostAnswers(page: OfflinePage): Promise<boolean> {
  try {
    return (await page.fetch(page.document.baseURI, { method: "HEAD", cache: "no-store" })).ok;
  } catch {
    return false;
  }
}

/** Collects what fails when a part of the page that is fetched later does not come. */
function watchMissingParts(page: OfflinePage, report: () => void): WeakSet<object> {
  const missing = new WeakSet<object>();
  page.addEventListener("vite:preloadError", (event) => {
    missing.add((event as VitePreloadErrorEvent).payload);
    report();
  });
  onMissingWorker(report);
  return missing;
}
