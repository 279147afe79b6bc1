/** How fast this device works, from the runs it has ended: kept across sittings, refined by every further run. */
import { type JobWork, negligible, type Sort, sorts } from "./work";

/** What the browser's local storage can do. */
export type KeyValueStore = Pick<globalThis.Storage, "getItem" | "setItem">;

/** The browser's local storage, which is asked for only when something is read or written: it may be forbidden. */
export const localSpeeds: KeyValueStore = {
  getItem: (name) => localStorage.getItem(name),
  setItem: (name, value) => localStorage.setItem(name, value),
};

const key = "learnability-speeds";
const version = 1;

/** Jobs that took less say more about their beginnings than about their work. */
const leastMilliseconds = 50;

/** Share of the newest run, on a logarithmic scale: two runs on battery do not undo what ten have shown. */
const weight = 0.3;

export class Calibration {
  readonly #store: KeyValueStore | null;
  readonly #speeds: Map<Sort, number>;

  /** @param store  where speeds are kept; null keeps them for this sitting. */
  constructor(store: KeyValueStore | null) {
    this.#store = store;
    this.#speeds = read(store);
  }

  /** Multiply-adds a millisecond; null before any work of this sort was measured. */
  speed(sort: Sort): number | null {
    return this.#speeds.get(sort) ?? null;
  }

  /** Takes in how long some work took, when it was enough to tell. */
  learn({ sort, multiplyAdds }: Pick<JobWork, "sort" | "multiplyAdds">, milliseconds: number): void {
    if (milliseconds < leastMilliseconds || multiplyAdds < negligible[sort]) return;
    const measured = multiplyAdds / milliseconds;
    const known = this.speed(sort);
    this.#speeds.set(sort, known === null ? measured : known ** (1 - weight) * measured ** weight);
    try {
      this.#store?.setItem(key, JSON.stringify({ version, speeds: Object.fromEntries(this.#speeds) }));
    } catch {
      // A full store: the speeds hold for this sitting.
    }
  }
}

/** What was kept; nothing where it cannot be read. */
function read(store: KeyValueStore | null): Map<Sort, number> {
  try {
    const kept = JSON.parse(store?.getItem(key) ?? "null");
    if (kept?.version !== version) return new Map();
    const known = sorts.map((sort) => [sort, kept.speeds?.[sort]] as const);
    return new Map(known.filter(([, speed]) => Number.isFinite(speed) && speed > 0));
  } catch {
    return new Map();
  }
}
