/** Words of a chart on as many lines as they need. SVG does not break lines, and measuring text would need a browser. */

export const averageLetter = 5.9;
/** Between the baselines of two lines. */
export const labelLine = 14;
/** Bold letters are wider: such words have this share of the room. */
export const bold = 0.9;

/**
 * The name of a learner in so much room. A name that is too long is cut to the part after the comma, which distinguishes it from
 * others of its kind.
 */
export function shortName(name: string, width: number): string {
  const comma = name.indexOf(", ");
  return comma < 0 || name.length * averageLetter <= width ? name : name.slice(comma + 2);
}

/** Words on lines of at most so many pixels, or of so many letters at least; a word is never broken. */
export function wrapped(words: string, width: number, least = 12): string[] {
  const most = Math.max(least, Math.floor(width / averageLetter));
  const lines: string[] = [];
  for (const word of words.split(" ")) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= most) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
