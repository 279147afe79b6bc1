/** Words of the panels of the first view. */
import { formatCount, formatDuration, formatRounded, formatValue } from "../../../../platform/charts/format";
import { counted, withStop } from "../../../../platform/ui/grammar";
import { inLanguage } from "../in-language";

const subscripts = "₀₁₂₃₄₅₆₇₈₉";

function subscript(value: number): string {
  return [...String(value)].map((digit) => subscripts[Number(digit)]).join("");
}

/** Two indices below a letter: "₁₃", with a comma where a digit more would be misread. */
function indices(j: number, k: number): string {
  return Math.max(j, k) > 9 ? `${subscript(j)},${subscript(k)}` : `${subscript(j)}${subscript(k)}`;
}

function percent(share: number): string {
  if (share >= 0.995) return `${formatCount(100 * share)} %`;
  return share >= 1e-4 ? `${formatRounded(100 * share, 2)} %` : formatValue(share);
}

const english = {
  learners: "Learners",
  loss: {
    title: "Loss",
    chart: "Loss curves: mean squared error against gradient steps",
    read: "Read the losses at a step",
    floor: "≤ 0",
    variance: "variance of y",
    theory: "theory for Gaussian features",
    closedFormNote: (value: number, milliseconds: number) => `${formatValue(value)} · ${formatDuration(milliseconds)}`,
    begin: "The samples are being drawn.",
    stopped: "The experiment could not start.",
    ready: "The run has not started. Press Run.",
    closedFormDone: (value: number) => `The closed form reached ${formatValue(value)}.`,
    closedFormMisses: (fitted: number, fresh: number) =>
      `The closed form has a training error of ${formatValue(fitted)} but a test error of ${formatValue(fresh)}.`,
    closedFormRuns: (value: number, samples: number) =>
      `The closed form of the first ${samples === 1 ? "sample" : counted(samples, "sample", "samples")} has an error of ${formatValue(value)}.`,
    closedFormFailed: (reason: string) => `The closed form failed: ${withStop(reason)}`,
    falling: (who: string, are: boolean, value: number) => `${who} ${are ? "are" : "is"} at ${formatValue(value)} and falling`,
    standing: (who: string, are: boolean, value: number) => `${who} ${are ? "are" : "is"} at ${formatValue(value)}`,
    reached: (who: string, value: number) => `${who} reached ${formatValue(value)}`,
    stuck: (who: string, are: boolean, value: number, of: "test" | "training") =>
      `${who} ${are ? "stay" : "stays"} at ${of === "test" ? "" : "a training error of "}${formatValue(value)}`,
    noTestLabels: "These are training errors: no test sample has a known label.",
    misses: (who: string, are: boolean, fitted: number, fresh: number) =>
      `${who} ${are ? "have" : "has"} a training error of ${formatValue(fitted)} but a test error of ${formatValue(fresh)}`,
    diverged: (who: string, step: number) => `${who} diverged at step ${formatCount(step)}`,
    drawn: "Error shown",
    against: "Horizontal axis",
    scale: "Scale of the horizontal axis",
    errors: { test: "test error", excess: "excess risk", train: "training error" },
    bestFit: "best linear-attention fit",
    misfit: "rule of thumb for misspecification",
    outOfDistribution: (shift: string) => `out of distribution: ${shift}`,
    axes: {
      steps: "per step",
      samples: "per sample seen",
      seconds: "per second",
      curve: "learning curve",
    },
    axisHelp: "gradient steps, samples seen, computing time, or N for the closed form",
    scales: { log: "log", linear: "linear" },
    across: {
      steps: "gradient steps",
      samples: "samples seen (steps × batch)",
      seconds: "computing time in seconds, at mean speed",
      curve: "training samples N",
    },
    at: {
      steps: (x: number) => `step ${formatCount(x)}`,
      samples: (x: number) => `${counted(x, "sample", "samples")} seen`,
      seconds: (x: number) => formatDuration(1000 * x),
      curve: (x: number) => `N = ${formatCount(x)}`,
    },
    lines: (error: string, thinTraining: boolean, seeds: number) =>
      `${error} (MSE)${thinTraining ? "; thin line: training" : ""}${seeds > 1 ? `; line: median of ${seeds} seeds, band: minimum to maximum` : ""}`,
    spikes: "spiky curves: median of neighbouring steps, band: minimum to maximum",
    range: (low: number, high: number) => `${formatValue(low)} to ${formatValue(high)}`,
    psi: (psi: number) => `N = ψ = ${formatCount(psi)}`,
    divergedNote: "diverged",
    earlier: (run: string) => `earlier: ${run}`,
    columns: {
      x: "at",
      learner: "learner",
      shown: "error shown",
      train: "training error",
      low: "minimum over seeds",
      high: "maximum over seeds",
    },
    noClosedForm: "A learning curve needs a closed-form learner; add one, or choose another axis.",
    learningCurve: (samples: number, error: number) =>
      `With ${counted(samples, "sample", "samples")} the closed form is at ${formatValue(error)}`,
    beforePsi: (psi: number) => `For N < ψ = ${formatCount(psi)}, Λ is singular and the test error can be large`,
    followsTheory: (ratio: number) => `${formatValue(ratio)} times the theoretical error for Gaussian features`,
  },
  spectrum: {
    title: "Spectrum of the data",
    chart: "Eigenvalues of the second moment Λ of the data, largest first",
    order: "eigenvalue of Λ, largest first",
    noise: "float64 noise floor",
    rank: (rank: string) => `rank ${rank}`,
    free: (count: string) => `nullity ${count}`,
    read: "Read an eigenvalue",
    eigenvalue: (place: string) => `eigenvalue ${place}`,
    seen: "a determined direction",
    hidden: "an undetermined direction",
    floor: "≤ 0",
    begin: "The samples are being drawn.",
    ready: "No sample has been processed yet.",
    failed: (reason: string) => `The samples could not be used: ${withStop(reason)}`,
    rankOf: (rank: number, psi: number) => `rank ${formatCount(rank)} of ${formatCount(psi)}`,
    soFar: (samples: number, total: number) =>
      `The first ${samples === 1 ? "" : `${formatCount(samples)} `}of ${formatCount(total)} samples `,
    leaveSoFar: (rank: string) => ` so far (${rank}).`,
    allSoFar: (psi: number, rank: string) => `already determine all ${formatCount(psi)} directions (${rank}).`,
    these: (samples: number) => (samples === 1 ? "This one sample leaves " : `These ${formatCount(samples)} samples leave `),
    leave: (samples: number) => (samples === 1 ? "leaves " : "leave "),
    directionsFree: (count: number) => `${counted(count, "direction", "directions")} undetermined`,
    maybeWrong: (rank: string) => `, so the least-squares fit is not unique (${rank}).`,
    determined: {
      function: "The function is identified",
      fit: "The least-squares fit is unique",
    },
    allSeen: (psi: number) => `: Λ has full rank ${formatCount(psi)}.`,
    unitsHide: (count: number) => ` In the original units, rounding hides ${counted(count, "direction", "directions")}.`,
    drawn: "Eigenvalues shown",
    spectra: { own: "of Λ", units: "scaled" },
    chartScaled: "Eigenvalues of the second moment with rescaled coordinates, largest first",
    orderScaled: "eigenvalue with rescaled coordinates, largest first",
    belowFloor: (count: string) => `${count} below the floor`,
    aboveFloor: "above the floor",
    spectraHelp: "The rank is computed after each coordinate is divided by its root mean square, rounded to a power of two",
    clearance: (smallest: string, decades: number): readonly string[] => [
      `smallest nonzero: ${smallest}`,
      `${counted(decades, "decade", "decades")} above noise`,
    ],
    columns: { place: "place", value: "eigenvalue", seen: "determined" },
    yes: "yes",
    no: "no",
  },
  attention: {
    title: "Attention",
    chart: "Attention matrices of teacher and learners on one sample",
    read: "Read an attention weight",
    head: (place: number) => `head ${formatCount(place)}`,
    cell: (head: number, asking: number, answering: number) =>
      `head ${formatCount(head)}: token ${formatCount(asking)} attends to token ${formatCount(answering)}`,
    legend: "row: key token; column: query token",
    teacher: "Teacher",
    teacherNote: (heads: number) => counted(heads, "head", "heads"),
    /** Alignment stops at twelve digits; below that a difference is only rounding. */
    difference: (share: number) => (share < 1e-12 ? "equal to 12 digits" : `${percent(share)} off`),
    unexplained: (share: number) => `${percent(share)} unexplained`,
    strongest: (shown: number) => (shown === 1 ? "strongest head" : `${formatCount(shown)} strongest heads`),
    begin: "The attention matrices are being computed.",
    solving: "The learners’ attention appears once they have weights.",
    onlyTeacher: "Only the teacher is shown: no learner is compared with it.",
    nobody: "No learner is compared.",
    noHeads: (psi: number) =>
      `Only the teacher is shown: with ${formatCount(psi)} features the closed form is solved in dual form and has no heads.`,
    ownHeads: "No linear-attention teacher aligns them, so equal head numbers need not correspond.",
    equal: (who: string, many: boolean, within: number) => `${who} ${many ? "match" : "matches"} the teacher within ${percent(within)}`,
    near: (who: string, many: boolean, share: number) => `${who} ${many ? "differ" : "differs"} from the teacher by ${percent(share)}`,
    both: (first: string, second: string) => `${first} and ${second}`,
    tooLarge: (psi: number, closedFormHasNone: boolean) =>
      `Each learner shows its own strongest heads: with ${formatCount(psi)} features they are not aligned with the teacher’s.${closedFormHasNone ? " The closed form has no heads." : ""}`,
    ownShown: "Each learner shows its own strongest heads on this sample.",
    sample: "Sample",
    /** The set that the sample stepper goes through. */
    from: "Samples of the test set, or of the training set",
    splits: { test: "Sample", training: "Training sample" },
    previous: "Previous sample",
    next: "Next sample",
    compared: "Compared",
    columns: { head: "head", answering: "key token", asking: "query token" },
  },
  heads: {
    title: "Heads",
    views: { heads: "Heads", function: "Function" },
    view: "Quantity shown",
    chart: "Singular values of W (closed form, convex learner) or T (gradient learners), relative to the largest",
    read: "Read a singular value",
    upward: "singular value, relative to the largest",
    across: "head, strongest first",
    threshold: (share: number) => `below ${percent(share)}: unused`,
    teacher: (heads: number) => `teacher: ${formatCount(heads)}`,
    value: (place: string) => `head ${place}`,
    floor: "lower",
    used: (used: number, all: number) => `uses ${formatCount(used)} of ${formatCount(all)}`,
    begin: "The head counts appear once a learner has weights.",
    dual: (psi: number) => `With ${formatCount(psi)} features the closed form is solved in dual form and has no heads.`,
    closedForm: (used: number) => `The SVD of W gives the closed form ${counted(used, "head", "heads")}`,
    made: (heads: number) => `the teacher has ${counted(heads, "head", "heads")}`,
    gradient: (who: string, many: boolean, used: number) => `${who} ${many ? "use" : "uses"} ${formatCount(used)}`,
    columns: { place: "head", learner: "learner", value: "singular value", relative: "relative to largest" },
  },
  function: {
    chart: "Coefficients p of teacher and learners; rows: outputs, columns: features",
    read: "Read a coefficient",
    cell: (output: number, [j, k]: readonly [number, number], coordinate: number) =>
      `output ${formatCount(output)}, feature G${indices(j, k)} z${subscript(coordinate)}`,
    pair: ([j, k]: readonly [number, number]) => `${j},${k}`,
    pairs: "pairs {j, k}",
    squares: "squares {j, j}",
    columnsTitle: "feature Gⱼₖ zₗ, grouped by the pair {j, k}; rows: outputs",
    legend: "",
    teacherNote: "the target",
    distance: (value: number) => `distance ${formatValue(value)}`,
    noDistance: "no teacher",
    dual: (psi: number) => `With ${formatCount(psi)} cubic features the coefficients p are not computed.`,
    begin: "The coefficients appear once a learner has weights.",
    same: (who: string, many: boolean) => `${who} ${many ? "match" : "matches"} the teacher’s function`,
    at: (who: string, many: boolean, distance: number) => `${who} ${many ? "are" : "is"} at distance ${formatValue(distance)}`,
    away: (who: string, size: number) => `${who} from the teacher’s function (‖p‖ = ${formatValue(size)})`,
    own: "The chart shows the coefficients of each learner; this target has no linear-attention teacher.",
    columns: { output: "output", feature: "feature" },
    feature: ([j, k]: readonly [number, number], l: number) => `G${indices(j, k)} z${subscript(l)}`,
  },
} as const;

export const panelText = inLanguage("panels/words", english);
