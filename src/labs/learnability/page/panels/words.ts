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
  learners: "Learners drawn",
  loss: {
    title: "Loss",
    chart: "Loss curves: mean squared error against gradient steps",
    read: "Read the losses at a step",
    floor: "≤ 0",
    variance: "variance of y",
    theory: "theory for Gaussian features",
    closedFormNote: (value: number, milliseconds: number) => `${formatValue(value)} · ${formatDuration(milliseconds)}`,
    begin: "The samples are being drawn.",
    stopped: "Nothing is computed: the experiment could not begin.",
    ready: "Everything is at its start. Press Play or One step.",
    closedFormDone: (value: number, milliseconds: number) =>
      `The closed form reached ${formatValue(value)} in ${formatDuration(milliseconds)}.`,
    closedFormMisses: (fitted: number, milliseconds: number, fresh: number) =>
      `The closed form fits the samples to ${formatValue(fitted)} in ${formatDuration(milliseconds)}, yet is at ${formatValue(fresh)} on fresh ones.`,
    closedFormRuns: (value: number, samples: number) =>
      `The closed form of the first ${samples === 1 ? "sample" : counted(samples, "sample", "samples")} is at ${formatValue(value)}.`,
    closedFormFailed: (reason: string) => `The closed form failed: ${withStop(reason)}`,
    falling: (who: string, are: boolean, value: number) => `${who} ${are ? "are" : "is"} at ${formatValue(value)} and falling`,
    standing: (who: string, are: boolean, value: number) => `${who} ${are ? "are" : "is"} at ${formatValue(value)}`,
    reached: (who: string, value: number) => `${who} reached ${formatValue(value)}`,
    stuck: (who: string, are: boolean, value: number, of: "test" | "training") =>
      `${who} no longer ${are ? "improve" : "improves"}, at a ${of} error of ${formatValue(value)}`,
    noTestLabels: "These are errors on the training samples: there are no test samples with known labels.",
    misses: (who: string, are: boolean, fitted: number, fresh: number) =>
      `${who} ${are ? "fit" : "fits"} the samples to ${formatValue(fitted)}, yet ${are ? "are" : "is"} at ${formatValue(fresh)} on fresh ones`,
    diverged: (who: string, step: number) => `${who} diverged at step ${formatCount(step)}`,
    drawn: "Error drawn",
    against: "Horizontal axis",
    scale: "Scale of the horizontal axis",
    errors: { test: "test error", excess: "excess risk", train: "training error" },
    bestFit: "best linear-attention fit",
    misfit: "rule of thumb for a misfit",
    outOfDistribution: (shift: string) => `out of distribution: ${shift}`,
    axes: {
      steps: "per step",
      samples: "per sample seen",
      seconds: "per second",
      curve: "learning curve",
    },
    axisHelp: "against gradient steps, samples seen, seconds of computing, or the closed form against N",
    scales: { log: "log", linear: "linear" },
    across: {
      steps: "gradient steps",
      samples: "samples seen (steps × batch)",
      seconds: "seconds of computing, at the mean pace",
      curve: "training samples N",
    },
    at: {
      steps: (x: number) => `step ${formatCount(x)}`,
      samples: (x: number) => `${counted(x, "sample", "samples")} seen`,
      seconds: (x: number) => formatDuration(1000 * x),
      curve: (x: number) => `N = ${formatCount(x)}`,
    },
    lines: (error: string, thinTraining: boolean, seeds: number) =>
      `${error} (MSE)${thinTraining ? "; thin line: training" : ""}${seeds > 1 ? `; line: median of ${seeds} seeds, band: least to greatest` : ""}`,
    range: (low: number, high: number) => `${formatValue(low)} to ${formatValue(high)}`,
    psi: (psi: number) => `N = ψ = ${formatCount(psi)}`,
    divergedNote: "diverged",
    earlier: (run: string) => `earlier: ${run}`,
    columns: { x: "at", learner: "learner", shown: "error drawn", train: "training error", low: "least seed", high: "greatest seed" },
    noClosedForm: "A learning curve needs a closed-form learner; add one, or choose another axis.",
    learningCurve: (samples: number, error: number) =>
      `With ${counted(samples, "sample", "samples")} the closed form is at ${formatValue(error)}`,
    beforePsi: (psi: number) => `below N = ψ = ${formatCount(psi)} the data leave directions free, so it can be far off`,
    followsTheory: (ratio: number) =>
      `${formatValue(ratio)} times what theory gives for label noise and Gaussian features (cubic ones lie above it on average)`,
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
    soFar: (samples: number, total: number) =>
      `The first ${samples === 1 ? "" : `${formatCount(samples)} `}of ${formatCount(total)} samples `,
    leaveSoFar: (rank: string) => ` so far (${rank}).`,
    allSoFar: (psi: number, rank: string) => `already see all ${formatCount(psi)} directions (${rank}).`,
    these: (samples: number) => (samples === 1 ? "This one sample leaves " : `These ${formatCount(samples)} samples leave `),
    leave: (samples: number) => (samples === 1 ? "leaves " : "leave "),
    directionsFree: (count: number) => `${counted(count, "direction", "directions")} free`,
    maybeWrong: (rank: string) => `, so a perfect fit may still be the wrong function (${rank}).`,
    determined: {
      function: "These data determine the function",
      fit: "These data determine a unique best linear-attention fit",
    },
    allSeen: (psi: number) => `: all ${formatCount(psi)} directions are seen.`,
    unitsHide: (count: number) => ` Units hide ${formatCount(count)} of those seen from Λ itself.`,
    drawn: "Eigenvalues drawn",
    spectra: { own: "of Λ", units: "scaled" },
    chartScaled: "Eigenvalues of the second moment of the data with coordinates of one size, largest first",
    orderScaled: "eigenvalue for coordinates of one size, largest first",
    belowFloor: (count: string) => `${count} below the floor`,
    aboveFloor: "above the floor",
    spectraHelp: "Rank is decided with every coordinate divided by its root mean square, rounded to a power of two",
    clearance: (smallest: string, decades: number): readonly string[] => [
      `smallest seen: ${smallest}`,
      `${counted(decades, "decade", "decades")} above noise`,
    ],
    columns: { place: "place", value: "eigenvalue", seen: "seen" },
    yes: "yes",
    no: "no",
  },
  attention: {
    title: "Attention",
    chart: "Attention matrices of teacher and learners on one sample",
    read: "Read an attention weight",
    head: (place: number) => `head ${formatCount(place)}`,
    cell: (head: number, asking: number, answering: number) =>
      `head ${formatCount(head)}: token ${formatCount(asking)} looks at token ${formatCount(answering)}`,
    legend: "row: token looked at; column: token that looks",
    teacher: "Teacher",
    teacherNote: (heads: number) => counted(heads, "head", "heads"),
    /** Alignment stops at twelve digits; below that a difference is only rounding. */
    difference: (share: number) => (share < 1e-12 ? "equal to 12 digits" : `${percent(share)} off`),
    unexplained: (share: number) => `${percent(share)} unexplained`,
    strongest: (shown: number) => (shown === 1 ? "strongest head" : `${formatCount(shown)} strongest heads`),
    begin: "The teacher’s attention on a sample comes next.",
    solving: "The closed form is still solving; its attention comes next to the teacher's.",
    onlyTeacher: "Only the teacher is shown: no learner is compared with it.",
    nobody: "No learner is compared.",
    noHeads: (psi: number) =>
      `Only the teacher is shown: with ${formatCount(psi)} features the closed form is held in dual form, which has no heads.`,
    mixing: "Shown after the best invertible mixing onto the teacher’s heads.",
    ownHeads: "There is no linear-attention teacher to mix them onto, so head 1 of one learner need not match head 1 of another.",
    equal: (who: string, many: boolean) => `${who} ${many ? "attend" : "attends"} as the teacher does on this sample`,
    near: (who: string, many: boolean, share: number) => `${who} ${many ? "differ" : "differs"} by ${percent(share)}`,
    far: (who: string, many: boolean) => `${who} ${many ? "attend" : "attends"} differently`,
    both: (first: string, second: string) => `${first} and ${second}`,
    tooLarge: (psi: number, closedFormHasNone: boolean) =>
      `Each learner shows its own strongest heads: among ${formatCount(psi)} features they are not mixed onto the teacher’s${closedFormHasNone ? ", and the closed form has none" : ""}.`,
    ownShown: "Each learner shows its own strongest heads on this sample.",
    sample: "Sample",
    /** Which sequences are stepped through. */
    from: "Samples of the test set, or of the training set",
    splits: { test: "Sample", training: "Training sample" },
    previous: "Previous sample",
    next: "Next sample",
    compared: "Compared",
    columns: { head: "head", answering: "token looked at", asking: "token that looks" },
  },
  heads: {
    title: "Heads",
    views: { heads: "Heads", function: "Function" },
    view: "What this panel shows",
    chart: "Singular values of W, for the closed form and gradient descent on it, and of the gradient learners' T, relative to the largest",
    read: "Read a singular value",
    upward: "singular value, relative to the largest",
    across: "head, strongest first",
    threshold: (share: number) => `below ${percent(share)}: unused`,
    teacher: (heads: number) => `teacher: ${formatCount(heads)}`,
    value: (place: string) => `head ${place}`,
    floor: "less",
    used: (used: number, all: number) => `uses ${formatCount(used)} of ${formatCount(all)}`,
    begin: "Heads are counted once the closed form has solved or training has begun.",
    dual: (psi: number) =>
      `With ${formatCount(psi)} features the closed form is held in dual form, as a combination of its samples, which has no heads to count.`,
    closedForm: (used: number) => `The SVD of W spreads the closed form over ${counted(used, "head", "heads")}`,
    made: (heads: number) => `${counted(heads, "head", "heads")} made the target`,
    gradient: (who: string, many: boolean, used: number) => `${who} ${many ? "use" : "uses"} ${formatCount(used)}`,
    columns: { place: "head", learner: "learner", value: "singular value", relative: "relative to largest" },
  },
  function: {
    chart: "Coefficients p of teacher and learners, output by feature",
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
    noDistance: "no teacher to compare with",
    dual: (psi: number) =>
      `With ${formatCount(psi)} cubic features coefficients p are not written down: a closed form is held as a combination of its samples, other learners as their heads.`,
    begin: "Functions are compared once the closed form has solved or training has begun.",
    same: (who: string, many: boolean) => `${who} ${many ? "have" : "has"} found the teacher’s function`,
    at: (who: string, many: boolean, distance: number) => `${who} ${many ? "are" : "is"} ${formatValue(distance)}`,
    away: (who: string, size: number) => `${who} away from the teacher’s function (‖p‖ = ${formatValue(size)})`,
    own: "The coefficients of each learner; there is no linear-attention teacher to compare them with.",
    columns: { output: "output", feature: "feature" },
    feature: ([j, k]: readonly [number, number], l: number) => `G${indices(j, k)} z${subscript(l)}`,
  },
} as const;

export const panelText = inLanguage("panels/words", english);
