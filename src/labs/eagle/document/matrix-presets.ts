/** Small matrices of the kinds that the paper has large ones of, generated: their picture, a block of full rank, and the rest completed from it. */
import { type EaglePreset, preset } from "./preset";

const solvers = [{ kind: "eagle" }, { kind: "newton-schulz" }, { kind: "conjugate-gradients" }, { kind: "lsmr" }, { kind: "direct" }];

export const matrixPresets: readonly EaglePreset[] = [
  preset("solvers", {
    id: "staircase",
    title: "A plan in stairs: a linear programme",
    commentary:
      "Eight periods, each bound to the one before: the picture is a staircase, and one constraint of each period repeats the others, so 152 of 160 rows carry the rank. κ is 2\u202f014 and what is missing needs the small singular values: EAGLE fills the hole in 24 iterations, LSMR in 933, and conjugate gradients are not there after 1\u202f000. EAGLE needs fewer operations than either; the direct solution needs fewer still.",
    document: { problem: { kind: "structured", matrix: "staircase", size: 160, parts: 8 }, solvers },
  }),
  preset("solvers", {
    id: "laplacian",
    title: "Ten islands: a graph Laplacian",
    commentary:
      "Ten rings with chords and no edge between them: ten blocks in the picture, and each takes a rank away, since rows of a Laplacian add up to nothing. One node of every ring is left out, and follows from the others. κ is 100 and hardly matters: EAGLE, conjugate gradients and LSMR need 16 iterations each, and one of EAGLE costs about twenty of theirs.",
    document: { problem: { kind: "structured", matrix: "laplacian", size: 150, parts: 10 }, solvers },
  }),
  preset("solvers", {
    id: "circuit",
    title: "Circuits without a ground",
    commentary:
      "Modified nodal analysis of ten circuits: conductances, and a frame of ±1 for their voltage sources. No circuit is grounded, so each leaves one potential open and takes a rank away. EAGLE fills the hole in 23 iterations, conjugate gradients in 31; an iteration of theirs is the cheaper by far.",
    document: { problem: { kind: "structured", matrix: "circuit", size: 160, parts: 10 }, solvers },
  }),
];
