/** What goes on changing and is drawn, such as a run on workers of its own: it counts its changes and tells those who look. */
export abstract class Observable {
  readonly #listeners = new Set<() => void>();
  #version = 0;

  /** Counts changes, for those who draw. */
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

  /** Nobody is told of anything any more. */
  protected forgetListeners(): void {
    this.#listeners.clear();
  }
}
