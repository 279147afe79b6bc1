/** The EAGLE lab: a numerical algorithm that transformers discovered, raced against known ones. */

import type { Lab } from "../../platform/shell/lab";
import type { EagleDocument } from "./document/document";
import { defaultPreset } from "./document/presets";
import { panels } from "./page/panel-list";
import { LookingProvider } from "./page/panels/Looking";
import { eaglePresets } from "./page/presets";
import { useForecast } from "./page/rail/forecast";
import { eagleRail } from "./page/rail/rail";
import { eagleSession } from "./page/session/lab-session";
import type { EagleSeries } from "./page/session/series";
import { eagleText } from "./page/words";
import "./page/eagle.css";

export const eagle: Lab<EagleDocument> = {
  id: "eagle",
  session: eagleSession,
  title: () => eagleText.title,
  first: defaultPreset.document,
  presets: eaglePresets,
  rail: eagleRail,
  forms: { loadControls: () => import("./page/rail/control-set") },
  header: {
    takesSteps: ({ solvers }) => solvers.length > 0,
    progress: (series) => (series as EagleSeries).progress,
    useForecast,
  },
  panels,
  PanelsShared: LookingProvider,
  names: {
    control: (name) => (eagleText.controls as Readonly<Record<string, string>>)[name],
    owner: (owner) => (eagleText.owners as Readonly<Record<string, string>>)[owner],
  },
  glossary: async () => (await import("./page/glossary-words")).eagleGlossary,
  dialogs: async () => (await import("./page/dialogs/dialogs")).dialogs,
  lessonApi: async () => (await import("./page/lesson-api/lesson-api")).lessonApi,
};
