/**
 * The view of a panel (an axis, a mode, a tab) as a few characters that travel beside the document: "against.steps" or
 * "view.maps_zoom.0.3". Default values are left out, and parts that cannot be read are ignored.
 */

export interface ViewCodec<Value> {
  /** The view by default. */
  readonly first: Value;
  read(text: string): Value;
  /** Letters, digits, points, hyphens and underscores; empty for the default. */
  write(value: Value): string;
}

/** One choice of a view. */
export interface ViewPart<Choice> {
  readonly first: Choice;
  /** Undefined for a text without a view. */
  read(text: string): Choice | undefined;
  /** At least one of a-z, 0-9, "." and "-". */
  write(choice: Choice): string;
}

type Parts = Readonly<Record<string, ViewPart<unknown>>>;
type ChoicesOf<Table extends Parts> = { readonly [Name in keyof Table]: Table[Name] extends ViewPart<infer Choice> ? Choice : never };

/** A view of several choices, each under a short name of lower-case letters. */
export function viewOf<Table extends Parts>(parts: Table): ViewCodec<ChoicesOf<Table>> {
  const named = Object.entries(parts);
  const first = Object.fromEntries(named.map(([name, part]) => [name, part.first])) as ChoicesOf<Table>;
  return {
    first,
    read(text) {
      const said = new Map(text.split("_").map((word) => splitAtPoint(word)));
      const choices = named.map(([name, part]) => {
        const words = said.get(name);
        const choice = words === undefined ? undefined : part.read(words);
        return [name, choice === undefined ? part.first : choice];
      });
      return Object.fromEntries(choices) as ChoicesOf<Table>;
    },
    write(value) {
      const words = named.flatMap(([name, part]) => {
        const choice = part.write(value[name]);
        return choice === part.write(part.first) ? [] : [`${name}.${choice}`];
      });
      return words.join("_");
    },
  };
}

function splitAtPoint(word: string): [name: string, rest: string] {
  const point = word.indexOf(".");
  return point < 0 ? [word, ""] : [word.slice(0, point), word.slice(point + 1)];
}

/** One of a few words. */
export function oneOf<const Word extends string>(words: readonly Word[], first: NoInfer<Word>): ViewPart<Word> {
  return { first, read: (text) => words.find((word) => word === text), write: (word) => word };
}

const nothing = "-";

/** A choice that may be left to the panel, as it is at first. */
export function unlessNull<Choice>({ read, write }: Omit<ViewPart<Choice>, "first">): ViewPart<Choice | null> {
  return { first: null, read, write: (choice) => (choice === null ? nothing : write(choice)) };
}

/** A whole number from 0 up to `most`. */
export function index(most: number): Omit<ViewPart<number>, "first"> {
  return {
    read: (text) => (/^\d{1,9}$/.test(text) && Number(text) <= most ? Number(text) : undefined),
    write: String,
  };
}
