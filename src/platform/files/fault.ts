/** How a reader of a file reports the first thing that is wrong, and how large a file may be. */
import type { Problem } from "../fields/problem";

/** Beyond it a runtime cannot hold the file as one text. */
export const largestFile = 512_000_000;

/** Carries the first problem out of the nested loops of a reader; whoever calls the reader turns it into a value. */
export class Fault extends Error {
  readonly problem: Problem;
  constructor(field: string, message: string, hint?: string) {
    super(message);
    this.problem = hint === undefined ? { field, message } : { field, message, hint };
  }
}

/** The problem of a file that is too large to read; null when it is not. */
export function fileSizeProblem(bytes: number): Problem | null {
  if (bytes <= largestFile) return null;
  const [size, limit] = [bytes, largestFile].map((value) => `${Math.ceil(value / 1e6)} MB`);
  return { field: "", message: `the file has ${size}, the limit is ${limit}`, hint: "use fewer samples" };
}

/** 2,000,000 */
export function grouped(count: number): string {
  return count.toLocaleString("en");
}
