/** Words of this lab in dialogs. */
import { inLanguage } from "../in-language";

const english = {
  example: "One row for each token: its query q, its key k, its value v and its decay.",
  resultHelp: "the outputs of every form and their largest difference as JSON; computed anew from the settings",
  learnersResultHelp:
    "what every encoder comes to at each length it is tested at, its decays and its losses, as JSON; trained anew from the settings",
  python: "Python",
  pythonHelp:
    "a script with these queries, keys, values and decays and every form here written out with its equations; it says how far each is from the page’s outputs and needs NumPy, nothing else",
  weightsHelp: "all weights of every encoder, as they were when it was last looked at; matrices as inputs × outputs",
  noWeights: "There are no weights yet: nobody has begun to learn.",
  encoderHelp:
    "a script that reads the weights (.npz, saved above) and answers sequences as these encoders do, written out with NumPy and nothing else; it says how far it is from the page’s scores",
  encoderTrainingHelp:
    "A second one trains them with PyTorch: the same first weights, the same sequences in every step, the same optimiser. It prints its losses beside those the page has so far and needs no weights.",
  torchHelp: "The same with PyTorch: no tensor is changed in place, so that gradients flow through every form.",
} as const;

export const lionDialogsText = inLanguage("dialogs/words", english);
