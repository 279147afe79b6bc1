/** Leaves more of the device to the page where it does not keep up with drawing beside what computes; fetched late. */
import { spareThread } from "../engine/thread-plan";
import { DrawingPace } from "../state/drawing-pace";
import type { Session } from "../state/session-api";

/** Milliseconds between two looks: asking for every frame would take a part of what is measured. */
const pause = 150;

/** Watches every run of this page until it is known how the page draws beside it. */
export function keepUp(page: Window & typeof globalThis, { store }: Pick<Session, "store">): void {
  let pace: DrawingPace | null = null;
  let runs: number | null = null;
  const look = () =>
    page.requestAnimationFrame((first) => {
      pace?.begin(first);
      page.requestAnimationFrame(judge);
    });
  const judge = (now: number) => {
    if (!pace) return;
    const { activity, runs: current } = store.getState();
    if (activity !== "running" || current !== runs) {
      pace = null;
      begin();
      return;
    }
    const verdict = pace.end(now);
    if (verdict === "crowded") spareThread();
    if (verdict === null) page.setTimeout(look, pause);
    else pace = null;
  };
  const begin = () => {
    const { activity, runs: current } = store.getState();
    if (pace || activity !== "running" || current === runs) return;
    runs = current;
    pace = new DrawingPace();
    look();
  };
  // Browsers that do not report long tasks are measured by frames alone.
  if (page.PerformanceObserver?.supportedEntryTypes.includes("longtask"))
    new page.PerformanceObserver((list) => {
      for (const _ of list.getEntries()) pace?.longTask();
    }).observe({ type: "longtask" });
  // A hidden page draws nothing.
  page.document.addEventListener("visibilitychange", () => pace?.interrupt());
  store.subscribe(begin);
  begin();
}
