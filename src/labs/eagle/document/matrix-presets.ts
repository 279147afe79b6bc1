/** Generated small matrices of the kinds of the paper's large ones, completed from a block of full rank. */
import { type EaglePreset, preset } from "./preset";

const solvers = [{ kind: "eagle" }, { kind: "newton-schulz" }, { kind: "conjugate-gradients" }, { kind: "lsmr" }, { kind: "direct" }];

export const matrixPresets: readonly EaglePreset[] = [
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
