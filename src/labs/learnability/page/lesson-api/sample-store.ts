import { createStore, type StoreApi } from "zustand/vanilla";
import type { Notes } from "../../../../platform/shell/lesson-api";
import { noticeNow } from "./in-sight";
import { firstSample, type OneSample, type SamplePart, withNumber } from "./one-sample";

/** The sample of the lesson that is open. */
export interface SampleStore extends Pick<StoreApi<OneSample>, "getState" | "getInitialState" | "subscribe"> {
  setNumber(part: SamplePart, index: number, value: number): void;
  setPart(part: SamplePart, values: readonly number[]): void;
  reset(): void;
  /** A place of the text that shows the sample has come into sight, or has gone out of it. */
  seen(place: object, inSight: boolean): void;
  /** As notes hear of it. */
  pointedAt: NonNullable<Notes["pointedAt"]>;
  /** Whether the sample, and not the experiment, stands in the attention panel. */
  readonly inPanel: Pick<StoreApi<boolean>, "getState" | "getInitialState" | "subscribe">;
}

export function openSample(): SampleStore {
  const store = createStore<OneSample>(() => firstSample);
  const inPanel = createStore<boolean>(() => false);
  const inSight = new Set<object>();
  /** Places that were in sight when a word pointed at the experiment: as long as one of them is, the reader is still there. */
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
      // What is out of sight is not spoken of.
      if (pointedFrom.size === 0) inPanel.setState(inSight.size > 0, true);
    },
    pointedAt(panel, view) {
      if (panel !== "attention") return;
      // Going to the word may have moved the text.
      noticeNow();
      const back = view === "sample";
      pointedFrom = new Set(back ? [] : inSight);
      inPanel.setState(back, true);
    },
    inPanel,
  };
}
