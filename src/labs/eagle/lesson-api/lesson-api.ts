/** This lab as lessons see it. */
import { eagleKind } from "../../../experiment/eagle/kind";
import { presets } from "../../../experiment/eagle/presets";
import { plainLessonApi } from "../../../shell/plain-lesson-api";
import { panels } from "../panel-list";
import { goals } from "./goals";
import { measures } from "./measures";
import { settings } from "./settings";
import { lessonApiText as words } from "./words";

export const lessonApi = plainLessonApi({
  ...{ kind: eagleKind, settings, presets, panels, measures, goals, words },
  subject: ({ problem }) => problem.kind,
});
