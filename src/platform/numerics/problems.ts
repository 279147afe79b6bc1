/** Reasons why a computation is impossible, in English; `problems.de.ts` has the same in German. */
import type { Sentences } from "../fields/problem";

export const numericsSentences = {
  "not-positive-definite": {
    message: "the matrix is not positive definite: pivot {pivot} of {order} is {value}, its diagonal entry was {diagonal}",
    hint: "Add samples or a ridge penalty.",
  },
  "triangle-singular": { message: "diagonal entry {index} of {order} of the triangular matrix is zero" },
  "singular-values-unsettled": { message: "the singular values did not converge within {sweeps} sweeps" },
  "eigenvalues-unsettled": { message: "the eigenvalues did not converge within {sweeps} sweeps" },
  "unfetched-eigenvalues": {
    message: "the eigenvalues of large matrices are not loaded",
    hint: "Check the connection and restart the run.",
  },
  "entry-not-finite": { message: "{entry} is {value}, expected a finite number" },
  "no-webassembly": {
    message: "this browser or runtime has no WebAssembly, which every computation needs",
    hint: "Use a current version of Chrome, Edge, Firefox or Safari, or Node 20.19 or later.",
  },
  "no-simd": {
    message: "this browser or runtime has no WebAssembly SIMD, which every computation needs",
    hint: "Use Chrome 91, Edge 91, Firefox 89, Safari 16.4, Node 20.19 or anything later.",
  },
  "memory-exceeded": {
    message: "{purpose} needs {size} GB, the limit is {limit} GB",
    hint: "Lower the number of samples, the dimension, or the number of supervised prefixes.",
  },
  // Purposes of memory.
  "memory-computation": { message: "this computation" },
  "memory-gram": { message: "a Gram matrix" },
  "memory-least-squares": { message: "least squares" },
  "memory-least-squares-solution": { message: "a least-squares solution" },
} as const satisfies Sentences;

export type NumericsProblemCode = keyof typeof numericsSentences;
