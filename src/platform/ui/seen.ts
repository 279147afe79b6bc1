import { type RefObject, useEffect, useState } from "react";

export interface Sight {
  /** Share of the panel that must be in view; more than none, since a panel that only touches the edge of the screen is not. */
  readonly share: number;
  /** Pixels by which the panel may still be out of view, where the page itself scrolls. */
  readonly margin: number;
}

/** Whether the panel around an element is in view, and not before it was looked for: questions cost a worker's time. */
export function useSeen(element: RefObject<Element | null>, { share, margin }: Sight): boolean {
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    const panel = element.current?.closest(".panel");
    if (!panel) return;
    const options = { threshold: share, rootMargin: `${margin}px 0px` };
    const observer = new IntersectionObserver(([entry]) => setSeen(entry.intersectionRatio >= share), options);
    observer.observe(panel);
    return () => observer.disconnect();
  }, [element, share, margin]);
  return seen;
}
