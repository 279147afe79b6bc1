/** What a sweep tells the page that watches it. Pure data, as JSON. */

export interface WatchedSweep {
  /** Where it is kept: a folder, or a server without its password. */
  readonly place: string;
  readonly runs: number;
  readonly done: number;
  readonly setAside: number;
  /** That all runs took which are done, whoever computed them. */
  readonly computingSeconds: number;
  /** Until all are done, from what came since somebody watches; null while that cannot be told. */
  readonly secondsLeft: number | null;
  readonly ended: boolean;
  readonly documents: number;
  /** Documents that have a map, the first of them where there are many. */
  readonly maps: readonly WatchedMap[];
  readonly workers: readonly WatchedWorker[];
  /** The first of those that were set aside. */
  readonly failures: readonly WatchedFailure[];
}

export interface WatchedMap {
  /** Of the document in the sweep. */
  readonly document: number;
  readonly name: string;
}

export interface WatchedWorker {
  /** Machine and process. */
  readonly name: string;
  readonly threads: number;
  /** Since it was heard of last. */
  readonly seconds: number;
}

export interface WatchedFailure {
  readonly run: string;
  readonly reason: string;
}

/** Rows of a document that have come since so many were known. */
export interface WatchedRows {
  /** JSON of the document, with every default written out. */
  readonly document: string;
  /** How many are known with these. */
  readonly known: number;
  /** What parts of the document gave, as `writeClone` writes it. */
  readonly rows: readonly string[];
}
