/** Pages side by side in a strip that one swipes. */
import { type RefObject, useEffect, useRef, useState } from "react";

interface Pages {
  readonly strip: RefObject<HTMLDivElement | null>;
  /** The page in view, from 0. */
  readonly page: number;
  turnTo(page: number): void;
  /** Reads the page in view; for the strip's scroll events. */
  follow(): void;
}

const pageOf = ({ scrollLeft, clientWidth }: HTMLElement) => Math.round(scrollLeft / Math.max(1, clientWidth));

const scrollToPage = (strip: HTMLElement, page: number) => strip.scrollTo({ left: page * strip.clientWidth });

/**
 * @param inPages  whether the strip has pages now; without them everything is in view.
 * @param led  the page that the strip turns to when this changes.
 * @param onTurn  called with another page that a person turns to.
 */
export function usePages(inPages: boolean, led: number, onTurn: (page: number) => void): Pages {
  const strip = useRef<HTMLDivElement>(null);
  const [page, setPage] = useState(led);
  useEffect(() => {
    // The page in view is left alone: a finger may still move it.
    if (inPages && strip.current && pageOf(strip.current) !== led) scrollToPage(strip.current, led);
  }, [inPages, led]);
  const take = (to: number) => {
    setPage(to);
    if (to !== led) onTurn(to);
  };
  return {
    strip,
    page,
    turnTo: (to) => {
      take(to);
      if (strip.current) scrollToPage(strip.current, to);
    },
    follow: () => {
      if (inPages && strip.current) take(pageOf(strip.current));
    },
  };
}
