/** What is said of stored runs. */

import { formatCount, formatFixed, formatValue } from "../../../../platform/charts/format";
import { joinSentences } from "../../../../platform/ui/grammar";
import type { StoredRun } from "../../engine/training/stored-runs";
import { storedText } from "./stored-words";

type Regime = "unconstrained" | "distributed" | "limited";

function regimeOf({ document: { problem } }: StoredRun): Regime {
  return problem.kind === "training" ? problem.regime : "unconstrained";
}

export function runName(run: StoredRun): string {
  return storedText.name(storedText.regimes[regimeOf(run)], run.document.seed);
}

/** Times that the median is below that of answering zero. */
function ratioOf({ state: { judged } }: StoredRun): number {
  return judged ? judged.zeroMedianError / judged.medianError : Number.NaN;
}

/** Means over the layers where a step is defined: A is not used after the last one. */
function meansOf({ state: { judged } }: StoredRun) {
  const layers = judged?.constants.layers ?? [];
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  return { eta: mean(layers.slice(0, -1).map(({ eta }) => eta)), gamma: mean(layers.map(({ gamma }) => gamma)) };
}

/** Where a run comes from, how good it is, and its steps beside those of its like with other seeds. */
export function storedSentence(runs: readonly StoredRun[], chosen: number): string {
  const run = runs[chosen];
  if (!run) return storedText.none;
  const { document, state, machine } = run;
  const [spec] = document.solvers;
  if (document.problem.kind !== "training" || spec?.kind !== "transformer") return storedText.none;
  const { d, n, dPrime, nPrime } = document.problem;
  const minutes = formatCount(Math.max(1, state.milliseconds / 60_000));
  const size = `${d + dPrime} × ${n + nPrime}`;
  const done =
    state.iteration < spec.steps
      ? storedText.partly(formatCount(state.iteration), formatCount(spec.steps))
      : storedText.whole(formatCount(spec.steps));
  const ratio = ratioOf(run);
  const left = state.judged?.constants.leftOut ?? 0;
  const alike = runs.filter((other) => regimeOf(other) === regimeOf(run));
  const spread = (name: "eta" | "gamma") => {
    const values = alike.map((other) => meansOf(other)[name]);
    const [low, high] = [Math.min(...values), Math.max(...values)].map((value) => formatFixed(value, 1));
    return low === high ? low : storedText.between(low, high);
  };
  return joinSentences(
    storedText.origin(done, formatCount(spec.batch), size, minutes, machine),
    ratio >= 1.05 ? storedText.better(ratio < 10 ? formatFixed(ratio, 1) : formatCount(ratio)) : storedText.noBetter,
    // A sketch shows in no mean of a diagonal.
    regimeOf(run) !== "limited" && storedText.steps(spread("eta"), spread("gamma"), alike.length),
    left > 0 && storedText.leftOut(formatCount(left), formatCount(state.judged?.constants.prompts ?? 0)),
  );
}

export function storedTable(runs: readonly StoredRun[]) {
  const { run, steps, better, eta, gamma, skipped, seconds, machine, kernels } = storedText.columns;
  return {
    columns: [run, steps, better, eta, gamma, skipped, seconds, machine, kernels],
    rows: runs.map((one) => {
      const { eta, gamma } = meansOf(one);
      const { iteration, skipped, milliseconds } = one.state;
      return [runName(one), iteration, formatValue(ratioOf(one)), eta, gamma, skipped, milliseconds / 1000, one.machine, one.kernels];
    }),
  };
}
