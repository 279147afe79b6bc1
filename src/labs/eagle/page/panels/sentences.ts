/** Captions of the panels. */
import { formatCount, formatValue, inDigits } from "../../../../platform/charts/format";
import { joinSentences, sentenceCase } from "../../../../platform/ui/grammar";
import { filled, type SolverState } from "../../engine/protocol";
import type { EagleSeries } from "../session/series";
import type { NamedSolver } from "../solvers";
import { eaglePanelText } from "./words";

interface Running {
  readonly solver: NamedSolver;
  readonly state: SolverState;
}

function runningOf(solvers: readonly NamedSolver[], series: EagleSeries): readonly Running[] {
  return solvers.flatMap((solver) => {
    const state = series.solver(solver.index);
    return state && state.iteration > 0 ? [{ solver, state }] : [];
  });
}

/** Iterations of each solver to the target, and the cost of one. */
export function raceSentence(solvers: readonly NamedSolver[], series: EagleSeries): string {
  const words = eaglePanelText.race;
  const running = runningOf(solvers, series);
  if (solvers.length === 0) return words.absent;
  if (running.length === 0) return series.problem?.refused ? words.refused : words.begins;
  if (running.every(({ state }) => state.curve.error.every(Number.isNaN))) return words.unknown;
  const iterative = running.filter(({ solver }) => solver.spec.kind !== "direct");
  const reached = iterative
    .flatMap((one) => {
      const iterations = one.state.filledAt;
      return iterations === null ? [] : [{ ...one, iterations }];
    })
    .toSorted((a, b) => a.iterations - b.iterations);
  const short = iterative.filter(({ state }) => state.filledAt === null);
  const said = joinSentences(
    reached.length > 0 &&
      words.filled(
        inDigits(filled.toExponential()),
        reached.map(({ solver, iterations }) => words.in(solver.name, formatCount(iterations))),
      ),
    short.length > 0 &&
      sentenceCase(
        words.short(
          short.map(({ solver, state }) =>
            state.ended === "diverged"
              ? words.diverged(solver.name, formatCount(state.iteration))
              : words.at(solver.name, formatValue(state.curve.error.at(-1) ?? Number.NaN), formatCount(state.iteration)),
          ),
        ),
      ),
    // The caption has room for the cost when all solvers reached the target.
    short.length === 0 && costOf(iterative),
  );
  return said === "" ? words.direct : said;
}

/** How an iteration of EAGLE compares with one of the first other solver that iterates. */
function costOf(running: readonly Running[]): string | null {
  const eagle = running.find(({ solver }) => solver.spec.kind === "eagle");
  const other =
    running.find(({ solver }) => solver.spec.kind === "conjugate-gradients") ??
    running.find(({ solver }) => solver.spec.kind === "gradient-descent");
  if (!eagle || !other) return null;
  const each = ({ state }: Running) => (state.curve.operations.at(-1) ?? Number.NaN) / state.iteration;
  const ratio = each(eagle) / each(other);
  return Number.isFinite(ratio) ? eaglePanelText.race.cost(eagle.solver.name, other.solver.name, Number(ratio.toPrecision(2))) : null;
}

export function holeSentence(solvers: readonly NamedSolver[], series: EagleSeries, iteration: number | null): string {
  const words = eaglePanelText.hole;
  const seen = solvers.flatMap((solver) => {
    const view = series.view(solver.index);
    const state = series.solver(solver.index);
    if (!view || !state) return [];
    const at = state.curve.iteration.indexOf(view.iteration);
    const error = at < 0 ? Number.NaN : state.curve.error[at];
    if (state.ended === "diverged" && (iteration === null || iteration >= state.iteration)) return [words.diverged(solver.name)];
    return [Number.isNaN(error) ? words.known(solver.name) : words.error(solver.name, formatValue(error))];
  });
  if (seen.length === 0) return series.problem?.refused ? words.nothing : words.waiting;
  return words.after(iteration === null ? null : formatCount(iteration), seen);
}

/** From this condition number on, singular values that come from a Gram matrix lack the smallest. */
const leastHidden = 1e7;

/** Components of C along the first and last direction drawn. */
export function residualSentence(name: string | null, state: SolverState | undefined): string {
  const words = eaglePanelText.condition;
  if (name === null) return words.absent;
  if (!state || state.iteration === 0) return words.waiting;
  const { residuals, iteration } = state.traces;
  if (residuals.length === 0) return words.noResidual(name);
  const [largest, smallest] = [residuals[0], residuals[residuals.length - 1]].map((line) => formatValue(line[line.length - 1]));
  return words.left(name, formatCount(iteration[iteration.length - 1]), largest, smallest);
}

/** @param known  the condition number of A by its singular values; null before they are known. */
export function conditionSentence(name: string | null, state: SolverState | undefined, known: number | null = null): string {
  const words = eaglePanelText.condition;
  if (name === null) return words.absent;
  if (known !== null && known > leastHidden) return words.unresolved(formatValue(known));
  const { condition = [], iteration: seen = [] } = state?.traces ?? {};
  const [first, last] = [condition[0], condition.at(-1)];
  if (first === undefined || last === undefined || condition.length < 2)
    return state?.status === "failed" ? words.nothing : state && state.iteration > 0 ? words.tooLarge(name) : words.waiting;
  const [from, to] = [first, last].map(formatValue);
  const iteration = formatCount(seen.at(-1) ?? 0);
  if (from === to) return words.stays(name, from, iteration);
  return last < first ? words.falls(name, from, to, iteration) : words.rises(name, from, to, iteration);
}
