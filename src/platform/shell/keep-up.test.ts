import { afterEach, expect, it } from "vitest";
import { createStore } from "zustand/vanilla";
import { helpersOnPage, spareThread } from "../engine/thread-plan";
import type { Activity } from "../state/store";
import { keepUp } from "./keep-up";

afterEach(() => spareThread(false));

/** A page without a screen: frames and pauses are run by the test. */
function openPage(activity: Activity) {
  const store = createStore<{ activity: Activity; runs: number }>(() => ({ activity, runs: 1 }));
  let waiting: ((now: number) => void) | null = null;
  let paused: { readonly until: number; readonly callback: () => void } | null = null;
  let now = 0;
  let asked = 0;
  const hidden: (() => void)[] = [];
  const page = {
    requestAnimationFrame: (callback: (now: number) => void) => {
      waiting = callback;
      return ++asked;
    },
    setTimeout: (callback: () => void, milliseconds: number) => {
      paused = { until: now + milliseconds, callback };
    },
    document: { addEventListener: (_: string, listener: () => void) => hidden.push(listener) },
  };
  keepUp(page as never, { store } as never);
  const waits = () => waiting !== null || paused !== null;
  /** Draws for some seconds; whether anybody waits for a frame afterwards. */
  const draw = (seconds: number, rate: number): boolean => {
    for (const end = now + 1000 * seconds; now < end && waits(); now += 1000 / rate) {
      if (paused && paused.until <= now) {
        const { callback } = paused;
        paused = null;
        callback();
      }
      const callback = waiting;
      waiting = null;
      callback?.(now);
    }
    return waits();
  };
  const hide = (seconds: number) => {
    for (const listener of hidden) listener();
    now += 1000 * seconds;
    for (const listener of hidden) listener();
  };
  return { store, draw, hide, waits, asked: () => asked };
}

it("leaves a thread to a page that draws too seldom while a run computes, and asks for no more frames", () => {
  const { draw } = openPage("running");
  expect(helpersOnPage(2, 1)).toBe(1);
  expect(draw(9, 15)).toBe(false);
  expect(helpersOnPage(2, 1)).toBe(0);
});

it("leaves nothing to one that keeps up, and looks again at the next run", () => {
  const { draw, store, waits, asked } = openPage("running");
  expect(draw(20, 60)).toBe(false);
  // Two frames six times a second, for 14 s.
  expect(asked()).toBeLessThan(180);
  expect(helpersOnPage(2, 1)).toBe(1);
  store.setState({ activity: "paused" });
  store.setState({ activity: "running" });
  expect(waits()).toBe(false);
  store.setState({ runs: 2 });
  expect(draw(9, 15)).toBe(false);
  expect(helpersOnPage(2, 1)).toBe(0);
});

it("waits for no frame while nothing runs, and takes a hidden page for none that is slow", () => {
  const { draw, store, hide, waits } = openPage("paused");
  expect(waits()).toBe(false);
  store.setState({ activity: "running" });
  for (let i = 0; i < 3; i++) {
    draw(2, 60);
    hide(600);
  }
  draw(20, 60);
  expect(helpersOnPage(2, 1)).toBe(1);
});
