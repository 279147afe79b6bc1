/** Newer versions of an open page; fetched once the page is loaded. */

interface Versioned {
  readonly document: Pick<Document, "addEventListener" | "visibilityState">;
}

/** Takes news: this version is on the device, a newer one waits. */
type Report = (change: { readonly kept?: true; readonly update?: "ready" }) => void;

/** Interval at which an open page checks for a newer version. */
const hour = 3_600_000;

/** Reports stored and waiting versions, and looks for new ones now and then. */
export function followVersions(page: Versioned, registration: ServiceWorkerRegistration, report: Report, now: () => number): void {
  watchUpdates(registration, report);
  askNowAndThen(page, registration, now);
}

/** Reports stored and waiting versions, now and later. */
function watchUpdates(registration: ServiceWorkerRegistration, report: Report): void {
  const look = () =>
    report({ ...(registration.active && { kept: true }), ...(registration.active && registration.waiting && { update: "ready" }) });
  const follow = (worker: ServiceWorker | null) => worker?.addEventListener("statechange", look);
  look();
  follow(registration.installing);
  registration.addEventListener("updatefound", () => follow(registration.installing));
}

/** Browsers check for a newer version when a page is opened; a lecture may keep one open for days. */
function askNowAndThen(page: Versioned, registration: ServiceWorkerRegistration, now: () => number): void {
  let asked = now();
  page.document.addEventListener("visibilitychange", () => {
    if (page.document.visibilityState !== "visible" || now() - asked < hour) return;
    asked = now();
    // Without a network there is no answer, and that is no error.
    registration.update().catch(() => undefined);
  });
}
