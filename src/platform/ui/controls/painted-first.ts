/** Answers first: what a slider shows at once, and what comes of it after that has been painted. */
import { useEffect, useLayoutEffect, useState } from "react";

/** Held down, these ask for values faster than a slow device draws them; only the last of a frame is taken. */
const movesSlider = /^(Arrow|Page|Home|End)/;

/** A value that is shown and not yet taken, and who takes it. */
interface Waiting {
  value: number | null;
  take: (value: number) => void;
}

/**
 * The slider is painted first, before all that depends on its value: a change of an experiment draws the whole
 * page anew, which takes long on a slow device. Values that follow one another within a frame become one change, the last.
 *
 * @param value  what the document says.
 * @param take   makes a value that of the document, or refuses it.
 * @returns what to show, and what to call with a value that is to be shown and then taken.
 */
export function usePaintedFirst<Value>(value: Value, take: (value: number) => void): [Value | number, (value: number) => void] {
  const [ahead, setAhead] = useState<number | null>(null);
  const [waiting] = useState<Waiting>(() => ({ value: null, take }));
  useLayoutEffect(() => {
    waiting.take = take;
  });
  // Nothing that was moved is lost when the slider goes.
  useEffect(() => () => takeWaiting(waiting), [waiting]);
  const move = (next: number) => {
    setAhead(next);
    const planned = waiting.value !== null;
    waiting.value = next;
    if (planned) return;
    const endWait = beforeNextPress(() => takeWaiting(waiting));
    afterPainting(() => {
      endWait();
      takeWaiting(waiting);
      setAhead(null);
    });
  };
  return [ahead ?? value, move];
}

function takeWaiting(waiting: Waiting): void {
  const { value } = waiting;
  waiting.value = null;
  if (value !== null) waiting.take(value);
}

/** What was moved comes before what is pressed next, such as Undo. @returns a function that ends the wait for a press. */
function beforeNextPress(settle: () => void): () => void {
  const waiting = new AbortController();
  const options = { capture: true, signal: waiting.signal };
  window.addEventListener("pointerdown", settle, options);
  window.addEventListener("keydown", ({ key }) => movesSlider.test(key) || settle(), options);
  return () => waiting.abort();
}

/** Work that takes long follows the picture of what was pressed. */
export function afterPainting(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work));
}
