import type { LabRail } from "../../../../platform/shell/rail/lab-rail";
import { OwnMatrixPane } from "./OwnMatrixPane";
import { useFigure, useStanding } from "./solver-state";
import { useProblem } from "./use-problem";
import { useSolvers } from "./use-solvers";
import { eagleRailText } from "./words";

/** The rail of the lab: the problem and its solvers. */
export const eagleRail: LabRail = {
  label: () => eagleRailText.label,
  Own: OwnMatrixPane,
  useTarget: useProblem,
  useContenders: useSolvers,
  useFigure,
  useStanding,
};
