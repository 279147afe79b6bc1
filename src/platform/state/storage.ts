/** Storage across reloads, as a port: IndexedDB in the page, a map in tests, none where a browser refuses. */
import type { StorageTrouble } from "./store";

/** Kinds of stored values; each has its own keys. */
export const areas = ["sessions", "checkpoints", "data", "runs", "curves", "maps", "map-runs"] as const;
export type Area = (typeof areas)[number];

/** Values are structured clones. Every method may reject. */
export interface Storage {
  /** Undefined where there is no entry. */
  read(area: Area, key: string): Promise<unknown>;
  readAll(area: Area): Promise<readonly unknown[]>;
  keys(area: Area): Promise<readonly string[]>;
  write(area: Area, key: string, value: unknown): Promise<void>;
  remove(area: Area, key: string): Promise<void>;
}

/** Time limit for opening a store, in milliseconds: the page must not wait longer. */
const patience = 2000;

/**
 * A storage that never rejects. The first failure is reported once; after it nothing is written, and reads find nothing, so
 * that the session continues in memory.
 */
export class SafeStorage {
  readonly #storage: Storage | null;
  readonly #onTrouble: (reason: StorageTrouble) => void;
  #broken: boolean;

  constructor(storage: Storage | null, onTrouble: (reason: StorageTrouble) => void) {
    this.#storage = storage;
    this.#onTrouble = onTrouble;
    this.#broken = storage === null;
  }

  /** Whether values are stored at all. */
  get works(): boolean {
    return !this.#broken;
  }

  read(area: Area, key: string): Promise<unknown> {
    return this.#attempt((storage) => within(patience, storage.read(area, key)), undefined);
  }

  readAll(area: Area): Promise<readonly unknown[]> {
    return this.#attempt((storage) => within(patience, storage.readAll(area)), []);
  }

  keys(area: Area): Promise<readonly string[]> {
    return this.#attempt((storage) => within(patience, storage.keys(area)), []);
  }

  write(area: Area, key: string, value: unknown): Promise<void> {
    return this.#attempt((storage) => storage.write(area, key, value), undefined);
  }

  remove(area: Area, key: string): Promise<void> {
    return this.#attempt((storage) => storage.remove(area, key), undefined);
  }

  async #attempt<Result>(work: (storage: Storage) => Promise<Result>, otherwise: Result): Promise<Result> {
    if (!this.#storage || this.#broken) return otherwise;
    try {
      return await work(this.#storage);
    } catch (error) {
      // Several requests may be pending when the first one fails.
      if (!this.#broken) {
        this.#broken = true;
        this.#onTrouble(troubleOf(error));
      }
      return otherwise;
    }
  }
}

/** Thrown by a store that cannot be opened. */
export class StorageRefused extends Error {
  override readonly name = "StorageRefused";
}

function troubleOf(error: unknown): StorageTrouble {
  const name = error instanceof Error || error instanceof DOMException ? error.name : "";
  if (name === "QuotaExceededError") return "full";
  return ["StorageRefused", "SecurityError", "InvalidStateError"].includes(name) ? "refused" : "failed";
}

function within<Result>(milliseconds: number, work: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new StorageRefused("the store does not answer")), milliseconds);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
