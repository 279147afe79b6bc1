/** Words of this lab in dialogs. */
import { inLanguage } from "../in-language";

const english = {
  resultHelp: "weights, predictions, spectrum and curves, as JSON; computed anew from the settings",
  examples: "Example files",
  examplesHelp: "small data sets in the format of your own files",
  formats: "JSON, CSV or .npz",
  example: "One row for each token z of a sample; the row of its last token has the label y.",
  weightsHelp: "V, Q, p and W of every learner, for each layer; computed anew from the settings",
  python: "Python",
  pythonHelp: "a NumPy script that draws the same data from the same random numbers and prints p, λ_min, the rank and the errors",
  torchHelp: "a second script trains the gradient learners with PyTorch, from the same initial weights and with the same batches",
  noTorch: "No gradient learner: there is nothing to train with PyTorch.",

  /** Headings of the settings that a teacher can lock, without those of targets. */
  settings: {
    stop: "Stop rules",
    gradient: "Gradient learners",
    "closed-form": "Closed form",
    convex: "Convex learners",
    "linear-layers": "Linear layers",
    transformer: "Transformers",
  } as Readonly<Record<string, string>>,
} as const;

export const dialogsText = inLanguage("dialogs/words", english);
