/**
 * Draws the data sets of the open experiment while a lesson is open, on workers of its own. The panel on sample complexity draws
 * them only while it is on screen, and a question of a lesson covers it.
 */
import { useEffect } from "react";
import type { Experiment } from "../../document/document";
import { openedFor, questionsOf } from "../guarantee/draws";
import { usePlayground, useSession } from "../session/react";
import { dataSetsQuestion } from "./data-sets";

export function DataSets() {
  const session = useSession();
  const experiment = usePlayground((state) => state.experiment);
  const question = dataSetsQuestion(experiment);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the question stands for the experiment
  useEffect(() => {
    if (question === null || session.series.dataSets?.question === question) return;
    return drawn(experiment, session, question);
  }, [session, question]);
  return null;
}

/** @returns ends the computation */
function drawn(experiment: Experiment, session: ReturnType<typeof useSession>, question: string): () => void {
  const { task, seed, sampleComplexity } = experiment;
  if (!sampleComplexity) return () => {};
  const { samples, draws } = sampleComplexity;
  const sweep = openedFor(questionsOf({ task, seed, sampleComplexity }, session.ownData(), { samples, first: 0, draws }));
  sweep.subscribe(() => {
    if (sweep.status === "done") session.series.acceptDataSets({ question, runs: sweep.runs });
  });
  return () => sweep.dispose();
}
