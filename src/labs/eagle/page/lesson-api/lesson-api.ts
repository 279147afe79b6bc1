/** This lab as lessons see it. */

import { createLessonApi } from "../../../../platform/shell/create-lesson-api";
import { eagleKind } from "../../document/kind";
import { presets } from "../../document/presets";
import { panels } from "../panel-list";
import { goals } from "./goals";
import { measures } from "./measures";
import { settings } from "./settings";
import { lessonApiText as words } from "./words";

export const lessonApi = createLessonApi({
  ...{ kind: eagleKind, settings, presets, panels, measures, goals, words },
  subject: ({ problem }) => problem.kind,
});
