import { DimensionError, PlaygroundError } from "../../../../platform/numerics/errors";
import { type LongComputation, within } from "../../../../platform/numerics/progress";
import { type LocalRanks, localRanks } from "../../math/certificate/local-rank";
import { type FoundSample, findLargestDifference } from "../../math/certificate/search";
import {
  errorParabola,
  findWitness,
  nullDirection,
  slopesOf,
  type Witness,
  withWitness,
  witnessDirection,
} from "../../math/certificate/twin";
import { headsOf } from "../../math/learners/closed-form/heads";
import { norm } from "../../math/learners/closed-form/residual";
import { headSingularValues } from "../../math/model/comparison";
import { features, packedIndex } from "../../math/model/features";
import { momentsOf } from "../../math/model/forward";
import { coefficientsOfHeads, functionDistance } from "../../math/model/function-space";
import { type Heads, type Moments, packedSize } from "../../math/model/samples";
import type { OwnData } from "../../math/tasks/dataset";
import { labProblem } from "../lab-problem";
import { tokensOf } from "../sample";
import type { Directions, MeasuredSets, Prepared } from "./prepared";
import type { QuestionOf, Twin, TwinAnswer, TwinDirection, TwinHeadsAnswer } from "./questions";

/** The effect of a direction, for any output and amplitude. */
interface Along {
  readonly direction: Float64Array;
  /** For every measured set, one number per sample. */
  readonly slopes: readonly Float64Array[];
  readonly found: FoundSample & { readonly n: number };
}

/** Twins of the closed form. The last direction is cached, so that another output or amplitude costs nothing. */
export class Twins {
  readonly #prepared: Prepared;
  #near: { readonly name: string; readonly local: readonly LocalRanks[] } | null = null;
  #last: { readonly name: string; readonly along: Along } | null = null;

  constructor(prepared: Prepared) {
    this.#prepared = prepared;
  }

  *answer({ direction: asked, output }: QuestionOf<"twin">): LongComputation<TwinAnswer> {
    const directions = yield* within(0, 0.4, this.#prepared.directions());
    const { nullity } = directions.decomposition.spectrum;
    if (nullity === 0) return { kind: "twin", nullity, twin: null, witness: false };
    const { dataset } = yield* this.#prepared.loaded();
    requireOutput(output, dataset.outputs);
    const witness = findWitness(directions.decomposition, dataset.d);
    const direction = directionOf(directions, asked, witness, dataset.d);
    const measured = yield* within(0.4, 0.7, this.#prepared.measured());
    const along = yield* within(0.7, 1, this.#along(JSON.stringify(asked), direction));
    const twin = yield* twinOf(this.#prepared, directions, measured, along, output);
    return { kind: "twin", nullity, twin, witness: witness !== null };
  }

  *#along(name: string, direction: Float64Array): LongComputation<Along> {
    if (this.#last?.name !== name) this.#last = { name, along: yield* alongOf(this.#prepared, direction) };
    return this.#last.along;
  }

  *heads({ direction: asked, output, amplitude }: QuestionOf<"twin-heads">): LongComputation<TwinHeadsAnswer> {
    const directions = yield* within(0, 0.5, this.#prepared.directions());
    const { dataset, psi } = yield* this.#prepared.loaded();
    const { d, outputs, teacher } = dataset;
    requireOutput(output, outputs);
    const witness = findWitness(directions.decomposition, d);
    const direction = directionOf(directions, asked, witness, d);
    const local = yield* within(0.5, 0.7, this.#local(directions, teacher, asked.kind === "witness" ? witness : null, output));
    const { p } = yield* within(0.7, 0.9, this.#prepared.primalFit());
    const { workspace } = this.#prepared;
    if (asked.kind === "witness" && witness && teacher && isTheTeacher(p, teacher)) {
      const heads = withWitness(teacher, witness, output, amplitude);
      return { kind: "twin-heads", heads, singularValues: headSingularValues(workspace, heads), local };
    }
    const moved = p.map((value, i) => (Math.floor(i / psi) === output ? value + amplitude * direction[i % psi] : value));
    const { heads, singularValues } = yield* within(0.9, 1, headsOf(workspace, moved, d, outputs));
    return { kind: "twin-heads", heads, singularValues, local };
  }

  /** Cached, since they do not depend on the amplitude: a witness of any size has the same directions around it. */
  *#local(directions: Directions, teacher: Heads | null, witness: Witness | null, output: number): LongComputation<readonly LocalRanks[]> {
    if (!teacher || !isSmall(teacher)) return [];
    const name = JSON.stringify([witness, output]);
    if (this.#near?.name === name) return this.#near.local;
    const layers = witness ? [teacher, withWitness(teacher, witness, output, 1)] : [teacher];
    const local: LocalRanks[] = [];
    for (const [place, layer] of layers.entries())
      local.push(
        yield* within(
          place / layers.length,
          (place + 1) / layers.length,
          localRanks(this.#prepared.workspace, layer, directions.decomposition),
        ),
      );
    this.#near = { name, local };
    return local;
  }
}

/** Fewer heads than suffice for every function, and few enough entries for a computation within a second. */
function isSmall({ d, outputs, count, V, Q }: Heads): boolean {
  return count < Math.min(outputs * d, d * d) && V.length + Q.length <= 300;
}

/** A closed form this near to the teacher equals it up to rounding, so that the teacher's heads may represent it. */
function isTheTeacher(p: Float64Array, teacher: Heads): boolean {
  const truth = coefficientsOfHeads(teacher);
  return functionDistance(p, truth) <= 1e-6 * norm(truth);
}

function directionOf({ decomposition }: Directions, asked: TwinDirection, witness: Witness | null, d: number): Float64Array {
  if (asked.kind === "null") return nullDirection(decomposition, asked.index);
  if (!witness) throw new PlaygroundError(labProblem("witness-visible"));
  return witnessDirection(witness, d);
}

function requireOutput(output: number, outputs: number): void {
  if (!Number.isInteger(output) || output < 0 || output >= outputs)
    throw new DimensionError(`output ${output} does not exist: there are ${outputs}, counted from 0`);
}

function* alongOf(prepared: Prepared, direction: Float64Array): LongComputation<Along> {
  const { workspace, experiment, ownData } = prepared;
  const { dataset } = yield* prepared.loaded();
  const { sets } = yield* prepared.measured();
  const slopes: Float64Array[] = [];
  for (const [k, { samples }] of sets.entries())
    slopes.push(yield* within((0.5 * k) / sets.length, (0.5 * (k + 1)) / sets.length, slopesOf(workspace, samples, direction)));
  const n = tokensSearched(ownData ? longest(ownData) : tokensOf(experiment, ownData, dataset, 0).n);
  const space = { d: dataset.d, n, norm: rootMeanSquareLength(dataset.train), seed: experiment.seed };
  const found = yield* within(0.5, 1, findLargestDifference(workspace, direction, space));
  return { direction, slopes, found: { ...found, n } };
}

/** Largest number of tokens of the searched sample. */
const mostTokens = 16;

/**
 * The usual number of tokens. With one token G is z z^T, and directions may vanish that two tokens show; more than two show
 * no more, since the best tokens before the last are all parallel.
 */
function tokensSearched(n: number): number {
  return Math.min(mostTokens, Math.max(2, n));
}

/** Tokens of the longest test sequence, or of the longest training sequence where the data have no tests. */
function longest({ test, train }: OwnData): number {
  const sequences = test.length > 0 ? test : train;
  return sequences.reduce((most, { n }) => Math.max(most, n), 1);
}

/** Root mean square of ||Z||_F = sqrt(trace G). */
function rootMeanSquareLength({ d, count, gram }: Moments): number {
  const size = packedSize(d);
  let sum = 0;
  for (let i = 0; i < count; i++) for (let j = 0; j < d; j++) sum += gram[i * size + packedIndex(d, j, j)];
  return Math.sqrt(sum / count);
}

function* twinOf(
  prepared: Prepared,
  { free }: Directions,
  { sets, labelVariance }: MeasuredSets,
  { direction, slopes, found }: Along,
  output: number,
): LongComputation<Twin> {
  const { dataset, psi } = yield* prepared.loaded();
  const { d, outputs } = dataset;
  const { p } = yield* prepared.primalFit();
  const { gram, last } = momentsOf(found.Z, d, found.n);
  const H = features(gram, last);
  const answer = Float64Array.from({ length: outputs }, (_, a) => inner(p.subarray(a * psi, (a + 1) * psi), H));
  const size = norm(H);
  return {
    direction,
    output,
    errors: sets.map(({ name, errors }, k) => ({ name, ...errorParabola(errors, slopes[k], output, outputs) })),
    found: { ...found, answer, share: size === 0 ? 0 : norm(free.project(H)) / size },
    labelVariance,
  };
}

function inner(a: Float64Array, b: Float64Array): number {
  return a.reduce((sum, value, i) => sum + value * b[i], 0);
}
