/** The state of a sweep for the page that shows it. Pure data, as JSON. */

export interface WatchedSweep {
  /** Where it is stored: a folder, or a server without its password. */
  readonly place: string;
  readonly runs: number;
  readonly done: number;
  readonly setAside: number;
  /** Computing time of all finished runs, on any machine. */
  readonly computingSeconds: number;
  /** Estimate from the rate since the page was opened; null while there is none. */
  readonly secondsLeft: number | null;
  readonly ended: boolean;
  readonly documents: number;
  /** Documents that have a map; the first ones where there are many. */
  readonly maps: readonly WatchedMap[];
  readonly workers: readonly WatchedWorker[];
  /** The first failures. */
  readonly failures: readonly WatchedFailure[];
}

export interface WatchedMap {
  /** Index of the document in the sweep. */
  readonly document: number;
  readonly name: string;
}

export interface WatchedWorker {
  /** Machine and process. */
  readonly name: string;
  readonly threads: number;
  /** Since its last message. */
  readonly seconds: number;
}

export interface WatchedFailure {
  readonly run: string;
  readonly reason: string;
}

/** New rows of a document. */
export interface WatchedRows {
  /** JSON of the document, with every default written out. */
  readonly document: string;
  /** Number of rows known, these included. */
  readonly known: number;
  /** Outcomes of parts of the document, as `writeClone` writes them. */
  readonly rows: readonly string[];
}
