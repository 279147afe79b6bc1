/** What all panels share that ask the engine for more than the run reports. */
import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { usePlayground, useSeries, useSession } from "../../state/react";
import type { RunSeries } from "../../state/series";
import type { PlaygroundState } from "../../state/store";
import { type Sight, useSeen } from "../../ui/seen";
import { useSettled } from "./use-settled";

interface Disposable {
  dispose(): void;
}

/** Made once for a panel, and ended with it. */
export function useOwned<Owned extends Disposable>(make: () => Owned): Owned {
  const [owned] = useState(make);
  useEffect(() => () => owned.dispose(), [owned]);
  return owned;
}

/** The same object for as long as nothing about it changes that matters here. */
export function useKept<Value>(value: Value, same: (kept: Value, value: Value) => boolean): Value {
  const [kept, setKept] = useState(value);
  const isSame = same(kept, value);
  if (!isSame) setKept(value);
  return isSame ? kept : value;
}

interface Answering {
  readonly version: number;
  readonly subscribe: (listener: () => void) => () => void;
}

/** Draws again with every answer. */
export function useAnswers(inquiries: Answering): void {
  useSyncExternalStore(inquiries.subscribe, () => inquiries.version);
}

/** What the page shows at one moment. */
export interface PageMoment extends Pick<PlaygroundState, "experiment" | "activity" | "sample" | "hidden" | "ownData"> {
  readonly series: RunSeries;
}

/** Draws again with the page, and with the series at most once per `milliseconds` while `active`. */
export function usePageMoment(active: boolean, milliseconds: number): PageMoment {
  const experiment = usePlayground((state) => state.experiment);
  const activity = usePlayground((state) => state.activity);
  const sample = usePlayground((state) => state.sample);
  const hidden = usePlayground((state) => state.hidden);
  const ownData = usePlayground((state) => state.ownData);
  const series = useSeries(active, milliseconds);
  return { experiment, activity, sample, hidden, ownData, series };
}

/** Reads the present moment without drawing anything again. */
export function usePageMomentReader(): () => PageMoment {
  const { store, series } = useSession();
  return () => ({ ...store.getState(), series });
}

/** A mark within a panel, and whether the panel around it is in view. */
export function useSeenMark(sight: Sight): { readonly seen: boolean; readonly mark: React.ReactNode } {
  const element = useRef<HTMLSpanElement>(null);
  const seen = useSeen(element, sight);
  return { seen, mark: <span hidden ref={element} /> };
}

interface Wanting<Document, Data, Question> {
  want(document: Document, data: Data | null, questions: readonly Question[]): void;
}

/** Asks these questions once they have stood still for a moment, and gives up what nobody needs any more. */
export function useQuestions<Document, Data, Question>(
  inquiries: Wanting<Document, Data, Question>,
  run: Document,
  data: () => Data | null,
  questions: readonly Question[],
): void {
  useSettled(JSON.stringify(questions), () => inquiries.want(run, data(), questions));
}
