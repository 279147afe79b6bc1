/** The parts of this lab that only dialogs use. */
import { formatCount, formatFixed, formatValue } from "../../../../platform/charts/format";
import type { LabDialogs } from "../../../../platform/shell/lab";
import type { RunRecord } from "../../../../platform/state/run-record";
import type { LionDocument } from "../../document/document";
import { presets } from "../../document/presets";
import { taskKinds } from "../../math/tasks/tasks";
import { namedEncoders } from "../encoders";
import { presetOf } from "../rail/base";
import { lionRailText } from "../rail/words";
import { fileTypes } from "../session/own-data";
import type { LionSummary } from "../session/run-record";
import { whatChanged } from "../session/what-changed";
import { lionText } from "../words";
import { Programs } from "./Programs";
import { lionDialogsText } from "./words";

const paper = {
  title: "LION: Linear Attention for Bidirectional Sequence Modeling",
  address: "https://arxiv.org/abs/2502.16249",
};

export const dialogs: LabDialogs<LionDocument> = {
  fileStem: (document) => `lion-${presetOf(document)?.id ?? document.problem.kind}-seed-${document.seed}`,
  resultHelp: ({ problem }) => (problem.kind === "task" ? lionDialogsText.learnersResultHelp : lionDialogsText.resultHelp),
  Programs,
  ownFiles: {
    types: fileTypes,
    formats: () => lionText.formats,
    example: { name: "example.csv", text: "q0,q1,k0,k1,v0,decay\n1,2,1,0,7,0.5\n3,4,0,1,8,0.25\n", said: () => lionDialogsText.example },
  },
  bibliography,
  papers: [paper],
  history: {
    changes: (before, after, words) =>
      whatChanged(before as LionDocument | null, after as LionDocument, words && { ...words, kind: (name) => kindWords()[name] ?? name }),
    facts: (record) => {
      const learned = learnedOf(record);
      return [
        learned === "" ? { words: differenceOf(record), help: lionText.history.help } : { words: learned, help: lionText.history.learned },
      ];
    },
    columns: () => [lionText.history.run, lionText.history.forms, lionText.history.difference, lionText.history.learners],
    rows: (record) => {
      const learned = learnedOf(record);
      const forms = learned === "" ? [formatCount((record.summary as LionSummary).forms), differenceOf(record)] : ["", ""];
      return [[record.name, ...forms, learned]];
    },
  },
  settingsOf: (owner) => lionText.settingsOf((lionText.owners as Readonly<Record<string, string>>)[owner] ?? owner),
};

/** Names of sequences, and of the list of encoders, in names of runs, by their names in documents. */
function kindWords(): Readonly<Record<string, string>> {
  const { sequence, learners } = lionRailText;
  return { ...sequence.kinds, encoders: learners.counted };
}

/** Result of each encoder of a run; empty without a task. */
function learnedOf({ experiment, summary }: RunRecord): string {
  const document = experiment as LionDocument;
  if (document.problem.kind !== "task") return "";
  const { measure } = taskKinds[document.problem.task];
  return namedEncoders(document)
    .map(({ name, index }) => {
      const value = (summary as LionSummary).learners[index]?.[measure] ?? null;
      return value === null ? name : `${name} ${formatFixed(value, 3)}`;
    })
    .join(", ");
}

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
