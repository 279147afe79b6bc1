/** State that the parts of the laboratory share: choices of the page, the amplitude under the slider, and the questions. */
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from "react";
import { useAnswers, useKept, useOwnedByName } from "../../../../platform/shell/asking/asking";
import { usePanelView } from "../../../../platform/shell/use-panel-view";
import { index, oneOf, viewOf } from "../../../../platform/shell/view-codec";
import type { Experiment } from "../../document/document";
import type { Laboratory } from "../../document/laboratory";
import { sameRun } from "../../document/shown";
import { featureMaps } from "../../math/model/feature-maps";
import { entryOf, type StudyInquiries, studyInquiries } from "../asking/study-inquiries";
import type { OpenLearnability } from "../session/open-lab";
import { usePageMoment, usePageMomentReader } from "../session/page-moment";
import { usePlayground, useSession } from "../session/react";
import { addedLaws } from "./data/added-data";
import { mostRatio } from "./entries/entries-data";
import { type Choices, type Moment, withLaboratory } from "./moment";
import { featureSets } from "./sample/feature-sets";

interface LaboratoryState {
  readonly inquiries: StudyInquiries;
  /** The experiment as far as data and learners depend on it: the same object while they are the same. */
  readonly run: Experiment;
  readonly choices: Choices;
  readonly choose: (change: Partial<Choices>) => void;
  readonly shown: Laboratory;
  /** Changes the laboratory's settings in the document. */
  readonly show: (change: Partial<Laboratory>) => void;
  /** Moves the amplitude at once, and changes the document when the slider rests. */
  readonly slide: (amplitude: number) => void;
}

const LaboratoryContext = createContext<LaboratoryState | null>(null);

export function useLaboratory(): LaboratoryState {
  const state = useContext(LaboratoryContext);
  if (!state) throw new Error("useLaboratory needs a LaboratoryProvider around it");
  return state;
}

/** Choices that travel in links. */
type Linked = "law" | "sweepAxis" | "ratio" | "map" | "features";

const firstChoices: Omit<Choices, Linked> = { count: null, started: new Set() };

/** View settings of the panel that its document does not contain. */
export const laboratoryShown = viewOf({
  law: oneOf(addedLaws, "gaussian"),
  axis: oneOf(["value", "lambda"], "value"),
  ratio: { first: mostRatio / 2, ...index(mostRatio) },
  map: oneOf(featureMaps, "relu"),
  features: oneOf(featureSets, "algorithm"),
});

/** Questions and started searches, with their run: they continue when the panel is only redrawn, as in another language. */
class Begun {
  readonly inquiries: StudyInquiries;
  kept: { readonly run: Experiment; readonly choices: Omit<Choices, Linked> } | null = null;

  constructor(lab: OpenLearnability) {
    this.inquiries = studyInquiries(lab);
  }

  dispose(): void {
    this.inquiries.dispose();
  }
}

/** Milliseconds without a move after which a slider rests. */
const rest = 300;

export function LaboratoryProvider({ children }: { readonly children: ReactNode }) {
  const session = useSession();
  const experiment = usePlayground((state) => state.experiment);
  const begun = useOwnedByName("certificate", () => new Begun(session.lab));
  const { inquiries } = begun;
  const run = useKept(experiment, sameQuestions, begun.kept?.run);
  const [choices, choose] = useChoices(run, begun);
  const { laboratory } = experiment;
  const [sliding, setSliding] = useState<{ readonly from: number; readonly amplitude: number } | null>(null);
  const amplitude = sliding?.from === laboratory.amplitude ? sliding.amplitude : laboratory.amplitude;
  const show = useCallback(
    (change: Partial<Laboratory>) => session.edit(withLaboratory(change), { merge: `laboratory.${Object.keys(change).join()}` }),
    [session],
  );
  useEffect(() => {
    if (amplitude === laboratory.amplitude) return;
    const timer = setTimeout(() => show({ amplitude }), rest);
    return () => clearTimeout(timer);
  }, [amplitude, laboratory.amplitude, show]);
  const value = useMemo(
    () => ({
      inquiries,
      run,
      choices,
      choose,
      shown: { ...laboratory, amplitude },
      show,
      slide: (next: number) => setSliding({ from: laboratory.amplitude, amplitude: next }),
    }),
    [inquiries, run, choices, choose, laboratory, amplitude, show],
  );
  return <LaboratoryContext value={value}>{children}</LaboratoryContext>;
}

/** The laboratory's own settings leave data and run as they are; its questions also depend on the sweep. */
function sameQuestions(a: Experiment, b: Experiment): boolean {
  return sameRun(a, b) && JSON.stringify(a.sweep) === JSON.stringify(b.sweep);
}

/** Started searches and the number of samples belong to one run; the other choices travel in links. */
function useChoices(run: Experiment, begun: Begun): [Choices, (change: Partial<Choices>) => void] {
  const [shown, show] = usePanelView("certificate", laboratoryShown);
  const [kept, setKept] = useState(() => begun.kept ?? { run, choices: firstChoices });
  const current = kept.run === run ? kept : { run, choices: firstChoices };
  if (current !== kept) setKept(current);
  useEffect(() => {
    begun.kept = current;
  }, [begun, current]);
  const choose = useCallback(
    ({ law, sweepAxis, ratio, map, features, ...change }: Partial<Choices>) => {
      if (law !== undefined) show({ law });
      if (ratio !== undefined) show({ ratio });
      if (map !== undefined) show({ map });
      if (features !== undefined) show({ features });
      if (sweepAxis !== undefined) show({ axis: sweepAxis === "value" ? "value" : "lambda" });
      setKept((known) => ({ ...known, choices: { ...known.choices, ...change } }));
    },
    [show],
  );
  const choices = useMemo<Choices>(() => {
    const { axis, ...rest } = shown;
    return { ...current.choices, ...rest, sweepAxis: axis === "value" ? "value" : "lambdaMin" };
  }, [current.choices, shown]);
  return [choices, choose];
}

/** The present moment, redrawn at most once per `milliseconds` while `active`; answers are shown at once. */
export function useMoment(active: boolean, milliseconds: number): Moment {
  const { inquiries } = useLaboratory();
  useAnswers(inquiries);
  return useQuietMoment(active, milliseconds);
}

/** The same, without redrawing for answers: the next questions do not depend on them. */
export function useQuietMoment(active: boolean, milliseconds: number): Moment {
  const { inquiries, run, choices, shown } = useLaboratory();
  return { ...usePageMoment(active, milliseconds), choices, shown, entry: entryOf(inquiries, run) };
}

/** Reads the present moment without redrawing. */
export function useMomentReader(): () => Moment {
  const page = usePageMomentReader();
  const { inquiries, run, choices, shown } = useLaboratory();
  return () => ({ ...page(), choices, shown, entry: entryOf(inquiries, run) });
}
