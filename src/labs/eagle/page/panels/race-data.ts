/** From the states of a run to the chart of errors. */
import { formatValue, inDigits } from "../../../../platform/charts/format";
import type { GuideLine, LossData, LossLevel, LossLine } from "../../../../platform/charts/loss-data";
import type { EagleDocument } from "../../document/document";
import { filled, type ProblemFacts, type SolverState } from "../../engine/protocol";
import { residualFactors } from "../../math/bound";
import type { EagleSeries } from "../session/series";
import type { NamedSolver } from "../solvers";
import type { Axis } from "./views";
import { eaglePanelText } from "./words";

/** Iterations on the linear axis, which separates the fast solvers. */
export const linearIterations = 25;

export interface RaceChoice {
  readonly against: Axis;
  readonly scale: "log" | "linear";
}

interface RaceSources {
  /** Solvers that are not hidden. */
  readonly solvers: readonly NamedSolver[];
  readonly document: EagleDocument;
  readonly series: EagleSeries;
}

export function raceData({ solvers, document, series }: RaceSources, choice: RaceChoice): LossData {
  const facts = series.problem?.facts ?? null;
  const running = solvers.flatMap((solver) => {
    const state = series.solver(solver.index);
    return state && state.curve.iteration.length > 0 ? [{ solver, state }] : [];
  });
  const lines = running.flatMap(({ solver, state }) =>
    solver.spec.kind === "direct" ? [] : [{ ...lineOf(solver, state, choice), faint: isOneOfMany(solver, solvers) }],
  );
  const levels = running.flatMap(({ solver, state }) => (solver.spec.kind === "direct" ? [levelOf(solver, state, choice)] : []));
  const guides = choice.against === "iterations" && facts ? boundOf(document, facts, choice) : [];
  return {
    lines,
    levels: lines.length > 0 && canReachTarget(document) ? [targetLevel(), ...levels] : levels,
    guides,
    marks: [],
    axis: axisOf(lines, guides, choice),
  };
}

/** More variants of one solver than these are too alike to be told apart: the first of them is highlighted. */
const fewVariants = 4;

function isOneOfMany({ index, spec: { kind } }: NamedSolver, solvers: readonly NamedSolver[]): boolean {
  const variants = solvers.filter(({ spec }) => spec.kind === kind);
  return variants.length > fewVariants && variants[0].index !== index;
}

/** The curve that is drawn: the error of D, or its change per iteration where the true D is unknown. */
export function drawnOf({ curve }: SolverState): Float64Array {
  return curve.error.every(Number.isNaN) ? curve.change : curve.error;
}

function lineOf({ index, name, color, textColor, marker, stroke }: NamedSolver, state: SolverState, choice: RaceChoice): LossLine {
  const all = across(state, choice);
  const until =
    choice.scale === "linear" && choice.against === "iterations" ? all.filter((value) => value <= linearIterations).length : all.length;
  const [x, main] = [all, drawnOf(state)].map((values) => values.slice(0, until));
  return {
    id: `solver-${index}`,
    name,
    color,
    textColor,
    marker,
    stroke,
    x,
    main,
    thin: null,
    band: null,
    // Where the curve ends, which is not where the solver ends when its first iterations alone are drawn.
    note: formatValue(main.at(-1) ?? Number.NaN),
    diverged: state.ended === "diverged",
  };
}

function across({ curve }: SolverState, { against }: RaceChoice): Float64Array {
  if (against === "iterations") return curve.iteration;
  if (against === "seconds") return curve.milliseconds.map((value) => Math.max(1e-6, value / 1000));
  return against === "bytes" ? curve.bytes : curve.operations;
}

function levelOf({ index, name }: NamedSolver, state: SolverState, choice: RaceChoice): LossLevel {
  const value = drawnOf(state).at(-1) ?? Number.NaN;
  const from = choice.against === "iterations" ? {} : { from: across(state, choice)[0] };
  return { id: `solver-${index}`, role: "closed-form", name, value, note: formatValue(value), ...from };
}

/** Noise in the known entries leaves an error far above the target, whose line would flatten the curves. */
function canReachTarget({ problem }: EagleDocument): boolean {
  return !("noise" in problem && problem.noise > 0);
}

function targetLevel(): LossLevel {
  return { id: "target", role: "reference", name: eaglePanelText.race.target(inDigits(filled.toExponential())), value: filled, note: "" };
}

/**
 * Theoretical bound for EAGLE with eta = 1/3, gamma = 1 and exact rho, per iteration: ||D_l - D*||^2 / ||D||^2 is at most the squared
 * residual factor of the smallest singular direction over that of an error of 1. For data without noise, where D* is D.
 */
function boundOf({ problem, solvers }: EagleDocument, { condition, unitFactor }: ProblemFacts, choice: RaceChoice): readonly GuideLine[] {
  const exact = (problem.kind === "low-rank" && problem.noise === 0) || problem.kind === "structured";
  const applies = solvers.some(
    (spec) => spec.kind === "eagle" && spec.regime === "unconstrained" && Math.abs(spec.eta - 1 / 3) < 1e-12 && spec.gamma === 1,
  );
  if (!exact || !applies || unitFactor === null || !Number.isFinite(condition)) return [];
  const most = choice.scale === "linear" ? linearIterations : 80;
  const bounds = Array.from(residualFactors(1 / condition, most), (factor) => (factor / unitFactor) ** 2);
  // Smaller values are below the precision of float64.
  const points = bounds.flatMap((bound, at) => (bound >= 1e-32 && bound <= 10 ? [{ bound, iteration: at + 1 }] : []));
  const name = eaglePanelText.race.bound;
  return [{ id: "bound", role: "theory", name, x: points.map(({ iteration }) => iteration), main: points.map(({ bound }) => bound) }];
}

function axisOf(lines: readonly LossLine[], guides: readonly GuideLine[], { scale, against }: RaceChoice): LossData["axis"] {
  const xs = [...lines, ...guides].flatMap(({ x }) => Array.from(x)).filter((x) => x > 0);
  const high = scale === "linear" && against === "iterations" ? linearIterations : Math.max(10, ...ends(xs, Math.max));
  const low = against === "iterations" ? 1 : ends(xs, Math.min)[0];
  return { scale, low: low ?? 1, high: Math.max(high, 2 * (low ?? 1)) };
}

function ends(values: readonly number[], of: (a: number, b: number) => number): readonly number[] {
  return values.length > 0 ? [values.reduce((a, b) => of(a, b))] : [];
}
