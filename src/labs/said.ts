/** What catalogues of words say, texts and functions alike: for the test that compares them in both languages. */

export interface Said {
  /** Of the text, with the number of the question where it is what a function answers. */
  readonly path: string;
  readonly words: string;
}

/** Names that a function is given; no word of either language. */
const names = ["Qxa", "Qxb", "Qxc", "Qxd", "Qxe", "Qxf"];
const figures = { nullity: 3, rank: 5, psi: 8, samples: 7, pairs: 2, unseen: 4, traces: 6, probes: 3, changed: 2, error: 0.1, noise: 0.2, heads: 2, steps: 9, seed: 4, accuracy: 0.8, better: 17, gamma: 1.9 }; // biome-ignore format: one line

/** What functions are asked with: whoever is asked with the wrong things answers nothing, or nothing of worth, and is asked again. */
const questions: readonly (readonly unknown[])[] = [
  [3, 5, 7, 11, 13, 17],
  [1, 1, 1, 1, 1, 1],
  [0, 0, 0, 0, 0, 0],
  names,
  ["Qxa", 3, 5, 7, 11],
  ["Qxa", "Qxb", 3, 5, 7],
  [3, "Qxa", "Qxb", "Qxc"],
  [["Qxa", "Qxb"], ["Qxc", "Qxd"], 3, 5],
  ["Qxa", "Qxb", ["Qxc", "Qxd"]],
  [3, ["Qxa", "Qxb"], 5],
  [{ way: "Qxa", figures }],
  [{ way: "start", figures }],
  [{ count: 3, largest: { given: 5, computed: 7, rounded: 11 }, wrong: { given: 2, computed: 3, rounded: 5 } }],
  [{ backend: "WASM", obstacle: "float64", message: "Qxa", milliseconds: { gram: 3, solve: 5, refinement: 7 }, residualBefore: 3, residualAfter: 5, rounds: 7 }, 3], // biome-ignore format: one line
];

/** Every text of a catalogue, and what every function answers to each question that it can answer. */
export function saidBy(value: unknown, path: string): Said[] {
  if (typeof value === "string") return [{ path, words: value }];
  if (typeof value === "function") return answersOf(value as (...given: readonly unknown[]) => unknown, path);
  if (typeof value !== "object" || value === null || path.endsWith(".forms")) return [];
  return Object.entries(value).flatMap(([key, inner]) => saidBy(inner, `${path}.${key}`));
}

function answersOf(say: (...given: readonly unknown[]) => unknown, path: string): Said[] {
  return questions.flatMap((given, question) => {
    const answer = answerTo(say, given);
    return answer === null ? [] : [{ path: `${path}(${question})`, words: answer }];
  });
}

/** Null for a question that makes no sense to the function. */
function answerTo(say: (...given: readonly unknown[]) => unknown, given: readonly unknown[]): string | null {
  try {
    const answer = say(...given);
    if (typeof answer === "string") return answer;
    // What it was given, as it was given, are no words.
    return typeof answer === "object" && answer !== null && !given.includes(answer) ? JSON.stringify(answer) : null;
  } catch {
    return null;
  }
}

/** Without what a function was given, and what it made of what it was not given. */
export function ownWords(words: string): string {
  return words.replaceAll(/Qx[a-f]|undefined|NaN|null|true|false|Infinity|\[object Object\]/gi, "");
}
