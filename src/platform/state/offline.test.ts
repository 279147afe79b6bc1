import { beforeAll, describe, expect, it, vi } from "vitest";
import { isMissingWorker } from "../engine/missing-worker";
import { type OfflinePage, openOffline } from "./offline";

/** Stands for a service worker, its registration and the page that has them. */
class Worker extends EventTarget {
  readonly postMessage = vi.fn();
}

function stage({ controlled = false, active = null as Worker | null, waiting = null as Worker | null } = {}) {
  const registration = Object.assign(new EventTarget(), {
    active,
    waiting,
    installing: null as Worker | null,
    update: vi.fn(async () => {}),
  });
  const container = Object.assign(new EventTarget(), {
    controller: controlled ? new Worker() : null,
    register: vi.fn(async () => registration),
  });
  const document = Object.assign(new EventTarget(), { visibilityState: "visible", baseURI: "https://host.example/some/path/?lang=de" });
  const fetch = vi.fn(async () => new Response(null, { status: 200 }));
  const page = Object.assign(new EventTarget(), {
    document,
    fetch,
    location: { reload: vi.fn() },
    navigator: { serviceWorker: container },
  });
  return { registration, container, page, document, given: page as unknown as OfflinePage };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));
const of = (type: string) => new Event(type);

describe("the page without a network", () => {
  beforeAll(() => import("./versions"));

  it("asks for its service worker only when it is alive, beside the page and not at the root of the host", async () => {
    const { container, given } = stage();
    let alive = () => {};
    openOffline(given, new Promise((resolve) => (alive = resolve)));
    await settled();
    expect(container.register).not.toHaveBeenCalled();
    alive();
    await settled();
    expect(container.register).toHaveBeenCalledExactlyOnceWith(new URL("https://host.example/some/path/sw.js"));
  });

  it("is kept once the first worker is active, and nothing is asked of anybody", async () => {
    const { registration, container, page, given } = stage();
    const offline = openOffline(given, Promise.resolve());
    await settled();
    expect(offline.getState()).toEqual({ kept: false, update: "none", missing: "none" });
    const worker = new Worker();
    registration.installing = worker;
    registration.dispatchEvent(of("updatefound"));
    registration.active = worker;
    worker.dispatchEvent(of("statechange"));
    container.dispatchEvent(of("controllerchange"));
    expect(offline.getState()).toEqual({ kept: true, update: "none", missing: "none" });
    expect(page.location.reload).not.toHaveBeenCalled();
  });

  it("lets a newer version wait until it is accepted, then loads anew once", async () => {
    const { registration, container, page, given } = stage({ controlled: true, active: new Worker() });
    const offline = openOffline(given, Promise.resolve());
    await settled();
    const newer = new Worker();
    registration.installing = newer;
    registration.dispatchEvent(of("updatefound"));
    expect(offline.getState().update).toBe("none");
    registration.waiting = newer;
    newer.dispatchEvent(of("statechange"));
    expect(offline.getState().update).toBe("ready");
    expect(newer.postMessage).not.toHaveBeenCalled();
    offline.acceptUpdate();
    expect(newer.postMessage).toHaveBeenCalledExactlyOnceWith({ type: "SKIP_WAITING" });
    expect(page.location.reload).not.toHaveBeenCalled();
    container.dispatchEvent(of("controllerchange"));
    expect(page.location.reload).toHaveBeenCalledOnce();
  });

  it("finds a version that was put off before", async () => {
    const { given } = stage({ controlled: true, active: new Worker(), waiting: new Worker() });
    const offline = openOffline(given, Promise.resolve());
    await settled();
    expect(offline.getState().update).toBe("ready");
  });

  it("says when another tab has accepted, and goes on until it is told to load anew", async () => {
    const { container, page, given } = stage({ controlled: true, active: new Worker() });
    const offline = openOffline(given, Promise.resolve());
    await settled();
    container.dispatchEvent(of("controllerchange"));
    expect(offline.getState().update).toBe("replaced");
    expect(page.location.reload).not.toHaveBeenCalled();
    offline.acceptUpdate();
    expect(page.location.reload).toHaveBeenCalledOnce();
  });

  it("looks for a newer version when it is seen again after an hour", async () => {
    const { registration, document, given } = stage({ active: new Worker() });
    let now = 0;
    openOffline(given, Promise.resolve(), () => now);
    await settled();
    now = 3_599_999;
    document.dispatchEvent(of("visibilitychange"));
    expect(registration.update).not.toHaveBeenCalled();
    now = 3_600_000;
    document.dispatchEvent(of("visibilitychange"));
    document.dispatchEvent(of("visibilitychange"));
    expect(registration.update).toHaveBeenCalledOnce();
  });

  it("works where service workers are missing or refused", async () => {
    const { container, page, given } = stage();
    container.register.mockRejectedValueOnce(new Error("private window"));
    const refused = openOffline(given, Promise.resolve());
    const missing = openOffline({ ...given, addEventListener: () => {}, navigator: {} } as OfflinePage, Promise.resolve());
    await settled();
    expect([refused, missing].map((offline) => offline.getState().kept)).toEqual([false, false]);
    missing.acceptUpdate();
    expect(page.location.reload).toHaveBeenCalledOnce();
  });

  it("knows a part that could not be loaded from any other failure", async () => {
    const { page, given } = stage();
    const offline = openOffline(given, null);
    const failure = new TypeError("Failed to fetch dynamically imported module");
    page.dispatchEvent(Object.assign(of("vite:preloadError"), { payload: failure }));
    await settled();
    expect(offline.getState().missing).toBe("gone");
    expect(offline.isMissingPart(failure)).toBe(true);
    expect(offline.isMissingPart(new TypeError("Failed to fetch dynamically imported module"))).toBe(false);
    expect(offline.isMissingPart(null)).toBe(false);
  });

  it("says whether a worker is gone from its host or the host cannot be reached, and nothing of one that failed inside", async () => {
    const { page, given } = stage();
    const offline = openOffline(given, null);
    expect(isMissingWorker(Object.assign(of("error"), { message: "out of memory" }))).toBe(false);
    await settled();
    expect(offline.getState().missing).toBe("none");
    expect(isMissingWorker(of("error"))).toBe(true);
    await settled();
    expect(offline.getState().missing).toBe("gone");
    expect(page.fetch).toHaveBeenCalledWith("https://host.example/some/path/?lang=de", { method: "HEAD", cache: "no-store" });
    page.fetch.mockRejectedValueOnce(new TypeError("Failed to fetch"));
    isMissingWorker(of("error"));
    await settled();
    expect(offline.getState().missing).toBe("unreachable");
  });
});
