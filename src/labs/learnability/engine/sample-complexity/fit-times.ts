/** The time of Algorithm 1 against the number of samples, the dimension and the number of tokens ("polynomial time" of Theorem 2.2). */
import type { FromSweep } from "../../../../platform/engine/sweep";
import { finish, type LongComputation } from "../../../../platform/numerics/progress";
import { normals } from "../../../../platform/numerics/random";
import { load } from "../../math/certificate/resident";
import { SecondMoment } from "../../math/certificate/second-moment";
import { solve } from "../../math/learners/closed-form/solve";
import { momentsOf } from "../../math/model/forward";
import { packedSize, type Split } from "../../math/model/samples";
import { Workspace } from "../../math/workspace";

/** Sizes of one problem. */
export interface FitSize {
  readonly samples: number;
  readonly d: number;
  readonly n: number;
}

export interface ToFitTimes {
  readonly sizes: readonly FitSize[];
}

export interface FitTime extends FitSize {
  /** The least of several repetitions: other work of the device only adds. */
  readonly milliseconds: number;
}

/** Each size is repeated so often, as long as it takes less than the rest of its time. */
const repetitions = 5;
const mostMilliseconds = 400;

/**
 * Posts the time of every size: from tokens and labels to the least-squares function. Tokens and labels are standard normal numbers:
 * the time does not depend on them.
 */
export function* fitTimes({ sizes }: ToFitTimes, post: (message: FromSweep<FitTime>) => void): LongComputation<void> {
  for (const [place, size] of sizes.entries()) {
    const workspace = new Workspace();
    const share = (place + 1) / sizes.length;
    const { tokens, labels } = drawn(workspace, size);
    let least = Number.POSITIVE_INFINITY;
    let spent = 0;
    for (let repetition = 0; repetition < repetitions && spent < mostMilliseconds; repetition++) {
      yield place / sizes.length;
      const start = performance.now();
      fitted(workspace, size, tokens, labels);
      const milliseconds = performance.now() - start;
      least = Math.min(least, milliseconds);
      spent += milliseconds;
    }
    post({ type: "run", run: { ...size, milliseconds: least }, share });
  }
}

/** Tokens of every sequence, d x n each, and one label each. */
function drawn(workspace: Workspace, { samples, d, n }: FitSize) {
  const [tokens, labels] = [samples * d * n, samples].map((count, purpose) => normals(workspace, { seed: 1n, purpose, index: 0 }, count));
  return { tokens, labels };
}

function fitted(workspace: Workspace, { samples, d, n }: FitSize, tokens: Float64Array, labels: Float64Array): Float64Array {
  const packed = packedSize(d);
  const gram = new Float64Array(samples * packed);
  const last = new Float64Array(samples * d);
  for (let i = 0; i < samples; i++) {
    const moments = momentsOf(tokens.subarray(i * d * n, (i + 1) * d * n), d, n);
    gram.set(moments.gram, i * packed);
    last.set(moments.last, i * d);
  }
  const split: Split = { d, count: samples, gram, last, labels, outputs: 1, prefixes: 1 };
  const mark = workspace.mark();
  try {
    const resident = load(workspace, split, "the samples");
    const moment = new SecondMoment(workspace, d, 1);
    finish(moment.extend(resident, samples));
    const fit = finish(solve(workspace, { resident, moments: split, labels }, moment, samples, 0));
    if (fit.form !== "primal") throw new RangeError("the fit is not in primal form");
    return fit.p;
  } finally {
    workspace.release(mark);
  }
}
