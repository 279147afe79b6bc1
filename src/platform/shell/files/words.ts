/** Words on opening and saving files. */
import { withStop } from "../../ui/grammar";
import { inLanguage } from "../in-language";

const english = {
  title: "Export",
  explain: "All these files can be opened again: choose, drop or paste them.",
  experiment: "Experiment",
  experimentHelp: "the settings as JSON, also for the headless runner",
  result: "Result",
  data: "Data",
  dataHelp: {
    own: "the data of your file, as read",
    drawn:
      "the training and test sequences of this target with their labels; with supervised prefixes, each prefix is a sequence. A file of tokens with up to 128 coordinates can be opened again as own data",
  },
  saveAs: { json: "JSON", csv: "CSV", npz: "NumPy .npz", mtx: "Matrix Market .mtx" },
  saveName: (what: string, format: string) => `Save ${what} as ${format}`,
  computing: "Computing the result",
  cancel: "Cancel",
  failed: (message: string) => `The export failed: ${withStop(message)}`,
  saved: (name: string) => `${name} was saved.`,
  close: "Close",
  open: "Open a file",
  openHelp: (data: string) =>
    `An experiment, a result, or data as ${data}. You can also drop files anywhere on the page, or paste a link or the text of a file.`,
} as const;

export const filesText = inLanguage("files/words", english);
