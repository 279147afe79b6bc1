/** Words on the learnability map, loaded with it. */
import {
  formatCompact,
  formatCount,
  formatDuration,
  formatPower,
  formatSetting,
  formatValue,
  inDigits,
} from "../../../../platform/charts/format";
import { withStop } from "../../../../platform/ui/grammar";
import { inLanguage } from "../in-language";

const plural = (count: number, one: string, many: string) => (count === 1 ? one : many);
const runs = (count: number) => `${formatCount(count)} ${plural(count, "run", "runs")}`;
const cells = (count: number) => `${formatCount(count)} ${plural(count, "cell", "cells")}`;

/** A bound as it was entered: "1e-6", "0.05". */
function bound(value: number): string {
  return value < 1e-3 ? inDigits(Number(value.toPrecision(3)).toExponential()) : formatSetting(value);
}

/** An estimated time, rounded to two digits. */
function about(milliseconds: number): string {
  if (milliseconds < 1000) return "less than a second";
  const seconds = Number((milliseconds / 1000).toPrecision(2));
  return `about ${seconds < 60 ? `${formatSetting(seconds)} s` : formatDuration(1000 * seconds)}`;
}

const english = {
  title: "Learnability map",
  setting: (value: number) => formatSetting(value),
  measureLabel: "Quantity shown by colour",
  noneHere: "This experiment has no map.",
  measures: { error: "median error", success: "success rate", steps: "steps to the target" },

  chart: "Learnability map: one cell for every pair of settings",
  read: "Read a cell; Enter selects it",
  scales: { error: "median test error", success: "share of seeds at the target", steps: "median steps to the target" },
  point: (title: string, value: string) => `${title} ${value}`,
  pending: "pending",
  never: { error: "diverged", success: "none", steps: "not reached" },
  frontier: "frontier between singular and full-rank Λ",
  at: (column: string, row: string) => `${column} · ${row}`,
  rows: {
    error: "median error",
    success: "at the target",
    steps: "steps to target",
    free: "nullity",
    smallest: "λ_min of Λ",
    seeds: "seeds",
    failed: "failed",
    diverged: "diverged",
  },
  ofSeeds: (count: number, all: number) => `${formatCount(count)} of ${formatCount(all)}`,
  unknown: "not known yet",
  value: (value: number) => (value === Number.POSITIVE_INFINITY ? "never" : Number.isNaN(value) ? "not known yet" : formatValue(value)),
  label: (measure: "error" | "success" | "steps", value: number): string => {
    if (Number.isNaN(value)) return "";
    if (value === Number.POSITIVE_INFINITY) return measure === "error" ? "diverged" : "never";
    if (measure === "success") return `${Math.round(100 * value)} %`;
    if (measure === "steps") return formatCompact(value);
    return value > 0 && value < 0.01 ? formatPower(value, 1) : formatValue(value);
  },
  errorLabel: (value: number) => (value === Number.POSITIVE_INFINITY ? "diverged" : formatValue(value)),

  sentence: {
    loading: "Stored runs are being loaded.",
    plan: (all: number, seeds: number, count: number, steps: number, left: number | null) =>
      `${cells(all)} with ${formatCount(seeds)} ${plural(seeds, "seed", "seeds")} each: ${runs(count)}, ${formatCompact(steps)} steps in total, ${
        left === null ? "time not measured yet" : `${about(left)} on this device`
      }.`,
    reached: (count: number, all: number, target: number) =>
      `In ${formatCount(count)} of ${cells(all)} every seed has an error of at most ${bound(target)}`,
    reachedSoFar: (count: number, finished: number, all: number, target: number) =>
      `In ${formatCount(count)} of ${formatCount(finished)} finished cells (of ${formatCount(all)}) every seed has an error of at most ${bound(target)}`,
    unfinished: (all: number) => `None of ${cells(all)} is finished`,
    best: (error: number, place: string) => `; the lowest median is ${formatValue(error)}, at ${place}`,
    free: (count: number) => `. In ${cells(count)} Λ is singular`,
    stop: ".",
    running: (done: number, all: number, left: number | null) =>
      ` ${formatCount(done)} of ${runs(all)} are finished${left === null ? "" : `, ${about(left)} left`}.`,
    paused: (done: number, all: number) => ` Paused at ${formatCount(done)} of ${runs(all)}; finished runs are stored.`,
    partial: (done: number, all: number) => ` ${formatCount(done)} of ${runs(all)} are finished and stored.`,
    failed: (count: number, reason: string) => ` ${runs(count)} failed: ${withStop(reason)}`,
    noData: "The map needs a data file that is not open. Open the file, then compute the map.",
    none: "A map trains one learner for every pair of values of two settings, with several seeds each.",
  },

  /** With the estimated time, if known. */
  compute: (left: number | null) => (left === null || left === 0 ? "Compute" : `Compute, ${about(left)}`),
  goOn: "Go on",
  pause: "Pause",
  cancel: "Cancel",
  again: "Try again",
  plan: "Plan a map",
  change: "Change the map",
  remove: "Remove the map",
  progress: "Finished runs of the map",
  openRun: (seed: number) => `Open the run of seed ${seed}`,

  cell: {
    hint: "Point at a cell, or use Tab and the arrow keys, to see the curves of its seeds. A click or Enter keeps it selected.",
    open: "Open as the experiment",
    openHelp: "The typical run of this cell becomes the experiment of the page. Undo reverts this.",
    empty: "No run of this cell is finished.",
    curves: "Test error of every seed of the cell against steps",
    across: "steps",
    target: (target: number) => `target ${bound(target)}`,
    floor: "0",
    seeds: "Seeds of the cell; each opens as an experiment",
    seed: (seed: number, error: string) => `seed ${seed}: ${error}`,
    failed: "failed",
    diverged: "diverged",
    compute: (multiplyAdds: number, milliseconds: number) =>
      `A run takes ${formatCompactLarge(multiplyAdds)} multiply-adds and ${formatDuration(Math.max(0.01, milliseconds))}.`,
  },

  table: {
    seeds: "finished seeds",
    diverged: "diverged",
    failed: "failed",
    error: "median error",
    success: "share at the target",
    steps: "median steps to the target",
    multiplyAdds: "multiply-adds of a run",
    milliseconds: "milliseconds of a run",
    nullity: "nullity",
    lambdaMin: "smallest eigenvalue",
    ofSeed: (seed: number) => `error of seed ${seed}`,
  },

  explain: [
    "Each cell is one learner, trained with the settings of its column and row, once for each seed. The colour shows the median over the seeds, or the share of seeds at the target. Hatched cells are pending.",
    "At the frontier, the smallest eigenvalue λ_min of Λ becomes zero. Hollow circles mark cells in which Λ is singular, so the least-squares fit is not unique.",
    "A click keeps a cell selected. Its typical run opens as the experiment, with the same data and initial weights. Runs of the processor then reproduce the final error to the last bit.",
  ],
  formula: "Colour = median over seeds of the mean squared test error at the end; success = share of seeds at or below the target.",

  form: {
    title: "Settings of the map",
    axes: { x: "Horizontal axis", y: "Vertical axis" },
    field: "Setting",
    asItIs: (title: string) => `unchanged: ${title}`,
    groups: { task: "Target", learner: "Learner" },
    from: "From",
    to: "To",
    count: "Values",
    scale: "Spacing",
    scales: { log: "equal ratios", linear: "equal steps" },
    list: "Values, separated by commas",
    listOr: (word: string) => `Numbers or “${word}”, separated by commas`,
    learner: "Learner",
    present: "as in the map",
    ofMap: (heads: number) => `${heads === 1 ? "1 head" : `${heads} heads`}, default settings`,
    steps: "Steps of a run",
    back: "Keep the map",
  },
} as const;

export const mapText = inLanguage("map/words", english);

/** "1.5M", "3.2G", "4.0T". */
function formatCompactLarge(value: number): string {
  if (value < 999.5e6) return formatCompact(value);
  return value < 999.5e9 ? `${inDigits((value / 1e9).toPrecision(3))}G` : `${inDigits((value / 1e12).toPrecision(3))}T`;
}
