/** Room that words take in charts, by rule of thumb: they are set in the letters of the page at 12 to 13 pixels. */

import { averageLetter, wrapped } from "./wrap";

/** Width of a letter, about. */
export const letterWidth = 6.7;

/** Words on as many lines as they need, and at most so many; only where these are too few are the last words cut. */
export function linesWithin(words: string, width: number, most: number): readonly string[] {
  const lines = wrapped(words, (width * averageLetter) / letterWidth);
  const last = Math.max(1, most) - 1;
  const rest = lines.slice(last).join(" ");
  return rest === "" ? lines : [...lines.slice(0, last), clipped(rest, width)];
}

/** Words cut to a width, with an ellipsis for what is missing. */
export function clipped(words: string, width: number): string {
  const most = Math.max(2, Math.floor(width / letterWidth));
  return words.length > most ? `${words.slice(0, most - 1).trimEnd()}…` : words;
}
