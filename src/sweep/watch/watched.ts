/** The state of a sweep for its page. The database is queried only on request. */
import type { WatchedRows, WatchedSweep } from "../../platform/engine/watched-sweep";
import { secondsLeft } from "../progress";
import type { Database } from "../queue/database";
import { lease } from "../queue/queue";
import { countsOf, rowsOf, runsDoneBetween, runsSetAside, workersSeen } from "../queue/store";
import type { Sweep } from "../sweep";

/** Limits of maps and failures, and of rows in one answer. */
const most = { maps: 100, failures: 100, rows: 500 };

/** Milliseconds for which an answer is reused. */
const fresh = 500;

export class Watched {
  readonly #database: Database;
  readonly #sweep: Sweep;
  /** Number of runs to compute: fewer for a shard. */
  readonly #runs: number;
  /** By document: the finished runs, in the order in which they were found. */
  readonly #seen = new Map<number, number[]>();
  #first: { readonly ended: number; readonly at: number } | null = null;
  #latest: { readonly told: Promise<WatchedSweep>; readonly at: number } | null = null;

  constructor(database: Database, sweep: Sweep, runs: number) {
    this.#database = database;
    this.#sweep = sweep;
    this.#runs = runs;
  }

  state(): Promise<WatchedSweep> {
    const now = performance.now();
    if (this.#latest === null || now - this.#latest.at > fresh) this.#latest = { told: this.#tell(now), at: now };
    return this.#latest.told;
  }

  async #tell(now: number): Promise<WatchedSweep> {
    const { id, content, count } = this.#sweep;
    const { done, setAside, seconds } = await countsOf(this.#database, id);
    const aside = await runsSetAside(this.#database, id);
    const workers = await workersSeen(this.#database, id, 2 * lease);
    const ended = done + setAside;
    this.#first ??= { ended, at: now };
    return {
      place: this.#database.name,
      runs: this.#runs,
      done,
      setAside,
      computingSeconds: seconds,
      secondsLeft: secondsLeft(ended - this.#first.ended, this.#runs - ended, (now - this.#first.at) / 1000),
      ended: ended >= Math.min(this.#runs, count),
      documents: content.documents.length,
      maps: this.#maps(),
      workers,
      failures: aside.slice(0, most.failures).map(({ run, reason }) => ({ run: this.#sweep.nameOf(run), reason })),
    };
  }

  #maps(): WatchedSweep["maps"] {
    return this.#sweep.content.documents
      .map(({ name }, document) => ({ name, document }))
      .filter(({ document }) => "map" in this.#sweep.document(document) && this.#runsOf(document) > 1)
      .slice(0, most.maps);
  }

  #runsOf(document: number): number {
    const [from, to] = this.#sweep.range(document);
    return to - from;
  }

  /** @returns null if the document does not exist. */
  async rows(document: number, known: number): Promise<WatchedRows | null> {
    const stored = this.#sweep.content.documents[document];
    if (!stored) return null;
    const [from, to] = this.#sweep.range(document);
    const seen = this.#seen.get(document) ?? [];
    this.#seen.set(document, seen);
    if (seen.length < to - from && seen.length - known < most.rows) {
      const done = await runsDoneBetween(this.#database, this.#sweep.id, from, to);
      // Another request may have added some meanwhile.
      const before = new Set(seen);
      seen.push(...done.filter((run) => !before.has(run)));
    }
    const wanted = seen.slice(known, known + most.rows);
    const rows = wanted.length > 0 ? await rowsOf(this.#database, this.#sweep.id, wanted) : [];
    return { document: stored.text, known: known + wanted.length, rows: rows.map(({ text }) => text) };
  }
}
