/** Parts of this lab for dialogs alone. */
import { formatCount, formatValue } from "../../../../platform/charts/format";
import type { LabDialogs } from "../../../../platform/shell/lab";
import type { RunRecord } from "../../../../platform/state/run-record";
import { fieldSaid } from "../../../../platform/ui/language";
import { type EagleDocument, eagleFields } from "../../document/document";
import { presets } from "../../document/presets";
import { presetOf } from "../rail/base";
import { eagleRailText } from "../rail/words";
import { fileTypes } from "../session/own-data";
import type { EagleSummary } from "../session/run-record";
import { whatChanged } from "../session/what-changed";
import { solverText } from "../solver-words";
import { namedSolvers } from "../solvers";
import { eagleText } from "../words";
import { Programs } from "./Programs";
import { eagleDialogsText } from "./words";

const paper = {
  title: "Linear Transformers Implicitly Discover Unified Numerical Algorithms",
  address: "https://arxiv.org/abs/2509.19702",
};

export const dialogs: LabDialogs<EagleDocument> = {
  fileStem: (document) => `eagle-${presetOf(document)?.id ?? document.problem.kind}-seed-${document.seed}`,
  resultHelp: ({ problem }) => (problem.kind === "training" ? eagleDialogsText.trainingResultHelp : eagleDialogsText.resultHelp),
  Programs,
  ownFiles: {
    types: fileTypes,
    formats: () => eagleText.formats,
    example: { name: "example.csv", text: "1,2,3\n2,4,6\n1,0,1\n", said: () => eagleDialogsText.example },
  },
  bibliography,
  papers: [paper],
  history: {
    changes: (before, after, words) =>
      whatChanged(before as EagleDocument | null, after as EagleDocument, words && { ...words, kind: (name) => kindWords()[name] ?? name }),
    facts: (record) => named(record).map(({ name, error, iterations }) => ({ words: `${name}: ${error}`, help: iterations })),
    columns: () => {
      const { run, solver, iterations, error } = eagleText.history;
      return [run, solver, iterations, error];
    },
    rows: (record) => named(record).map(({ name, error, iterations }) => [record.name, name, iterations, error]),
  },
  settingsOf: (owner) => eagleText.settingsOf((eagleText.owners as Readonly<Record<string, string>>)[owner] ?? owner),
};

/** Names of solvers in names of runs, by their names in documents. */
function kindWords(): Readonly<Record<string, string>> {
  const { problem, solvers } = eagleRailText;
  return { ...problem.kinds, ...solverText.names, solvers: solvers.title, record: fieldSaid(eagleFields.record).label };
}

interface NamedEnd {
  readonly name: string;
  readonly iterations: string;
  readonly error: string;
}

function named({ experiment, summary }: RunRecord): readonly NamedEnd[] {
  const { solvers } = summary as EagleSummary;
  return namedSolvers(experiment as EagleDocument).map(({ name, index }) => {
    const { iterations = 0, error = null } = solvers[index] ?? {};
    return { name, iterations: formatCount(iterations), error: error === null ? eagleText.history.unknown : formatValue(error) };
  });
}

function bibliography(document: EagleDocument, address: string, now: Date): string {
  const preset = presets.find(({ id }) => id === presetOf(document)?.id);
  return [
    "@misc{learnability-playground-eagle,",
    `  title = {${preset ? preset.title : "A matrix completed"}, seed ${document.seed}},`,
    "  howpublished = {Learnability Playground, EAGLE lab},",
    `  url = {${address}},`,
    `  note = {Accessed ${now.toISOString().slice(0, 10)}}`,
    "}",
    "",
    "@inproceedings{lutz2025eagle,",
    `  title = {${paper.title}},`,
    "  author = {Lutz, Patrick and Gangrade, Aditya and Daneshmand, Hadi and Saligrama, Venkatesh},",
    "  booktitle = {Advances in Neural Information Processing Systems},",
    "  year = {2025}",
    "}",
    "",
  ].join("\n");
}
