/** One part of a document's work, before it is computed. */
export interface ResultPart {
  /** What it takes of the document's settings, by their names; empty for the document itself. */
  readonly at: Readonly<Record<string, number | string>>;
  /** Names the data that it learns from: parts with the same name share them. */
  readonly data: string;
  /** Multiply-adds, as far as they are known beforehand; 0 where they are not. */
  readonly work: number;
}

/** What a part gave, as pure data. */
export type PartOutcome = object;

/**
 * A document whose work comes apart, such as a map of many runs: its parts are computed one by one, on any machine and in any
 * order, to the bits of `LabEngine.result`, and joined to its result document.
 */
export interface ResultParts<Document, Data, Result> {
  /** In an order that is the same for every machine. The first is the document itself, without what comes apart. */
  list(document: Document): readonly ResultPart[];
  /**
   * What computes parts of one document; it keeps data that parts share.
   * @returns a function that throws {PlaygroundError} for a part that cannot be computed.
   */
  open(document: Document, data: Data | null): (part: number) => PartOutcome;
  /**
   * The result document.
   * @param outcomes  by the number of the part; that of the document itself is among them.
   * @param reasons  why parts that have no outcome have none.
   */
  join(document: Document, outcomes: ReadonlyMap<number, PartOutcome>, reasons: ReadonlyMap<number, string>): Result;
  /** A part's outcome as files hold it, in which reasons are English. */
  written(outcome: PartOutcome): PartOutcome;
  /** The figures of a part's outcome for a table, by their names. */
  figures(outcome: PartOutcome): Readonly<Record<string, number | string | null>>;
}
