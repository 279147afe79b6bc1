/** This lab as lessons see it. */
import type { LionDocument } from "../../../experiment/lion/document";
import { lionKind } from "../../../experiment/lion/kind";
import { presets } from "../../../experiment/lion/presets";
import { propose } from "../../../shell/forms/propose";
import { same } from "../../../shell/forms/values";
import { type LessonApi, noNotes } from "../../../shell/lesson-api";
import { panels } from "../panel-list";
import { useSession } from "../session/react";
import { goals } from "./goals";
import { measures } from "./measures";
import { settings } from "./settings";
import { lessonApiText } from "./words";

export const lessonApi: LessonApi<LionDocument> = {
  kind: lionKind,
  settings: {
    ...settings,
    usePropose: () => {
      const session = useSession();
      return (path, change) => propose(session, path, change);
    },
  },
  measures,
  measured: (measure) => lessonApiText.measures[measure],
  goals,
  solved: (goal, reached) => lessonApiText.goals[goal as keyof typeof lessonApiText.goals](reached),
  sameRun: (a, b) => same(lionKind.run(a), lionKind.run(b)),
  sameSubject: (a, b) => a.problem.kind === b.problem.kind,
  preset(id) {
    const preset = presets.find((candidate) => candidate.id === id);
    if (!preset) throw new TypeError(`there is no preset "${id}"`);
    return preset;
  },
  panels: panels.flatMap(({ id, elements }) => elements ?? [id]),
  openNotes: () => noNotes,
  parts: {},
};
