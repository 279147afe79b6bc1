/** How a reader of a file reports the first thing that is wrong, and how large a file may be. */
import type { Problem } from "../fields/problem";
import { formatProblem } from "./format-problem";

/** Beyond it a runtime cannot hold the file as one text. */
export const largestFile = 512_000_000;

/** The problem of a file that is too large to read; null when it is not. */
export function fileSizeProblem(bytes: number): Problem | null {
  if (bytes <= largestFile) return null;
  const [size, limit] = [bytes, largestFile].map((value) => `${Math.ceil(value / 1e6)} MB`);
  return formatProblem("file-size", { size, limit });
}

/** 2,000,000 */
export function grouped(count: number): string {
  return count.toLocaleString("en");
}
