/** Words of this lab in dialogs. */
import { inLanguage } from "../in-language";

const english = {
  resultHelp: "the outputs of every form and their largest difference as JSON; computed anew from the settings",
  python: "Python",
  pythonHelp:
    "a script with these queries, keys, values and decays and every form here written out with its equations; it says how far each is from the page’s outputs and needs NumPy, nothing else",
  torchHelp: "The same with PyTorch: no tensor is changed in place, so that gradients flow through every form.",
} as const;

export const lionDialogsText = inLanguage("dialogs/words", english);
