/** The learnability lab: what linear attention can provably learn. */

import { lazy } from "react";
import type { Lab } from "../../platform/shell/lab";
import { type Experiment, isTrained } from "./document/document";
import { defaultPreset } from "./document/presets";
import { backendText } from "./page/header/backend-words";
import { overallProgress } from "./page/header/forecast";
import { LongSolving } from "./page/header/LongSolving";
import { headerMenu } from "./page/header/menu";
import { useForecast } from "./page/header/use-forecast";
import { controlText } from "./page/lock-words";
import { panels } from "./page/panel-list";
import { LookingProvider } from "./page/panels/Looking";
import { learnabilityPresets } from "./page/presets";
import { ownLearnersSaid } from "./page/rail/own-learners-said";
import { learnabilityRail } from "./page/rail/rail";
import { StaticStructured } from "./page/rail/StaticStructured";
import { learnabilityLab } from "./page/session/lab-session";
import { labText } from "./page/words";
// The sheets of the frame come first, so that those of the lab can say more.
import "../../platform/ui/panel/panel.css";
import "../../platform/ui/controls/controls.css";
import "../../platform/shell/header/header.css";

export const learnability: Lab<Experiment> = {
  id: "learnability",
  session: learnabilityLab,
  title: () => labText.title,
  first: defaultPreset.document,
  presets: learnabilityPresets,
  rail: learnabilityRail,
  forms: { StaticStructured, loadControls: () => import("./page/rail/control-set") },
  header: {
    menu: headerMenu,
    LongWork: LongSolving,
    takesSteps: ({ learners }) => learners.some(isTrained),
    progress: overallProgress,
    useForecast,
  },
  panels,
  Strip: lazy(() => import("./page/verdict/VerdictStrip").then((module) => ({ default: module.VerdictStrip }))),
  PanelsShared: LookingProvider,
  names: {
    control: (name) => controlText.controls[name],
    owner: (owner) => controlText.owners[owner],
  },
  notice(notice) {
    if (notice.kind === "gpu-failed") return backendText.failed(notice.failure, notice.step);
    return notice.kind === "own-learners" ? ownLearnersSaid(notice.document as Experiment) : undefined;
  },
  glossary: async () => (await import("./page/glossary/words")).glossaryText,
  dialogs: async () => (await import("./page/dialogs/dialogs")).dialogs,
  lessonApi: async () => (await import("./page/lesson-api/lesson-api")).lessonApi,
};
