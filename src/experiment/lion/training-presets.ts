/** Tasks that tell encoders apart, at a size that is learned in seconds. */
import { type LionPreset, preset } from "./preset";

export const trainingPresets: readonly LionPreset[] = [
  preset(
    "gate",
    "The wall closes the gate",
    "A sequence of rooms, a wall after each. One letter lies in every room, and everything in the room must say which. LION-S learns a decay for each token: it comes to close the gate at walls, and 3 encoders from different weights all answer more than 99 % right.",
    { problem: { kind: "task" }, learners: [{ kind: "encoder", variant: "S" }] },
  ),
  preset(
    "four-kinds",
    "Four kinds of attention, one task",
    "The same rooms and walls, and nobody is told where a token stands. One decay per head makes of LION-D somebody who answers with the nearest letter: right where no wall lies between. Without decay LION-LIT and softmax know which letters there are, not where.",
    {
      problem: { kind: "task" },
      learners: ["S", "D", "LIT", "softmax"].map((variant) => ({ kind: "encoder", variant })),
    },
  ),
];
