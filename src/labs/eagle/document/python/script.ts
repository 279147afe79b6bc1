/** A document of the EAGLE lab as a self-contained NumPy script: the same problem from the same random streams, and every solver of it. */
import { encodeLink } from "../../../../platform/documents/link";
import { pythonLiteral } from "../../../../platform/documents/python/literal";
import { dataConstants, type PythonScript, scriptHeading } from "../../../../platform/documents/python/script";
import { streams } from "../../../../platform/documents/python/streams";
import type { LongComputation } from "../../../../platform/numerics/progress";
import { purposes } from "../../../../platform/numerics/random";
import { fullRankBlock } from "../../math/files/full-rank-block";
import { type EagleData, writeEagleData } from "../../math/files/own-data";
import { writeMatrixMarket } from "../../math/files/write-matrix-market";
import { generatedMatrix } from "../../math/problems/generated";
import { EagleWorkspace, kernelVersion } from "../../math/workspace";
import type { EagleDocument } from "../document";
import { eagleKind } from "../kind";
import { mostHole } from "../problem-fields";
import type { SolverSpec } from "../solver-fields";
import { baselines } from "./baselines";
import * as problems from "./problems";
import { main, program, unitsOfTheProblem } from "./program";
import { eagle, estimation, limited, rhoRule, solverStart, solverTable } from "./solvers";
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

/** Rows and columns of the block that a matrix is completed from, counted from 0. */
export interface ChosenBlock {
  readonly rows: Int32Array;
  readonly columns: Int32Array;
}

/**
 * The block of full rank that the page chooses: pivots between rows of equal size hang on rounding, so a script is told it.
 *
 * @returns null where the problem begins with blocks, or where nothing can be completed.
 */
export function* chosenBlock({ problem, seed }: EagleDocument, data: EagleData | null): LongComputation<ChosenBlock | null> {
  const workspace = new EagleWorkspace();
  const found =
    problem.kind === "structured"
      ? yield* fullRankBlock(workspace, generatedMatrix({ ...problem, kind: problem.matrix }, BigInt(seed)).matrix, null)
      : problem.kind === "custom" && data?.kind === "matrix"
        ? yield* fullRankBlock(workspace, data.matrix, problem.rank === 0 ? null : problem.rank)
        : null;
  return found?.ok ? found.block : null;
}

/**
 * The script that makes the problem and solves it with every solver of the document.
 *
 * @param data   own data, where the document is about such.
 * @param block  as `chosenBlock` gives it.
 */
export function numpyScript(document: EagleDocument, data: EagleData | null, block: ChosenBlock | null): PythonScript {
  const { problem, solvers } = document;
  const own = problem.kind === "custom" ? ownConstants(data) : { text: "", file: null };
  const constants = `SEED = ${document.seed}\nPROBLEM = ${pythonLiteral(problem)}\nSOLVERS = ${pythonLiteral(solvers)}\n${own.text}`;
  const streamNumbers = `# What each random stream is for.\nPURPOSE = ${pythonLiteral(purposeNumbers)}\n`;
  const link = problem.kind === "custom" ? "" : encodeLink(eagleKind, document, {});
  // Sketches can be given with blocks alone.
  const sketches = problem.kind === "custom" && data?.kind !== "matrix" ? 'DATA.get("S")' : "None";
  const text = [
    scriptHeading(title, link, kernelVersion, imports),
    constants,
    streamNumbers,
    streams,
    problems.draws,
    problemProgram(document, data, block),
    solverStart,
    ...solverPrograms(solvers),
    solverTable,
    program,
    `\n\nBLOCKS, C0, TRUE_D = make_problem()\nSKETCHES = ${sketches}\n${unitsOfTheProblem}${main}`,
  ].join("");
  return { text, dataFile: own.file };
}

function ownConstants(data: EagleData | null): { readonly text: string; readonly file: string | null } {
  if (data?.kind !== "matrix")
    return dataConstants(
      data && writeEagleData(data),
      "eagle-data.json",
      "Save the data of the experiment as JSON under this name, beside the script.",
    );
  const text = [...writeMatrixMarket(data.matrix, { field: "real", symmetry: data.symmetry })].join("");
  const howToSave = "Save the data of the experiment as Matrix Market under this name, beside the script.";
  return dataConstants(JSON.stringify(text), "matrix.mtx", howToSave);
}

const purposeNumbers = {
  matrices: purposes.eagleMatrices,
  noise: purposes.eagleNoise,
  sketch: purposes.eagleSketch,
  "sketch rate": purposes.eagleSketchRate,
  "power start": purposes.eaglePowerStart,
};

function problemProgram({ problem }: EagleDocument, data: EagleData | null, block: ChosenBlock | null): string {
  if (problem.kind === "low-rank") return problems.lowRank;
  if (problem.kind === "distributed") return problems.distributed;
  if (problem.kind === "training") throw new TypeError("a network in training is not written as this script");
  if (problem.kind === "custom" && data?.kind !== "matrix") return problems.custom;
  const { rows = [], columns = [] } = block ?? {};
  const hole = problem.kind === "custom" ? problem.hole : mostHole;
  const chosen = `\n\nROWS = ${pythonLiteral(Array.from(rows))}\nCOLUMNS = ${pythonLiteral(Array.from(columns))}\n# Rows and columns that are completed, at most.\nHOLE = ${hole}\n`;
  const matrix = problem.kind === "custom" ? problems.matrixFile : `${structuredStart}${structuredMatrices[problem.matrix]}`;
  return `${matrix}${chosen}${problems.completion}`;
}

/** What these solvers need, each part once. */
function solverPrograms(solvers: readonly SolverSpec[]): readonly string[] {
  return [...new Set(solvers.flatMap((spec) => programsOf(spec)))];
}

function programsOf(spec: SolverSpec): readonly string[] {
  if (spec.kind === "transformer") throw new TypeError("a network in training is not written as this script");
  return spec.kind === "eagle" ? eaglePrograms(spec) : baselines[spec.kind];
}

function eaglePrograms({ regime, form }: Extract<SolverSpec, { readonly kind: "eagle" }>): readonly string[] {
  if (regime === "limited") return [limited];
  return [rhoRule, regime === "unconstrained" && form === "estimation" ? estimation : eagle];
}
