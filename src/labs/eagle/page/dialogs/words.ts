/** Words of this lab in dialogs. */
import { inLanguage } from "../in-language";

const english = {
  example: "One line for each row of a matrix; a block of full rank becomes A, and what lies outside its rows and columns is completed.",
  resultHelp: "D as every solver has it, its error after every iteration, operations and bytes, as JSON; computed anew from the settings",
  trainingResultHelp:
    "the error of the network beside that of answering zero, its weights, three numbers a layer and the curve, as JSON; trained anew from the settings, on the processor",
  python: "Python",
  pythonHelp:
    "a script that makes the same problem from the same random numbers and solves it with every solver here, each written out with its equations; it needs NumPy and nothing else",
  weightsHelp: "W_QK and W_VP of every layer, as they are at this step of training",
  noWeights: "There are no weights yet: the network has not begun.",
  trainingHelp:
    "a script that trains the same network with PyTorch, by automatic differentiation: same weights at first, same matrices in every step, drawn by NumPy from the same random numbers",
} as const;

export const eagleDialogsText = inLanguage("dialogs/words", english);
