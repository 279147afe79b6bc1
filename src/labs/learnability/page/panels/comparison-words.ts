/** Words of the panels that compare learners with the teacher: attention, heads, coefficients. */
import { formatCount, formatRounded, formatValue } from "../../../../platform/charts/format";
import { counted } from "../../../../platform/ui/grammar";
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
  attention: {
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
    begin: "The attention matrices are not computed yet.",
    solving: "The learners’ attention appears once they have weights.",
    onlyTeacher: "Only the teacher is shown: no learner is compared with it.",
    absent: "No learner is compared.",
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

export const comparisonText = inLanguage("panels/comparison-words", english);
