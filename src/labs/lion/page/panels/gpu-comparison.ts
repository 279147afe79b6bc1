import { askWorker } from "../../../../platform/engine/ask-worker";
import { engineProblem } from "../../../../platform/engine/engine-problem";
import { describeFailure } from "../../../../platform/engine/failure";
import { Observable } from "../../../../platform/engine/observable";
import { openWorker } from "../../../../platform/engine/open-worker";
import { tensorProblem } from "../../../../platform/tensors/tensor-problem";
import type { LionDocument } from "../../document/document";
import type { GpuAnswer, ToGpu } from "../../engine/gpu/messages";
import type { GpuFormName } from "../../math/gpu/gpu-head";
import type { LionData } from "../../math/own-data";

/**
 * Milliseconds that a document is shown before a worker is opened for it. A setting moved by key shows another one at each press,
 * and opening a worker and a GPU takes longer than the press.
 */
const patience = 400;

/** How far the forms of the document that is shown are from one another on this device's GPU. */
export class GpuComparison extends Observable {
  #of: ToGpu | null = null;
  #asking = new AbortController();
  #answer: GpuAnswer | null = null;
  #compared: readonly GpuFormName[] = [];

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
    this.close();
    const question = { document, data };
    this.#of = question;
    this.#answer = null;
    if (!("gpu" in navigator)) {
      this.#take({ kind: "failed", failure: { reason: "no-webgpu", problem: tensorProblem("gpu-no-webgpu") } });
      return;
    }
    this.#asking = new AbortController();
    const { signal } = this.#asking;
    await new Promise((resolve) => setTimeout(resolve, patience));
    const answer = await askWorker<ToGpu, GpuAnswer>(() => openWorker("lion", "gpu"), question, engineProblem("gpu-worker-failed"), {
      signal,
    }).catch((error: unknown): GpuAnswer => ({ kind: "failed", failure: { reason: "worker", problem: describeFailure(error) } }));
    if (!signal.aborted) this.#take(answer);
  }

  close(): void {
    this.#of = null;
    this.#asking.abort();
  }

  #take(answer: GpuAnswer): void {
    this.#answer = answer;
    this.#compared = answer.kind === "compared" ? answer.forms.map(({ form }) => form) : [];
    this.changed();
  }
}
