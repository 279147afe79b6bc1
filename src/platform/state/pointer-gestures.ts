/**
 * Identifies the pointer gesture of a change, so that a drag counts as one change however slow it is. The document hears of
 * a press after the window, where the last value of the gesture before may still be taken.
 *
 * @returns the number of the present or last gesture; null after a key press since then, or before the first gesture.
 */
export function watchGestures(page: Document): () => number | null {
  let count = 0;
  let current: number | null = null;
  const options = { capture: true, passive: true } as const;
  page.addEventListener(
    "pointerdown",
    () => {
      count++;
      current = count;
    },
    options,
  );
  page.addEventListener(
    "keydown",
    () => {
      current = null;
    },
    options,
  );
  return () => current;
}
