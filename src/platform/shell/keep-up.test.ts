import { afterEach, expect, it } from "vitest";
import { createStore } from "zustand/vanilla";
import { helpersOnPage, spareThread } from "../engine/thread-plan";
import type { Activity } from "../state/store";
import { keepUp } from "./keep-up";

afterEach(() => spareThread(false));

/** A page without a screen: frames are run by the test. */
function openPage(activity: Activity) {
  const store = createStore<{ activity: Activity; runs: number }>(() => ({ activity, runs: 1 }));
  let waiting: ((now: number) => void) | null = null;
  let now = 0;
  const hidden: (() => void)[] = [];
  const page = {
    requestAnimationFrame: (callback: (now: number) => void) => {
      waiting = callback;
      return 1;
    },
    document: { addEventListener: (_: string, listener: () => void) => hidden.push(listener) },
  };
  keepUp(page as never, { store } as never);
  /** Draws for some seconds; whether anybody waits for a frame afterwards. */
  const draw = (seconds: number, rate: number): boolean => {
    for (const end = now + 1000 * seconds; now < end && waiting; now += 1000 / rate) {
      const callback = waiting as (now: number) => void;
      waiting = null;
      callback(now);
    }
    return waiting !== null;
  };
  const hide = (seconds: number) => {
    for (const listener of hidden) listener();
    now += 1000 * seconds;
    for (const listener of hidden) listener();
  };
  return { store, draw, hide, waits: () => waiting !== null };
}

it("leaves a thread to a page that draws too seldom while a run computes, and asks for no more frames", () => {
  const { draw } = openPage("running");
  expect(helpersOnPage(2, 1)).toBe(1);
  expect(draw(9, 15)).toBe(false);
  expect(helpersOnPage(2, 1)).toBe(0);
});

it("leaves nothing to one that keeps up, and looks again at the next run", () => {
  const { draw, store, waits } = openPage("running");
  expect(draw(20, 60)).toBe(false);
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
