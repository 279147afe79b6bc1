/** Presets: convergence, cost and limits of the algorithm. */
import { matrixPresets } from "./matrix-presets";
import { paperPresets } from "./paper-presets";
import { type EaglePreset, preset } from "./preset";
import { trainingPresets } from "./training-presets";

export type { EaglePreset } from "./preset";

const everyone = [
  { kind: "eagle" },
  { kind: "newton-schulz" },
  { kind: "conjugate-gradients" },
  // Its changes of D are so small that the stopping rule would act long before convergence.
  { kind: "gradient-descent", iterations: 250_000, tolerance: 0 },
  { kind: "direct" },
];

export const presets: readonly EaglePreset[] = [
  preset("solvers", {
    id: "race",
    title: "Five solvers for a missing block",
    question: "A block is missing. How many iterations does each solver need?",
    context: "A matrix of rank 96 lacks its block D. Five solvers compute D from A, B and C; their errors are compared per iteration.",
    commentary:
      "To [a squared error of 1e-20](race) EAGLE needs 16 iterations, Newton-Schulz 18 and conjugate gradients 358. Gradient descent needs more than a hundred thousand. Under EAGLE [the singular values of A](condition) approach one another; once they are equal, one step gives D. Each iteration of EAGLE costs more than one of conjugate gradients; [the axis “per operation”](race:against.operations) compares the costs.",
    lead: ["race", "matrix"],
    settings: ["problem.condition", "problem.rank", "problem.spectrum", "problem.noise"],
    document: { problem: { kind: "low-rank" }, solvers: everyone },
  }),
  preset("paper", {
    id: "log-kappa",
    title: "Iterations and condition number",
    question: "κ grows a hundredfold. How many more iterations does EAGLE need?",
    context:
      "κ, the condition number of A, is 10\u202f000 instead of the default 100. Three solvers complete D; their errors are compared per iteration.",
    commentary:
      "EAGLE needs [27 iterations](race) instead of 16. A small singular value grows, relative to the largest, [by almost the factor 3/2 per iteration](condition), so iterations grow with log κ. Conjugate gradients need 2\u202f206 for an error of 1e-6 and do not reach 1e-20 here.",
    lead: ["race", "condition"],
    settings: ["problem.condition", "problem.rank", "problem.spectrum", "problem.query"],
    document: {
      problem: { kind: "low-rank", condition: 10_000 },
      solvers: [{ kind: "eagle" }, { kind: "newton-schulz" }, { kind: "conjugate-gradients", iterations: 5000, tolerance: 0 }],
    },
    paper: {
      setting: "Fig. 6: n = d = 240, n′ = d′ = 2, κ from 1e2 to 1e5, 50 runs; seconds on a GPU to a squared error of 1e-20.",
      reproduced:
        "Logarithmic growth: 5.7 more iterations per decade of κ. At κ = 1e4 EAGLE needs about a hundred times fewer iterations than conjugate gradients.",
      differs:
        "96 × 96 with a missing block of 24 × 24, one κ and one seed; iterations instead of seconds. An iteration of EAGLE costs more than one of conjugate gradients.",
    },
  }),
  preset("paper", {
    id: "three-machines",
    title: "Distributed EAGLE on three machines",
    question: "Three machines share the columns. How many rounds does each solver need?",
    context: "Each machine holds 80 columns of A. EAGLE, with and without freezing, is compared with gradient descent.",
    commentary:
      "The machines exchange only [C and D](machines), two columns of 82 numbers. The angle between their ranges sets the rate: with α = 1/6 each round leaves [5/6 of the error](exchange) near the solution. Freezing A and B avoids the growth of rounding errors; without it EAGLE stops after 63 rounds at 5e-10. Gradient descent sends about [as many bytes](exchange:against.bytes) per round and reaches 2.4e-7 after 20\u202f000 rounds.",
    lead: ["exchange", "machines"],
    settings: ["problem.machines", "problem.angle", "problem.condition", "problem.columns"],
    document: {
      problem: { kind: "distributed" },
      solvers: [
        { kind: "eagle", regime: "distributed", accelerated: true, iterations: 300 },
        { kind: "eagle", regime: "distributed", iterations: 300 },
        { kind: "gradient-descent", iterations: 20_000, tolerance: 0 },
      ],
    },
    paper: {
      setting: "Fig. 7: three machines, d = n = 1000, κ = 1e3, data with mean α of 1, 0.83, 0.35 and 0.01.",
      reproduced:
        "Rounds grow with 1/α. Near the solution the error falls by the factor 1 − α per round. Gradient descent needs far more rounds.",
      differs:
        "80 rows, κ = 100, α = 1/6 from the chosen angle. With three machines α cannot lie between 2/3 and 1, so the paper's 0.83 must be a mean over runs.",
    },
  }),
  preset("paper", {
    id: "few-columns",
    title: "A quarter of the columns",
    question: "Each iteration uses a quarter of the columns. What does that cost?",
    context: "EAGLE completes D with all 96 columns, or with 24 random ones by two rules. Sketched gradient descent uses as many.",
    commentary:
      "The paper's rule shrinks only the 24 chosen columns, which [can worsen the condition number of A](condition); it needs [428 iterations](race). This project's rescaled variant needs 217, EAGLE with all columns 16. Gradient descent with the same [sketch size](sketches) is at an error of 7 % after 5\u202f000.",
    lead: ["race", "condition"],
    settings: ["problem.condition", "problem.rank", "solvers[1].r", "solvers[1].sketch"],
    document: {
      problem: { kind: "low-rank" },
      solvers: [
        { kind: "eagle" },
        { kind: "eagle", regime: "limited", iterations: 600 },
        { kind: "eagle", regime: "limited", rescaled: true, iterations: 600 },
        { kind: "sketch-sgd", iterations: 5000, tolerance: 0 },
      ],
    },
    views: { condition: "solver.1" },
    paper: {
      setting:
        "Fig. 18: r = n/8, n/4, n/2 and n with n = 240. EAGLE reaches 1e-2 about 2.5 times faster than stochastic gradient descent at r = n/4.",
      reproduced: "With sampled columns EAGLE reaches a smaller error than gradient descent.",
      differs:
        "96 columns, r = n/4. In the paper iterations grow in proportion to n/r; here they grow faster. The rescaled variant is not in the paper.",
    },
  }),
  preset("paper", {
    id: "noise",
    title: "Noisy data and early stopping",
    question: "Known entries are noisy. When should a solver stop?",
    context:
      "Each known entry has noise of standard deviation 0.01. EAGLE, gradient descent and the direct solver compute D; their errors are compared.",
    commentary:
      "The noise dominates the small singular values of A, so B A⁺ C is no longer near D. At convergence EAGLE and the direct solver have [an error of 31](race). EAGLE was best at [iteration 4](hole:iteration.4), gradient descent at iteration 28. Early iterations hardly use the small singular values, so early stopping regularises.",
    lead: ["race", "condition"],
    settings: ["problem.noise", "problem.condition", "problem.rank", "problem.spectrum"],
    document: {
      problem: { kind: "low-rank", noise: 0.01 },
      solvers: [
        { kind: "eagle", whenSettled: "continue", iterations: 30 },
        { kind: "gradient-descent", iterations: 3000, tolerance: 0 },
        { kind: "direct" },
      ],
    },
    paper: {
      setting: "Fig. 21: noise of standard deviation 0.01; early stopping.",
      reproduced: "With early stopping EAGLE regularises as gradient descent does.",
      differs: "96 × 96 with a missing block of 24 × 24, one seed. The paper does not state its stopping rule for this figure.",
    },
  }),
  preset("solvers", {
    id: "finite-elements",
    title: "Finite elements: Krylov solvers cost less",
    question: "Does EAGLE pay off on a stiffness matrix?",
    context:
      "A stiffness matrix of nine separate plates lacks one dependent equation per plate. Operations of EAGLE and of four other solvers are compared.",
    commentary:
      "Each plate reduces [the rank](matrix) by one; its dependent equation is completed. The right-hand sides have small components along [the small singular directions](condition). Conjugate gradients and LSMR need no more iterations than EAGLE here, and each of theirs [costs far less](race).",
    lead: ["race", "matrix"],
    settings: ["problem.matrix", "problem.size", "problem.parts"],
    document: {
      problem: { kind: "structured" },
      solvers: [{ kind: "eagle" }, { kind: "newton-schulz" }, { kind: "conjugate-gradients" }, { kind: "lsmr" }, { kind: "direct" }],
    },
    views: { race: "against.operations" },
  }),
  ...paperPresets,
  ...trainingPresets,
  ...matrixPresets,
];

export const defaultPreset = presets[0];
