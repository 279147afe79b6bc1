/** Presets on figures of the paper. */
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
    title: "Singular values approach one another",
    question: "EAGLE changes A in every iteration. What happens to its singular values?",
    context:
      "The paper's network was trained on the missing block alone. Singular values of A under EAGLE are compared with the Newton-Schulz iteration.",
    commentary:
      "The loss of the paper's network contains no singular values. The iteration read from its weights still [reduces κ](condition), from 100 to 1.02 in 13 iterations. Once all singular values are equal, [one more step gives D](race). The dots, the Newton-Schulz iteration x ← x (3 − x²) / 2 on the initial singular values, lie on the lines.",
    lead: ["condition", "race"],
    settings: ["problem.condition", "problem.rank", "problem.spectrum", "problem.distribution"],
    document: { problem: { kind: "low-rank" }, solvers: [{ kind: "eagle" }, { kind: "newton-schulz" }, { kind: "direct" }] },
    paper: {
      setting:
        "Figs. 2, 3 and 5, Appendix C.5: four layers of linear attention, trained on 20 × 20 matrices of rank 10. A is 18 × 18; three scalars per layer describe the weights.",
      reproduced: "With η = 1/3 and γ = 1 the singular values approach one another as in the Newton-Schulz iteration.",
      differs: "No network is trained here. A is 96 × 96 of full rank, with the step sizes of the theorems.",
    },
  }),
  preset("paper", {
    id: "three-budgets",
    title: "One update rule in three regimes",
    question: "Full data, machines or a sketch: how many iterations are needed?",
    context:
      "EAGLE receives 96 columns on one machine, spread over three machines, or 24 random ones per iteration. Errors are compared per iteration.",
    commentary:
      "On one machine EAGLE needs [10 iterations](race). On three machines with the same range, which exchange only [C and D](machines), it needs 16. With [a sketch of 24 columns](condition:solver.2) it needs 153, or 96 with this project's rescaled variant. The update is the same four lines in each; only S and the number of machines differ.",
    lead: ["race", "condition"],
    settings: ["problem.angle", "problem.condition", "problem.columns", "solvers[2].r"],
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
      setting: "Algorithm 1 of Section 4, extracted from transformers of three architectures (Figs. 1, 2 and 4).",
      reproduced: "One update rule for full data, M machines and a sketch S.",
      differs: "The paper has no problem on which all three regimes run. The rescaled variant is not in the paper.",
    },
  }),
  preset("paper", {
    id: "half-rank",
    title: "Rank-deficient A",
    question: "A has half of its full rank. Which solvers stay accurate?",
    context: "A is 96 × 96 with rank 48 and κ = 1\u202f000. Four solvers complete D; their errors are compared per iteration.",
    commentary:
      "EAGLE needs [22 iterations](race), as many as with full rank. Its update leaves zero [singular values of A](condition) at zero, so only the others count. Conjugate gradients need 299; after 5\u202f000 iterations their error has grown to 1.5e-6 again.",
    lead: ["race", "condition"],
    settings: ["problem.rank", "problem.condition", "problem.spectrum"],
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
        "Fig. 6, rank-deficient A: d = n = 240, seconds on a GPU to a squared error of 1e-20. Conjugate gradients are omitted as unreliable.",
      reproduced: "The number of iterations of EAGLE does not rise when A loses rank. Conjugate gradients lose accuracy if they continue.",
      differs: "96 × 96, one rank, one seed; iterations and counted operations instead of seconds on a GPU.",
    },
  }),
  preset("paper", {
    id: "eight-machines",
    title: "Rounds for two to eight machines",
    question: "Eight machines share the columns. How many rounds does EAGLE need?",
    context: "All machines have the same range and κ = 1\u202f000. EAGLE is compared with gradient descent by rounds and bytes.",
    commentary:
      "With one common range (α = 1), eight machines need [21 rounds](exchange). Three or five machines need 21 as well, and two need 22. Each round costs [a machine](machines) the same message. Gradient descent sends about [as many bytes](exchange:against.bytes) per round and needs 1\u202f906 rounds.",
    lead: ["exchange", "machines"],
    settings: ["problem.machines", "problem.angle", "problem.condition", "problem.core"],
    document: {
      problem: { kind: "distributed", machines: 8, angle: 0, condition: 1000, core: 16 },
      solvers: [
        { kind: "eagle", regime: "distributed", accelerated: true },
        { kind: "gradient-descent", iterations: 20_000, tolerance: 0 },
      ],
    },
    paper: {
      setting: "Fig. 8: fixed data with d = n = 1000 and κ = 1e3, split over 1, 3, 5 and 8 machines.",
      reproduced: "The number of rounds hardly depends on the number of machines. With α = 1 convergence is quadratic at the end.",
      differs:
        "Here each machine has 80 rows and 80 columns of its own, with a common range by construction. A split of fixed data has α = 1 only if every part spans the whole range.",
    },
  }),
  preset("paper", {
    id: "heavy-tails",
    title: "Entries with heavy tails",
    question: "Entries have heavy tails. How many iterations does each solver need?",
    context: "A matrix of rank 48 is a product of factors with Student t entries. Four solvers complete its block D.",
    commentary:
      "With entries from a Student t distribution with 4 degrees of freedom EAGLE needs [11 iterations](race). With Gaussian or sparse ±1 entries it needs 11 as well, with clustered entries 16 and with correlated entries 18. In theory the distribution enters only through [log κ of A](condition). Conjugate gradients need 59 to 178.",
    lead: ["race", "matrix"],
    settings: ["problem.distribution", "problem.rank", "problem.noise"],
    document: {
      problem: { kind: "low-rank", rank: 48, distribution: "student" },
      solvers: [{ kind: "eagle" }, { kind: "newton-schulz" }, { kind: "conjugate-gradients" }, { kind: "direct" }],
    },
    paper: {
      setting:
        "Fig. 19: six distributions of the entries, among them Student t with ν = 4, correlated Gaussian (0.8^|i−j|), sparse ±1 and five clusters.",
      reproduced: "The setting “Entries” offers all six; on each EAGLE converges to rounding in 11 to 18 iterations.",
      differs: "96 × 96 with rank 48, one seed. The paper does not give the scale of its clusters.",
    },
  }),
  preset("paper", {
    id: "step-sizes",
    title: "Step sizes η and γ",
    question: "Which step sizes η and γ let EAGLE converge fastest?",
    context: "EAGLE runs with eight choices of η and γ on one matrix A of 15 × 15. The strong curve has the default, η = 1/3 and γ = 1.",
    commentary:
      "With η = 1/3 and γ = 1 EAGLE needs [16 iterations](race); with both halved 56, with a fifth of both 161, with both doubled 19. With γ alone halved it needs 42: an iteration then at most halves [a component of C](condition:solver.5_shows.residual). Within 200 iterations six of the eight reach 1e-20. The trained network scales its 1 and 1.9 by a bound on ‖A‖; with the exact norm errors stay above a hundredth.",
    lead: ["race", "condition"],
    settings: ["problem.condition", "problem.rank", "solvers[0].eta", "solvers[0].gamma"],
    document: { problem: { kind: "low-rank", d: 15, n: 15, rank: 15, dPrime: 4, nPrime: 4 }, solvers: stepSizes },
    paper: {
      setting:
        "Fig. 22: n = d = 15, rank 15, best error in 200 iterations. A common factor multiplies η and γ, or the ratio γ/η varies, from 0.2 to 2.",
      reproduced: "Most choices have similar best errors within 200 iterations.",
      differs:
        "Here whole curves are drawn, and the trained network's constants are among the eight. Missing block 4 × 4, κ = 100, one seed.",
    },
  }),
  preset("solvers", {
    id: "easy-question",
    title: "C along the large singular directions",
    question: "C lies mainly along large singular directions. Which solver needs fewest operations?",
    context: "κ is 1\u202f000, but the components of C are proportional to the singular values of A. Four solvers complete D.",
    commentary:
      "For an error of 1 % conjugate gradients need 9 iterations and EAGLE 6; [one of EAGLE costs nine of theirs](race). [Along the small singular directions](condition:shows.residual) C has small components, which hardly matter for this error. For 1e-6 they matter: 192 iterations against 16.",
    lead: ["race", "condition"],
    settings: ["problem.query", "problem.condition", "problem.rank", "problem.spectrum"],
    document: {
      problem: { kind: "low-rank", query: "large", condition: 1000 },
      solvers: [{ kind: "eagle" }, { kind: "newton-schulz" }, { kind: "conjugate-gradients" }, { kind: "direct" }],
    },
    views: { race: "against.operations" },
  }),
];
