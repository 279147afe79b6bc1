/**
 * The page without a network: registration of the service worker, and its state for the user. The build makes the worker
 * (scripts/page/offline.ts); it stores every file, and replaces a running version only after the user accepts.
 */

import { createStore, type StoreApi } from "zustand/vanilla";
import { onMissingWorker } from "../engine/missing-worker";

export interface OfflineState {
  /** Every file of this version is on the device: the page opens without a network. */
  readonly kept: boolean;
  /** "ready": a newer version is on the device and waits. "replaced": another tab has accepted it, and this tab's files are gone. */
  readonly update: "none" | "ready" | "replaced";
  /**
   * A file that the page fetches on demand could not be fetched. "gone": the host answers, so a newer version has replaced
   * this one. "unreachable": the host does not answer.
   */
  readonly missing: "none" | "gone" | "unreachable";
}

export interface Offline extends Pick<StoreApi<OfflineState>, "getState" | "getInitialState" | "subscribe"> {
  /** Replaces the running version in all tabs, and reloads this one. */
  acceptUpdate(): void;
  /** Whether an error comes from a part of the page that could not be fetched. */
  isMissingPart(error: unknown): boolean;
}

/** The message upon which the waiting worker takes over; the worker made by the build listens for it. */
const takeOver = { type: "SKIP_WAITING" };

/** The used part of a window. */
export type OfflinePage = Pick<Window, "addEventListener" | "fetch"> & {
  readonly document: Pick<Document, "addEventListener" | "visibilityState" | "baseURI">;
  readonly location: Pick<Location, "reload">;
  /** Missing where the page is not served over https. */
  readonly navigator: { readonly serviceWorker?: ServiceWorkerContainer };
};

/**
 * @param alive  resolves when the page is loaded and idle, so that storing files does not compete with the first view. Null
 * where nothing is stored, as in development.
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
    const { followVersions } = await import("./versions");
    followVersions(page, known, store.setState, now);
  }

  if (container) {
    // The first worker takes over a page that had none; a later one replaces the version of this page.
    let controlled = container.controller !== null;
    container.addEventListener("controllerchange", () => {
      if (accepted) page.location.reload();
      else if (controlled) store.setState({ update: "replaced" });
      controlled = true;
    });
    // Where registration is refused, as in private windows of some browsers, the page works with a network only.
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

/** Resolves when the page is idle. */
export function idle(page: Window): Promise<void> {
  return new Promise((resolve) => {
    // Missing in some browsers, whatever its type says.
    if ("requestIdleCallback" in page) page.requestIdleCallback(() => resolve(), { timeout: 5000 });
    else setTimeout(resolve, 1000);
  });
}

/** Whether the page's own host can be reached. HEAD bypasses the service worker, which answers GET only. */
async function hostAnswers(page: OfflinePage): Promise<boolean> {
  try {
    return (await page.fetch(page.document.baseURI, { method: "HEAD", cache: "no-store" })).ok;
  } catch {
    return false;
  }
}

/** Collects errors of parts of the page that could not be fetched. */
function watchMissingParts(page: OfflinePage, report: () => void): WeakSet<object> {
  const missing = new WeakSet<object>();
  page.addEventListener("vite:preloadError", (event) => {
    missing.add((event as VitePreloadErrorEvent).payload);
    report();
  });
  onMissingWorker(report);
  return missing;
}
