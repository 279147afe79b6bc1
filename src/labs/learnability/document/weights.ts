/**
 * The weights of all learners as named arrays: what the page saves as JSON and as a NumPy archive. Names begin with the
 * index of the learner: "learner0_V".
 *
 * - `V` (heads, outputs, d), `Q` (heads, d, d): the heads, of every learner that has some;
 * - `K` and `Qprime` (heads, rank, d): keys and queries where they are separate, Q = K^T Qprime;
 * - `p` (outputs, psi): coefficients of the cubic features, pairs j < k row by row, then squares, each times z;
 * - `W` (outputs d, d^2): of a closed form or a convex learner the W of least Frobenius norm, of heads sum_h vec(V_h) vec(Q_h)^T;
 * - `dual` (samples, outputs): coefficients over the training samples, in place of p where that cannot be written down;
 * - every array of a learner of several layers by its own name.
 */
import { type ArraysFormat, arraysFile, type NamedArray } from "../../../platform/documents/named-arrays";
import { type LearnerSpec, learnerKindOf, learners } from "../math/learners/registry";
import { isTrained } from "../math/learners/training-methods";
import { minimumNormW, tensorOf } from "../math/model/function-space";
import type { Heads } from "../math/model/samples";
import type { FactorResult, HeadResult, LearnerResult, Matrix, ResultDocument } from "./result";

export const weightsFormat = "learnability-weights";
export const weightsVersion = 1;

/** Beyond so many numbers W is left out: V and Q say the same. */
const mostNumbers = 20_000_000;

/** @param result  as it is read from its file, or as it was computed. */
export function weightsOf({ learners, experiment }: ResultDocument): readonly NamedArray[] {
  return learners.flatMap((learner, index) => {
    const spec = experiment.learners[index];
    const type = learnerKindOf(spec).precisionOfWeights(spec);
    return arraysOf(learner).map(({ name, ...array }) => ({ name: `learner${index}_${name}`, ...array, type }));
  });
}

/** The weights as a file; its document says what each learner is. */
export function weightsFile(result: ResultDocument, format: ArraysFormat): Blob {
  const arrays = weightsOf(result);
  const learners = result.learners.map(({ kind, label }, index) => ({
    kind,
    label,
    spec: result.experiment.learners[index],
    arrays: arrays.filter(({ name }) => name.startsWith(`learner${index}_`)).map(({ name, shape, type }) => ({ name, shape, type })),
  }));
  const { kernels, experiment } = result;
  return arraysFile(format, { format: weightsFormat, version: weightsVersion, kernels, experiment, learners }, arrays);
}

type Unnamed = Omit<NamedArray, "type">;

function arraysOf(learner: LearnerResult): readonly Unnamed[] {
  const { p, heads, factors, dual, weights } = learner;
  const sized = heads && heads.length > 0 ? headArrays(heads) : null;
  const ofFactors = factors ? factorArrays(factors) : [];
  const ofP = p ? [matrix("p", p)] : [];
  const ofDual = dual ? [matrix("dual", dual)] : [];
  const ofW = sized ? wOf(learner, sized.heads) : [];
  const ofLayers = (weights ?? []).map(({ name, values }) => matrix(safe(name), values));
  return [...(sized?.arrays ?? []), ...ofFactors, ...ofP, ...ofW, ...ofDual, ...ofLayers];
}

function headArrays(heads: readonly HeadResult[]): { readonly arrays: readonly Unnamed[]; readonly heads: Heads } {
  const [{ V, Q }] = heads;
  const [outputs, d, count] = [V.length, Q.length, heads.length];
  const values = { V: flat(heads.flatMap((head) => [...head.V])), Q: flat(heads.flatMap((head) => [...head.Q])) };
  return {
    heads: { d, outputs, count, ...values },
    arrays: [
      { name: "V", shape: [count, outputs, d], values: values.V },
      { name: "Q", shape: [count, d, d], values: values.Q },
    ],
  };
}

function factorArrays(factors: readonly FactorResult[]): readonly Unnamed[] {
  const [{ K }] = factors;
  const shape = [factors.length, K.length, K[0].length];
  return (["K", "Qprime"] as const).map((name) => ({ name, shape, values: flat(factors.flatMap((head) => [...head[name]])) }));
}

/** Kinds of learners that are fitted through p rather than trained. */
const fittedKinds: ReadonlySet<string> = new Set(
  Object.values(learners).flatMap(({ kind }) => (isTrained({ kind } as LearnerSpec) ? [] : [kind])),
);

/** Learners fitted through p have the W of least norm, whatever heads were made of it. */
function wOf({ kind, p }: LearnerResult, heads: Heads): readonly Unnamed[] {
  const { d, outputs } = heads;
  if (outputs * d ** 3 > mostNumbers) return [];
  const values = p && fittedKinds.has(kind) ? minimumNormW(flat(p), d, outputs) : tensorOf(heads);
  return [{ name: "W", shape: [outputs * d, d * d], values }];
}

function matrix(name: string, rows: Matrix): Unnamed {
  return { name, shape: [rows.length, rows[0]?.length ?? 0], values: flat(rows) };
}

function flat(rows: Matrix): Float64Array {
  const values = new Float64Array(rows.reduce((sum, row) => sum + row.length, 0));
  let at = 0;
  for (const row of rows) {
    values.set(Array.from(row), at);
    at += row.length;
  }
  return values;
}

/** A name that can be a file within an archive. */
function safe(name: string): string {
  return name.replace(/[^A-Za-z0-9_.-]+/g, "_");
}
