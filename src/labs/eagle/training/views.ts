/** What the panel of training shows of itself, as links keep it. */
import { oneOf, viewOf } from "../../../shell/view-codec";

export const scales = ["linear", "log"] as const;
export type Scale = (typeof scales)[number];

export const trainingView = viewOf({ scale: oneOf(scales, "linear") });
