/** Documents for the tests of the contract: for every lab a short run, and one of twenty seconds at a thousand steps a second. */

import type { DocumentKind, LabDocument } from "../../src/platform/documents/kind";
import { problemLine } from "../../src/platform/fields/problem";
import { labs } from "./compute";

interface Suited {
  readonly short: object;
  readonly middling: object;
}

const learnersOf = (steps: number) => ({
  task: { kind: "random-attention", samples: 128 },
  learners: [{ kind: "closed-form" }, { kind: "gradient", heads: 2, steps }],
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

const suited: Readonly<Record<string, Suited>> = {
  learnability: { short: learnersOf(2000), middling: learnersOf(20_000) },
  eagle: { short: solversOf(500), middling: solversOf(20_000) },
  lion: { short: sequenceOf(2000), middling: sequenceOf(20_000) },
  coins: { short: { tosses: 2000 }, middling: { tosses: 20_000 } },
};

/** @throws {Error} for a lab that is not in the table above. */
export async function documentOf(lab: string, length: keyof Suited, seed = 1): Promise<LabDocument> {
  const known = suited[lab];
  if (!known) throw new Error(`the lab ${lab} has no documents in e2e/contract/documents.ts: add a short and a middling one`);
  const kind = await kindOf(lab);
  const parsed = kind.parse({ format: "learnability-experiment", version: kind.version, lab, seed, ...known[length] });
  if (!parsed.ok) throw new Error(`the ${length} document of ${lab}: ${problemLine(parsed.problem)}`);
  return parsed.document;
}

/** The registry's type has only the part of a kind that computations need; each object is a full kind. */
export async function kindOf(lab: string): Promise<DocumentKind> {
  return (await labs[lab].kind()) as DocumentKind;
}
