import type { LabDocument } from "../../../../platform/documents/kind";
import { hasLargeArrays, packed } from "../../../../platform/engine/large-arrays";
import type { Origin, SessionEngine } from "../../../../platform/state/lab-session";

/**
 * An engine that hands large data to its workers in Blobs instead of copying them to each while the page waits. Making the Blobs
 * takes some turns of the page, after which the run begins.
 */
export class HandingEngine<Document extends LabDocument, Data extends object> implements SessionEngine<Document, Data> {
  readonly #engine: SessionEngine<Document, Data>;
  /** The run that is about to begin. */
  #next: { paused: boolean } | null = null;

  constructor(engine: SessionEngine<Document, Data>) {
    this.#engine = engine;
  }

  start(document: Document, data: Data | null, paused: boolean, from?: Origin): void {
    this.#next = null;
    if (!hasLargeArrays(data)) {
      this.#engine.start(document, data, paused, from);
      return;
    }
    this.#engine.halt();
    const next = { paused };
    this.#next = next;
    void packed(data).then((handed) => {
      if (this.#next !== next) return;
      this.#next = null;
      this.#engine.start(document, handed, next.paused, from);
    });
  }

  halt(): void {
    this.#next = null;
    this.#engine.halt();
  }

  play(): void {
    if (this.#next) this.#next.paused = false;
    else this.#engine.play();
  }

  pause(): void {
    if (this.#next) this.#next.paused = true;
    else this.#engine.pause();
  }

  step(): void {
    if (this.#next) this.#next.paused = true;
    else this.#engine.step();
  }

  setSpeed(stepsPerSecond: number | null): void {
    this.#engine.setSpeed(stepsPerSecond);
  }

  look(sample: number | null): void {
    this.#engine.look(sample);
  }

  dispose(): void {
    this.#next = null;
    this.#engine.dispose();
  }
}
