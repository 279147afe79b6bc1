/**
 * A fault of a person's input or computation: one problem at a time, with the field at fault. A problem is a value with a code.
 * Its words lie beside the module that raises it, a table of sentences for each language: `problems.ts` in English,
 * `problems.de.ts` in German. Modules that raise problems import the tables as types alone; the command line has the English
 * ones from its start, the page fetches them after its first curve.
 */
export interface Problem {
  /** Code of its sentence. */
  readonly code: string;
  /** Path of the field, as in "learners[2].rate"; empty when the document as a whole is at fault. */
  readonly field: string;
  /** The place in a text, for a problem without a field. */
  readonly place?: Problem;
  /** Values for the places in the sentence. */
  readonly values: Values;
}

/** Numbers, text of a person or a file, and words of this project, which are in the language of the sentence around them. */
export type Values = Readonly<Record<string, Value>>;
type Value = string | number | Problem;

/** "{name}" is the place of a value, "{name.hint}" that of the hint of a problem; an empty hint is left out. */
export interface Sentence {
  /** The part after the name of the field: "must be between 2 and 16, got 99". */
  readonly message: string;
  /** Advice on how to solve the problem. */
  readonly hint?: string;
}

/** The sentences of a module in one language, by code. */
export type Sentences = Readonly<Record<string, Sentence>>;

/** The names of the places of a text: "min" | "max" of "must be between {min} and {max}". */
type PlacesOf<Text> = Text extends `${string}{${infer Place}}${infer Rest}` ? NameOf<Place> | PlacesOf<Rest> : never;
type NameOf<Place> = Place extends `${infer Name}.hint` ? Name : Place;
type PlacesIn<Table, Code extends keyof Table> = PlacesOf<Table[Code][keyof Table[Code]]>;

/** The values of a sentence, all of them; left out for a sentence without places. */
export type ValuesOf<Table, Code extends keyof Table> = [PlacesIn<Table, Code>] extends [never]
  ? [values?: Values]
  : [values: Readonly<Record<PlacesIn<Table, Code>, Value>>];

/** Maker of a module's problems: `problemsOf<typeof sentences>()`, with the codes of that table and a value for each place. */
export function problemsOf<Table extends Sentences>() {
  return <Code extends keyof Table & string>(code: Code, ...given: [...ValuesOf<Table, Code>, field?: string | Problem]): Problem => {
    const [values = {}, field = ""] = given as unknown as readonly [Values?, (string | Problem)?];
    return { ...placed(field), code, values };
  };
}

/** A problem's field, of a path or of a place in a text. */
export function placed(field: string | Problem): Pick<Problem, "field" | "place"> {
  return typeof field === "string" ? { field } : { field: "", place: field };
}

const english: Record<string, Sentence> = {};

/** Adds the English sentences of modules to those of this thread. */
export function knowSentences(...tables: readonly Sentences[]): void {
  Object.assign(english, ...tables);
}

/** Whether this thread has the English words of a problem. */
export function isKnown({ code, values, place }: Problem): boolean {
  const inner = [place, ...Object.values(values)].filter((value) => typeof value === "object");
  return Object.hasOwn(english, code) && inner.every(isKnown);
}

/** A problem in words. */
export interface ProblemWords extends Sentence {
  readonly field: string;
}

/**
 * The words of a problem in the language of a table, or in English where the table does not have it; its code where neither
 * has.
 *
 * @param said  writes a number, or a person's own text, in that language.
 */
export function problemWords(
  { code, field, place, values }: Problem,
  sentences: Sentences = {},
  said: (value: string | number) => string | number = (value) => value,
): ProblemWords {
  const { message, hint = "" } = sentences[code] ?? english[code] ?? { message: code };
  const words = (inner: Problem) => problemWords(inner, sentences, said);
  const filled = (text: string) =>
    text.replace(/\{(\w+)(\.hint)?\}/g, (place, name: string, ofHint?: string) => {
      const value = values[name] ?? place;
      if (typeof value !== "object") return String(said(value));
      return ofHint ? (words(value).hint ?? "") : words(value).message;
    });
  const advice = filled(hint);
  return {
    field: place ? words(place).message : field,
    message: filled(message),
    ...(advice === "" ? {} : { hint: advice }),
  };
}

/** The problem in one or two sentences: "the file is empty. Choose another one." */
export function problemSentences(problem: Problem | ProblemWords): string {
  const { hint } = wordsOf(problem);
  return hint ? `${begun(problem)}. ${hint}` : begun(problem);
}

/** The problem as one line: `task.hedas is not a known field (did you mean heads?)`. */
export function problemLine(problem: Problem | ProblemWords): string {
  const { hint } = wordsOf(problem);
  return hint === undefined ? begun(problem) : `${begun(problem)} (${hint})`;
}

/** The message with its field in front. */
export function begun(problem: Problem | ProblemWords): string {
  const { field, message } = wordsOf(problem);
  return field === "" ? message : `${field} ${message}`;
}

function wordsOf(problem: Problem | ProblemWords): ProblemWords {
  return "code" in problem ? problemWords(problem) : problem;
}

/** "learners[2].rate" from ["learners", 2, "rate"]. */
export function fieldPath(path: readonly PropertyKey[]): string {
  return path.reduce<string>((text, part) => {
    if (typeof part === "number") return `${text}[${part}]`;
    return text === "" ? String(part) : `${text}.${String(part)}`;
  }, "");
}

/** The known name closest to `name`, if it is close enough for a typing mistake. */
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
