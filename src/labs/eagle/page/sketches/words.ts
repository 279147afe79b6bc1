import { formatCount, formatValue } from "../../../../platform/charts/format";
import { inLanguage } from "../in-language";

/** "a, b and c" */
const listed = (words: readonly string[]) =>
  words.length > 1 ? `${words.slice(0, -1).join(", ")} and ${words[words.length - 1]}` : words.join("");

const english = {
  chart: "Cost to reach an error, by sketch size",
  conditionChart: "Condition number of A per iteration",
  show: "Quantity shown",
  shows: { iterations: "iterations", operations: "operations", seconds: "seconds", condition: "condition number of A" },
  target: "Target error",
  to: (target: string) => `to ${target}`,
  part: "Sketch size",
  parts: { "1": "r = n", "2": "r = n/2", "4": "r = n/4", "8": "r = n/8" },
  begin: "Run all sizes",
  rules: {
    paper: { columns: "columns", orthonormal: "orthonormal" },
    rescaled: { columns: "columns, rescaled", orthonormal: "orthonormal, rescaled" },
  },
  upward: {
    iterations: (target: string) => `iterations to a squared error of ${target}`,
    operations: (target: string) => `floating-point operations to a squared error of ${target}`,
    seconds: (target: string) => `seconds of computing to a squared error of ${target}`,
  },
  upwardCondition: "condition number of A",
  across: "n / r: 1 uses all columns, 8 one eighth of them",
  inProportion: "proportional to n / r",
  acrossCondition: "iterations",
  read: "Read the values at a place of the axis",
  at: (x: number) => `n / r = ${formatValue(x)}`,
  atIteration: (x: number) => `iteration ${formatValue(x)}`,
  floor: "0",
  amounts: {
    iterations: (value: number) => (value === 1 ? "1 iteration" : `${formatCount(value)} iterations`),
    operations: (value: number) => `${formatValue(value)} operations`,
    seconds: (value: number) => `${formatValue(value)} s`,
    condition: formatValue,
  },
  asleep:
    "With a sketch an iteration uses r of the n columns of A: it costs less, but more iterations are needed. Run all sizes with the paper’s rule and this project’s rescaled rule.",
  waiting: "The first sketches are running.",
  unknown: "The true D is unknown or zero, so errors cannot be computed. The condition number of A can still be shown.",
  tooLarge: "A is too large to compute its condition number in each iteration.",
  withAll: (n: string, target: string, amount: string) => `With all ${n} columns EAGLE takes ${amount} to ${target}.`,
  withSome: (r: string, target: string, rules: readonly string[]) => `With ${r} of them, to ${target}: ${listed(rules)}.`,
  reached: (rule: string, amount: string) => `${rule} ${amount}`,
  missed: (rule: string, iterations: string, error: string) => `${rule} not in ${iterations} iterations (${error})`,
  conditionsFrom: (r: string, n: string, start: string) =>
    `With ${r} of ${n} columns per iteration, the condition number of A starts at ${start} and ends`,
  conditions: (from: string, rules: readonly string[]) => `${from} ${listed(rules)}.`,
  conditionOf: (rule: string, last: string) => `at ${last} (${rule})`,
  columns: {
    rule: "Rule",
    r: "r",
    target: "Squared error",
    iterations: "Iterations",
    operations: "Operations",
    seconds: "Seconds",
    condition: "final κ of A",
  },
  explain: [
    "Each iteration draws a new sketch A S: r columns of A, or r random orthonormal combinations of all. Each rule runs to an error of 1e-20, at most 1\u202f500 iterations.",
    "The paper’s rule multiplies the sketched part of A by 2/3 along its leading direction and leaves the rest of A unchanged. A sketch therefore worsens the condition number of a well-conditioned A. For r < n, the runs here show no quadratic convergence at the end.",
    "“Rescaled” is this project’s variant. It scales A once to norm 1; each step moves the singular values of the sketched part towards 1.",
  ],
  formula:
    "A \\leftarrow A + \\bigl(\\tfrac12 \\tilde A - \\tfrac12 \\tilde A \\tilde A^{\\top} \\tilde A\\bigr) S^{\\top}, \\qquad \\tilde A = A S",
} as const;

export const sketchesText = inLanguage("sketches/words", english);
