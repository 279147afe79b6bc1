/** State that the parts of the panel share: the machines in words, and the questions. */
import { createContext, type ReactNode, useContext, useMemo } from "react";
import { useAnswers, useKept, useOwned } from "../../../../platform/shell/asking/asking";
import { usePanelView } from "../../../../platform/shell/use-panel-view";
import type { Experiment } from "../../document/document";
import { sameRun } from "../../document/shown";
import { type ComputingSpec, computes } from "../../math/tasks/registry";
import { entryOf, type StudyInquiries, studyInquiries } from "../asking/study-inquiries";
import { usePageMoment, usePageMomentReader } from "../session/page-moment";
import { usePlayground, useSession } from "../session/react";
import { computationsView } from "./choices";
import { type MachineWords, machineWords } from "./machine-names";
import type { Moment } from "./moment";

interface Shared {
  readonly task: ComputingSpec;
  /** The experiment as far as data and learners depend on it: the same object while they are the same. */
  readonly run: Experiment;
  readonly machines: MachineWords;
  readonly inquiries: StudyInquiries;
}

const ComputationsContext = createContext<Shared | null>(null);

export function useComputations(): Shared {
  const shared = useContext(ComputationsContext);
  if (!shared) throw new Error("useComputations needs a ComputationsProvider around it");
  return shared;
}

/** Renders nothing where the target is no machine. */
export function ComputationsProvider({ children }: { readonly children: ReactNode }) {
  const experiment = useKept(
    usePlayground((state) => state.experiment),
    sameRun,
  );
  const { lab } = useSession();
  const inquiries = useOwned(() => studyInquiries(lab));
  const value = useMemo(() => {
    const { task, seed } = experiment;
    return computes(task) ? { task, run: experiment, machines: machineWords(task, seed), inquiries } : null;
  }, [experiment, inquiries]);
  return value ? <ComputationsContext value={value}>{children}</ComputationsContext> : null;
}

/** The present moment, redrawn at most once per `milliseconds` while `active`; answers are shown at once. */
export function useMoment(active: boolean, milliseconds = 0): Moment {
  const { inquiries, task, run, machines } = useComputations();
  useAnswers(inquiries);
  const [chosen] = usePanelView("computations", computationsView);
  return { ...usePageMoment(active, milliseconds), task, machines, chosen, entry: entryOf(inquiries, run) };
}

/** Reads the present moment without redrawing. */
export function useMomentReader(): () => Moment {
  const page = usePageMomentReader();
  const { task, run, machines, inquiries } = useComputations();
  const [chosen] = usePanelView("computations", computationsView);
  return () => ({ ...page(), task, machines, chosen, entry: entryOf(inquiries, run) });
}
