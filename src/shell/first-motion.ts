/** What does not belong to the first view waits until something on it moves. */
interface Moving {
  readonly moved: boolean;
  subscribe(listener: () => void): () => void;
}

/** A run without a curve to wait for, such as one that failed, must not leave the page without its other parts. */
const patience = 3000;

/** Resolves once a curve has moved and the page has had time to draw it. */
export function somethingMoves(series: Moving): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      unsubscribe();
      clearTimeout(timer);
      requestAnimationFrame(() => setTimeout(resolve));
    };
    const unsubscribe = series.subscribe(() => series.moved && done());
    const timer = setTimeout(done, patience);
  });
}
