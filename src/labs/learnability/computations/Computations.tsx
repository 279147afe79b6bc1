/** What the parts of the panel share: the machines in words, and what was asked. */
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { openStudy } from "../../../engine/learnability/study/client";
import type { Experiment } from "../../../experiment/learnability/document";
import { sameRun } from "../../../experiment/learnability/shown";
import { usePlayground, useSeries, useSession } from "../../../state/react";
import { type ComputingSpec, computes } from "../../../tasks/registry";
import { Inquiries } from "../certificate/inquiries";
import { type MachineWords, machineWords } from "./machine-words";
import type { Moment } from "./moment";

interface Shared {
  readonly task: ComputingSpec;
  /** The experiment as far as data and learners depend on it: the same object while they are the same. */
  readonly run: Experiment;
  readonly machines: MachineWords;
  readonly inquiries: Inquiries;
}

const ComputationsContext = createContext<Shared | null>(null);

export function useComputations(): Shared {
  const shared = useContext(ComputationsContext);
  if (!shared) throw new Error("useComputations needs a ComputationsProvider around it");
  return shared;
}

/** Nothing where the target is no machine. */
export function ComputationsProvider({ children }: { readonly children: ReactNode }) {
  const experiment = useRun(usePlayground((state) => state.experiment));
  const [inquiries] = useState(() => new Inquiries(openStudy));
  useEffect(() => () => inquiries.dispose(), [inquiries]);
  const value = useMemo(() => {
    const { task, seed } = experiment;
    return computes(task) ? { task, run: experiment, machines: machineWords(task, seed), inquiries } : null;
  }, [experiment, inquiries]);
  return value ? <ComputationsContext value={value}>{children}</ComputationsContext> : null;
}

function useRun(experiment: Experiment): Experiment {
  const [kept, setKept] = useState(experiment);
  const same = sameRun(kept, experiment);
  if (!same) setKept(experiment);
  return same ? kept : experiment;
}

/** What there is to show, drawn again at most once per `milliseconds` while `active`; answers are shown at once. */
export function useMoment(active: boolean, milliseconds = 0): Moment {
  const { inquiries } = useComputations();
  useSyncExternalStore(inquiries.subscribe, () => inquiries.version);
  const { task, run, machines } = useComputations();
  const experiment = usePlayground((state) => state.experiment);
  const activity = usePlayground((state) => state.activity);
  const hidden = usePlayground((state) => state.hidden);
  const series = useSeries(active, milliseconds);
  return { experiment, task, activity, hidden, series, machines, entry: (kind) => inquiries.entry(kind, run) };
}

/** Reads the present moment without drawing anything again. */
export function useMomentReader(): () => Moment {
  const { store, series } = useSession();
  const { task, run, machines, inquiries } = useComputations();
  return () => ({ ...store.getState(), task, series, machines, entry: (kind) => inquiries.entry(kind, run) });
}
