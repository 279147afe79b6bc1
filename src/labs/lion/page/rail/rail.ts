import type { LabRail } from "../../../../platform/shell/rail/lab-rail";
import { useFigure, useStanding } from "./encoder-state";
import { OwnDataPane } from "./OwnDataPane";
import { useEncoders } from "./use-encoders";
import { useSequence } from "./use-sequence";
import { lionRailText } from "./words";

/** The rail of the lab: what is attended to, and how; or what is learned, and by whom. */
export const lionRail: LabRail = {
  label: () => lionRailText.label,
  Own: OwnDataPane,
  useTarget: useSequence,
  useContenders: useEncoders,
  useFigure,
  useStanding,
};
