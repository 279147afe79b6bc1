/** A network that finds the algorithm by itself, at a size that is soon trained. */
import { type EaglePreset, preset } from "./preset";

export const trainingPresets: readonly EaglePreset[] = [
  preset(
    "train-it",
    "Train the network yourself",
    "Layers of linear attention see 256 fresh matrices of 9 × 9 in every step, each with one corner hidden, and are told what belongs there: nothing of singular values, nothing of iterations. Watch the weights: noise at first, and before 3\u202f000 steps are done the diagonals stand out. Three numbers a layer are then nearly all there is, and with these a layer is an iteration of EAGLE.",
    { problem: { kind: "training" }, solvers: [{ kind: "transformer" }] },
    {
      first: "weights",
      paper: {
        setting:
          "Figs. 2, 5, 9 and 11: four layers trained on 18 × 18 matrices of rank 10 with a hole of 2 × 2, 20\u202f000 steps of 1\u202f024 matrices at rate 0.001.",
        reproduced:
          "Weights that are nearly block scalars, with steps near those of the paper, and an error far below that of answering zero.",
        differs:
          "8 × 8 matrices of rank 5 with a hole of one entry, 3\u202f000 steps of 256 at rate 0.003; the paper does not say how weights begin, and here they begin larger, so that no layer stays at zero.",
      },
    },
  ),
];
