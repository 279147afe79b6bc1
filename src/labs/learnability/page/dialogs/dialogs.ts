/** The parts of this lab that only dialogs use. */

import type { LabDialogs } from "../../../../platform/shell/lab";
import { bibliography } from "../../document/citation";
import type { Experiment } from "../../document/document";
import { isOwnData } from "../../math/tasks/registry";
import { runHistory } from "../history/run-rows";
import { targetHeading } from "../target-views/registry";
import { ExampleExport } from "./ExampleExport";
import { Programs } from "./Programs";
import { dialogsText } from "./words";

export const dialogs: LabDialogs<Experiment> = {
  fileStem: ({ task, seed }) => (isOwnData(task) ? task.name.replace(/\.[a-z]+$/i, "") : `${task.kind}-seed-${seed}`),
  resultHelp: () => dialogsText.resultHelp,
  Programs,
  Examples: ExampleExport,
  ownFiles: {
    types: [".csv", ".tsv", ".txt", ".npz"],
    formats: () => dialogsText.formats,
    example: { name: "example.csv", text: "sample,z1,z2,y1\n1,0.5,-1,\n1,2,0.25,3.5\n", said: () => dialogsText.example },
  },
  bibliography,
  papers: [{ title: "Learning Linear Attention in Polynomial Time", address: "https://arxiv.org/abs/2410.10101" }],
  history: runHistory,
  settingsOf: (owner) => targetHeading(owner) ?? dialogsText.settings[owner],
};
