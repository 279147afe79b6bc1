/**
 * Draws the data sets of the open experiment while a lesson is open, on workers of its own. The panel on sample complexity draws
 * them only while it is on screen, and a question of a lesson covers it.
 */
import { useEffect } from "react";
import { documentKey, listedDrawing } from "../guarantee/asked";
import { openedFor, questionsOf } from "../guarantee/draws";
import { usePlayground, useSession } from "../session/react";

export function DataSets() {
  const session = useSession();
  const question = usePlayground((state) => documentKey(state.experiment));
  useEffect(() => {
    const { series, store } = session;
    const { task, seed, sampleComplexity } = store.getState().experiment;
    if (question === null || !sampleComplexity || series.dataSets?.question === question) return;
    const sweep = openedFor(questionsOf({ task, seed, sampleComplexity }, session.ownData(), listedDrawing({ sampleComplexity })));
    sweep.subscribe(() => {
      if (sweep.status === "done") series.acceptDataSets({ question, runs: sweep.runs });
    });
    return () => sweep.dispose();
  }, [session, question]);
  return null;
}
