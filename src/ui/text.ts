/**
 * Every word of the first view; those of panels that are fetched later are in files beside this one and come with them.
 * Each has a German one of the same shape in `de/`.
 */
import { formatCompact, formatCount, formatDuration, formatSetting, formatValue } from "../charts/format";
import { convexText } from "./convex-text";
import { costText } from "./cost-text";
import { deepText } from "./deep-text";
import { inLanguage } from "./language";
import { panelText } from "./panel-text";

const numberWords = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"];
const roundWords: Readonly<Record<number, string>> = { 16: "sixteen", 32: "thirty-two", 64: "sixty-four" };

function inWords(count: number): string {
  return numberWords[count] ?? roundWords[count] ?? formatCount(count);
}

function plural(count: number, one: string, many: string): string {
  return count === 1 ? one : many;
}

const english = {
  name: "Learnability Playground",
  pageTitle: "Learnability Playground: what attention can provably learn",
  description: "An interactive laboratory for what attention can provably learn, in the browser.",

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
    stepsHelp: "gradient steps of all learners together",
    rate: (perSecond: number) => `${formatCompact(perSecond)}/s`,
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
    history: "Earlier runs",
  },

  tasks: {
    "random-attention": "A random linear-attention network",
    "associative-memory": "An associative memory",
    custom: "Own data",
  },

  learner: {
    closedForm: "Closed form",
    /** Beside a curve: "closed form". */
    inLabel: (name: string) => name.toLowerCase(),
    /** Within a sentence: "the closed form with ridge 0.1". */
    closedFormInText: (name: string) => `the ${name.charAt(0).toLowerCase()}${name.slice(1).replace(", ", " with ")}`,
    /** "sixteen heads with rate 0.01": the number in words, since sentences begin with it. */
    headsInText: (name: string, heads: number) => name.replace(/^\S+/, inWords(heads)).replace(", ", " with "),
    ridge: (ridge: number) => `ridge ${ridge}`,
    /** A setting that tells two learners apart: "rate 0.01". */
    setting: (label: string, value: string) => `${label.toLowerCase()} ${value}`,
    closedFormMethod: (ridge: number, compress: number) =>
      `${ridge > 0 ? `ridge ${formatSetting(ridge)}` : "least squares"}, then ${compress > 0 ? `a search for ${formatCount(compress)} heads` : "SVD"}`,
    compressed: (heads: number) => (heads > 0 ? `in ${formatCount(heads)} ${plural(heads, "head", "heads")}` : "heads of the SVD"),
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
    unitsHide: (count: number) =>
      ` Units hide ${formatCount(count)} of those seen from Λ itself: the coordinates are of very different size, and they are counted with each brought to about one.`,
    drawn: "Eigenvalues drawn",
    spectra: { own: "of Λ", inUnits: "in units of one size" },
    spectraHelp: "Rank is decided with every coordinate divided by its root mean square, rounded to a power of two",
  },

  forms: {
    more: (count: number) => (count > 0 ? `More settings (${count})` : "More settings"),
    fewer: "Fewer settings",
    reset: (label: string) => `${label}: back to the preset`,
    shiftsHelp: "test sets that differ from the training data in one respect",
    shiftKinds: { scaled: "scaled", law: "other law", length: "other length" },
    addShift: (kind: string) => `Add a shifted test set: ${kind}`,
    removeShift: (kind: string) => `Remove the shifted test set: ${kind}`,
    seed: "Seed",
    newSeed: "new",
    newSeedName: "New seed for the data",
  },

  target: {
    kinds: {
      "random-attention": "Random attention",
      "associative-memory": "Associative memory",
      automaton: "Finite automaton",
      "turing-machine": "Turing machine",
      custom: "Own data",
    },
    ownMachine: "Own machine",
    machineHelp: "choose one to begin with; it can be changed in the panel below",
    kind: "Kind of target",
    ownData: "Own data are learned as they are: sequences Z of tokens, with a label y for each.",
    noData: "Nothing is open yet: open a file of yours, or one of these examples.",
    needsFile: (name: string) => `This experiment needs the file ${name}. Open it to run.`,
    sizes: (train: number, test: number, d: number, outputs: number) =>
      `${formatCount(train)} training and ${formatCount(test)} test ${plural(test, "sequence", "sequences")}, d = ${d}, ${formatCount(outputs)} ${plural(outputs, "output", "outputs")}`,
    examples: "Examples",
  },

  learners: {
    most: (count: number) => `${sentenceCase(inWords(count))} learners are the most that run at once.`,
    none: "Nobody learns. The data are examined all the same; add a learner to see a curve.",
    add: "Add",
    addClosedForm: "Closed form",
    addGradient: "Gradient",
    addClosedFormName: "Add a closed-form learner",
    addGradientName: "Add a gradient learner",
    settings: (name: string) => `Settings of ${name}`,
    hide: (name: string) => `Hide ${name} in the charts`,
    show: (name: string) => `Show ${name} in the charts`,
    duplicate: (name: string) => `Duplicate ${name}`,
    remove: (name: string) => `Remove ${name}`,
    stoppedAt: (step: number, rule: string) => `stopped at ${formatCount(step)}: ${rule}`,
    rules: { "target error": "target error reached", plateau: "no longer falling", time: "time is up" },
    diverged: (reason: string) => `diverged: ${reason}`,
    tryRate: (rate: number) => `Try rate ${formatSetting(rate)}`,
    seeds: (count: number) => ` · ${count} seeds`,
  },

  presets: {
    groups: {
      works: "What to see",
      fails: "Failures worth seeing",
      memory: "Associative memories",
      machines: "Machines",
      paper: "Figures of the paper",
    },
    paper: {
      title: "The paper's setting, and what is reproduced",
      setting: "In the paper",
      reproduced: "Here",
      chosen: "Where the paper leaves a gap",
    },
    changed: (count: number) => `${count} ${plural(count, "setting", "settings")} changed.`,
    restore: "Back to the preset",
    own: "Own experiment",
    ownData: "Your own data, learned by the same learners. Choose a preset to leave them.",
    ownCommentary: "This experiment is far from every preset. Choose one to leave it.",
  },

  header: {
    rail: "Target and learners",
    hideRail: "Hide the settings",
    showRail: "Show the settings",
    closeSheet: "Close",
    undo: "Undo",
    redo: "Redo",
    undoKeys: "Undo (Ctrl Z)",
    redoKeys: "Redo (Ctrl Shift Z)",
    speed: "Speed",
    speedOf: (stepsPerSecond: number | null) => (stepsPerSecond === null ? "max" : `${formatCompact(stepsPerSecond).replace(".0", "")}/s`),
    stop: "Stop rules",
    stopActive: (count: number) => `Stop rules (${count} active)`,
    stopHelp: "A gradient learner ends before its last step as soon as one of these holds.",
    share: "Share",
    help: "Help and keys (?)",
    listen: (title: string) => `Listen: ${title}`,
    otherLanguage: { en: "Deutsch", de: "English" },
    present: "Present",
    presentHelp: "Present: one panel at a time, in large type",
    export: "Export",
    open: "Open an experiment or data",
    history: "Runs on this computer",
    progress: "Progress of the run",
    longWork: (features: number | null) => (features === null ? "Solving" : `Solving for ${formatCount(features)} features`),
    readingFile: (name: string) => `Reading ${name}`,
    checkingFile: (name: string) => `Checking every number of ${name}`,
    percent: (share: number) => `${Math.floor(100 * share)} %`,
    cancel: "Cancel",
    cancelled: (share: number) => `Stopped at ${Math.floor(100 * share)} %. Play goes on from there.`,
    ok: "OK",
  },

  state: {
    fileRefused: (name: string, message: string, hint: string | undefined) =>
      `${name === "" ? "The pasted text" : name} could not be opened: ${message}.${hint ? ` ${withStop(sentenceCase(hint))}` : ""} Nothing was changed.`,
    changeRefused: (message: string, hint: string | undefined) =>
      `This change is not possible: ${message}.${hint ? ` ${withStop(sentenceCase(hint))}` : ""} Nothing was changed.`,
    missingData: (name: string, hash: string) =>
      name === "" && hash === ""
        ? "This experiment learns from data of your own. Open the file that holds them, and it runs."
        : `This experiment learns from ${name === "" ? "a file" : name}${hash === "" ? "" : ` (content ${hash})`}, which is not open here. Open that file, and the experiment runs.`,
    otherData: (name: string, expected: string) =>
      `${name} holds other data than ${expected === "" ? "the file this experiment was made with" : expected}. The experiment now learns from ${name}; Undo goes back.`,
    otherKernels: (version: string) =>
      `This link was made with version ${version} of the kernels, this page has another one: the last digits may differ.`,
    storage: {
      refused:
        "This browser keeps nothing for this page, as in a private window: after a reload the run begins anew. Everything else works.",
      full: "The store of this browser is full: from here on nothing more is kept across reloads. Free some space, or remove runs from the history.",
      failed: "The store of this browser failed: from here on nothing more is kept across reloads. Everything else works.",
    },
    discarded: "Some of what this browser had kept could not be read and was left out.",
  },

  share: {
    title: "Share this experiment",
    explain: "The link holds every setting. Whoever opens it gets the same curves.",
    withData: "Your data travel in the link itself.",
    needsFile: (name: string) => `Your data are too large for a link: send ${name} along. The link says which file to open.`,
    link: "Link",
    length: (count: number) => `${formatCount(count)} characters`,
    long: (limit: number) =>
      `Longer than ${formatCount(limit)} characters: some chat tools and mail programs cut such links. A file is safer.`,
    file: "Save as a file",
    copy: "Copy link",
    copied: "Copied",
    copyFailed: "The browser does not let this page copy. Select the link and copy it by hand.",
    send: "Share…",
    close: "Close",
  },

  files: {
    title: "Export",
    explain: "Everything here can be opened again: choose, drop or paste it.",
    experiment: "Experiment",
    experimentHelp: "the settings, as JSON; the headless runner takes it too",
    result: "Result",
    resultHelp: "weights, predictions, spectrum and curves, as JSON; computed anew from the settings",
    data: "Data",
    dataHelp: "the sequences and labels of your own file",
    noData: "Only data of your own can be exported: this target draws its samples from the seed.",
    examples: "Example files",
    examplesHelp: "small data sets to take apart: what a file of your own can look like",
    saveAs: { json: "JSON", csv: "CSV", npz: "NumPy .npz" },
    saveName: (what: string, format: string) => `Save ${what} as ${format}`,
    computing: "Computing the result",
    cancel: "Cancel",
    failed: (message: string) => `The export failed: ${withStop(message)}`,
    saved: (name: string) => `${name} was saved.`,
    close: "Close",
    open: "Open a file",
    openHelp: "An experiment, a result, or data as JSON, CSV or .npz. You can also drop files anywhere on the page, or paste a link.",
    drop: "Drop to open",
    dropHelp: "an experiment, a result, or data of your own",
  },

  history: {
    title: "Runs",
    none: "Runs appear here when they end. Change something, and compare.",
    list: "Runs, the newest first",
    unfinished: "left before its end",
    errors: "test errors of the learners at the end",
    unknown: "–",
    when: (time: string) => time,
    pin: (name: string) => `Keep ${name}`,
    unpin: (name: string) => `Do not keep ${name}`,
    overlay: (name: string) => `Show the curves of ${name} in the chart`,
    uncover: (name: string) => `Hide the curves of ${name}`,
    reopen: (name: string) => `Run ${name} again`,
    remove: (name: string) => `Remove ${name}`,
  },

  /** Of the place that waits for the laboratory; its own words (`certificate-text`) come with it, to keep the first view small. */
  certificate: { title: "Certificate laboratory", loading: "The laboratory opens." },
  landscape: { title: "Landscape of the loss", loading: "The maps are being fetched." },
  computations: { title: "Unseen computations", loading: "The panel is being fetched." },
  lessons: { title: "Lessons" },
  map: { title: "Learnability map", loading: "The panel is being fetched." },

  sentenceCase,
  inWords,
} as const;

export const text = inLanguage("text", english, { panels: panelText, convex: convexText, cost: costText, deep: deepText });

/** Messages end with a full stop when they hold advice, and without one otherwise. */
function withStop(words: string): string {
  return words.endsWith(".") ? words : `${words}.`;
}

function sentenceCase(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
