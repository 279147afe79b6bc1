/**
 * The block of a matrix from a file, chosen once for all workers of a run. Choosing takes up to minutes, and every job needs it:
 * the worker that has the job of the problem chooses, and sends the block to the others on a separate channel.
 *
 * A block is a function of the content of the file and of the requested rank. A worker that receives it under the same key
 * therefore has the block that its own search would find, to the bit.
 */

import type { EagleDocument } from "../document/document";
import type { FoundBlock } from "../math/files/full-rank-block";
import type { EagleData } from "../math/files/own-data";
import { kernelVersion } from "../math/workspace";

const channelName = "learnability-eagle-block";

type Told =
  | { readonly type: "asked"; readonly key: string }
  /** `found` is null where the search did not end: a waiting worker then searches itself. */
  | { readonly type: "chosen"; readonly key: string; readonly found: FoundBlock | null };

/** Key of all that a document's block depends on; null where no block is chosen from a file whose hash is known. */
function keyOf({ problem }: EagleDocument, data: EagleData | null): string | null {
  if (problem.kind !== "custom" || problem.hash === "" || data?.kind !== "matrix") return null;
  return JSON.stringify([kernelVersion, problem.hash, problem.rank]);
}

/** The channel of the worker that chooses. */
export class BlockTeller {
  readonly #key: string;
  readonly #channel: BroadcastChannel;
  #found: FoundBlock | null | undefined;

  private constructor(key: string) {
    this.#key = key;
    this.#channel = new BroadcastChannel(channelName);
    this.#channel.onmessage = ({ data: told }: MessageEvent<Told>) => {
      if (told.type === "asked" && told.key === key && this.#found !== undefined) this.tell(this.#found);
    };
  }

  /** Null where no block is shared. */
  static open(document: EagleDocument, data: EagleData | null): BlockTeller | null {
    const key = keyOf(document, data);
    return key === null ? null : new BlockTeller(key);
  }

  tell(found: FoundBlock | null): void {
    this.#found = found;
    const told: Told = { type: "chosen", key: this.#key, found };
    this.#channel.postMessage(told);
  }

  close(): void {
    this.#channel.close();
  }
}

/** The channel of a worker that waits for the block. */
export class PendingBlock {
  readonly #channel: BroadcastChannel;
  readonly #arrival: Promise<void>;
  #found: FoundBlock | null | undefined;

  private constructor(key: string) {
    const channel = new BroadcastChannel(channelName);
    this.#channel = channel;
    this.#arrival = new Promise((resolve) => {
      channel.onmessage = ({ data: told }: MessageEvent<Told>) => {
        if (told.type !== "chosen" || told.key !== key) return;
        this.#found = told.found;
        channel.close();
        resolve();
      };
    });
    const asked: Told = { type: "asked", key };
    channel.postMessage(asked);
  }

  /** Null where no block is chosen, or where the hash of the file is not known. */
  static open(document: EagleDocument, data: EagleData | null): PendingBlock | null {
    const key = keyOf(document, data);
    return key === null ? null : new PendingBlock(key);
  }

  /** Null once the block has arrived. */
  get awaits(): Promise<void> | null {
    return this.#found === undefined ? this.#arrival : null;
  }

  /** The block or problem that was found; null where it is not known. */
  get found(): FoundBlock | null {
    return this.#found ?? null;
  }

  close(): void {
    this.#channel.close();
  }
}
