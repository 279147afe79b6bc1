import type { BackendSetting } from "../../../../platform/state/backend-setting";
import type { Calibration } from "../../engine/calibration";

/** Measurements of this device, in the form of this lab. */
export function calibrationOf({ calibration }: Pick<BackendSetting, "calibration">): Calibration | null {
  return calibration as Calibration | null;
}
