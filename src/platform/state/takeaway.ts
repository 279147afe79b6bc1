/** Exports of a session as files. */

import { withoutIdle } from "../documents/idle";
import type { LabDocument } from "../documents/kind";
import type { AskOptions } from "../engine/ask-worker";
import { PlaygroundError } from "../numerics/errors";
import type { DataFormat, LabSession } from "./lab-session";
import type { OwnDataStore } from "./own-data-store";
import { stateProblem } from "./state-problem";

const json = "application/json";

export interface ExportedData {
  readonly source: "own" | "drawn";
  readonly formats: readonly DataFormat[];
}

interface Sources {
  /** Settles once the store has been searched; before that the document may still change. */
  readonly ready: Promise<void>;
  readonly ownData: OwnDataStore;
  /** Own data that are open; null where there are none. */
  openData(): object | null;
  lab(): LabSession;
  document(): LabDocument;
}

export class Takeaway {
  readonly #sources: Sources;

  constructor(sources: Sources) {
    this.#sources = sources;
  }

  /** The experiment without values of hidden fields, which have no effect and which the headless runner refuses. */
  experiment(): Blob {
    const document = withoutIdle(this.#sources.lab().kind, this.#sources.document());
    return new Blob([`${JSON.stringify(document, null, 2)}\n`], { type: json });
  }

  /** The result document, as the headless runner writes it. @throws when the computation fails or is aborted. */
  async result(options?: AskOptions): Promise<Blob> {
    await this.#sources.ready;
    const lab = this.#sources.lab();
    const document = this.#sources.document();
    const named = lab.kind.ownData(document);
    const data = named ? await this.#dataNamed(named.hash) : null;
    return new Blob([await lab.computeResult(document, data, options)], { type: json });
  }

  /** The data that `data` writes, open own data or those that the document draws, and their formats; null where there are none. */
  dataOnOffer(): ExportedData | null {
    const { ownData, kind } = this.#sources.lab();
    const own = this.#sources.openData();
    if (own && ownData) return { source: "own", formats: ownData.formats(own) };
    const isDrawn = ownData?.drawn && kind.ownData(this.#sources.document()) === null;
    return isDrawn ? { source: "drawn", formats: ownData.formats(null) } : null;
  }

  /** The data as a file. @throws {PlaygroundError} when there are none. */
  async data(format: DataFormat): Promise<Blob> {
    const lab = this.#sources.lab();
    const document = this.#sources.document();
    if (this.dataOnOffer()?.source === "drawn") return lab.ownData!.drawn!(document, format);
    const data = await this.#dataNamed(lab.kind.ownData(document)?.hash ?? "");
    return lab.ownData!.write(data, format);
  }

  async #dataNamed(hash: string): Promise<object> {
    const { ownData } = this.#sources.lab();
    const stored = ownData && (await this.#sources.ownData.load(ownData, hash));
    if (!stored) throw new PlaygroundError(stateProblem("own-data-closed"));
    return stored.data;
  }
}
