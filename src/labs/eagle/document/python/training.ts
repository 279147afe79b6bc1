/** A problem of training as a self-contained script: the same network, from the same weights, on the same batches. */
import { encodeLink } from "../../../../platform/documents/link";
import { type PythonScript, scriptText } from "../../../../platform/documents/python/script";
import streams from "../../../../platform/documents/python/streams.py?raw";
import { purposes } from "../../math/streams";
import { trainingKernelVersion } from "../../math/training/workspace";
import type { EagleDocument } from "../document";
import { eagleKind } from "../kind";
import program from "./train.py?raw";

/** @returns null where the document trains nothing. */
export function trainingScript(document: EagleDocument): PythonScript | null {
  const { problem, solvers, seed } = document;
  const solver = solvers.find(({ kind }) => kind === "transformer");
  if (problem.kind !== "training" || !solver) return null;
  const text = scriptText({
    link: encodeLink(eagleKind, document, {}),
    kernels: trainingKernelVersion,
    values: { SEED: seed, PROBLEM: problem, SOLVER: solver, PURPOSE: { weights: purposes.weights, matrices: purposes.prompts } },
    modules: [streams, program],
  });
  return { text, dataFile: null };
}
