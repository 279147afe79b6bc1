/** What the paper tells of its algorithm, preset by preset, with its figures. */
import { type EaglePreset, preset } from "./preset";

const stepSizes = [
  [1 / 3, 1],
  [0.2 / 3, 0.2],
  [0.5 / 3, 0.5],
  [2 / 3, 2],
  [1 / 3, 0.2],
  [1 / 3, 0.5],
  [1 / 3, 1.9],
  [1, 1.9],
].map(([eta, gamma]) => ({ kind: "eagle", eta, gamma, iterations: 200, tolerance: 0, whenSettled: "continue" }));

export const paperPresets: readonly EaglePreset[] = [
  preset("paper", {
    id: "never-told",
    title: "What the network was never told",
    commentary:
      "A transformer was shown matrices with a hole and graded on the hole alone: nobody spoke to it of singular values. The rule its weights settled on pulls those of A together all the same: κ falls from 100 to 1.02 in 13 iterations, and where all are equal one more step of C makes D exact. The dots are the Newton-Schulz iteration x ← x (3 − x²) / 2 on the values that A began with, computed apart: they lie on the lines.",
    document: { problem: { kind: "low-rank" }, solvers: [{ kind: "eagle" }, { kind: "newton-schulz" }, { kind: "direct" }] },
    first: "condition",
    paper: {
      setting:
        "Figs. 2, 3 and 5, Appendix C.5: four layers of linear attention, trained on 20 × 20 matrices of rank 10, of which A is 18 × 18; their weights amount to three numbers a layer.",
      reproduced:
        "The rule that these numbers are, with η = 1/3 and γ = 1: singular values approach one another, as Newton-Schulz makes them.",
      differs: "No network is trained here. A is 96 × 96 of full rank, and the steps are those of the theorems, not of the weights.",
    },
  }),
  preset("paper", {
    id: "three-budgets",
    title: "One rule, three budgets",
    commentary:
      "The same 96 columns, worked on in three ways. In one place EAGLE needs 10 iterations. Spread over three machines that see the same directions and exchange C and D alone, it needs 16. With 24 random columns an iteration it needs 153, or 96 by this project's rescaled variant. The update is the same four lines in all: only S and the number of machines differ.",
    document: {
      problem: { kind: "distributed", angle: 0, d: 96, columns: 32, core: 24, tilted: 8, dPrime: 24, nPrime: 24 },
      solvers: [
        { kind: "eagle" },
        { kind: "eagle", regime: "distributed", accelerated: true },
        { kind: "eagle", regime: "limited", iterations: 900 },
        { kind: "eagle", regime: "limited", rescaled: true, iterations: 900 },
      ],
    },
    paper: {
      setting: "Algorithm 1 of Section 4, which transformers of three architectures came to (Figs. 1, 2 and 4).",
      reproduced: "One Update for all: full data, M machines, a sketch S.",
      differs: "The paper has no problem that all three solve side by side. The rescaled variant is not in it.",
    },
  }),
  preset("paper", {
    id: "half-rank",
    title: "Half of A says nothing new",
    commentary:
      "A is 96 × 96 but of rank 48, with κ = 1\u202f000. EAGLE needs 22 iterations, as it would without the missing rank: it has no use for an inverse. Conjugate gradients need 299, and are no place to stay: after 5\u202f000 rounding has brought them back to 1.5e-6.",
    document: {
      problem: { kind: "low-rank", rank: 48, condition: 1000 },
      solvers: [
        { kind: "eagle" },
        { kind: "newton-schulz" },
        { kind: "conjugate-gradients", iterations: 5000, tolerance: 0 },
        { kind: "direct" },
      ],
    },
    paper: {
      setting:
        "Fig. 6, rank-deficient A: d = n = 240, seconds to a squared error of 1e-20 on a GPU; conjugate gradients are left out as unreliable.",
      reproduced: "The count of iterations does not rise when A loses rank, and what is unreliable about conjugate gradients.",
      differs: "96 × 96, one rank, one seed; iterations and operations by formula in place of a GPU's seconds.",
    },
  }),
  preset("paper", {
    id: "eight-machines",
    title: "Eight machines are as quick as two",
    commentary:
      "Eight machines of one range (α = 1), each with κ = 1\u202f000, need 21 rounds; three or five need 21 as well, and two need 22. Each round costs every machine the same message. Gradient descent sends about as many bytes a round and needs 1\u202f906.",
    document: {
      problem: { kind: "distributed", machines: 8, angle: 0, condition: 1000, core: 16 },
      solvers: [
        { kind: "eagle", regime: "distributed", accelerated: true },
        { kind: "gradient-descent", iterations: 20_000, tolerance: 0 },
      ],
    },
    views: { race: "against.bytes" },
    paper: {
      setting: "Fig. 8: fixed data of d = n = 1000 with κ = 1e3, split over 1, 3, 5 and 8 machines.",
      reproduced: "The number of rounds does not depend on the number of machines, and the end is quadratic where α = 1.",
      differs:
        "Here every machine has 80 columns of its own, made to span one range; 80 rows. A split of fixed data has α = 1 only if every part spans the whole range.",
    },
  }),
  preset("paper", {
    id: "heavy-tails",
    title: "Entries with heavy tails",
    commentary:
      "X is a product of two factors of rank 48 with entries from a Student t distribution of 4 degrees. EAGLE needs 11 iterations, with Gaussian or sparse ±1 entries 11 as well, with clustered ones 16 and with correlated ones 18: the distribution matters by the κ that it gives A, and only by its logarithm. Conjugate gradients need 59 to 178.",
    document: {
      problem: { kind: "low-rank", rank: 48, distribution: "student" },
      solvers: [{ kind: "eagle" }, { kind: "newton-schulz" }, { kind: "conjugate-gradients" }, { kind: "direct" }],
    },
    paper: {
      setting:
        "Fig. 19: six distributions of the entries, among them Student t with ν = 4, correlated Gaussian (0.8^|i−j|), sparse ±1 and five clusters.",
      reproduced: "All six are under “Entries”; on each EAGLE converges to rounding in 11 to 18 iterations.",
      differs: "96 × 96 with rank 48, one seed; how the paper scales its clusters is not printed.",
    },
  }),
  preset("paper", {
    id: "step-sizes",
    title: "How much the steps matter",
    commentary:
      "Eight choices of η and γ on a matrix of 15 × 15. With 1/3 and 1 EAGLE needs 16 iterations. Both halved, it needs 56; a fifth of both, 161; both doubled, 19. γ alone halved costs 42. Within 200 iterations six of the eight come below 1e-20, so the best error hardly tells them apart; the count of iterations does. The constants of the trained network, 1 and 1.9, were tuned to a bound of ‖A‖: with the exact norm they stall before a hundredth.",
    document: { problem: { kind: "low-rank", d: 15, n: 15, rank: 15, dPrime: 4, nPrime: 4 }, solvers: stepSizes },
    paper: {
      setting: "Fig. 22: n = d = 15, rank 15, best error in 200 iterations; a common factor on (η, γ), or the ratio γ/η, from 0.2 to 2.",
      reproduced: "By the best error in 200 iterations most choices look alike.",
      differs: "Here the way there is drawn, and the constants of the trained network are among the eight. Hole 4 × 4, κ = 100, one seed.",
    },
  }),
  preset("solvers", {
    id: "easy-question",
    title: "Where it does not pay: an easy question",
    commentary:
      "κ is 1\u202f000, but C lies along the directions of A in proportion to their singular values, so the small ones hardly matter. For an error of 1 % conjugate gradients need 9 iterations and EAGLE 6, each of which costs nine of theirs. Who wants 1e-6 asks for the small directions after all: 192 against 16.",
    document: {
      problem: { kind: "low-rank", query: "large", condition: 1000 },
      solvers: [{ kind: "eagle" }, { kind: "newton-schulz" }, { kind: "conjugate-gradients" }, { kind: "direct" }],
    },
    views: { race: "against.operations" },
  }),
];
