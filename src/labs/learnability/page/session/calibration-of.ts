import type { BackendSetting } from "../../../../platform/state/backend-setting";
import type { Calibration } from "../../engine/calibration";

/** What was measured of this device, as this lab measures it. */
export function calibrationOf({ calibration }: Pick<BackendSetting, "calibration">): Calibration | null {
  return calibration as Calibration | null;
}
