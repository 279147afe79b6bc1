/** Words of this lab in dialogs. */
import { inLanguage } from "../in-language";

const english = {
  resultHelp: "weights, predictions, spectrum and curves, as JSON; computed anew from the settings",
  examples: "Example files",
  examplesHelp: "small data sets to take apart: what a file of your own can look like",
  formats: "JSON, CSV or .npz",
  example: "One row for each token z of a sample; the row of its last token has the label y.",
  weightsHelp: "V, Q, p and W of every learner, layer by layer where there are several; computed anew from the settings",
  python: "Python",
  pythonHelp:
    "a script that draws the same data from the same random numbers and prints p, λ_min, the rank and the errors; it needs NumPy and nothing else",
  torchHelp: "a second one trains the gradient learners with PyTorch: same start, same batches, every constant written out",
  noTorch: "There is no gradient learner, so there is nothing for PyTorch to train.",

  /** The headings of the settings that a teacher ticks, but for those of targets. */
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
