/**
 * An experiment as a self-contained Python script: the same data, replayed from the same random streams, then Algorithm 1
 * with NumPy, or the gradient learners with PyTorch.
 */

import { pythonLiteral } from "../../../../platform/documents/python/literal";
import { dataConstants, type PythonScript, scriptHeading } from "../../../../platform/documents/python/script";
import { streams } from "../../../../platform/documents/python/streams";
import { PlaygroundError } from "../../../../platform/numerics/errors";
import { purposes } from "../../../../platform/numerics/random";
import { kernelVersion } from "../../math/kernel-version";
import { headsOf, isSolved } from "../../math/learners/ways";
import { writeJson } from "../../math/tasks/custom/write-json";
import type { OwnData } from "../../math/tasks/dataset";
import { computes, isOwnData, taskKindOf } from "../../math/tasks/registry";
import type { Experiment, TaskSpec } from "../document";
import { encodeLink } from "../link";
import { experimentProblem } from "../problems";
import { algorithm } from "./algorithm";
import { report } from "./report";
import { rollOuts } from "./roll-outs";
import { samples } from "./samples";
import { type PythonTarget, pythonTargets } from "./targets";
import { training } from "./training";

/**
 * The script that makes the data and solves Algorithm 1, once for every closed-form learner.
 *
 * @param data  own data, where the experiment learns from such.
 * @throws {PlaygroundError} for a target that nobody has written as Python.
 */
export function numpyScript(experiment: Experiment, data: OwnData | null): PythonScript {
  const ridges = experiment.learners.filter(isSolved).map(({ ridge }) => ridge);
  const constants = `# The ridge of every closed-form learner.\nRIDGES = ${pythonLiteral(ridges.length > 0 ? ridges : [0])}\n`;
  return assembled(experiment, data, numpyTitle, numpyImports, constants, algorithm + (computes(experiment.task) ? rollOuts : "") + report);
}

/** The script that trains the gradient learners; null when there are none. */
export function torchScript(experiment: Experiment, data: OwnData | null): PythonScript | null {
  const learners = experiment.learners.flatMap((learner) => headsOf(learner) ?? []);
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

const howToSave = "Save the data of the experiment as JSON under this name, beside the script; an .npz file can be read too.";

function assembled(
  experiment: Experiment,
  data: OwnData | null,
  title: string,
  imports: string,
  constants: string,
  program: string,
): PythonScript {
  const { task, seed } = experiment;
  const target = pythonTargets[task.kind];
  if (!target) throw new PlaygroundError(experimentProblem("python-no-script"));
  const own = isOwnData(task)
    ? dataConstants(data ? writeJson(data) : null, "learnability-data.json", howToSave)
    : { text: "", file: null };
  const heading = scriptHeading(title, isOwnData(task) ? "" : encodeLink(experiment), kernelVersion, imports);
  const described = `SEED = ${seed}\nTASK = ${pythonLiteral(withoutPicture(task, target))}\n${own.text}${constants}`;
  const numbers = `# What each random stream is for.\nPURPOSE = ${pythonLiteral(purposesOf(target, program === training))}\n`;
  const text = `${heading}${described}${numbers}${listedLimit(target)}${streams}${samples}${target.program}${program}`;
  return { text, dataFile: own.file };
}

function purposesOf({ streams }: PythonTarget, trained: boolean): Readonly<Record<string, number>> {
  const names = [...streams, ...(trained ? (["initialWeights", "batchOrder"] as const) : [])];
  return Object.fromEntries(names.map((name) => [name.endsWith("Instances") ? "instances" : name, purposes[name]]));
}

/** Up to how many instances of a machine's traces are listed and drawn without repetition. */
function listedLimit({ mostListed }: PythonTarget): string {
  return mostListed === undefined ? "" : `LISTED = ${mostListed}\n`;
}

/** The task without what belongs to the picture alone. */
function withoutPicture(task: TaskSpec, target: PythonTarget): object {
  const shown = Object.entries(taskKindOf(task).fields).flatMap(([name, field]) => (field.shown ? [name] : []));
  const plain = Object.fromEntries(Object.entries(task).filter(([name]) => !shown.includes(name)));
  return target.plain?.(plain) ?? plain;
}
