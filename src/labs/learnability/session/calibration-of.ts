import type { Calibration } from "../../../engine/learnability/calibration";
import type { BackendSetting } from "../../../state/backend-setting";

/** What was measured of this device, as this lab measures it. */
export function calibrationOf({ calibration }: Pick<BackendSetting, "calibration">): Calibration | null {
  return calibration as Calibration | null;
}
