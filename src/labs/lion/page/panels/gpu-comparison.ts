import { engineProblem } from "../../../../platform/engine/engine-problem";
import { openWorker } from "../../../../platform/engine/open-worker";
import type { Changing } from "../../../../platform/state/react";
import { tensorProblem } from "../../../../platform/tensors/tensor-problem";
import type { LionDocument } from "../../document/document";
import type { GpuForms } from "../../engine/gpu/client";
import type { GpuAnswer } from "../../engine/gpu/messages";
import type { GpuFormName } from "../../math/gpu/gpu-head";
import type { LionData } from "../../math/own-data";

/** What this device's GPU comes to for the document that is shown; what drives it is fetched with the first question. */
export class GpuComparison implements Changing {
  #version = 0;
  readonly #listeners = new Set<() => void>();
  #of: { readonly document: LionDocument; readonly data: LionData | null } | null = null;
  #answer: GpuAnswer | null = null;
  #compared: readonly GpuFormName[] = [];
  #client: Promise<GpuForms> | null = null;

  get version(): number {
    return this.#version;
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** Those of the latest answer, which the next one has most likely as well. */
  get compared(): readonly GpuFormName[] {
    return this.#compared;
  }

  /** Null until it is there. */
  answerFor(document: LionDocument): GpuAnswer | null {
    return document === this.#of?.document ? this.#answer : null;
  }

  /** Asks about a document whose run is done; an earlier question is dropped. */
  async ask(document: LionDocument, data: LionData | null): Promise<void> {
    if (document === this.#of?.document && data === this.#of.data) return;
    const question = { document, data };
    this.#of = question;
    this.#answer = null;
    if (!("gpu" in navigator)) {
      this.#take({ kind: "failed", failure: { reason: "no-webgpu", problem: tensorProblem("gpu-no-webgpu") } });
      return;
    }
    this.#client ??= import("../../engine/gpu/client").then((client) => new client.GpuForms(() => openWorker("lion", "gpu")));
    const client = await this.#client.catch(() => null);
    if (question !== this.#of) return;
    if (client) client.compare(question, (answer) => this.#take(answer));
    else this.#take({ kind: "failed", failure: { reason: "worker", problem: engineProblem("gpu-worker-failed") } });
  }

  close(): void {
    this.#of = null;
    void this.#client?.then((client) => client.close());
    this.#client = null;
  }

  #take(answer: GpuAnswer): void {
    this.#answer = answer;
    this.#compared = answer.kind === "compared" ? answer.forms.map(({ form }) => form) : [];
    this.#version++;
    for (const listener of this.#listeners) listener();
  }
}
