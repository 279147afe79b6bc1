import type { Sentences } from "../../../platform/fields/problem";
import type { EagleKeptProblemCode } from "./kept-problems";

export const eagleKeptSentencesDe: Readonly<Record<EagleKeptProblemCode, Sentences[string]>> = {
  "kept-matrix-symmetry": { message: "muss general, symmetric oder skew-symmetric sein" },
  "kept-matrix-notes": { message: "muss eine Liste sein" },
  "kept-matrix": { message: "muss eine Matrix aus endlichen Zahlen sein" },
  "kept-matrix-or-null": { message: "muss eine Matrix aus endlichen Zahlen sein, oder null" },
  "kept-matrices-or-null": { message: "muss eine Liste von Matrizen aus endlichen Zahlen sein, oder null" },
  "kept-no-matrix-nor-blocks": { message: "muss eine Matrix sein, oder Blöcke mit einer Liste von Rechnern" },
  "kept-solver-curve": { message: "muss iteration, error, change, operations, bytes, milliseconds haben, alle gleich lang" },
};
