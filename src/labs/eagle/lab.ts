/** The EAGLE lab: a numerical algorithm that transformers discovered, raced against known ones. */
import type { EagleDocument } from "../../experiment/eagle/document";
import { defaultPreset } from "../../experiment/eagle/presets";
import type { Lab } from "../../shell/lab";
import { panels } from "./panel-list";
import { LookingProvider } from "./panels/Looking";
import { useForecast } from "./rail/forecast";
import { Head } from "./rail/Head";
import { Settings } from "./rail/Settings";
import { eagleRailText } from "./rail/words";
import { eagleSession } from "./session/lab-session";
import type { EagleSeries } from "./session/series";
import { eagleText } from "./words";
import "./eagle.css";

export const eagle: Lab<EagleDocument> = {
  id: "eagle",
  session: eagleSession,
  title: () => eagleText.title,
  first: defaultPreset.document,
  rail: { label: () => eagleRailText.label, settingsTitle: () => eagleRailText.settings, Head, Settings },
  forms: { loadControls: () => import("./rail/control-set") },
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
  glossary: async () => (await import("./glossary-words")).eagleGlossary,
  dialogs: async () => (await import("./dialogs/dialogs")).dialogs,
  lessonApi: async () => (await import("./lesson-api/lesson-api")).lessonApi,
};
