import { useCallback, useEffect, useRef, useState } from "react";

/** Milliseconds of one step. */
const stepMilliseconds = 1200;
const stepCount = 3;

const still = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/**
 * Plays three steps one after the other, once; with reduced motion all are there at once.
 *
 * @returns how far it is, 0 to 3 (a step that has been reached stays), and what changes that.
 */
export function usePlayed(): { readonly moment: number; play(): void; show(step: number): void } {
  const [moment, setMoment] = useState(() => (still() ? stepCount : 0));
  const frame = useRef(0);
  const stop = useCallback(() => cancelAnimationFrame(frame.current), []);
  const play = useCallback(() => {
    cancelAnimationFrame(frame.current);
    if (still()) return setMoment(stepCount);
    let start: number | null = null;
    const draw = (now: number) => {
      start ??= now;
      const next = Math.min(stepCount, (now - start) / stepMilliseconds);
      setMoment(next);
      if (next < stepCount) frame.current = requestAnimationFrame(draw);
    };
    frame.current = requestAnimationFrame(draw);
  }, []);
  const show = useCallback(
    (step: number) => {
      stop();
      setMoment(step);
    },
    [stop],
  );
  useEffect(() => {
    play();
    return stop;
  }, [play, stop]);
  return { moment, play, show };
}
