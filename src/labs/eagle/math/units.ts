import { binaryExponent, largestMagnitude, timesPowerOfTwo } from "../../../platform/numerics/powers-of-two";
import type { Block, Problem } from "./problem";

/**
 * Powers of two by which A, B and C are divided before a problem is solved, so that squares of their entries neither overflow
 * nor underflow: exponents, 0 where a matrix has entries near 1. Divisions are exact, so an answer has the same bits in all units
 * in which no entry is subnormal.
 */
export interface Units {
  readonly A: number;
  readonly B: number;
  readonly C: number;
}

/** Matrices that shrink on the way are brought back to norm 1 below this norm, long before its square underflows. */
export const smallNorm = 2 ** -256;

/** The units in which the largest entries of A, B and C, each over all machines, lie in [1, 2). */
export function unitsOf({ blocks, C }: Pick<Problem, "blocks" | "C">): Units {
  const largest = (part: (block: Block) => Float64Array) => Math.max(0, ...blocks.map((block) => largestMagnitude(part(block))));
  return {
    A: binaryExponent(largest(({ A }) => A)),
    B: binaryExponent(largest(({ B }) => B)),
    C: binaryExponent(largestMagnitude(C)),
  };
}

/** A problem with A, B and C in these units; D stays as it is. */
export function inUnits(problem: Problem, units: Units): Problem {
  if (units.A === 0 && units.B === 0 && units.C === 0) return problem;
  return { ...problem, blocks: problem.blocks.map((block) => blockInUnits(block, units)), C: timesPowerOfTwo(problem.C, -units.C) };
}

export function blockInUnits({ A, B, columns }: Block, units: Pick<Units, "A" | "B">): Block {
  return { A: timesPowerOfTwo(A, -units.A), B: timesPowerOfTwo(B, -units.B), columns };
}

/** The exponent of D = B A^+ C in the problem's units. */
export function exponentOfD({ A, B, C }: Units): number {
  return B + C - A;
}
