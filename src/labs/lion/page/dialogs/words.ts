/** Words of this lab in dialogs. */
import { inLanguage } from "../in-language";

const english = {
  example: "One row per token: its query q, its key k, its value v and its decay.",
  resultHelp: "the outputs of every form and their largest difference, as JSON, recomputed from the settings",
  learnersResultHelp: "test results of every encoder at each length, its decays and its losses, as JSON, retrained from the settings",
  python: "Python",
  pythonHelp:
    "a NumPy script with these queries, keys, values and decays, and with the equations of every form. It prints the difference of each form from the outputs of the page.",
  weightsHelp: "all weights of every encoder at its last test during training; matrices as inputs × outputs",
  noWeights: "There are no weights yet: no training has started.",
  encoderHelp:
    "a NumPy script that reads the weights (.npz, saved above) and computes the logits of these encoders. It prints the difference from the logits of the page.",
  encoderTrainingHelp:
    "A second script trains the encoders with PyTorch, with the same initial weights, batches and optimiser. It needs no saved weights and prints its losses beside those of the page.",
  torchHelp: "The same with PyTorch. No tensor is changed in place, so gradients can be computed through every form.",
} as const;

export const lionDialogsText = inLanguage("dialogs/words", english);
