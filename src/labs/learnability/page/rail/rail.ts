import { lazy } from "react";
import type { LabRail } from "../../../../platform/shell/rail/lab-rail";
import { useFigure, useStanding } from "./learner-state";
import { useLearners } from "./use-learners";
import { useTarget } from "./use-target";
import { railText } from "./words";

/** The rail of the lab: what is learned, and by whom. */
export const learnabilityRail: LabRail = {
  label: () => railText.sections.label,
  Own: lazy(() => import("./OwnDataPane").then((module) => ({ default: module.OwnDataPane }))),
  useTarget,
  useContenders: useLearners,
  useFigure,
  useStanding,
};
