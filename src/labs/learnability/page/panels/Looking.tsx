/** The shown sample, the learners beside the teacher, and whether a panel with them is visible. */
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from "react";
import { usePanelView } from "../../../../platform/shell/use-panel-view";
import { namedLearners } from "../learners";
import { usePlayground, useSeries, useSession } from "../session/react";
import type { RunSeries } from "../session/series";
import { bestGradient, type Compared, comparedLearners, mostCompared } from "./comparison";
import { attentionView } from "./views";

interface Looking {
  /** Panels on screen that show a sample. */
  readonly setOnScreen: (panel: string, onScreen: boolean) => void;
  /** Indices of the learners chosen by hand; null while the panels choose. */
  readonly chosen: readonly number[] | null;
  readonly setChosen: (chosen: readonly number[] | null) => void;
  /** The gradient learner shown last: one for all panels, so that they compare the same. */
  readonly shown: { best: number | null };
}

const LookingContext = createContext<Looking | null>(null);

function useLooking(): Looking {
  const looking = useContext(LookingContext);
  if (!looking) throw new Error("useLooking needs a LookingProvider around it");
  return looking;
}

/** Requests views of the sample from the engine only while a panel that shows them is visible. */
export function LookingProvider({ children }: { readonly children: ReactNode }) {
  const session = useSession();
  const sample = usePlayground((state) => state.sample);
  const count = usePlayground(({ experiment }) => experiment.learners.length);
  const [panels, setPanels] = useState<ReadonlySet<string>>(new Set());
  const [chosen, setChosen] = useChosen(count);
  const [shown] = useState<Looking["shown"]>({ best: null });
  const anyone = panels.size > 0;
  useEffect(() => {
    session.look(anyone ? sample : null);
  }, [session, anyone, sample]);
  const value = useMemo(() => {
    const setOnScreen = (panel: string, onScreen: boolean) =>
      setPanels((known) => (known.has(panel) === onScreen ? known : toggled(known, panel)));
    return { setOnScreen, chosen, setChosen, shown };
  }, [chosen, setChosen, shown]);
  return <LookingContext value={value}>{children}</LookingContext>;
}

/** Dropped when the number of learners changes: indices would then mean other learners. */
function useChosen(count: number): [Looking["chosen"], Looking["setChosen"]] {
  const [{ compared }, choose] = usePanelView("attention", attentionView);
  const setChosen = useCallback<Looking["setChosen"]>((chosen) => choose({ compared: chosen && { count, chosen } }), [count, choose]);
  return [compared?.count === count ? compared.chosen : null, setChosen];
}

function toggled(known: ReadonlySet<string>, panel: string): ReadonlySet<string> {
  const next = new Set(known);
  if (!next.delete(panel)) next.add(panel);
  return next;
}

/** Reports that a panel shows a sample, as long as it is on screen. */
export function useLook(panel: string, onScreen: boolean): void {
  const { setOnScreen } = useLooking();
  useEffect(() => {
    setOnScreen(panel, onScreen);
    return () => setOnScreen(panel, false);
  }, [setOnScreen, panel, onScreen]);
}

export interface Comparison {
  readonly learners: readonly number[];
  readonly compared: readonly Compared[];
}

/** Finds the learners beside the teacher, with their views of the sample as far as these have arrived. */
export function useComparing(): (series: RunSeries) => Comparison {
  const { chosen, shown } = useLooking();
  const experiment = usePlayground((state) => state.experiment);
  const hidden = usePlayground((state) => state.hidden);
  return (series) => {
    const all = namedLearners(experiment).filter(({ index }) => !hidden.has(index));
    shown.best = bestGradient(all, series, shown.best);
    const learners = comparedLearners(all, chosen, shown.best);
    const compared = learners.flatMap((learner) => {
      const view = series.views.get(learner.index);
      return view ? [{ learner, view }] : [];
    });
    return { learners: learners.map(({ index }) => index), compared };
  };
}

/** Which learners are compared, and a way to change it. */
export function useComparedChoice(): { readonly learners: readonly number[]; readonly toggle: (index: number) => void } {
  const { setChosen } = useLooking();
  const { learners } = useComparing()(useSeries(true, 500));
  const toggle = (index: number) =>
    setChosen(learners.includes(index) ? learners.filter((other) => other !== index) : [...learners, index].slice(-mostCompared));
  return { learners, toggle };
}
