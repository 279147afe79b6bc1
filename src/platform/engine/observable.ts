/** A changing object that is drawn, such as a run on its own workers: it counts its changes and notifies listeners. */
export abstract class Observable {
  readonly #listeners = new Set<() => void>();
  #version = 0;

  /** Number of changes. */
  get version(): number {
    return this.#version;
  }

  /** Calls `listener` after every change until the returned function is called. */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** To be called after every change. */
  protected changed(): void {
    this.#version++;
    for (const listener of this.#listeners) listener();
  }

  /** Removes all listeners. */
  protected forgetListeners(): void {
    this.#listeners.clear();
  }
}
