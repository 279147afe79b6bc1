/** Words on the learnability map; the part of the catalogue that is loaded with it. */
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

/** A bound that somebody chose: "1e-6", "0.05". */
function bound(value: number): string {
  return value < 1e-3 ? inDigits(Number(value.toPrecision(3)).toExponential()) : formatSetting(value);
}

/** Rounded to what an estimate is worth. */
function about(milliseconds: number): string {
  if (milliseconds < 1000) return "less than a second";
  const seconds = Number((milliseconds / 1000).toPrecision(2));
  return `about ${seconds < 60 ? `${formatSetting(seconds)} s` : formatDuration(1000 * seconds)}`;
}

const english = {
  title: "Learnability map",
  setting: (value: number) => formatSetting(value),
  measureLabel: "What the colours say",
  noneHere: "No map has been asked for in this experiment.",
  measures: { error: "median error", success: "success rate", steps: "steps to the target" },

  chart: "Learnability map: one cell for every pair of settings",
  read: "Read a cell; Enter keeps it shown beside the map",
  scales: { error: "median test error", success: "share of seeds at the target", steps: "median steps to the target" },
  point: (title: string, value: string) => `${title} ${value}`,
  pending: "to come",
  never: { error: "diverged", success: "none", steps: "not reached" },
  frontier: "frontier: free directions on one side, none on the other",
  at: (column: string, row: string) => `${column} · ${row}`,
  rows: {
    error: "median error",
    success: "at the target",
    steps: "steps to target",
    free: "free directions",
    smallest: "λ_min of the data",
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
    loading: "Runs that were kept are being looked for.",
    plan: (all: number, seeds: number, count: number, steps: number, left: number | null) =>
      `${cells(all)} of ${formatCount(seeds)} ${plural(seeds, "seed", "seeds")} each: ${runs(count)} of together ${formatCompact(steps)} steps, ${
        left === null ? "the time they take is being measured" : `${about(left)} on this device`
      }.`,
    reached: (count: number, all: number, target: number) =>
      `${formatCount(count)} of ${cells(all)} ${plural(count, "has", "have")} every seed at or below ${bound(target)}`,
    reachedSoFar: (count: number, finished: number, all: number, target: number) =>
      `${formatCount(count)} of the ${formatCount(finished)} that are finished of ${cells(all)} ${plural(count, "has", "have")} every seed at or below ${bound(target)}`,
    unfinished: (all: number) => `None of ${cells(all)} is finished yet`,
    best: (error: number, place: string) => `; the lowest median, ${formatValue(error)}, is at ${place}`,
    free: (count: number) => `; in ${cells(count)} the data leave directions free`,
    stop: ".",
    running: (done: number, all: number, left: number | null) =>
      ` ${formatCount(done)} of ${runs(all)}${left === null ? "" : `, ${about(left)} left`}; the experiment runs on beside it.`,
    paused: (done: number, all: number) => ` Paused at ${formatCount(done)} of ${runs(all)}; finished runs are kept.`,
    partial: (done: number, all: number) => ` ${formatCount(done)} of ${runs(all)} are there, and are kept.`,
    failed: (count: number, reason: string) => ` ${runs(count)} failed: ${withStop(reason)}`,
    noData: "The map learns from a file that is not open. Open it, then compute the map.",
    none: "Train one learner on every pair of two settings, with several seeds each, and see where it learns.",
  },

  /** With the time it takes, where that is known. */
  compute: (left: number | null) => (left === null || left === 0 ? "Compute" : `Compute, ${about(left)}`),
  goOn: "Go on",
  pause: "Pause",
  cancel: "Cancel",
  again: "Try again",
  change: "Change the map",
  remove: "Remove the map",
  progress: "Runs of the map that are there",
  openRun: (seed: number) => `Open the run of seed ${seed}`,

  cell: {
    hint: "Point at a cell, or reach the map with Tab and the arrow keys, to see the curves of its seeds; a click or Enter keeps it.",
    open: "Open as the experiment",
    openHelp: "This cell's typical run becomes the experiment of the page; Undo takes that back.",
    empty: "No seed of this cell is there yet.",
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
    seeds: "seeds done",
    diverged: "diverged",
    failed: "failed",
    error: "median error",
    success: "share at the target",
    steps: "median steps to the target",
    multiplyAdds: "multiply-adds of a run",
    milliseconds: "milliseconds of a run",
    nullity: "free directions",
    lambdaMin: "smallest eigenvalue",
    ofSeed: (seed: number) => `error of seed ${seed}`,
  },

  explain: [
    "Every cell is one learner, trained to its end on the settings at its column and its row, once for each seed; its colour says the median over the seeds, or how many of them came to the target, and hatched cells are still to come.",
    "Where the frontier runs, λ_min of the data's second moment reaches zero: on the side with hollow circles the data leave directions free, and a perfect fit may be the wrong function.",
    "A click keeps a cell shown; its typical run opens as the experiment above, with the same data, the same start and, where the processor drew the map, the same final error to the last bit.",
  ],
  formula: "Colour = median over seeds of the mean squared test error at the end; success = share of seeds at or below the target.",

  form: {
    title: "Draw a map",
    axes: { x: "Across", y: "Up" },
    field: "Setting",
    asItIs: (title: string) => `as it is: ${title}`,
    groups: { task: "Target", learner: "Learner" },
    from: "From",
    to: "To",
    count: "Values",
    scale: "Spacing",
    scales: { log: "equal ratios", linear: "equal steps" },
    list: "Values, with commas",
    learner: "Learner",
    present: "as it is in the map",
    ofMap: (heads: number) => `${heads === 1 ? "1 head" : `${heads} heads`}, as new`,
    steps: "Steps of a run",
    back: "Leave it as it is",
  },
} as const;

export const mapText = inLanguage("map/words", english);

/** "1.5M", "3.2G", "4.0T". */
function formatCompactLarge(value: number): string {
  if (value < 999.5e6) return formatCompact(value);
  return value < 999.5e9 ? `${inDigits((value / 1e9).toPrecision(3))}G` : `${inDigits((value / 1e12).toPrecision(3))}T`;
}
