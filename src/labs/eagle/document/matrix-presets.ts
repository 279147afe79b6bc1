/** Small matrices to complete: kinds of the paper's large ones from a block of full rank, and a prompt of a regression. */
import { type EaglePreset, preset } from "./preset";

const solvers = [{ kind: "eagle" }, { kind: "newton-schulz" }, { kind: "conjugate-gradients" }, { kind: "lsmr" }, { kind: "direct" }];

export const matrixPresets: readonly EaglePreset[] = [
  preset("solvers", {
    id: "prompt-as-matrix",
    title: "A prompt with one missing entry",
    question: "A regression prompt lacks its answer. How fast is each solver?",
    context:
      "The columns are 31 examples and a query; the last row has the labels without the query's. Five solvers compute it, compared per iteration.",
    commentary:
      "A holds the inputs, B their labels and C the query, so least squares on the examples gives [D](matrix). To [a squared error of 1e-20](race) conjugate gradients need 4 iterations, EAGLE 6 and gradient descent 75. EAGLE begins with a step of gradient descent; then [the singular values of A](condition) approach one another. [Layers of linear attention](preset:learnability.layers-and-steps) are compared with gradient steps on many such prompts.",
    lead: ["race", "matrix"],
    settings: ["problem.n", "problem.condition", "problem.noise", "problem.d"],
    document: {
      // Eigenvalues of the inputs' covariance from 1 to 4 are singular values from 1 to 2.
      problem: { kind: "low-rank", d: 4, n: 31, dPrime: 1, nPrime: 1, rank: 4, condition: 2, spectrum: "linear", query: "large" },
      solvers: [
        { kind: "eagle" },
        { kind: "newton-schulz" },
        { kind: "conjugate-gradients" },
        { kind: "gradient-descent", iterations: 200, tolerance: 0 },
        { kind: "direct" },
      ],
    },
  }),
  preset("solvers", {
    id: "staircase",
    title: "Staircase linear programme",
    question: "Small singular values matter here. Which solvers reach the target?",
    context:
      "A staircase matrix of eight periods has one redundant constraint per period. Five solvers complete the missing block, compared per iteration.",
    commentary:
      "One constraint per period is redundant, so [152 of 160 rows](matrix) carry the rank. [κ is 2\u202f014](condition), and the missing block depends on the small singular values. EAGLE needs [24 iterations](race), LSMR 933, and conjugate gradients do not reach the target in 1\u202f000. EAGLE needs [fewer operations](race:against.operations) than either; the direct solver needs fewer than EAGLE.",
    lead: ["race", "matrix"],
    settings: ["problem.matrix", "problem.size", "problem.parts"],
    document: { problem: { kind: "structured", matrix: "staircase", size: 160, parts: 8 }, solvers },
  }),
  preset("solvers", {
    id: "laplacian",
    title: "Graph Laplacian with ten components",
    question: "Do Krylov solvers need more iterations than EAGLE on a graph?",
    context:
      "A graph of ten rings without edges between them lacks one node per ring. Five solvers complete its Laplacian, compared per iteration.",
    commentary:
      "The rows of a Laplacian sum to zero, so each of [ten diagonal blocks](matrix) reduces the rank by one. [κ is 100](condition): EAGLE, conjugate gradients and LSMR need [16 iterations](race) each. One iteration of EAGLE costs [about twenty of theirs](race:against.operations).",
    lead: ["race", "matrix"],
    settings: ["problem.matrix", "problem.size", "problem.parts"],
    document: { problem: { kind: "structured", matrix: "laplacian", size: 150, parts: 10 }, solvers },
  }),
  preset("solvers", {
    id: "circuit",
    title: "Ungrounded circuits",
    question: "Ten circuits have no ground. Which iterative solver costs least?",
    context:
      "Modified nodal analysis of all circuits gives one matrix, whose dependent equations are completed. Operations of five solvers are compared.",
    commentary:
      "[The matrix](matrix) holds conductances, bordered by ±1 for the voltage sources. No circuit is grounded, so each leaves one potential undetermined and reduces the rank by one. EAGLE needs 23 iterations, conjugate gradients 31; an iteration of conjugate gradients [costs far less](race).",
    lead: ["race", "matrix"],
    settings: ["problem.matrix", "problem.size", "problem.parts"],
    document: { problem: { kind: "structured", matrix: "circuit", size: 160, parts: 10 }, solvers },
    views: { race: "against.operations" },
  }),
];
