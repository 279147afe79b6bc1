/**
 * An experiment as a self-contained Python script: the same data, replayed from the same random streams, then Algorithm 1
 * with NumPy, or the gradient learners with PyTorch.
 */
import { kernelVersion } from "../../../numerics/kernel-version";
import { purposes } from "../../../numerics/random";
import { mostListed as mostListedAutomata } from "../../../tasks/automaton/instance-count";
import { writeJson } from "../../../tasks/custom/data";
import type { OwnData } from "../../../tasks/dataset";
import { mostListed as mostListedTuring } from "../../../tasks/turing-machine/instance-count";
import type { Experiment, TaskSpec } from "../document";
import { encodeLink } from "../link";
import { algorithm } from "./algorithm";
import { associativeMemory } from "./associative-memory";
import { automaton } from "./automaton";
import { pythonLiteral, pythonText } from "./literal";
import { ownData } from "./own-data";
import { randomAttention } from "./random-attention";
import { report } from "./report";
import { samples } from "./samples";
import { streams } from "./streams";
import { traces } from "./traces";
import { training } from "./training";
import { turingMachine } from "./turing-machine";

export interface PythonScript {
  readonly text: string;
  /** The file of own data that must lie beside the script; null when it needs none. */
  readonly dataFile: string | null;
}

/** Own data of at most so many characters travel in the script itself. */
const inlineLimit = 100_000;

/**
 * The script that makes the data and solves Algorithm 1, once for every closed-form learner.
 *
 * @param data  own data, where the experiment learns from such.
 */
export function numpyScript(experiment: Experiment, data: OwnData | null): PythonScript {
  const ridges = experiment.learners.flatMap((learner) => (learner.kind === "closed-form" ? [learner.ridge] : []));
  const constants = `# The ridge of every closed-form learner.\nRIDGES = ${pythonLiteral(ridges.length > 0 ? ridges : [0])}\n`;
  return assembled(experiment, data, numpyTitle, numpyImports, constants, algorithm + report);
}

/** The script that trains the gradient learners; null when there are none. */
export function torchScript(experiment: Experiment, data: OwnData | null): PythonScript | null {
  const learners = experiment.learners.filter(({ kind }) => kind === "gradient");
  if (learners.length === 0) return null;
  return assembled(experiment, data, torchTitle, torchImports, `LEARNERS = ${pythonLiteral(learners)}\n`, training);
}

const numpyTitle = `The data of one experiment, its certificate and Algorithm 1, with NumPy alone (1.17 or newer).

    python3 SCRIPT                      prints what the page shows
    python3 SCRIPT --json result.json   writes p, the eigenvalues and the errors as well
    python3 SCRIPT --npz weights.npz    writes p, V and Q as a NumPy archive`;

const torchTitle = `The data of one experiment and its gradient learners, with NumPy and PyTorch.

    python3 SCRIPT               trains every learner and prints its errors at the recorded steps
    python3 SCRIPT --learner 0   trains one of them; --steps 1000 stops early
    python3 SCRIPT --numpy       does without PyTorch, with the gradient written out

Rules that end a run before its last step are not applied.`;

const numpyImports = `import argparse
import json
from collections import namedtuple

import numpy as np
`;

const torchImports = `${numpyImports}
try:
    import torch
except ImportError:
    torch = None
`;

/** Which streams each kind of target draws from; the names are those of \`purposes\`. */
const streamsOf: Readonly<Record<TaskSpec["kind"], readonly (keyof typeof purposes)[]>> = {
  "random-attention": ["teacher", "trainInputs", "trainNoise", "testInputs", "probes", "shiftedInputs"],
  "associative-memory": ["trainNoise", "probes", "memoryTrain", "memoryTest", "memoryShifted"],
  automaton: ["trainNoise", "probes", "machineInstances"],
  "turing-machine": ["trainNoise", "probes", "turingInstances"],
  custom: [],
};

const targets: Readonly<Record<TaskSpec["kind"], string>> = {
  "random-attention": randomAttention,
  "associative-memory": associativeMemory,
  automaton: traces + automaton,
  "turing-machine": traces + turingMachine,
  custom: ownData,
};

function assembled(
  experiment: Experiment,
  data: OwnData | null,
  title: string,
  imports: string,
  constants: string,
  program: string,
): PythonScript {
  const { task, seed } = experiment;
  const own = task.kind === "custom" ? dataConstants(data) : { text: "", file: null };
  const link = task.kind === "custom" ? "" : `\nThe experiment: #${encodeLink(experiment)}\n`;
  const heading = `#!/usr/bin/env python3\n"""\n${title}\n${link}\nMade by the Learnability Playground, kernels ${kernelVersion}.\n"""\n${imports}\n`;
  const described = `SEED = ${seed}\nTASK = ${pythonLiteral(withoutPicture(task))}\n${own.text}${constants}`;
  const numbers = `# What each random stream is for.\nPURPOSE = ${pythonLiteral(purposesOf(task.kind, program === training))}\n`;
  const text = `${heading}${described}${numbers}${listedLimit(task)}${streams}${samples}${targets[task.kind]}${program}`;
  return { text, dataFile: own.file };
}

function purposesOf(kind: TaskSpec["kind"], trained: boolean): Readonly<Record<string, number>> {
  const names = [...streamsOf[kind], ...(trained ? (["initialWeights", "batchOrder"] as const) : [])];
  return Object.fromEntries(names.map((name) => [name.endsWith("Instances") ? "instances" : name, purposes[name]]));
}

/** Up to how many instances of a machine's traces are listed and drawn without repetition. */
function listedLimit({ kind }: TaskSpec): string {
  if (kind !== "automaton" && kind !== "turing-machine") return "";
  return `LISTED = ${kind === "automaton" ? mostListedAutomata : mostListedTuring}\n`;
}

/** The task without what belongs to the picture alone. */
function withoutPicture(task: TaskSpec): object {
  if (task.kind === "automaton") {
    const { word: _word, machine, ...spec } = task;
    const { positions: _positions, ...plain } = machine;
    return { ...spec, machine: plain };
  }
  if (task.kind === "turing-machine") {
    const { tape: _tape, ...spec } = task;
    return spec;
  }
  if (task.kind === "associative-memory") {
    const { table: _table, ...spec } = task;
    return spec;
  }
  return task;
}

function dataConstants(data: OwnData | null): { readonly text: string; readonly file: string | null } {
  const json = data ? writeJson(data) : null;
  if (json !== null && json.length <= inlineLimit)
    return { text: `DATA = ${pythonLiteral(JSON.parse(json))}\nDATA_FILE = None\n`, file: null };
  const file = "learnability-data.json";
  return {
    text: `# Save the data of the experiment as JSON under this name, beside the script; an .npz file can be read too.\nDATA = None\nDATA_FILE = ${pythonText(file)}\n`,
    file,
  };
}
