import { useEffect, useRef } from "react";

/** Settings that are still being dragged are not acted on. */
const settledMilliseconds = 120;

interface Wait {
  readonly key: string;
  readonly timer: ReturnType<typeof setTimeout>;
}

/**
 * Acts after every drawing, once what it is about has stood still for a moment. Drawing the same again does not begin the
 * wait anew: progress that is reported without pause must not put off what somebody has asked for.
 *
 * @param key  what the action is about, as text.
 */
export function useSettled(key: string, act: () => void): void {
  const latest = useRef(act);
  const wait = useRef<Wait | null>(null);
  useEffect(() => {
    latest.current = act;
    if (wait.current?.key === key) return;
    clearTimeout(wait.current?.timer);
    const timer = setTimeout(() => {
      wait.current = null;
      latest.current();
    }, settledMilliseconds);
    wait.current = { key, timer };
  });
  useEffect(
    () => () => {
      clearTimeout(wait.current?.timer);
      wait.current = null;
    },
    [],
  );
}
