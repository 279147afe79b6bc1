/** What only dialogs need of this lab. */
import { formatCount, formatValue } from "../../../charts/format";
import type { LionDocument } from "../../../experiment/lion/document";
import { presets } from "../../../experiment/lion/presets";
import type { LabDialogs } from "../../../shell/lab";
import type { RunRecord } from "../../../state/run-record";
import { presetOf } from "../rail/base";
import { fileTypes } from "../session/own-data";
import type { LionSummary } from "../session/run-record";
import { lionText } from "../words";
import { PythonExport } from "./PythonExport";
import { lionDialogsText } from "./words";

const paper = {
  title: "LION: Linear Attention for Bidirectional Sequence Modeling",
  address: "https://arxiv.org/abs/2502.16249",
};

export const dialogs: LabDialogs<LionDocument> = {
  fileStem: (document) => `lion-${presetOf(document)?.id ?? document.problem.kind}-seed-${document.seed}`,
  resultHelp: () => lionDialogsText.resultHelp,
  Programs: PythonExport,
  ownFiles: { types: fileTypes, formats: () => lionText.formats },
  bibliography,
  papers: [paper],
  history: {
    facts: (record) => [{ words: differenceOf(record), help: lionText.history.help }],
    columns: () => [lionText.history.run, lionText.history.forms, lionText.history.difference],
    rows: (record) => [[record.name, formatCount((record.summary as LionSummary).forms), differenceOf(record)]],
  },
  settingsOf: (owner) => lionText.settingsOf((lionText.owners as Readonly<Record<string, string>>)[owner] ?? owner),
};

function differenceOf({ summary }: RunRecord): string {
  const { maxDifference } = summary as LionSummary;
  return maxDifference === null ? lionText.history.unknown : formatValue(maxDifference);
}

function bibliography(document: LionDocument, address: string, now: Date): string {
  const preset = presets.find(({ id }) => id === presetOf(document)?.id);
  return [
    "@misc{learnability-playground-lion,",
    `  title = {${preset ? preset.title : "Attention in both directions"}, seed ${document.seed}},`,
    "  howpublished = {Learnability Playground, LION lab},",
    `  url = {${address}},`,
    `  note = {Accessed ${now.toISOString().slice(0, 10)}}`,
    "}",
    "",
    "@inproceedings{afzal2025lion,",
    `  title = {${paper.title}},`,
    "  author = {Afzal, Arshia and Abad Rocamora, Elias and Candogan, Leyla Naz and Puigdemont, Pol and Tonin, Francesco and Wu, Yongtao and Shoaran, Mahsa and Cevher, Volkan},",
    "  booktitle = {Advances in Neural Information Processing Systems},",
    "  year = {2025}",
    "}",
    "",
  ].join("\n");
}
