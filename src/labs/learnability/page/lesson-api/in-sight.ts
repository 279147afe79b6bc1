const looks = new Set<() => void>();

/** Looks at once at all elements that are watched: what has scrolled is noticed by itself only in the frames that follow. */
export function noticeNow(): void {
  for (const look of looks) look();
}

/**
 * Tells whether an element is in sight, now and whenever that changes. While it is not laid out, as the text of a telephone
 * that shows the panels, nothing is told: the reader is still there.
 */
export function watchSight(element: HTMLElement, tell: (inSight: boolean) => void): () => void {
  let frame = 0;
  const look = () => {
    const { top, bottom, height } = element.getBoundingClientRect();
    if (height > 0) tell(bottom > 0 && top < window.innerHeight);
  };
  const later = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(look);
  };
  // Scrolling does not bubble, and it is the column or the page that scrolls.
  document.addEventListener("scroll", later, { capture: true, passive: true });
  looks.add(look);
  const laidOut = new ResizeObserver(later);
  laidOut.observe(element);
  return () => {
    looks.delete(look);
    cancelAnimationFrame(frame);
    document.removeEventListener("scroll", later, { capture: true });
    laidOut.disconnect();
  };
}
