/** This lab as lessons see it. */
import { lionKind } from "../../../experiment/lion/kind";
import { presets } from "../../../experiment/lion/presets";
import { plainLessonApi } from "../../../shell/plain-lesson-api";
import { panels } from "../panel-list";
import { goals } from "./goals";
import { measures } from "./measures";
import { settings } from "./settings";
import { lessonApiText as words } from "./words";

export const lessonApi = plainLessonApi({
  ...{ kind: lionKind, settings, presets, panels, measures, goals, words },
  subject: ({ problem }) => problem.kind,
});
