/**
 * How many samples are enough (Theorem 2.2): Algorithm 1 on many training sets of several sizes, drawn afresh. What the seed, the
 * target and these fields fix is the same on every machine.
 */
import * as z from "zod/mini";
import { fieldSchema } from "../../../platform/fields/field-schema";
import { fieldTable, integer, real, type ValuesOf } from "../../../platform/fields/fields";
import { atLeast, atMost } from "../../../platform/fields/lengths";
import type { Problem } from "../../../platform/fields/problem";
import { maxPrimalFeatures } from "../math/learners/closed-form/fit";
import { featureCount, packedSize } from "../math/model/samples";
import { isOwnData, type TaskSpec, taskKindOf } from "../math/tasks/registry";
import { dataSize, type OwnSize } from "../math/tasks/size";
import { experimentProblem } from "./experiment-problem";

export const sampleComplexityFields = fieldTable("sample-complexity", {
  draws: integer({
    label: "Data sets",
    help: "training sets drawn for every N; more of them allow a smaller δ",
    min: 10,
    max: 1000,
    default: 100,
    scale: "log",
  }),
  epsilon: real({
    label: "Tolerance ε",
    help: "largest allowed excess of the squared error over the best layer, summed over outputs",
    min: 1e-30,
    max: 1e6,
    default: 0.05,
    scale: "log",
    slider: [1e-4, 10],
  }),
  delta: real({
    label: "Failure probability δ",
    help: "largest allowed share of the data sets with a larger excess",
    min: 0.001,
    max: 0.5,
    default: 0.05,
    scale: "log",
  }),
} as const);

export interface SampleComplexity extends ValuesOf<typeof sampleComplexityFields> {
  /** Training sequences of each fit, ascending. */
  readonly samples: readonly number[];
}

/** The part of an experiment that this is about. */
interface Measured {
  readonly task: TaskSpec;
  readonly sampleComplexity?: SampleComplexity | undefined;
}

export const mostSizes = 24;
export const mostSamples = 65_536;
const { draws, epsilon, delta } = sampleComplexityFields;

export const sampleComplexitySchema = z.optional(
  z.strictObject({
    samples: z.array(z.int().check(z.minimum(1), z.maximum(mostSamples))).check(atLeast(1), atMost(mostSizes)),
    draws: z._default(fieldSchema(draws), draws.default),
    epsilon: z._default(fieldSchema(epsilon), epsilon.default),
    delta: z._default(fieldSchema(delta), delta.default),
  }),
) as unknown as z.ZodMiniType<SampleComplexity | undefined>;

/**
 * The first problem of it in an otherwise valid experiment.
 *
 * @param own  dimensions of the own data that are open.
 */
export function sampleComplexityProblem({ task, sampleComplexity }: Measured, own: OwnSize | null = null): Problem | null {
  if (!sampleComplexity) return null;
  const { samples, draws, delta } = sampleComplexity;
  const unordered = samples.findIndex((count, k) => k > 0 && count <= samples[k - 1]);
  if (unordered >= 0)
    return experimentProblem("sizes-not-ascending", { value: samples[unordered], before: samples[unordered - 1] }, at(unordered));
  // Rounded first: 49 * (1 / 49) is 0.9999999999999999.
  if (Number((delta * draws).toFixed(9)) < 1)
    return experimentProblem(
      "delta-too-small",
      { draws, delta, least: Math.ceil(Number((1 / delta).toFixed(9))) },
      "sampleComplexity.delta",
    );
  const listed = listedOf(task);
  if (listed) return problemOfListed(listed, samples);
  const size = dataSize(task, own);
  const psi = size && featureCount(size.d);
  if (psi !== null && psi > maxPrimalFeatures)
    return experimentProblem("excess-of-too-many-features", { psi, most: maxPrimalFeatures }, "sampleComplexity");
  return isOwnData(task) && own ? problemOfRows(own.train, samples) : null;
}

const at = (place: number): string => `sampleComplexity.samples[${place}]`;

function problemOfRows(rows: number, samples: readonly number[]): Problem | null {
  const most = mostOfRows(rows);
  const place = samples.findIndex((count) => count > most);
  return place < 0 ? null : experimentProblem("subsets-too-large", { most, rows }, at(place));
}

/** Subsets of a file overlap; beyond half of it their fits are hardly independent of the fit to the whole file. */
export function mostOfRows(rows: number): number {
  return Math.floor(rows / 2);
}

/** The training sequences of a target that has finitely many. */
export interface Listed {
  readonly sequences: number;
  /** Samples of all of them. */
  readonly samples: number;
  /** Samples that are compared with each other, at most. */
  readonly most: number;
}

/** Samples of a list whose inner products are stored, and entries of all G. */
const mostListed = 2048;
const mostEntries = 2 ** 24;

/** Null for targets whose training sequences have no end, and for own data. Added samples are no part of the list. */
export function listedOf(task: TaskSpec): Listed | null {
  const kind = taskKindOf(task);
  const size = kind.size({ ...task, ...("probes" in task ? { probes: 0 } : {}) }, null);
  if (!kind.sequences || !size) return null;
  const sequences = kind.sequences(task);
  return {
    sequences,
    samples: sequences * size.prefixes,
    most: Math.min(mostListed, Math.floor(mostEntries / packedSize(size.d))),
  };
}

function problemOfListed({ sequences, samples: all, most }: Listed, samples: readonly number[]): Problem | null {
  if (all > most) return experimentProblem("excess-of-too-many-traces", { sequences, samples: all, most }, "sampleComplexity");
  const place = samples.findIndex((count) => count > sequences);
  return place < 0 ? null : experimentProblem("more-than-all-traces", { value: samples[place], sequences }, at(place));
}

/** Numbers of samples from half of the features to sixteen times as many, as the lists of this page begin. */
export function sizesFor(psi: number): readonly number[] {
  return [...new Set([0.5, 1, 2, 4, 8, 16].map((share) => Math.max(1, Math.round(share * psi))))];
}
