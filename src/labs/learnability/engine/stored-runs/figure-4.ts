/**
 * Fig. 4 of "Learning Linear Attention in Polynomial Time" in small (appendix G.4): a Transformer learns histories of random
 * automata by cross-entropy, from as many traces as it needs for 99 % of the next tokens. States, letters and length vary one at a
 * time around 3; in the paper around 4. Its Transformer has 4 layers of width 2,048 and trains on up to 65,536 automata; here 1
 * layer of width 32 trains on up to 2,048. scripts/stored-figures.ts trains all runs.
 */
import { problemLine } from "../../../../platform/fields/problem";
import { type Experiment, experimentFormat, experimentVersion, parseExperiment } from "../../document/document";

export interface Sizes {
  readonly states: number;
  readonly letters: number;
  readonly length: number;
}

export const center: Sizes = { states: 3, letters: 3, length: 3 };

/** The values of each size while the other two are those of the centre. */
export const varied = { states: [2, 3, 4, 5], letters: [2, 3, 4], length: [2, 3, 4, 6] } as const;
export type Varied = keyof typeof varied;
export const variedNames = Object.keys(varied) as Varied[];

export function sizesAt(name: Varied, value: number): Sizes {
  return { ...center, [name]: value };
}

export const automataSeeds = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

/** Numbers of traces that are tried, ascending. */
export const traceCounts = [16, 32, 64, 128, 256, 512, 1024, 2048] as const;

/** Beyond the training that the largest automata need. */
const automataSteps = 600;

/** Accuracy of the next token on traces of other automata. */
export const wantedAccuracy = 0.99;

/** One training on so many traces. */
export function automataExperiment(sizes: Sizes, traces: number, seed: number): Experiment {
  const parsed = parseExperiment({
    format: experimentFormat,
    version: experimentVersion,
    seed,
    task: { kind: "automaton", ...sizes, traces, testTraces: 200 },
    learners: [
      {
        kind: "transformer",
        objective: "tokens",
        layers: 1,
        heads: 4,
        width: 32,
        batch: 32,
        steps: automataSteps,
        rate: 0.01,
        schedule: "cosine",
      },
    ],
  });
  if (!parsed.ok) throw new Error(problemLine(parsed.problem));
  return parsed.experiment;
}
