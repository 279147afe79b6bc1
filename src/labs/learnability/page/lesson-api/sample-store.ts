import { createStore, type StoreApi } from "zustand/vanilla";
import type { Notes } from "../../../../platform/shell/lesson-api";
import { noticeNow } from "./in-sight";
import { firstSample, type OneSample, type SamplePart, withNumber } from "./one-sample";

/** The sample of the lesson that is open. */
export interface SampleStore extends Pick<StoreApi<OneSample>, "getState" | "getInitialState" | "subscribe"> {
  setNumber(part: SamplePart, index: number, value: number): void;
  setPart(part: SamplePart, values: readonly number[]): void;
  reset(): void;
  /** Records that a place of the text that shows the sample has become visible, or invisible. */
  seen(place: object, inSight: boolean): void;
  /** Called as for notes, when a word points at a panel. */
  pointedAt: NonNullable<Notes["pointedAt"]>;
  /** Whether the sample, and not the experiment, stands in the attention panel. */
  readonly inPanel: Pick<StoreApi<boolean>, "getState" | "getInitialState" | "subscribe">;
}

export function openSample(): SampleStore {
  const store = createStore<OneSample>(() => firstSample);
  const inPanel = createStore<boolean>(() => false);
  const inSight = new Set<object>();
  /** Visible places when a word pointed at the experiment: while one of them stays visible, the panel shows the experiment. */
  let pointedFrom = new Set<object>();
  const set = (change: (sample: OneSample) => OneSample) => {
    store.setState(change, true);
    noticeNow();
    pointedFrom.clear();
    inPanel.setState(true, true);
  };
  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    setNumber: (part, index, value) => set((sample) => withNumber(sample, part, index, value)),
    setPart: (part, values) => set((sample) => ({ ...sample, [part]: values })),
    reset: () => set(() => firstSample),
    seen(place, now) {
      if (now === inSight.has(place)) return;
      if (now) inSight.add(place);
      else inSight.delete(place);
      pointedFrom.delete(place);
      // The panel shows the sample only while one of its places is visible.
      if (pointedFrom.size === 0) inPanel.setState(inSight.size > 0, true);
    },
    pointedAt(panel, view) {
      if (panel !== "attention") return;
      // Moving to the word may have scrolled the text.
      noticeNow();
      const back = view === "sample";
      pointedFrom = new Set(back ? [] : inSight);
      inPanel.setState(back, true);
    },
    inPanel,
  };
}
