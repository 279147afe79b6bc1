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
    title: "Error of D",
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
    upwardChange: "relative change of D per iteration (true D unknown or zero)",
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
    absent: "No solver is chosen. Add a solver.",
    begins: "The solvers start.",
    refused: "This matrix has no block to complete; the panel of the matrix gives the reason.",
    unknown: "The true D is unknown or zero; the curves show the relative change of D per iteration.",
    direct: "The direct solver needs no iterations.",
    in: (name: string, iterations: string) => `${name} ${iterations}`,
    filled: (error: string, solvers: readonly string[]) => `Iterations to ${error}: ${listed(solvers)}.`,
    at: (name: string, error: string, iterations: string) => `${name} reached ${error} after ${iterationsOf(iterations)}`,
    diverged: (name: string, iterations: string) => `${name} diverged after ${iterationsOf(iterations)}`,
    short: (solvers: readonly string[]) => `${listed(solvers)}.`,
    cost: (eagle: string, other: string, ratio: number) =>
      ratio >= 1
        ? `One iteration of ${eagle} costs as much as ${formatSetting(ratio)} of ${other}.`
        : `One iteration of ${eagle} costs ${formatSetting(ratio)} times as much as one of ${other}.`,
    columns: {
      solver: "Solver",
      iteration: "Iteration",
      error: "Squared error",
      operations: "Operations",
      bytes: "Bytes",
      seconds: "Seconds",
    },
    explain: [
      "Each curve is one solver. All receive the same A, B and C and estimate the missing block D.",
      "Operations and bytes are counted by formula; seconds are measured on this device.",
      "“Theory” is an upper bound from the condition number of A. It holds for EAGLE with η = 1/3, γ = 1 and data without noise.",
    ],
    formula: "\\frac{\\lVert D_\\ell - D\\rVert_F^2}{\\lVert D\\rVert_F^2}",
  },
  matrix: {
    title: "Matrix with missing block D",
    chart: "The known blocks A, B and C and the missing block D",
    waiting: "The matrix is not computed yet.",
    making: (percent: number) => `The matrix is being generated: ${percent} %.`,
    as: "Order of the matrix",
    views: { file: "pattern", blocks: "blocks" },
    spy: {
      name: "Nonzero entries of the matrix and the chosen block",
      inside: "entries in the block A",
      outside: "other entries",
      chosen: "bands: the rows and columns of A",
    },
    size: (rows: string, columns: string, entries: string) => `${rows} × ${columns}, nonzero entries: ${entries}.`,
    measuring: (percent: number) => `The singular values of A are being computed: ${percent} %.`,
    choosing: (percent: number) => `A block of full rank is being chosen: ${percent} %.`,
    wholeRank: (rank: string) => `Its numerical rank is ${rank}.`,
    rankUnknown: (size: string) => `The rank of A was set to ${size}; the rank of the whole matrix was not computed.`,
    first: (rows: string, columns: string) => `Outside A lie ${rowsOf(rows)} and ${columnsOf(columns)}; D covers the first of them.`,
    hole: (rows: string, columns: string) => `D, ${rows} × ${columns}, is hidden.`,
    rank: (rank: string, condition: string) => `A has rank ${rank} and condition number ${condition}.`,
    unknown: "Its true value is unknown.",
    enlarged: (rows: string, columns: string) => `D enlarged: ${rows} × ${columns}`,
    rowsOf,
    columnsOf,
    columns: { place: "Index", value: "Singular value of A" },
    explain: [
      "If the whole matrix has the same rank as A, the other blocks determine the missing block: D = B A⁺ C. Each row of B is a combination of rows of A; the same combination of rows of C gives D.",
      "A pixel that covers several entries shows the one of largest magnitude.",
      "For a matrix from a file, QR with column pivoting selects first columns, then rows of full rank as A. “Pattern” keeps the order of the file, “blocks” sorts by A, B, C and D.",
    ],
    formula: "D = B A^{+} C",
  },
  hole: {
    title: "Completed block D",
    chart: "Block D as estimated by each solver",
    iteration: "Iteration",
    last: "last",
    back: "Previous iteration",
    on: "Next iteration",
    waiting: "No solver has an estimate yet.",
    nothing: "There is nothing to complete.",
    /** A solver's name with soft hyphens where a long word may be broken. */
    breakable: (name: string) => name,
    truth: "True D",
    truthNote: "hidden from the solvers",
    difference: "estimate minus true D",
    equal: (digits: number | null) => (digits === null ? "equal" : `equal to ${digits} digits`),
    note: (error: string) => `error ${error}`,
    noteUnknown: (iteration: string) => `iteration ${iteration}`,
    error: (name: string, error: string) => `${name} at ${error}`,
    diverged: (name: string) => `${name} diverged`,
    known: (name: string) => name,
    after: (iteration: string | null, solvers: readonly string[]) =>
      iteration === null ? `At the last iteration: ${listed(solvers)}.` : `After ${iterationsOf(iteration)}: ${listed(solvers)}.`,
    columns: { solver: "Solver", iteration: "Iteration", error: "Squared error" },
    explain: [
      "The upper row shows each solver's estimate of D, the lower row its difference from the true D, on one colour scale. Below 1 % of the largest entry, words replace the difference.",
      "A solver with fewer iterations shows its last one. Between two recorded iterations the panel shows the earlier one.",
    ],
    formula: "D_\\ell - D",
  },
  condition: {
    title: "Singular values of A",
    chart: "Singular values of A over the iterations",
    which: "Solver",
    shows: "Quantity shown",
    exhibits: { values: "singular values", residual: "components of C" },
    upward: "singular values of A over the largest",
    upwardResidual: "component of C over its initial value",
    chartResidual: "Components of C along the singular directions of A",
    dots: "dots: Newton-Schulz",
    across: "iteration",
    floor: "0",
    absent: "No solver here changes A. Add EAGLE.",
    waiting: "The first iteration is running.",
    nothing: "No iterations were recorded.",
    tooLarge: (name: string) => `A is too large to compute its singular values while ${name} runs.`,
    unresolved: (condition: string) =>
      `A has condition number ${condition}. A Aᵀ does not resolve singular values below 10⁻⁷ of the largest.`,
    falls: (name: string, from: string, to: string, iteration: string) =>
      `${name} reduces the condition number of A from ${from} to ${to} by iteration ${iteration}.`,
    rises: (name: string, from: string, to: string, iteration: string) =>
      `${name} increases the condition number of A from ${from} to ${to} by iteration ${iteration}.`,
    stays: (name: string, condition: string, iteration: string) =>
      `The condition number of A under ${name} stays at ${condition} until iteration ${iteration}.`,
    left: (name: string, iteration: string, largest: string, smallest: string) =>
      `After ${iterationsOf(iteration)} of ${name}, C keeps ${largest} along A's largest singular value, ${smallest} along its smallest.`,
    noResidual: (name: string) => `${name} does not update C, or A is too large to compute its singular directions.`,
    columns: { iteration: "Iteration", condition: "Condition number", left: "Largest component of C, relative" },
    explain: [
      "Each line is a singular value of A, or the component of C along its direction. At most 24 lines are drawn.",
      "With η = 1/3 and the exact norm, the ratio of smallest to largest singular value grows by at most 3/2 per iteration. Once all are equal, one step with γ = 1 gives D = B A⁺ C.",
      "The dots apply the Newton-Schulz iteration for the polar factor, x ← x (3 − x²) / 2, to the initial singular values. They are drawn for η = 1/3 with the exact norm.",
      "Each step multiplies the component of C along a direction by 1 − γ x²; x is its singular value over the largest. With γ = 1 the component vanishes for x = 1 and hardly changes for small x. If B = W A, then D + W C stays constant.",
    ],
    formula: "A \\leftarrow A - \\eta\\,\\rho\\,A A^{\\top} A",
  },
} as const;

export const eaglePanelText = inLanguage("panels/words", english);
