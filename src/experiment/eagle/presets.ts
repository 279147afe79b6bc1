/** Documents to begin with: what the algorithm does, what it costs, and where it fails. */
import { matrixPresets } from "./matrix-presets";
import { type EaglePreset, preset } from "./preset";

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
  preset(
    "race",
    "Five ways to fill a hole",
    "A matrix of rank 96 lost its lower right corner. All solvers see the same three blocks that are left. To a squared error of 1e-20 EAGLE needs 16 iterations, Newton-Schulz 18 and conjugate gradients 358; gradient descent needs more than a hundred thousand. An iteration of EAGLE costs more than one of theirs: draw the errors per operation.",
    { problem: { kind: "low-rank" }, solvers: everyone },
  ),
  preset(
    "log-kappa",
    "Why log κ",
    "The same hole, a hundred times worse conditioned: κ is 10\u2009000. EAGLE needs 27 iterations instead of 16, since its smallest singular value grows by up to 3/2 an iteration relative to the largest. Conjugate gradients need 2\u2009206 for an error of 1e-6 alone, and rounding keeps them from 1e-20.",
    {
      problem: { kind: "low-rank", condition: 10_000 },
      solvers: [{ kind: "eagle" }, { kind: "newton-schulz" }, { kind: "conjugate-gradients", iterations: 5000, tolerance: 0 }],
    },
  ),
  preset(
    "three-machines",
    "One rule, three machines",
    "Three machines hold 80 columns each and exchange only C and D, two columns and two rows. The angle between what they see sets the rate: with α = 1/6 the error falls by 5/6 a round in the end. Freezing A and B once they rest keeps rounding out: without it D is spoiled at 4e-15. Gradient descent sends the same messages and is at 2.4e-7 after 20\u2009000 rounds.",
    {
      problem: { kind: "distributed" },
      solvers: [
        { kind: "eagle", regime: "distributed", accelerated: true, iterations: 300 },
        { kind: "eagle", regime: "distributed", iterations: 300 },
        { kind: "gradient-descent", iterations: 20_000, tolerance: 0 },
      ],
    },
  ),
  preset(
    "few-columns",
    "A quarter of the columns",
    "Every iteration looks at 24 random columns of 96. The paper's rule shrinks the columns it has seen and so spoils the condition that it had won: 428 iterations. Rescaling the seen part instead, which is this project's variant, takes 217. With all columns it is 16; gradient descent on as few columns is at 7 % after 5\u2009000.",
    {
      problem: { kind: "low-rank" },
      solvers: [
        { kind: "eagle" },
        { kind: "eagle", regime: "limited", iterations: 600 },
        { kind: "eagle", regime: "limited", rescaled: true, iterations: 600 },
        { kind: "sketch-sgd", iterations: 5000, tolerance: 0 },
      ],
    },
  ),
  preset(
    "noise",
    "Where it fails: noise",
    "With noise of 0.01 on every entry the small singular values of A are noise too, and B A⁺ C is no longer D. Whoever solves exactly ends at an error of 31: EAGLE and the direct solution alike. EAGLE was best at iteration 4, gradient descent at 28: stopping early regularises.",
    {
      problem: { kind: "low-rank", noise: 0.01 },
      solvers: [
        { kind: "eagle", whenSettled: "continue", iterations: 30 },
        { kind: "gradient-descent", iterations: 3000, tolerance: 0 },
        { kind: "direct" },
      ],
    },
  ),
  preset(
    "finite-elements",
    "Where it does not pay: finite elements",
    "A stiffness matrix of nine loose plates: each takes a rank away, and what its equations leave open is completed. Its right-hand sides hardly touch the small singular values, so conjugate gradients and LSMR need no more iterations than EAGLE, and each of theirs is far cheaper.",
    {
      problem: { kind: "structured" },
      solvers: [{ kind: "eagle" }, { kind: "newton-schulz" }, { kind: "conjugate-gradients" }, { kind: "lsmr" }, { kind: "direct" }],
    },
  ),
  ...matrixPresets,
];

export const defaultPreset = presets[0];
