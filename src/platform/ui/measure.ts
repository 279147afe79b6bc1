/** Size and visibility of a component's own element. */
import { type RefObject, useEffect, useState } from "react";

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Size of the content box in whole pixels; null before the first layout. */
export function useSize(element: RefObject<HTMLElement | null>): Size | null {
  const [size, setSize] = useState<Size | null>(null);
  useEffect(() => {
    const target = element.current;
    if (!target) return;
    const observer = new ResizeObserver(([{ contentRect }]) => {
      const next = { width: Math.floor(contentRect.width), height: Math.floor(contentRect.height) };
      setSize((known) => (known?.width === next.width && known.height === next.height ? known : next));
    });
    observer.observe(target);
    return () => observer.disconnect();
  }, [element]);
  return size;
}

/** Whether some of the element is on screen, or nearly. */
export function useOnScreen(element: RefObject<HTMLElement | null>): boolean {
  const [onScreen, setOnScreen] = useState(true);
  useEffect(() => {
    const target = element.current;
    if (!target) return;
    const observer = new IntersectionObserver(([entry]) => setOnScreen(entry.isIntersecting), { rootMargin: "80px" });
    observer.observe(target);
    return () => observer.disconnect();
  }, [element]);
  return onScreen;
}
