/** Own data by content hash: those that the documents of a session, of its undo stack and of its history learn from. */
import type { OwnDataKind } from "./lab-session";
import { savedVersion, upgraded } from "./saved-version";
import type { SafeStorage } from "./storage";

export interface StoredData {
  readonly name: string;
  readonly hash: string;
  readonly data: object;
  /** The data encoded for a link, when they are short enough. */
  readonly linked: string | undefined;
}

/** Number of data sets held in memory where the store has them too; they may be large. */
const inMemory = 4;

export class OwnDataStore {
  readonly #storage: SafeStorage;
  /** In order of use, the latest last. */
  readonly #sets = new Map<string, StoredData>();

  constructor(storage: SafeStorage) {
    this.#storage = storage;
  }

  /** Data in memory. */
  get(hash: string): StoredData | null {
    const found = this.#sets.get(hash);
    if (!found) return null;
    this.#sets.delete(hash);
    this.#sets.set(hash, found);
    return found;
  }

  /** Adds data of a lab, and stores them. */
  put(kind: OwnDataKind, data: object, name: string, hash = kind.hash(data)): StoredData {
    const stored = this.#hold(kind, data, name, hash);
    void this.#storage.write("data", stored.hash, { version: savedVersion, lab: kind.lab, name, data });
    return stored;
  }

  /** Data of a lab, from memory or from the store; null where there are none, or where their hash differs. */
  async load(kind: OwnDataKind, hash: string): Promise<StoredData | null> {
    if (hash === "") return null;
    const held = this.get(hash);
    if (held) return held;
    const saved = upgraded(await this.#storage.read("data", hash));
    if (!saved || typeof saved.name !== "string" || !kind.isData(saved.data) || kind.hash(saved.data) !== hash) return null;
    return this.#hold(kind, saved.data, saved.name, hash);
  }

  #hold(kind: OwnDataKind, data: object, name: string, hash: string): StoredData {
    const stored = { name, hash, data, linked: kind.forLink(data) };
    this.#sets.delete(hash);
    this.#sets.set(hash, stored);
    const [oldest] = this.#sets.keys();
    if (this.#storage.works && this.#sets.size > inMemory) this.#sets.delete(oldest);
    return stored;
  }
}
