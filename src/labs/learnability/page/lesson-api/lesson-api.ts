/** This lab as lessons see it. */

import { createLessonApi } from "../../../../platform/shell/create-lesson-api";
import { learnabilityKind } from "../../document/kind";
import { presets } from "../../document/presets";
import { panels } from "../panel-list";
import { DataSets } from "./DataSets";
import { goals } from "./goals";
import { measures } from "./measures";
import { Sample, SetSample } from "./Sample";
import { openSample } from "./sample-store";
import { settings } from "./settings";
import { lessonApiText as words } from "./words";

export const lessonApi = createLessonApi({
  ...{ kind: learnabilityKind, settings, presets, panels, measures, goals, words },
  subject: ({ task }) => task.kind,
  openNotes: openSample,
  parts: { Sample, SetSample },
  Beside: DataSets,
});
