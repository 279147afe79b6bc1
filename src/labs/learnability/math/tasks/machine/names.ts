/** What may name a state or be a letter: single words, so that the text formats need no quotes. */

/** What keeps `name` from naming a state, as a phrase that reads on from the name; null when nothing does. */
export function nameFault(name: string, longest: number): string | null {
  if (name === "") return "is empty, expected a name";
  const length = [...name].length;
  if (length > longest) return `has ${length} characters, the limit is ${longest}`;
  return /[\s#\p{C}]|->/u.test(name) || name === "*" ? "cannot name a state: a name is one word without # and ->, and not *" : null;
}

/** The same for a letter. */
export function letterFault(letter: string): string | null {
  const length = [...letter].length;
  if (length !== 1) return `has ${length} characters, a letter is a single one`;
  return /[\s#*\p{C}\p{M}]/u.test(letter) ? "cannot be a letter: spaces, # and * have other uses" : null;
}

/** The first entry that stands in the list before; undefined when all differ. */
export function repeated<Entry>(list: readonly Entry[]): Entry | undefined {
  const seen = new Set<Entry>();
  return list.find((entry) => seen.size === seen.add(entry).size);
}
