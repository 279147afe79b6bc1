/** Generated small matrices of the kinds of the paper's large ones, completed from a block of full rank. */
import { type EaglePreset, preset } from "./preset";

const solvers = [{ kind: "eagle" }, { kind: "newton-schulz" }, { kind: "conjugate-gradients" }, { kind: "lsmr" }, { kind: "direct" }];

export const matrixPresets: readonly EaglePreset[] = [
  preset("solvers", {
    id: "staircase",
    title: "Staircase linear programme",
    commentary:
      "Eight periods, each coupled to the previous one, give a staircase pattern. One constraint per period is redundant, so 152 of 160 rows carry the rank. κ is 2\u202f014, and the missing block depends on the small singular values. EAGLE needs 24 iterations, LSMR 933, and conjugate gradients do not reach the target in 1\u202f000. EAGLE needs fewer operations than either; the direct solver needs fewer than EAGLE.",
    document: { problem: { kind: "structured", matrix: "staircase", size: 160, parts: 8 }, solvers },
  }),
  preset("solvers", {
    id: "laplacian",
    title: "Graph Laplacian with ten components",
    commentary:
      "Ten rings with chords and no edges between them give ten diagonal blocks. Each block reduces the rank by one, since the rows of a Laplacian sum to zero. One node per ring is left out and completed from the others. κ is 100: EAGLE, conjugate gradients and LSMR need 16 iterations each. One iteration of EAGLE costs about twenty of theirs.",
    document: { problem: { kind: "structured", matrix: "laplacian", size: 150, parts: 10 }, solvers },
  }),
  preset("solvers", {
    id: "circuit",
    title: "Ungrounded circuits",
    commentary:
      "Modified nodal analysis of ten circuits: conductances, bordered by ±1 for the voltage sources. No circuit is grounded, so each leaves one potential undetermined and reduces the rank by one. EAGLE needs 23 iterations, conjugate gradients 31; an iteration of conjugate gradients costs far less.",
    document: { problem: { kind: "structured", matrix: "circuit", size: 160, parts: 10 }, solvers },
  }),
];
