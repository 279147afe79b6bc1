/** Documents for the tests of the contract: for every lab a short run, of twenty seconds at a hundred or a thousand steps a second. */

import type { DocumentKind, LabDocument } from "../../src/platform/documents/kind";
import { problemLine } from "../../src/platform/fields/problem";
import { briefQuestion } from "../page";
import { labs } from "./compute";

const learnersOf = (steps: number) => ({
  task: { kind: "random-attention", samples: 128 },
  learners: [{ kind: "closed-form" }, { kind: "gradient", heads: 2, steps }],
  sampleComplexity: briefQuestion,
});

/** Gradient descent takes the given number of iterations. */
const solversOf = (iterations: number) => ({
  problem: { kind: "low-rank", d: 48, n: 48, rank: 48, dPrime: 8, nPrime: 8, condition: 1000 },
  solvers: [{ kind: "eagle" }, { kind: "gradient-descent", iterations, tolerance: 0 }],
});

/** Two sweeps take a step for each token. */
const sequenceOf = (length: number) => ({
  problem: { kind: "random", length, d: 4, dv: 4 },
  featureMap: "shifted-silu",
  forms: ["recurrent", "state-chunk"],
});

const suited: Readonly<Record<string, object>> = {
  learnability: learnersOf(2000),
  eagle: solversOf(2000),
  lion: sequenceOf(1000),
  // Its steps are told by the thousand.
  coins: { tosses: 20_000 },
};

/** @throws {Error} for a lab that is not in the table above. */
export async function documentOf(lab: string, seed = 1): Promise<LabDocument> {
  const known = suited[lab];
  if (!known) throw new Error(`the lab ${lab} has no document in e2e/contract/documents.ts: add a short one`);
  const kind = await kindOf(lab);
  const parsed = kind.parse({ format: "learnability-experiment", version: kind.version, lab, seed, ...known });
  if (!parsed.ok) throw new Error(`the document of ${lab}: ${problemLine(parsed.problem)}`);
  return parsed.document;
}

/** The registry's type has only the part of a kind that computations need; each object is a full kind. */
export async function kindOf(lab: string): Promise<DocumentKind> {
  return (await labs[lab].kind()) as DocumentKind;
}
