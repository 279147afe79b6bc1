/** The LION lab: bidirectional linear attention in forms that give the same answer, and the masks that they share. */

import { jobsOf } from "../../engine/lion/job-plan";
import type { LionDocument } from "../../experiment/lion/document";
import { defaultPreset } from "../../experiment/lion/presets";
import type { Lab } from "../../shell/lab";
import { panels } from "./panel-list";
import { Head } from "./rail/Head";
import { Settings } from "./rail/Settings";
import { lionRailText } from "./rail/words";
import { lionSession } from "./session/lab-session";
import type { LionSeries } from "./session/series";
import { lionText } from "./words";
import "./lion.css";

export const lion: Lab<LionDocument> = {
  id: "lion",
  session: lionSession,
  title: () => lionText.title,
  first: defaultPreset.document,
  rail: { label: () => lionRailText.label, settingsTitle: () => lionRailText.settings, Head, Settings },
  forms: { loadControls: () => import("./rail/control-set") },
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
  glossary: async () => (await import("./glossary-words")).lionGlossary,
  dialogs: async () => (await import("./dialogs/dialogs")).dialogs,
  lessonApi: async () => (await import("./lesson-api/lesson-api")).lessonApi,
};
