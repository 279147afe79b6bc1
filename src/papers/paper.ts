/** A paper as the index lists it: its statements, and where this page shows each of them. */

export const statuses = ["shown", "small", "absent"] as const;
/** Whether the page shows a statement: as the paper has it, at a smaller size or in a part of its cases, or not. */
export type Status = (typeof statuses)[number];

export const kinds = ["theorem", "algorithm", "figure", "table", "definition"] as const;
/** Lemmas and corollaries count as theorems, equations and settings as definitions. */
export type Kind = (typeof kinds)[number];

/** Of a lab's preset, by default with the panels that lead it; with `panel`, that panel alone, in an encoded view. */
export interface SeePreset {
  readonly preset: string;
  readonly panel?: string;
  readonly view?: string;
}

export type See = SeePreset | { readonly lesson: string };

export interface Statement<Id extends string = string> {
  /** Key of its words. */
  readonly id: Id;
  /** As the paper prints it, in English: "Lemma 2.3, A.3". */
  readonly number: string;
  readonly kind: Kind;
  readonly status: Status;
  /** Absent for a statement that the page does not show. Tables that the page quotes have one. */
  readonly see?: See;
  /** Whether the paper prints it wrongly; the note then has the correction. */
  readonly misprint?: true;
}

export interface StatementWords {
  /** In this project's words. */
  readonly statement: string;
  /** Why it is shown in small or not at all, what came out otherwise, or the correction of a misprint. */
  readonly note?: string;
}

export interface Paper<Id extends string = string> {
  /** In the address. */
  readonly id: string;
  /** The lab whose presets show its statements. */
  readonly lab: string;
  /** What the page calls it. */
  readonly short: string;
  readonly title: string;
  readonly authors: string;
  readonly venue: string;
  /** Its number at arXiv. */
  readonly arxiv: string;
  /** First what most readers look for, then the rest as in the paper. */
  readonly statements: readonly Statement<Id>[];
  readonly words: Readonly<Record<Id, StatementWords>>;
}

/** Checks that words and statements have the same ids. */
export function paperOf<Id extends string>(paper: Paper<Id>): Paper {
  return paper;
}
