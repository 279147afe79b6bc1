/** One part of a document's work, before it is computed. */
export interface ResultPart {
  /** The values it sets in the document, by field; empty for the document itself. */
  readonly at: Readonly<Record<string, number | string | null>>;
  /** Identifies the training data: parts with the same name share them. */
  readonly data: string;
  /** Multiply-adds where they can be estimated, else 0. */
  readonly work: number;
}

/** The result of a part, as pure data. */
export type PartOutcome = object;

/**
 * A document that splits into parts, such as a map of many runs: parts are computed on any machine and in any order, to the
 * bits of `LabEngine.result`, and joined into its result document.
 */
export interface ResultParts<Document, Data, Result> {
  /** In the same order on every machine. The first part is the document itself without the others. */
  list(document: Document): readonly ResultPart[];
  /**
   * Opens the computation of parts of one document; it keeps data that parts share.
   * @returns a function that throws {PlaygroundError} for a part that cannot be computed.
   */
  open(document: Document, data: Data | null): (part: number) => PartOutcome;
  /**
   * The result document.
   * @param outcomes  by the number of the part; that of the document itself is included.
   * @param reasons  why parts without an outcome failed.
   */
  join(document: Document, outcomes: ReadonlyMap<number, PartOutcome>, reasons: ReadonlyMap<number, string>): Result;
  /** The outcome of a part for files, with reasons in English. */
  written(outcome: PartOutcome): PartOutcome;
  /** Figures of an outcome for a table, by name. */
  figures(outcome: PartOutcome): Readonly<Record<string, number | string | null>>;
}
