/** The search of the gallery. */

/** Texts of a preset, in the language of the page. */
export interface SearchedPreset {
  readonly id: string;
  readonly title: string;
  readonly question: string;
  /** Names of the fields that matter to the question. */
  readonly fields: readonly string[];
  /** Empty while it is being fetched. */
  readonly commentary: string;
}

/**
 * The ids of presets in which every word of a query begins a word, or is part of a longer one: those whose title has all of them
 * first, then question, names of fields and commentary. Equal ones keep their order.
 */
export function findPresets(presets: readonly SearchedPreset[], query: string): readonly string[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  const ranked = presets.flatMap((preset) => {
    const rank = Math.max(...words.map((word) => rankOf(preset, word)));
    return Number.isFinite(rank) ? [{ id: preset.id, rank }] : [];
  });
  return ranked.toSorted((a, b) => a.rank - b.rank).map(({ id }) => id);
}

/** The smallest rank is the best; infinite where no text has the word. */
function rankOf({ title, question, fields, commentary }: SearchedPreset, word: string): number {
  const texts = [title, question, fields.join(" "), commentary].map(plain);
  const place = texts.findIndex((text) => text.includes(word));
  if (place === -1) return Number.POSITIVE_INFINITY;
  // Within a text the beginning of a word counts more than its middle.
  return 2 * place + (` ${texts[place]}`.includes(` ${word}`) ? 0 : 1);
}

/** Small letters without accents; hyphens, quotation marks and brackets do not matter. */
export function plain(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}.]+/gu, " ")
    .trim();
}
