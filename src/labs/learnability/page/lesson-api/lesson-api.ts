/** This lab as lessons see it. */

import type { LessonApi } from "../../../../platform/shell/lesson-api";
import type { Experiment } from "../../document/document";
import { learnabilityKind } from "../../document/kind";
import { presets } from "../../document/presets";
import { sameRun } from "../../document/shown";
import { panels } from "../panel-list";
import { goals } from "./goals";
import { measures } from "./measures";
import { Sample, SetSample } from "./Sample";
import { openSample } from "./sample-store";
import { fieldAt, settingChange, valueAt } from "./settings";
import { lessonApiText } from "./words";

export const lessonApi: LessonApi<Experiment> = {
  kind: learnabilityKind,
  settings: { fieldAt, valueAt, change: settingChange },
  measures,
  measured: (measure) => lessonApiText.measures[measure],
  goals,
  solved: (goal, reached) => lessonApiText.goals[goal as keyof typeof lessonApiText.goals](reached),
  sameRun,
  sameSubject: (a, b) => a.task.kind === b.task.kind,
  preset(id) {
    const preset = presets.find((candidate) => candidate.id === id);
    if (!preset) throw new TypeError(`there is no preset "${id}"`);
    return { document: preset.document, views: preset.views };
  },
  panels: panels.flatMap(({ id, elements }) => elements ?? [id]),
  openNotes: openSample,
  parts: { Sample, SetSample },
};
