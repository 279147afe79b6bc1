/** The views of the panel. */
import { CurveControls, CurvePicture } from "./CurveView";
import type { ViewName } from "./choices";
import { curveQuestions, curveSentence, curveTable } from "./curve-data";
import { EachPicture, TraceControls } from "./EachView";
import { eachSentence, eachTable } from "./each-data";
import { GrowthControls, GrowthPicture } from "./GrowthView";
import { growthQuestions, growthSentence, growthTable } from "./growth-data";
import { drawnNow, faredNow, type Moment, standing, unseenNow } from "./moment";
import { RolloutControls, RolloutPicture } from "./RolloutView";
import { historiesOf, rolloutSentence, rolloutTable, type ShownTrace, shownTraceOf } from "./rollout-data";
import { SeenPicture } from "./SeenView";
import { seenSentence, seenTable } from "./seen-data";
import { noTable, type View } from "./view";
import { computationsText } from "./words";

const { each, rollout, growth, curve, seen } = computationsText;

function traceNow(moment: Moment): ShownTrace | null {
  return standing(moment) || !moment.series.target ? null : shownTraceOf(moment.series.target);
}

const none = () => [];

export const views: Readonly<Record<ViewName, View>> = {
  each: {
    ...each,
    questions: none,
    sentence: (moment) => {
      const unseen = unseenNow(moment);
      return unseen ? [eachSentence(unseen, drawnNow(moment))] : (standing(moment) ?? []);
    },
    table: (moment) => {
      const unseen = unseenNow(moment);
      return unseen ? eachTable(unseen, faredNow(moment), moment.machines) : noTable;
    },
    Controls: TraceControls,
    Picture: EachPicture,
  },
  rollout: {
    ...rollout,
    questions: none,
    sentence: (moment) => {
      const trace = traceNow(moment);
      return trace ? [rolloutSentence(trace, drawnNow(moment), moment.chosen.fed, moment.machines)] : (standing(moment) ?? []);
    },
    table: (moment) => {
      const trace = traceNow(moment);
      return trace
        ? rolloutTable(trace, historiesOf(trace, faredNow(moment), moment.chosen.fed, moment.machines), moment.machines)
        : noTable;
    },
    Controls: RolloutControls,
    Picture: RolloutPicture,
  },
  growth: {
    ...growth,
    questions: growthQuestions,
    sentence: growthSentence,
    table: growthTable,
    Controls: GrowthControls,
    Picture: GrowthPicture,
  },
  curve: {
    ...curve,
    questions: () => curveQuestions,
    sentence: curveSentence,
    table: curveTable,
    Controls: CurveControls,
    Picture: CurvePicture,
  },
  seen: { ...seen, questions: none, sentence: seenSentence, table: seenTable, Controls: null, Picture: SeenPicture },
};
