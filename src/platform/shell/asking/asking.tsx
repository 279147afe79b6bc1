/** The shared part of panels that request more from the engine than the run reports. */
import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import type { Series } from "../../state/lab-session";
import { usePlayground, useSeries, useSession } from "../../state/react";
import type { PlaygroundState } from "../../state/store";
import { type Sight, useSeen } from "../../ui/seen";

/** Settings that are still being dragged are not acted on. */
const settledMilliseconds = 120;

interface Wait {
  readonly key: string;
  readonly timer: ReturnType<typeof setTimeout>;
}

/**
 * Acts after every drawing, once what it is about has stood still for a moment. Drawing the same again does not begin the wait
 * anew: progress that is reported without pause must not delay a request.
 *
 * @param key  the subject of the action, as text.
 */
export function useSettled(key: string, act: () => void): void {
  const latest = useRef(act);
  const wait = useRef<Wait | null>(null);
  useEffect(() => {
    latest.current = act;
    if (wait.current?.key === key) return;
    clearTimeout(wait.current?.timer);
    const timer = setTimeout(() => {
      wait.current = null;
      latest.current();
    }, settledMilliseconds);
    wait.current = { key, timer };
  });
  useEffect(
    () => () => {
      clearTimeout(wait.current?.timer);
      wait.current = null;
    },
    [],
  );
}

interface Disposable {
  dispose(): void;
}

/** Made once for a panel, and ended with it. */
export function useOwned<Owned extends Disposable>(make: () => Owned): Owned {
  const [owned] = useState(make);
  useEffect(() => () => owned.dispose(), [owned]);
  return owned;
}

interface Held {
  readonly owned: Disposable;
  holders: number;
}

/** For so long a panel that is not drawn may be drawn anew, as another language does. */
const graceMilliseconds = 1000;

/** By session and name. */
const held = new WeakMap<object, Map<string, Held>>();

/** Made once for a panel and ended with it, unless the panel is only drawn anew: then it finds what a person has begun. */
export function useOwnedByName<Owned extends Disposable>(name: string, make: () => Owned): Owned {
  const session = useSession();
  const [entry] = useState(() => {
    const names = held.get(session) ?? new Map<string, Held>();
    const known = names.get(name) ?? { owned: make(), holders: 0 };
    held.set(session, names.set(name, known));
    return known;
  });
  useEffect(() => {
    entry.holders++;
    return () => {
      entry.holders--;
      setTimeout(() => {
        const names = held.get(session);
        if (entry.holders > 0 || names?.get(name) !== entry) return;
        names.delete(name);
        entry.owned.dispose();
      }, graceMilliseconds);
    };
  }, [entry, name, session]);
  return entry.owned as Owned;
}

/**
 * The same object for as long as nothing about it changes that matters here.
 * @param before  what was kept before this was drawn anew, where there is any.
 */
export function useKept<Value>(value: Value, same: (kept: Value, value: Value) => boolean, before: Value = value): Value {
  const [kept, setKept] = useState(before);
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

/** The state of the page at one moment. */
export interface PageMoment extends Pick<PlaygroundState, "experiment" | "activity" | "sample" | "hidden" | "ownData"> {
  readonly series: Series;
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

/** Sends these questions once they have not changed for a moment, and cancels questions that are no longer needed. */
export function useQuestions<Document, Data, Question>(
  inquiries: Wanting<Document, Data, Question>,
  run: Document,
  data: () => Data | null,
  questions: readonly Question[],
): void {
  useSettled(JSON.stringify(questions), () => inquiries.want(run, data(), questions));
}
