/** Words of this lab in dialogs. */
import { inLanguage } from "../in-language";

const english = {
  example: "One line for each row of a matrix. A block of full rank becomes A; the block outside its rows and columns is completed.",
  resultHelp: "each solver's D, its error after each iteration, operations and bytes, as JSON; recomputed from the settings",
  trainingResultHelp:
    "errors of the network and of the zero predictor, weights, scalars per layer and the curve, as JSON; retrained on the processor",
  python: "Python",
  pythonHelp:
    "a NumPy script that generates the same problem from the same random numbers and runs each solver; every solver is written out",
  weightsHelp: "W_QK and W_VP of each layer at the current training step",
  noWeights: "There are no weights yet; training has not started.",
  trainingHelp:
    "a PyTorch script that trains the same network by automatic differentiation; NumPy draws the same initial weights and the same matrices",
} as const;

export const eagleDialogsText = inLanguage("dialogs/words", english);
