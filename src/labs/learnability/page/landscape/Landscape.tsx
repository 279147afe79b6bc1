/** State that the parts of the panel share: choices, and the questions. */
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from "react";
import { useAnswers, useKept, useOwned } from "../../../../platform/shell/asking/asking";
import { usePageView, usePageViewStore, usePanelText } from "../../../../platform/state/react";
import type { Experiment } from "../../document/document";
import { sameRun } from "../../document/shown";
import { entryOf, type StudyInquiries, studyInquiries } from "../asking/study-inquiries";
import { usePageMoment, usePageMomentReader } from "../session/page-moment";
import { usePlayground, useSession } from "../session/react";
import { choicesOf, wordsOf } from "./choices-in-link";
import type { Choices, Moment } from "./moment";

interface LandscapeState {
  readonly inquiries: StudyInquiries;
  /** The experiment as far as data and learners depend on it: the same object while they are the same. */
  readonly run: Experiment;
  readonly choices: Choices;
  readonly choose: (change: Partial<Choices>) => void;
}

const LandscapeContext = createContext<LandscapeState | null>(null);

export function useLandscape(): LandscapeState {
  const state = useContext(LandscapeContext);
  if (!state) throw new Error("useLandscape needs a LandscapeProvider around it");
  return state;
}

export function LandscapeProvider({ children }: { readonly children: ReactNode }) {
  const experiment = usePlayground((state) => state.experiment);
  const { lab } = useSession();
  const inquiries = useOwned(() => studyInquiries(lab));
  // View settings leave the run as it is.
  const run = useKept(experiment, sameRun);
  const [choices, choose] = useChoices(run);
  const value = useMemo(() => ({ inquiries, run, choices, choose }), [inquiries, run, choices, choose]);
  return <LandscapeContext value={value}>{children}</LandscapeContext>;
}

/**
 * Links contain the choices beside the document, but not that a computation was ended by hand. Choices in the address, as in
 * older links, take precedence until the user chooses something else.
 */
function useChoices(run: Experiment): readonly [Choices, LandscapeState["choose"]] {
  const page = usePageViewStore();
  const [text, setText] = usePanelText("landscape");
  const inAddress = usePageView(({ landscape }) => landscape);
  const shown = inAddress ?? text;
  const [stopped, setStopped] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another run needs its questions again
  useEffect(() => setStopped(false), [run]);
  const choices = useMemo(() => ({ ...choicesOf(shown), stopped }), [shown, stopped]);
  const choose = useCallback(
    ({ stopped: ended, ...change }: Partial<Choices>) => {
      if (ended !== undefined) setStopped(ended);
      if (Object.keys(change).length === 0) return;
      setText(wordsOf({ ...choicesOf(shown), ...change }));
      if (page.getState().landscape !== null) page.adjust({ landscape: null });
    },
    [page, shown, setText],
  );
  return [choices, choose];
}

/** The present moment, redrawn at most once per `milliseconds` while `active`; answers are shown at once. */
export function useMoment(active: boolean, milliseconds: number): Moment {
  const { inquiries } = useLandscape();
  useAnswers(inquiries);
  return useQuietMoment(active, milliseconds);
}

/** The same, without redrawing for answers: the next questions do not depend on them. */
export function useQuietMoment(active: boolean, milliseconds: number): Moment {
  const { inquiries, run, choices } = useLandscape();
  return { ...usePageMoment(active, milliseconds), choices, entry: entryOf(inquiries, run) };
}

/** Reads the present moment without redrawing. */
export function useMomentReader(): () => Moment {
  const page = usePageMomentReader();
  const { inquiries, run, choices } = useLandscape();
  return () => ({ ...page(), choices, entry: entryOf(inquiries, run) });
}
