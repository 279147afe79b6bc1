/** Words on opening and saving files. */
import { withStop } from "../../ui/grammar";
import { inLanguage } from "../in-language";

const english = {
  title: "Export",
  explain: "Everything here can be opened again: choose, drop or paste it.",
  experiment: "Experiment",
  experimentHelp: "the settings, as JSON; the headless runner takes it too",
  result: "Result",
  resultHelp: "weights, predictions, spectrum and curves, as JSON; computed anew from the settings",
  data: "Data",
  dataHelp: "the sequences and labels of your own file",
  noData: "Only data of your own can be exported: this target draws its samples from the seed.",
  saveAs: { json: "JSON", csv: "CSV", npz: "NumPy .npz" },
  saveName: (what: string, format: string) => `Save ${what} as ${format}`,
  computing: "Computing the result",
  cancel: "Cancel",
  failed: (message: string) => `The export failed: ${withStop(message)}`,
  saved: (name: string) => `${name} was saved.`,
  close: "Close",
  open: "Open a file",
  openHelp: "An experiment, a result, or data as JSON, CSV or .npz. You can also drop files anywhere on the page, or paste a link.",
  drop: "Drop to open",
  dropHelp: "an experiment, a result, or data of your own",
} as const;

export const filesText = inLanguage("files/words", english);
