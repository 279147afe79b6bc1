/** A document of the EAGLE lab as a self-contained NumPy script: the same problem from the same random streams, and every solver of it. */
import { encodeLink } from "../../../../platform/documents/link";
import { choosing, dataValues, type PythonScript, scriptText } from "../../../../platform/documents/python/script";
import streams from "../../../../platform/documents/python/streams.py?raw";
import type { LongComputation } from "../../../../platform/numerics/progress";
import { fullRankBlock } from "../../math/files/full-rank-block";
import { type EagleData, writeEagleData } from "../../math/files/own-data";
import { writeMatrixMarket } from "../../math/files/write-matrix-market";
import { type GeneratedKind, generatedMatrix } from "../../math/problems/generated";
import type { SolverKind } from "../../math/settings";
import { purposes } from "../../math/streams";
import { EagleWorkspace, kernelVersion } from "../../math/workspace";
import type { EagleDocument } from "../document";
import { eagleKind } from "../kind";
import { mostHole } from "../problem-fields";
import type { SolverSpec } from "../solver-fields";
import baselines from "./baselines.py?raw";
import completion from "./completion.py?raw";
import distributed from "./distributed.py?raw";
import draws from "./draws.py?raw";
import eagle from "./eagle.py?raw";
import givenBlocks from "./given_blocks.py?raw";
import lowRank from "./low_rank.py?raw";
import matrixFile from "./matrix_file.py?raw";
import program from "./solve.py?raw";
import solverTable from "./solvers.py?raw";
import structuredMatrices from "./structured_matrices.py?raw";

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
  const { seed, problem, solvers } = document;
  const own = problem.kind === "custom" ? ownValues(data) : null;
  const { values, modules } = problemParts(document, data, block);
  const needed = solvers.flatMap(functionsOf);
  const all = Object.values(solverFunctions).flat();
  const text = scriptText({
    link: problem.kind === "custom" ? "" : encodeLink(eagleKind, document, {}),
    kernels: kernelVersion,
    values: { SEED: seed, PROBLEM: problem, SOLVERS: solvers, PURPOSE: purposeNumbers, ...own, ...values },
    modules: [streams, draws, ...modules, solverTable, choosing(eagle, needed, all), choosing(baselines, needed, all), program],
  });
  return { text, dataFile: own?.DATA_FILE ?? null };
}

function ownValues(data: EagleData | null): ReturnType<typeof dataValues> {
  if (data?.kind !== "matrix") return dataValues(data && writeEagleData(data), "eagle-data.json");
  const text = [...writeMatrixMarket(data.matrix, { field: "real", symmetry: data.symmetry })].join("");
  return dataValues(JSON.stringify(text), "matrix.mtx");
}

const purposeNumbers = {
  matrices: purposes.matrices,
  noise: purposes.noise,
  sketch: purposes.sketch,
  "sketch rate": purposes.sketchRate,
  "power start": purposes.powerStart,
};

const generatedKinds: readonly GeneratedKind[] = ["finite-element", "staircase", "laplacian", "circuit"];

interface ProblemParts {
  readonly values: object;
  readonly modules: readonly string[];
}

function problemParts({ problem }: EagleDocument, data: EagleData | null, block: ChosenBlock | null): ProblemParts {
  // Sketches can be given with blocks alone, and are read with them.
  const SKETCHES = null;
  if (problem.kind === "low-rank") return { values: { SKETCHES }, modules: [lowRank] };
  if (problem.kind === "distributed") return { values: { SKETCHES }, modules: [distributed] };
  if (problem.kind === "training") throw new TypeError("a network in training is not written as this script");
  if (problem.kind === "custom" && data?.kind !== "matrix") return { values: {}, modules: [givenBlocks] };
  const chosen = { ROWS: Array.from(block?.rows ?? []), COLUMNS: Array.from(block?.columns ?? []) };
  if (problem.kind === "custom") return { values: { SKETCHES, ...chosen, HOLE: problem.hole }, modules: [matrixFile, completion] };
  const matrix = choosing(structuredMatrices, [problem.matrix], generatedKinds);
  return { values: { SKETCHES, ...chosen, HOLE: mostHole }, modules: [matrix, completion] };
}

/** Parts of each solver's script; EAGLE has three forms. */
const solverFunctions = {
  eagle: ["Rho", "eagle"],
  "eagle-for-W": ["Rho", "eagle-for-W"],
  "eagle-limited": ["sketch", "sketched-rho", "eagle-limited"],
  "gradient-descent": ["normal-equations", "within-rounding", "gradient-descent"],
  "conjugate-gradients": ["normal-equations", "within-rounding", "conjugate-gradients"],
  lsmr: ["lsmr"],
  "sketch-sgd": ["sketch-sgd"],
  "newton-schulz": ["newton-schulz"],
  direct: ["direct"],
} as const satisfies Readonly<Record<SolverKind | "eagle-for-W" | "eagle-limited", readonly string[]>>;

function functionsOf(spec: SolverSpec): readonly string[] {
  if (spec.kind === "transformer") throw new TypeError("a network in training is not written as this script");
  if (spec.kind !== "eagle") return solverFunctions[spec.kind];
  if (spec.regime === "limited") return solverFunctions["eagle-limited"];
  return solverFunctions[spec.regime === "unconstrained" && spec.form === "estimation" ? "eagle-for-W" : "eagle"];
}
