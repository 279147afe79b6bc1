import { formatCount, formatValue } from "../../../../platform/charts/format";
import { inLanguage } from "../in-language";

/** "a, b and c" */
const listed = (words: readonly string[]) =>
  words.length > 1 ? `${words.slice(0, -1).join(", ")} and ${words[words.length - 1]}` : words.join("");

const english = {
  chart: "What it takes to reach an error, by the size of the sketch",
  conditionChart: "Condition number of A by iterations",
  show: "What is drawn",
  shows: { iterations: "iterations", operations: "operations", seconds: "seconds", condition: "what becomes of A" },
  target: "Error to be reached",
  to: (target: string) => `to ${target}`,
  part: "Size of the sketch",
  parts: { "1": "r = n", "2": "r = n/2", "4": "r = n/4", "8": "r = n/8" },
  begin: "Try all sizes",
  rules: {
    paper: { columns: "columns", orthonormal: "orthonormal" },
    rescaled: { columns: "columns, ours", orthonormal: "orthonormal, ours" },
  },
  upward: {
    iterations: (target: string) => `iterations to a squared error of ${target}`,
    operations: (target: string) => `floating-point operations to a squared error of ${target}`,
    seconds: (target: string) => `seconds of computing to a squared error of ${target}`,
  },
  upwardCondition: "condition number of all of A",
  across: "n / r: 1 looks at all columns, 8 at an eighth of them",
  inProportion: "in proportion to n / r",
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
    "A sketch looks at r of the n columns of A in an iteration: cheaper, and slower to arrive. Here all sizes can be tried on this problem, by the paper’s rule and by this project’s.",
  waiting: "The first sketches are tried.",
  unknown: "The true D is not known, or zero: no error can be reached. What becomes of A can still be seen.",
  tooLarge: "A is too large for its condition number to be watched.",
  withAll: (n: string, target: string, amount: string) => `With all ${n} columns EAGLE takes ${amount} to ${target}.`,
  withSome: (r: string, target: string, rules: readonly string[]) => `With ${r} of them, to ${target}: ${listed(rules)}.`,
  reached: (rule: string, amount: string) => `${rule} ${amount}`,
  missed: (rule: string, iterations: string, error: string) => `${rule} not in ${iterations} iterations (${error})`,
  conditionsFrom: (r: string, n: string, start: string) =>
    `With ${r} of ${n} columns an iteration, the condition number of A, ${start} at first, ends`,
  conditions: (from: string, rules: readonly string[]) => `${from} ${listed(rules)}.`,
  conditionOf: (rule: string, last: string) => `at ${last} (${rule})`,
  columns: {
    rule: "Rule",
    r: "r",
    target: "Squared error",
    iterations: "Iterations",
    operations: "Operations",
    seconds: "Seconds",
    condition: "κ of A at the end",
  },
  explain: [
    "Every iteration looks at A S: r columns of A drawn afresh, or r random orthonormal combinations of all. Each rule is run to an error of 1e-20, or for 1\u202f500 iterations.",
    "The paper’s rule shrinks the sketched part of A to 2/3 in its leading direction, less in the others, and leaves the rest of A as it is: once A is well conditioned, the next sketch worsens its condition again. As soon as r is less than n, the last digits no longer come at a stroke.",
    "“Ours” is this project’s variant, not the paper’s: A has norm 1 once, and the part that is seen is brought towards singular values of 1, where what was seen before already is.",
  ],
  formula:
    "A \\leftarrow A + \\bigl(\\tfrac12 \\tilde A - \\tfrac12 \\tilde A \\tilde A^{\\top} \\tilde A\\bigr) S^{\\top}, \\qquad \\tilde A = A S",
} as const;

export const sketchesText = inLanguage("sketches/words", english);
