/**
 * Where things are kept across reloads, as a port: IndexedDB in the page, a map in tests, nothing where a browser refuses.
 */
import type { StorageTrouble } from "./store";

/** Kinds of things that are kept; each has keys of its own. */
export const areas = ["sessions", "checkpoints", "data", "runs", "curves", "maps", "map-runs"] as const;
export type Area = (typeof areas)[number];

/** Values are structured clones. Every method may reject. */
export interface Storage {
  /** Undefined where nothing is kept. */
  read(area: Area, key: string): Promise<unknown>;
  readAll(area: Area): Promise<readonly unknown[]>;
  keys(area: Area): Promise<readonly string[]>;
  write(area: Area, key: string, value: unknown): Promise<void>;
  remove(area: Area, key: string): Promise<void>;
}

/** Opening a store that takes longer than this is given up: the page must not wait for it. */
const patience = 2000;

/**
 * A storage that never rejects. The first failure is told once; from then on nothing more is written, and what is asked
 * for is not there, so that the session goes on in memory.
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

  /** Whether things are kept at all. */
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
      // Several requests may be under way when the first one fails.
      if (!this.#broken) {
        this.#broken = true;
        this.#onTrouble(troubleOf(error));
      }
      return otherwise;
    }
  }
}

/** A store that cannot be opened says so by this. */
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
