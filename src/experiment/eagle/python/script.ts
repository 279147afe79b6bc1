/** A document of the EAGLE lab as a self-contained NumPy script: the same problem from the same random streams, and every solver of it. */
import { encodeLink } from "../../../documents/link";
import { pythonLiteral } from "../../../documents/python/literal";
import { dataConstants, type PythonScript, scriptHeading } from "../../../documents/python/script";
import { streams } from "../../../documents/python/streams";
import { type EagleData, writeEagleData } from "../../../eagle/files/own-data";
import { chooseBlock } from "../../../eagle/problems/completion";
import { denseOf, generatedMatrix } from "../../../eagle/problems/generated";
import { kernelVersion } from "../../../eagle/workspace";
import { finish } from "../../../numerics/progress";
import { purposes } from "../../../numerics/random";
import type { EagleDocument } from "../document";
import { eagleKind } from "../kind";
import type { SolverSpec } from "../solver-fields";
import * as problems from "./problems";
import { main, program } from "./program";
import { baselines, eagle, estimation, limited, rhoRule, solverStart, solverTable } from "./solvers";
import { structuredMatrices, structuredStart } from "./structured-matrices";

const title = `A matrix with a hole and who fills it, with NumPy alone (1.17 or newer).

    python3 SCRIPT                                 prints how far every solver comes
    python3 SCRIPT --json result.json              writes D and the error of every iteration
    python3 SCRIPT --json result.json --iterates   writes A, B, C and D of every iteration

Iterates agree with the page's to rounding, which conjugate gradients and LSMR magnify: where A is badly conditioned
theirs drift apart after some iterations, here as between any two machines.`;

const imports = `import argparse
import json

import numpy as np
`;

const dataFile = "eagle-data.json";

/**
 * The script that makes the problem and solves it with every solver of the document.
 *
 * @param data  own data, where the document is about such.
 */
export function numpyScript(document: EagleDocument, data: EagleData | null): PythonScript {
  const { problem, solvers } = document;
  const own = problem.kind === "custom" ? dataConstants(data && writeEagleData(data), dataFile, howToSave) : { text: "", file: null };
  const constants = `SEED = ${document.seed}\nPROBLEM = ${pythonLiteral(problem)}\nSOLVERS = ${pythonLiteral(solvers)}\n${own.text}`;
  const streamNumbers = `# What each random stream is for.\nPURPOSE = ${pythonLiteral(purposeNumbers)}\n`;
  const link = problem.kind === "custom" ? "" : encodeLink(eagleKind, document, {});
  const text = [
    scriptHeading(title, link, kernelVersion, imports),
    constants,
    streamNumbers,
    streams,
    problems.draws,
    problemProgram(document),
    solverStart,
    ...solverPrograms(solvers),
    solverTable,
    program,
    // Sketches can be given with data alone.
    `\n\nBLOCKS, C0, TRUE_D = make_problem()\nSKETCHES = ${problem.kind === "custom" ? 'DATA.get("S")' : "None"}\n${main}`,
  ].join("");
  return { text, dataFile: own.file };
}

const howToSave = "Save the data of the experiment as JSON under this name, beside the script.";

const purposeNumbers = {
  matrices: purposes.eagleMatrices,
  noise: purposes.eagleNoise,
  sketch: purposes.eagleSketch,
  "sketch rate": purposes.eagleSketchRate,
  "power start": purposes.eaglePowerStart,
};

function problemProgram({ problem, seed }: EagleDocument): string {
  if (problem.kind === "low-rank") return problems.lowRank;
  if (problem.kind === "distributed") return problems.distributed;
  if (problem.kind === "custom") return problems.custom;
  const { matrix } = generatedMatrix({ kind: problem.matrix, size: problem.size, parts: problem.parts }, BigInt(seed));
  // Pivots between columns of equal length hang on rounding, so the block is that of the page.
  const { rows, columns } = finish(chooseBlock(denseOf(matrix), matrix.rows, matrix.columns, null));
  const block = `\n\nROWS = ${pythonLiteral(Array.from(rows))}\nCOLUMNS = ${pythonLiteral(Array.from(columns))}\n`;
  return `${structuredStart}${structuredMatrices[problem.matrix]}${block}${problems.structured}`;
}

/** What these solvers need, each part once. */
function solverPrograms(solvers: readonly SolverSpec[]): readonly string[] {
  return [...new Set(solvers.flatMap((spec) => (spec.kind === "eagle" ? eaglePrograms(spec) : baselines[spec.kind])))];
}

function eaglePrograms({ regime, form }: Extract<SolverSpec, { readonly kind: "eagle" }>): readonly string[] {
  if (regime === "limited") return [limited];
  return [rhoRule, regime === "unconstrained" && form === "estimation" ? estimation : eagle];
}
