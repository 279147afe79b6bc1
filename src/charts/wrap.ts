/** Words of a chart on as many lines as they need. SVG does not break lines, and measuring text would need a browser. */

const averageLetter = 5.9;

export function wrapped(words: string, width: number): string[] {
  const most = Math.max(12, Math.floor(width / averageLetter));
  const lines: string[] = [];
  for (const word of words.split(" ")) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= most) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
