/** Words of the exports beyond plain files; they are loaded with the dialog. */
import { inLanguage } from "../in-language";

const english = {
  copyFailed: "The browser does not allow this page to copy. Save the script as a file.",
  scriptCopy: (library: string) => `Copy ${library} script`,
  scriptSave: (library: string) => `Save ${library} script`,
  scriptCopied: (library: string) => `The ${library} script was copied.`,
  needsData: (file: string) => `The data are too large for the script. Save them as JSON beside it, under the name ${file}.`,
  weights: "Weights",
  weightsFormats: { json: "JSON", npz: "NumPy .npz" },
  figure: "Figure for print",
  figureHelp: "several panels as one figure, at the column width and letter size of a journal, in light colours",
  figurePanels: "Panels of the figure",
  noPanels: "No panel shows a chart yet. Scroll to the required panels, so that they are drawn.",
  figureWidth: "Width",
  figureWidths: { single: "one column, 88 mm", double: "two columns, 180 mm" },
  figureLetters: "Letters (a), (b), …",
  figureSvg: "Save as SVG",
  figurePdf: "Save as PDF",
  figureCaption: "Caption",
  figureFailed: (message: string) => `The figure could not be made: ${message}`,
  figureSaved: (name: string, width: number, height: number) => `${name} was saved, ${width} × ${Math.round(height)} mm.`,
  captionOpening: "",
  captionClosing: (address: string) => `Made with the Learnability Playground: ${address}`,
  citation: "Citation",
  citationHelp: "BibTeX of the paper and of this experiment, with the versions of program and kernels",
  citationCopy: "Copy BibTeX",
  citationCopied: "The BibTeX was copied.",
  citationSave: "Save BibTeX",
  archive: "Everything",
  archiveHelp:
    "all runs with their curves, finished maps, own data, machines, progress and settings of this browser, as one file. Save open tabs by their links",
  archiveSave: "Save everything",
  archiveRestore: "Restore from a file",
  archiveSaved: (name: string, megabytes: string) => `${name} was saved (${megabytes} MB).`,
  archiveFailed: (message: string) => `The archive failed: ${message}`,
  archiveRefused: (name: string, problem: string) => `${name} was not restored: ${problem}. Nothing was changed.`,
  archiveReport: (added: number, updated: number, kept: number, settings: number) =>
    `${counted(added, "entry", "entries")} added, ${updated} replaced by newer ones, ${kept} left as they are; ${counted(settings, "setting", "settings")} changed.`,
  archiveUnknown: (areas: string) => `Left out, because this version of the page does not support them: ${areas}.`,
  archiveQuestion: "Restore this archive?",
  archiveHolds: (name: string, entries: number, settings: number) =>
    `${name} holds ${counted(entries, "entry", "entries")} (runs, curves, data, maps) and ${counted(settings, "setting", "settings")}. Only entries with a newer version in the archive are replaced; all others stay.`,
  archiveYes: "Restore",
  archiveNo: "Change nothing",
  archiveReload: "Reload to show it",
} as const;

export const exportText = inLanguage("takeaway/words", english);

function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}
