/** Every word on the page. A second language is a second object of this shape. */
import { formatCompact, formatCount, formatDuration, formatSetting, formatValue } from "../charts/format";

const numberWords = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"];
const roundWords: Readonly<Record<number, string>> = { 16: "sixteen", 32: "thirty-two", 64: "sixty-four" };

function inWords(count: number): string {
  return numberWords[count] ?? roundWords[count] ?? formatCount(count);
}

function plural(count: number, one: string, many: string): string {
  return count === 1 ? one : many;
}

export const text = {
  name: "Learnability Playground",
  tagline: "What attention can provably learn, learned live in your browser.",

  run: {
    controls: "Run",
    play: "Play",
    again: "Run again",
    pause: "Pause",
    step: "One step",
    reset: "Reset: the same start again",
    newSeed: "New seed: other data, another start",
    dark: "Use the dark theme",
    light: "Use the light theme",
    steps: (steps: number) => `${formatCount(steps)} ${plural(steps, "step", "steps")}`,
    stepsHelp: "gradient steps of all learners together, computed in WebAssembly",
    rate: (perSecond: number) => `${formatCompact(perSecond)}/s`,
    backend: "WASM",
    activity: { running: "training", paused: "paused", finished: "finished", stopped: "stopped" },
    announce: {
      running: "Training runs.",
      paused: "Training is paused.",
      finished: "Training has finished.",
      stopped: "Training has stopped.",
    },
  },

  notices: {
    dismiss: "Dismiss",
    region: "Notices",
    badLink: (message: string, hint: string | undefined) =>
      `This address could not be opened: ${message}.${hint ? ` ${sentenceCase(hint)}.` : ""}`,
    runsDefault: "The first preset runs meanwhile.",
    runsCurrent: "Nothing was changed.",
    recovered: (step: number) =>
      step > 0
        ? `A worker stopped; training went on from step ${formatCount(step)}. The curves are the same.`
        : "A worker stopped; its learners began again from their first step. The curves are the same.",
    stopped: "Training stopped: a worker failed three times in a row. Close other tabs to free memory, then press Reset.",
  },

  rail: {
    label: "Experiment",
    preset: "Preset",
    fromLink: "From a link",
    fromLinkCommentary: "This experiment came with the address. Choose a preset to leave it.",
    target: "Target",
    seed: "Seed",
    learners: "Learners",
  },

  tasks: {
    "random-attention": "A random linear-attention network",
    custom: "Own data",
  },

  learner: {
    closedForm: "Closed form",
    closedFormInLabel: "closed form",
    closedFormMethod: (ridge: number) => (ridge > 0 ? `ridge ${formatSetting(ridge)}, then SVD` : "least squares, then SVD"),
    heads: (heads: number) => `${formatCount(heads)} ${plural(heads, "head", "heads")}`,
    withDifference: (name: string, difference: string) => `${name}, ${difference}`,
    method: (optimizer: string, rate: number, schedule: string) => `${optimizer} · rate ${formatSetting(rate)}${schedule}`,
    optimizers: { adamw: "AdamW", sgd: "SGD" },
    schedules: { constant: "", cosine: ", cosine" },
    waiting: "waiting",
    step: (step: number, steps: number) => `step ${formatCount(step)} of ${formatCount(steps)}`,
    pausedAt: (step: number, steps: number) => `paused at ${formatCount(step)} of ${formatCount(steps)}`,
    doneSteps: (steps: number) => `${formatCount(steps)} steps done`,
    doneIn: (milliseconds: number) => `solved in ${formatDuration(milliseconds)}`,
    solving: "solving",
    diverged: (step: number, reason: string) => `diverged at step ${formatCount(step)}: ${reason}`,
    failed: (reason: string) => `failed: ${reason}`,
    error: (value: number) => formatValue(value),
    testError: "test error",
    trainError: "training error",
  },

  loss: {
    title: "Loss",
    chart: "Loss curves: mean squared error against gradient steps",
    steps: "gradient steps",
    test: "test MSE (thin line: training)",
    train: "training MSE",
    read: "Read the losses at a step",
    atStep: (step: string) => `step ${step}`,
    floor: "≤ 0",
    variance: "variance of y",
    theory: "theory for the closed form",
    closedFormNote: (value: number, milliseconds: number) => `${formatValue(value)} · ${formatDuration(milliseconds)}`,
    begin: "The samples are being drawn.",
    ready: "Everything is at its start. Press Play or One step.",
    closedFormDone: (value: number, milliseconds: number) =>
      `The closed form reached ${formatValue(value)} in ${formatDuration(milliseconds)}.`,
    closedFormMisses: (fitted: number, milliseconds: number, fresh: number) =>
      `The closed form fits the samples to ${formatValue(fitted)} in ${formatDuration(milliseconds)}, yet is at ${formatValue(fresh)} on fresh ones.`,
    closedFormRuns: (value: number, samples: number) =>
      `The closed form of the first ${formatCount(samples)} samples is at ${formatValue(value)}.`,
    closedFormFailed: (reason: string) => `The closed form failed: ${withStop(reason)}`,
    falling: (who: string, are: boolean, value: number) => `${who} ${are ? "are" : "is"} at ${formatValue(value)} and falling`,
    standing: (who: string, are: boolean, value: number) => `${who} ${are ? "are" : "is"} at ${formatValue(value)}`,
    reached: (who: string, value: number) => `${who} reached ${formatValue(value)}`,
    stuck: (who: string, are: boolean, value: number) => `${who} ${are ? "are" : "is"} stuck at ${formatValue(value)}`,
    misses: (who: string, are: boolean, fitted: number, fresh: number) =>
      `${who} ${are ? "fit" : "fits"} the samples to ${formatValue(fitted)}, yet ${are ? "are" : "is"} at ${formatValue(fresh)} on fresh ones`,
    diverged: (who: string, step: number) => `${who} diverged at step ${formatCount(step)}`,
  },

  spectrum: {
    title: "Spectrum of the data",
    chart: "Eigenvalues of the second moment Λ of the data, largest first",
    order: "eigenvalue of Λ, largest first",
    noise: "float64 noise floor",
    rank: (rank: string) => `rank ${rank}`,
    free: (count: string) => `${count} free`,
    read: "Read an eigenvalue",
    eigenvalue: (place: string) => `eigenvalue ${place}`,
    seen: "a direction the data see",
    hidden: "a free direction",
    floor: "≤ 0",
    begin: "The samples are being drawn.",
    ready: "No sample has been seen yet.",
    failed: (reason: string) => `The samples could not be used: ${withStop(reason)}`,
    rankOf: (rank: number, psi: number) => `rank ${formatCount(rank)} of ${formatCount(psi)}`,
    soFar: (samples: number, total: number) => `The first ${formatCount(samples)} of ${formatCount(total)} samples `,
    leaveSoFar: (rank: string) => ` so far (${rank}).`,
    allSoFar: (psi: number, rank: string) => `already see all ${formatCount(psi)} directions (${rank}).`,
    these: (samples: number) => `These ${formatCount(samples)} samples leave `,
    leave: "leave ",
    directionsFree: (count: number) => `${formatCount(count)} ${plural(count, "direction", "directions")} free`,
    maybeWrong: (rank: string) => `, so a perfect fit may still be the wrong function (${rank}).`,
    determined: "These data determine the function",
    allSeen: (psi: number) => `: all ${formatCount(psi)} directions are seen.`,
  },

  sentenceCase,
  inWords,
} as const;

/** Messages end with a full stop when they hold advice, and without one otherwise. */
function withStop(words: string): string {
  return words.endsWith(".") ? words : `${words}.`;
}

function sentenceCase(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
