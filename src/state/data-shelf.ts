/** Own data by content: what the experiments of a session, of its undo stack and of its history learn from. */
import { fitsInLink } from "../experiment/learnability/link";
import { writeJson } from "../tasks/custom/data";
import { hashOwnData } from "../tasks/custom/hash";
import type { OwnData } from "../tasks/dataset";
import { savedVersion, upgraded } from "./saved-session";
import type { Vault } from "./storage";

export interface ShelvedData {
  readonly name: string;
  readonly hash: string;
  readonly data: OwnData;
  /** The data as text, when it is short enough to travel in a link. */
  readonly linked: string | undefined;
}

/** Data sets held in memory where they can be fetched again from the store; they may be large. */
const inMemory = 4;
/** Numbers beyond which no text of them fits in a link, however well it compresses. */
const mostLinkedNumbers = 20_000;

export class DataShelf {
  readonly #vault: Vault;
  /** The one used last comes last. */
  readonly #sets = new Map<string, ShelvedData>();

  constructor(vault: Vault) {
    this.#vault = vault;
  }

  /** Data that are at hand. */
  get(hash: string): ShelvedData | null {
    const found = this.#sets.get(hash);
    if (!found) return null;
    this.#sets.delete(hash);
    this.#sets.set(hash, found);
    return found;
  }

  /** Takes data in, and keeps them. */
  put(data: OwnData, name: string, hash = hashOwnData(data)): ShelvedData {
    const shelved = this.#hold(data, name, hash);
    void this.#vault.write("data", shelved.hash, { version: savedVersion, name, data });
    return shelved;
  }

  /** Data at hand or kept; null where there are none, or where they are not what they were. */
  async load(hash: string): Promise<ShelvedData | null> {
    if (hash === "") return null;
    const held = this.get(hash);
    if (held) return held;
    const saved = upgraded(await this.#vault.read("data", hash));
    if (!saved || typeof saved.name !== "string" || !looksLikeData(saved.data) || hashOwnData(saved.data) !== hash) return null;
    return this.#hold(saved.data, saved.name, hash);
  }

  #hold(data: OwnData, name: string, hash: string): ShelvedData {
    const shelved = { name, hash, data, linked: linkedText(data) };
    this.#sets.delete(hash);
    this.#sets.set(hash, shelved);
    const [oldest] = this.#sets.keys();
    if (this.#vault.works && this.#sets.size > inMemory) this.#sets.delete(oldest);
    return shelved;
  }
}

function linkedText(data: OwnData): string | undefined {
  let numbers = 0;
  for (const { Z, y } of [...data.train, ...data.test]) numbers += Z.length + (y?.length ?? 0);
  if (numbers > mostLinkedNumbers) return undefined;
  const text = writeJson(data);
  return fitsInLink(text) ? text : undefined;
}

function looksLikeData(value: unknown): value is OwnData {
  const data = value as Partial<OwnData> | null | undefined;
  return (
    Array.isArray(data?.train) && Array.isArray(data.test) && [...data.train, ...data.test].every(({ Z }) => Z instanceof Float64Array)
  );
}
