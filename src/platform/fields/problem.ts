/**
 * What is wrong with something that a person brought, or with a computation of theirs: one problem at a time, with the field at
 * fault. A problem is a value with a code. Its words lie beside the module that raises it, a table of sentences for each
 * language: `problems.ts` in English, `problems.de.ts` in German.
 */
export interface Problem {
  /** Path of the field, as in "learners[2].rate"; empty when the document as a whole is at fault. */
  readonly field: string;
  /** The place in a text that `field` says in English. */
  readonly place?: Problem;
  /** The sentence in English, which reads on from the field: "must be between 2 and 16, got 99". */
  readonly message: string;
  /** What to do about it, in English. */
  readonly hint?: string;
  /** Which sentence it is. */
  readonly code: string;
  /** What stands in the sentence's places. */
  readonly values: Values;
  /** The sentence in English, with its places: for whoever writes numbers in another way than `message` does. */
  readonly sentence?: Sentence;
}

/** Numbers, what a person or a file wrote, and words of ours, which are said in the language of the sentence around them. */
export type Values = Readonly<Record<string, string | number | Problem>>;

/** "{name}" is the place of a value, "{name.hint}" that of the hint of a problem; a hint that comes out empty is none. */
export interface Sentence {
  readonly message: string;
  readonly hint?: string;
}

/** The sentences of a module in one language, by code. */
export type Sentences = Readonly<Record<string, Sentence>>;

/**
 * @param sentences  the module's English ones.
 * @param field      its path, or a place in a text.
 */
export function codedProblem<Table extends Sentences>(
  sentences: Table,
  code: keyof Table & string,
  values: Values = {},
  field: string | Problem = "",
): Problem {
  const sentence = sentences[code];
  return { ...placed(field), code, values, sentence, ...filledIn(sentence, values, (value) => value) };
}

/** A problem's field, of a path or of a place in a text. */
export function placed(field: string | Problem): Pick<Problem, "field" | "place"> {
  return typeof field === "string" ? { field } : { field: field.message, place: field };
}

/**
 * The words of a problem in the language of a table, or in English where the table does not have it; null for a problem that is
 * words alone.
 *
 * @param said  a number, or what a person wrote, in that language.
 */
export function problemWords(
  { code, values = {}, sentence }: Problem,
  sentences: Sentences,
  said: (value: string | number) => string,
): Sentence | null {
  const words = code !== undefined && Object.hasOwn(sentences, code) ? sentences[code] : sentence;
  if (!words) return null;
  const inLanguage = Object.entries(values).map(([name, value]) => [name, typeof value === "object" ? value : said(value)] as const);
  return filledIn(words, Object.fromEntries(inLanguage), (inner) => problemWords(inner, sentences, said) ?? inner);
}

function filledIn({ message, hint = "" }: Sentence, values: Values, inner: (value: Problem) => Sentence): Sentence {
  const filled = (words: string) =>
    words.replace(/\{(\w+)(\.hint)?\}/g, (place, name: string, ofHint?: string) => {
      const value = values[name] ?? place;
      if (typeof value !== "object") return String(value);
      const words = inner(value);
      return ofHint ? (words.hint ?? "") : words.message;
    });
  const advice = filled(hint);
  return { message: filled(message), ...(advice === "" ? {} : { hint: advice }) };
}

/** The problem in one or two sentences of English: "the file is empty. Choose another one." */
export function problemSentences({ field, message, hint }: Problem): string {
  const line = field === "" ? message : `${field} ${message}`;
  return hint ? `${line}. ${hint}` : line;
}

/** The problem as one line: `task.hedas is not a known field (did you mean heads?)`. */
export function problemLine({ field, message, hint }: Problem): string {
  const line = field === "" ? message : `${field} ${message}`;
  return hint === undefined ? line : `${line} (${hint})`;
}

/** "learners[2].rate" from ["learners", 2, "rate"]. */
export function fieldPath(path: readonly PropertyKey[]): string {
  return path.reduce<string>((text, part) => {
    if (typeof part === "number") return `${text}[${part}]`;
    return text === "" ? String(part) : `${text}.${String(part)}`;
  }, "");
}

/** The known name closest to `name`, if it is close enough to be a slip of the fingers. */
export function nearest(name: string, known: readonly string[]): string | undefined {
  const ranked = known
    .map((candidate) => ({ candidate, distance: editDistance(name.toLowerCase(), candidate.toLowerCase()) }))
    .sort((a, b) => a.distance - b.distance);
  const best = ranked[0];
  return best !== undefined && best.distance <= Math.max(1, Math.floor(name.length / 3)) ? best.candidate : undefined;
}

/** Insertions, deletions, substitutions and swaps of neighbours that turn `a` into `b`. */
function editDistance(a: string, b: string): number {
  const rows = Array.from({ length: a.length + 1 }, (_, i) => Array.from({ length: b.length + 1 }, (_, j) => (i === 0 ? j : i)));
  for (let i = 1; i <= a.length; i++) {
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let cost = Math.min(rows[i - 1][j] + 1, rows[i][j - 1] + 1, rows[i - 1][j - 1] + (same ? 0 : 1));
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (swapped) cost = Math.min(cost, rows[i - 2][j - 2] + 1);
      rows[i][j] = cost;
    }
  }
  return rows[a.length][b.length];
}
