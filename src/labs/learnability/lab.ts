/** The learnability lab: what linear attention can provably learn. */
import { type Experiment, isTrained } from "../../experiment/learnability/document";
import { defaultPreset } from "../../experiment/learnability/presets";
import type { Lab } from "../../shell/lab";
import { BackendButton } from "./header/BackendButton";
import { backendText } from "./header/backend-words";
import { overallProgress } from "./header/forecast";
import { LongSolving } from "./header/LongSolving";
import { StopRulesButton } from "./header/StopRulesButton";
import { useForecast } from "./header/use-forecast";
import { controlText } from "./lock-words";
import { panels } from "./panel-list";
import { LookingProvider } from "./panels/Looking";
import { BasePresetProvider } from "./rail/BasePreset";
import { ownLearnersSaid } from "./rail/own-learners-said";
import { PresetChoice } from "./rail/PresetChoice";
import { RailSettings } from "./rail/RailSettings";
import { StaticStructured } from "./rail/StaticStructured";
import { railText } from "./rail/words";
import { learnabilityLab } from "./session/lab-session";
import { labText } from "./words";
// The sheets of the frame come first, so that those of the lab can say more.
import "../../ui/panel/panel.css";
import "../../ui/controls/controls.css";
import "../../shell/header/header.css";
import "./rail/rail-parts.css";

export const learnability: Lab<Experiment> = {
  id: "learnability",
  session: learnabilityLab,
  title: () => labText.title,
  first: defaultPreset.experiment,
  rail: {
    label: () => railText.sections.label,
    settingsTitle: () => railText.sections.settings,
    Head: PresetChoice,
    Settings: RailSettings,
  },
  forms: { StaticStructured, loadControls: () => import("./rail/control-set") },
  header: {
    RunControls: StopRulesButton,
    Status: BackendButton,
    LongWork: LongSolving,
    takesSteps: ({ learners }) => learners.some(isTrained),
    progress: overallProgress,
    useForecast,
  },
  panels,
  Shared: BasePresetProvider,
  PanelsShared: LookingProvider,
  names: {
    control: (name) => controlText.controls[name],
    owner: (owner) => controlText.owners[owner],
  },
  notice(notice) {
    if (notice.kind === "gpu-failed") return backendText.failed(notice.failure, notice.step);
    return notice.kind === "own-learners" ? ownLearnersSaid(notice.document as Experiment) : undefined;
  },
  glossary: async () => (await import("./glossary/words")).glossaryText,
  dialogs: async () => (await import("./dialogs/dialogs")).dialogs,
  lessonApi: async () => (await import("./lesson-api/lesson-api")).lessonApi,
};
