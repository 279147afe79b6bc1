import { createStore, type StoreApi } from "zustand/vanilla";
import { firstSample, type OneSample, type SamplePart, withNumber } from "./one-sample";

/** The sample of the lesson that is open. */
export interface SampleStore extends Pick<StoreApi<OneSample>, "getState" | "getInitialState" | "subscribe"> {
  setNumber(part: SamplePart, index: number, value: number): void;
  setPart(part: SamplePart, values: readonly number[]): void;
  reset(): void;
}

export function openSample(): SampleStore {
  const store = createStore<OneSample>(() => firstSample);
  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    setNumber: (part, index, value) => store.setState((sample) => withNumber(sample, part, index, value), true),
    setPart: (part, values) => store.setState((sample) => ({ ...sample, [part]: values }), true),
    reset: () => store.setState(firstSample, true),
  };
}
