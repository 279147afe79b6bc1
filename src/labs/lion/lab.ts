/** The LION lab: bidirectional linear attention in forms that give the same answer, and the masks that they share. */

import type { Lab } from "../../platform/shell/lab";
import type { LionDocument } from "./document/document";
import { defaultPreset } from "./document/presets";
import { jobsOf } from "./engine/job-plan";
import { panels } from "./page/panel-list";
import { lionPresets } from "./page/presets";
import { lionRail } from "./page/rail/rail";
import { lionSession } from "./page/session/lab-session";
import type { LionSeries } from "./page/session/series";
import { lionText } from "./page/words";
import "./page/lion.css";

export const lion: Lab<LionDocument> = {
  id: "lion",
  session: lionSession,
  title: () => lionText.title,
  first: defaultPreset.document,
  presets: lionPresets,
  rail: lionRail,
  forms: { loadControls: () => import("./page/rail/control-set") },
  header: {
    takesSteps: (document) => jobsOf(document).some(({ stepwise }) => stepwise),
    progress: (series) => (series as LionSeries).progress,
    useForecast: () => null,
  },
  panels,
  names: {
    control: (name) => (lionText.controls as Readonly<Record<string, string>>)[name],
    owner: (owner) => (lionText.owners as Readonly<Record<string, string>>)[owner],
  },
  glossary: async () => (await import("./page/glossary-words")).lionGlossary,
  dialogs: async () => (await import("./page/dialogs/dialogs")).dialogs,
  lessonApi: async () => (await import("./page/lesson-api/lesson-api")).lessonApi,
};
