/** Documents to begin with: what the algorithm does, what it costs, and where it fails. */
import { matrixPresets } from "./matrix-presets";
import { paperPresets } from "./paper-presets";
import { type EaglePreset, preset } from "./preset";
import { trainingPresets } from "./training-presets";

export type { EaglePreset } from "./preset";

const everyone = [
  { kind: "eagle" },
  { kind: "newton-schulz" },
  { kind: "conjugate-gradients" },
  // It changes D by so little that it would seem to have settled long before it has.
  { kind: "gradient-descent", iterations: 250_000, tolerance: 0 },
  { kind: "direct" },
];

export const presets: readonly EaglePreset[] = [
  preset("solvers", {
    id: "race",
    title: "Five ways to fill a hole",
    commentary:
      "A matrix of rank 96 lost its lower right corner. All solvers see the same three blocks that are left. To a squared error of 1e-20 EAGLE needs 16 iterations, Newton-Schulz 18 and conjugate gradients 358; gradient descent needs more than a hundred thousand. An iteration of EAGLE costs more than one of theirs: draw the errors per operation.",
    document: { problem: { kind: "low-rank" }, solvers: everyone },
  }),
  preset("paper", {
    id: "log-kappa",
    title: "Why log κ",
    commentary:
      "The same hole, a hundred times worse conditioned: κ is 10\u202f000. EAGLE needs 27 iterations instead of 16, since its smallest singular value grows by up to 3/2 an iteration relative to the largest. Conjugate gradients need 2\u202f206 for an error of 1e-6 alone, and rounding keeps them from 1e-20.",
    document: {
      problem: { kind: "low-rank", condition: 10_000 },
      solvers: [{ kind: "eagle" }, { kind: "newton-schulz" }, { kind: "conjugate-gradients", iterations: 5000, tolerance: 0 }],
    },
    paper: {
      setting: "Fig. 6: n = d = 240, n′ = d′ = 2, κ from 1e2 to 1e5, 50 runs; seconds on a GPU to a squared error of 1e-20.",
      reproduced:
        "The logarithm: 5.7 iterations more for every power of ten, and about a hundred times fewer than conjugate gradients at κ = 1e4.",
      differs:
        "96 × 96 with a hole of 24 × 24, one κ at a time and one seed; iterations in place of seconds. Fewer iterations are not as much less time: each costs more.",
    },
  }),
  preset("paper", {
    id: "three-machines",
    title: "One rule, three machines",
    commentary:
      "Three machines hold 80 columns each and exchange only C and D: two columns of 82 numbers. The angle between their ranges sets the rate: with α = 1/6 the error falls to 5/6 of itself a round in the end. Freezing A and B once they rest keeps rounding out: without it rounding reaches the size of A after 63 rounds, and EAGLE ends at 5e-10. Gradient descent sends about as many bytes and is at 2.4e-7 after 20\u202f000 rounds.",
    document: {
      problem: { kind: "distributed" },
      solvers: [
        { kind: "eagle", regime: "distributed", accelerated: true, iterations: 300 },
        { kind: "eagle", regime: "distributed", iterations: 300 },
        { kind: "gradient-descent", iterations: 20_000, tolerance: 0 },
      ],
    },
    paper: {
      setting: "Fig. 7: three machines, d = n = 1000, κ = 1e3, data of mean α 1, 0.83, 0.35 and 0.01.",
      reproduced: "Rounds grow with 1/α, and the error falls by the factor 1 − α a round in the end; gradient descent needs far more.",
      differs:
        "80 rows, κ = 100, α = 1/6 by construction: the angle sets it. No data of three machines have an α between 2/3 and 1, so the paper's 0.83 can only be a mean over runs.",
    },
  }),
  preset("paper", {
    id: "few-columns",
    title: "A quarter of the columns",
    commentary:
      "Every iteration looks at 24 random columns of 96. The paper's rule shrinks the columns it has seen and so spoils the condition that it had won: 428 iterations. Rescaling the seen part instead, which is this project's variant, takes 217. With all columns it is 16; gradient descent on as few columns is at 7 % after 5\u202f000.",
    document: {
      problem: { kind: "low-rank" },
      solvers: [
        { kind: "eagle" },
        { kind: "eagle", regime: "limited", iterations: 600 },
        { kind: "eagle", regime: "limited", rescaled: true, iterations: 600 },
        { kind: "sketch-sgd", iterations: 5000, tolerance: 0 },
      ],
    },
    paper: {
      setting:
        "Fig. 18: r = n/8, n/4, n/2 and n with n = 240; EAGLE reaches 1e-2 about 2.5 times sooner than stochastic gradient descent at r = n/4.",
      reproduced: "EAGLE on sampled columns is ahead of gradient descent on as many.",
      differs:
        "96 columns, r = n/4. The paper says that iterations grow in proportion to n/r; they grow faster, and the rescaled variant, which is not the paper's, loses less.",
    },
  }),
  preset("paper", {
    id: "noise",
    title: "Where it fails: noise",
    commentary:
      "With noise of 0.01 on every entry the small singular values of A are noise too, and B A⁺ C is no longer D. Whoever solves exactly ends at an error of 31: EAGLE and the direct solution alike. EAGLE was best at iteration 4, gradient descent at 28: stopping early regularises.",
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
      reproduced: "Stopped early, EAGLE regularises as gradient descent does.",
      differs: "96 × 96 with a hole of 24 × 24, one seed; how the paper chose when to stop is not said.",
    },
  }),
  preset("solvers", {
    id: "finite-elements",
    title: "Where it does not pay: finite elements",
    commentary:
      "A stiffness matrix of nine loose plates: each takes a rank away, and what its equations leave open is completed. Its right-hand sides hardly touch the small singular values, so conjugate gradients and LSMR need no more iterations than EAGLE, and each of theirs is far cheaper.",
    document: {
      problem: { kind: "structured" },
      solvers: [{ kind: "eagle" }, { kind: "newton-schulz" }, { kind: "conjugate-gradients" }, { kind: "lsmr" }, { kind: "direct" }],
    },
  }),
  ...paperPresets,
  ...trainingPresets,
  ...matrixPresets,
];

export const defaultPreset = presets[0];
