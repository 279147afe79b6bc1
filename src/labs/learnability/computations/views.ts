/** The views of the panel. */
import { viewOf as codecOf, oneOf } from "../../../shell/view-codec";
import { CurveControls, CurvePicture } from "./CurveView";
import { curveQuestions, curveSentence, curveTable } from "./curve-data";
import { EachPicture, LookedControls } from "./EachView";
import { eachSentence, eachTable } from "./each-data";
import { drawnNow, faredNow, type Moment, standing, unseenNow } from "./moment";
import { RolloutPicture } from "./RolloutView";
import { historiesOf, type Looked, lookedOf, rolloutSentence, rolloutTable } from "./rollout-data";
import { SeenPicture } from "./SeenView";
import { seenSentence, seenTable } from "./seen-data";
import { noTable, type View } from "./view";
import { computationsText } from "./words";

const { each, rollout, curve, seen } = computationsText;

function lookedNow(moment: Moment): Looked | null {
  return standing(moment) || !moment.series.target ? null : lookedOf(moment.series.target);
}

export const viewNames = ["each", "rollout", "curve", "seen"] as const;
export type ViewName = (typeof viewNames)[number];

/** As it travels in links. */
export const computationsView = codecOf({ view: oneOf(viewNames, "each") });

export const views: Readonly<Record<ViewName, View>> = {
  each: {
    ...each,
    questions: [],
    sentence: (moment) => {
      const unseen = unseenNow(moment);
      return unseen ? [eachSentence(unseen, drawnNow(moment))] : (standing(moment) ?? []);
    },
    table: (moment) => {
      const unseen = unseenNow(moment);
      return unseen ? eachTable(unseen, faredNow(moment), moment.machines) : noTable;
    },
    Controls: LookedControls,
    Picture: EachPicture,
  },
  rollout: {
    ...rollout,
    questions: [],
    sentence: (moment) => {
      const looked = lookedNow(moment);
      return looked ? [rolloutSentence(looked, drawnNow(moment), moment.machines)] : (standing(moment) ?? []);
    },
    table: (moment) => {
      const looked = lookedNow(moment);
      return looked ? rolloutTable(looked, historiesOf(looked, faredNow(moment), moment.machines), moment.machines) : noTable;
    },
    Controls: LookedControls,
    Picture: RolloutPicture,
  },
  curve: {
    ...curve,
    questions: curveQuestions,
    sentence: curveSentence,
    table: curveTable,
    Controls: CurveControls,
    Picture: CurvePicture,
  },
  seen: { ...seen, questions: [], sentence: seenSentence, table: seenTable, Controls: null, Picture: SeenPicture },
};
