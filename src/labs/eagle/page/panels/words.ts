import { formatSetting, formatValue } from "../../../../platform/charts/format";
import { inLanguage } from "../in-language";

/** "a, b and c" */
const listed = (words: readonly string[]) =>
  words.length > 1 ? `${words.slice(0, -1).join(", ")} and ${words[words.length - 1]}` : words.join("");

/** How many, written already: "1 iteration", "1 500 iterations". */
const iterationsOf = (count: string) => `${count} ${count === "1" ? "iteration" : "iterations"}`;
const rowsOf = (count: string) => `${count} ${count === "1" ? "row" : "rows"}`;
const columnsOf = (count: string) => `${count} ${count === "1" ? "column" : "columns"}`;

const english = {
  race: {
    title: "Race",
    chart: "Error of each solver",
    against: "Horizontal axis",
    axes: { iterations: "per iteration", operations: "per operation", bytes: "per byte sent", seconds: "per second" },
    across: {
      iterations: "iterations",
      operations: "floating-point operations",
      bytes: "bytes sent and received",
      seconds: "seconds of computing",
    },
    firstIterations: "first 25 iterations",
    scale: "Scale of the horizontal axis",
    scales: { log: "log", linear: "linear" },
    solvers: "Solvers",
    upward: "relative squared error of D",
    upwardChange: "relative change of D, as the true one is not known or zero",
    read: "Read the errors at a place of the axis",
    readAt: {
      iterations: (x: number) => `iteration ${formatValue(x)}`,
      operations: (x: number) => `${formatValue(x)} operations`,
      bytes: (x: number) => `${formatValue(x)} bytes`,
      seconds: (x: number) => `${formatValue(x)} s`,
    },
    floor: "0",
    bound: "theory",
    target: (error: string) => `target ${error}`,
    nobody: "Nobody fills the hole yet: add a solver.",
    begins: "The solvers begin.",
    refused: "There is nothing to race for: of this matrix nothing is completed, and beside it stands why.",
    unknown: "The true D is not known, or zero: the curves show how much an iteration still changes the answer.",
    direct: "The direct solution needs no iterations.",
    in: (name: string, iterations: string) => `${name} ${iterations}`,
    filled: (error: string, solvers: readonly string[]) => `Iterations to ${error}: ${listed(solvers)}.`,
    at: (name: string, error: string, iterations: string) => `${name} came to ${error} after ${iterationsOf(iterations)}`,
    diverged: (name: string, iterations: string) => `${name} diverged after ${iterationsOf(iterations)}`,
    short: (solvers: readonly string[]) => `${listed(solvers)}.`,
    cost: (eagle: string, other: string, ratio: number) =>
      ratio >= 1
        ? `One of ${eagle} costs as much as ${formatSetting(ratio)} of ${other}.`
        : `One of ${eagle} costs ${formatSetting(ratio)} times one of ${other}.`,
    columns: {
      solver: "Solver",
      iteration: "Iteration",
      error: "Squared error",
      operations: "Operations",
      bytes: "Bytes",
      seconds: "Seconds",
    },
    explain: [
      "Every curve is one solver; all see the same A, B and C and estimate the hidden D.",
      "Operations and bytes are counted by formula; seconds are those of this device.",
      "Theory is what the smallest singular value of A allows at worst: EAGLE with its usual steps lies on it or below, as long as nothing is noisy.",
    ],
    formula: "\\frac{\\lVert D_\\ell - D\\rVert_F^2}{\\lVert D\\rVert_F^2}",
  },
  matrix: {
    title: "A matrix with a hole",
    chart: "The known blocks A, B and C, and the hole D",
    waiting: "The matrix is not there yet.",
    making: (percent: number) => `The matrix is being made: ${percent} %.`,
    as: "How the matrix is drawn",
    views: { file: "pattern", blocks: "blocks" },
    spy: {
      name: "Where the entries of the matrix are, and which block was chosen",
      inside: "entries in the block A",
      outside: "all others",
      chosen: "bands: the rows and columns of A",
    },
    size: (rows: string, columns: string, entries: string) => `${rows} × ${columns}, entries other than zero: ${entries}.`,
    measuring: (percent: number) => `The singular values of A are being computed: ${percent} %.`,
    choosing: (percent: number) => `A block of full rank is being chosen: ${percent} %.`,
    wholeRank: (rank: string) => `Its numerical rank is ${rank}.`,
    rankUnknown: (size: string) => `A block of rank ${size} was asked for; how much more rank there is was not looked for.`,
    first: (rows: string, columns: string) => `Outside A lie ${rowsOf(rows)} and ${columnsOf(columns)}; the first of them are completed.`,
    hole: (rows: string, columns: string) => `D, ${rows} × ${columns}, is hidden.`,
    rank: (rank: string, condition: string) => `A has rank ${rank} and condition number ${condition}.`,
    unknown: "What belongs there is not known.",
    enlarged: (rows: string, columns: string) => `D enlarged: ${rows} × ${columns}`,
    rowsOf,
    columnsOf,
    columns: { place: "Place", value: "Singular value of A" },
    explain: [
      "Where the whole matrix has no more rank than A, the hole follows from the rest: every row of B is a combination of rows of A, and the same combination of rows of C fills D.",
      "Where a pixel stands for several entries it shows the largest of them.",
      "Of a whole matrix, pivoting chooses rows and columns of full rank as A: columns first, by QR with column pivoting, then rows in the same way. Its own order and the one in blocks can both be drawn.",
    ],
    formula: "D = B A^{+} C",
  },
  hole: {
    title: "The hole, filled",
    chart: "The hole as each solver fills it",
    iteration: "Iteration",
    last: "last",
    back: "One iteration back",
    on: "One iteration on",
    waiting: "Nobody has an answer yet.",
    nothing: "There is nothing to complete.",
    /** A solver's name with soft hyphens where a long word may be broken. */
    breakable: (name: string) => name,
    truth: "True D",
    truthNote: "hidden from all",
    difference: "filled minus true",
    rounding: "0 within rounding",
    small: (size: string) => `up to about ${size}`,
    note: (error: string) => `error ${error}`,
    noteUnknown: (iteration: string) => `iteration ${iteration}`,
    error: (name: string, error: string) => `${name} at ${error}`,
    diverged: (name: string) => `${name} diverged`,
    known: (name: string) => name,
    after: (iteration: string | null, solvers: readonly string[]) =>
      iteration === null ? `At the last iteration: ${listed(solvers)}.` : `After ${iterationsOf(iteration)}: ${listed(solvers)}.`,
    columns: { solver: "Solver", iteration: "Iteration", error: "Squared error" },
    explain: [
      "The upper row is each solver's D, the lower one what is left to the true one, all on one colour scale.",
      "A solver that has fewer iterations shows its last one; between recorded iterations the one before is shown.",
    ],
    formula: "D_\\ell - D",
  },
  condition: {
    title: "What it does to A",
    chart: "Singular values of A over the iterations",
    which: "Solver",
    shows: "What is drawn",
    exhibits: { values: "singular values", residual: "what is left of C" },
    upward: "singular values of A, the largest set to 1",
    upwardResidual: "what is left of C along directions of A",
    chartResidual: "What is left of C along the singular directions of A",
    dots: "dots: Newton-Schulz",
    across: "iteration",
    floor: "0",
    nobody: "No solver here changes A: add EAGLE.",
    waiting: "The first iteration is under way.",
    nothing: "There are no iterations to look at.",
    tooLarge: (name: string) => `A is too large for its singular values to be watched while ${name} runs.`,
    unresolved: (condition: string) =>
      `A has condition number ${condition}. Singular values below 10⁻⁷ of the largest are not drawn: on the way they come from A Aᵀ, which hides them.`,
    falls: (name: string, from: string, to: string, iteration: string) =>
      `${name} brings the singular values of A together: the condition number falls from ${from} to ${to} by iteration ${iteration}.`,
    rises: (name: string, from: string, to: string, iteration: string) =>
      `${name} drives the singular values of A apart: the condition number rises from ${from} to ${to} by iteration ${iteration}.`,
    stays: (name: string, condition: string, iteration: string) =>
      `${name} leaves the condition number of A at ${condition} by iteration ${iteration}.`,
    left: (name: string, iteration: string, largest: string, smallest: string) =>
      `After ${iterationsOf(iteration)} of ${name} there is left of C ${largest} along the direction of A's largest singular value and ${smallest} along that of the smallest, of what there was.`,
    noResidual: (name: string) => `${name} carries no C, or A is too large for its directions to be watched.`,
    columns: { iteration: "Iteration", condition: "Condition number", left: "Largest share of C left along a direction" },
    explain: [
      "Each line is a singular value of A, or what is left of C along its direction; at most 24 of them are drawn.",
      "With exact steps the smallest grows by up to 3/2 an iteration relative to the largest; once all are equal, one more step makes D exact.",
      "This is the Newton-Schulz iteration for the polar factor inside EAGLE: the dots are x ← x (3 − x²) / 2 on the values that A began with, computed apart. They are drawn for the usual η with a true norm.",
      "Along each direction C is multiplied by 1 − γ x², where x is its singular value over the largest. With γ = 1 nothing is left of C where x is 1, and nearly all where x is small. D gains W times what C loses, where B = W A.",
    ],
    formula: "A \\leftarrow A - \\eta\\,\\rho\\,A A^{\\top} A",
  },
} as const;

export const eaglePanelText = inLanguage("panels/words", english);
