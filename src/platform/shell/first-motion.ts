/** Parts outside the first view are fetched once something on it moves. */
import type { Session } from "../state/session-api";

/** A run without a curve to wait for, such as one that failed, must not leave the page without its other parts. */
const patience = 3000;

/** Resolves once a curve has moved, or the run is over without one, and the page has had time to draw it. */
export function somethingMoves({ series, store }: Pick<Session, "series" | "store">): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      for (const stop of stops) stop();
      clearTimeout(timer);
      requestAnimationFrame(() => setTimeout(resolve));
    };
    const look = () => {
      if (series.hasMoved || store.getState().activity === "finished") done();
    };
    const stops = [series.subscribe(look), store.subscribe(look)];
    const timer = setTimeout(done, patience);
    look();
  });
}

/** Resolves when a person first does anything to the page, before that has an effect. */
export function somebodyActs(page: Window): Promise<void> {
  return new Promise((resolve) => {
    for (const kind of ["pointerdown", "focusin", "keydown"]) page.addEventListener(kind, () => resolve(), { capture: true, once: true });
  });
}
