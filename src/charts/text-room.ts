/** Room that words take in charts, by rule of thumb: they are set in the letters of the page at 12 to 13 pixels. */

/** Width of a letter, about. */
export const letterWidth = 6.7;

/** Words cut to a width, with an ellipsis for what is missing. */
export function clipped(words: string, width: number): string {
  const most = Math.max(2, Math.floor(width / letterWidth));
  return words.length > most ? `${words.slice(0, most - 1).trimEnd()}…` : words;
}
