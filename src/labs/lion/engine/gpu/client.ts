/** The page's side of the GPU of this lab, which is driven in a worker of its own. */
import { engineProblem } from "../../../../platform/engine/engine-problem";
import { SupervisedWorker, type WorkerLike } from "../../../../platform/engine/supervised-worker";
import type { FromGpu, GpuAnswer, ToGpu } from "./messages";

export class GpuForms {
  readonly #worker: SupervisedWorker<ToGpu, FromGpu>;
  #id = 0;
  #waiting: ((answer: GpuAnswer) => void) | null = null;

  constructor(create: () => WorkerLike) {
    this.#worker = new SupervisedWorker<ToGpu, FromGpu>({
      create,
      onMessage: ({ id, answer }) => {
        if (id === this.#id) this.#tell(answer);
      },
      onLost: (loss) => {
        const problem = engineProblem(loss === "missing" ? "worker-missing" : "gpu-worker-failed");
        this.#tell({ kind: "failed", failure: { reason: "worker", problem } });
      },
    });
  }

  /** Asks; only the latest question is answered, and a worker that was lost is opened anew. */
  compare({ document, data }: Omit<ToGpu, "id">, onAnswer: (answer: GpuAnswer) => void): void {
    this.#id++;
    this.#waiting = onAnswer;
    if (!this.#worker.isOpen) this.#worker.restart();
    this.#worker.post({ id: this.#id, document, data });
  }

  close(): void {
    this.#waiting = null;
    this.#worker.close();
  }

  #tell(answer: GpuAnswer): void {
    const waiting = this.#waiting;
    this.#waiting = null;
    waiting?.(answer);
  }
}
