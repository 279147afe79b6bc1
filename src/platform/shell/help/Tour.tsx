import { type RefObject, useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import { localPreferences } from "../../state/preferences";
import { showTour, tourKey } from "./help-state";
import { everyoneText } from "./words";
import "./help.css";

/** Anchor of each step, or a part of it where the card would have no room beside the whole. */
const anchors = [
  [".preset-question h2"],
  [".rail-preset", ".preset-button"],
  [".run-controls"],
  [".panels .panel", ".panels .panel-summary"],
  [".bar-tools", ".bar > .icon-button"],
] as const;

/** A card beside the element that it explains. The page stays active; any action on it ends the tour, as Escape does. */
export function Tour({ step }: { readonly step: number }) {
  const words = everyoneText.tour;
  const [title, said] = [useId(), useId()];
  const card = useRef<HTMLElement>(null);
  const [height, setHeight] = useState(usualHeight);
  const anchor = useRectangle(anchors[step], height);
  // German texts need more lines.
  useLayoutEffect(() => setHeight(card.current?.offsetHeight ?? usualHeight));
  const last = step === anchors.length - 1;
  const { title: heading, words: sentence } = words.steps[step];
  useEffect(() => endOnOtherActions(card), []);
  return (
    <>
      {anchor && (
        <div
          className="tour-ring"
          style={{ left: anchor.x - 6, top: anchor.y - 6, width: anchor.width + 12, height: anchor.height + 12 }}
        />
      )}
      <section className="tour" aria-label={words.label} ref={card} style={placeOf(anchor, height)}>
        <div role="status">
          <h2 id={title}>{heading}</h2>
          <p id={said}>{sentence}</p>
        </div>
        <div className="tour-actions">
          <span className="tour-place">{words.place(step + 1, anchors.length)}</span>
          {!last && (
            <button type="button" className="link-button" onClick={end}>
              {words.skip}
            </button>
          )}
          {step > 0 && (
            <button type="button" className="button" onClick={() => showTour(step - 1)}>
              {words.back}
            </button>
          )}
          <button type="button" className="button button-primary" onClick={() => (last ? end() : showTour(step + 1))}>
            {last ? words.done : words.next}
          </button>
        </div>
      </section>
    </>
  );
}

function end(): void {
  localPreferences(window).write(tourKey, "seen");
  showTour(null);
}

/** Keys that move the focus to the card, or are held for another key. */
const idleKeys = ["Tab", "Shift", "Control", "Alt", "Meta", "AltGraph"];

/** @returns a function that removes the listeners */
function endOnOtherActions(card: RefObject<HTMLElement | null>): () => void {
  const isOther = ({ target }: Event) => !(target instanceof Node && card.current?.contains(target));
  const onPointer = (event: PointerEvent) => {
    if (isOther(event)) end();
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key === "Escape" || (isOther(event) && !idleKeys.includes(event.key))) end();
  };
  addEventListener("pointerdown", onPointer, true);
  addEventListener("keydown", onKey, true);
  return () => {
    removeEventListener("pointerdown", onPointer, true);
    removeEventListener("keydown", onKey, true);
  };
}

/** Rectangle on the screen of the first of these elements that leaves room for the card, also while the page moves. */
function useRectangle(selectors: readonly string[], height: number): DOMRect | null {
  const [rectangle, setRectangle] = useState<DOMRect | null>(null);
  useLayoutEffect(() => {
    const element = firstWithRoom(selectors, height);
    const look = () => setRectangle(element?.getBoundingClientRect() ?? null);
    // At the top, below the bar, which leaves room for the card below an element nearly as high as the screen.
    const before = element?.style.scrollMarginTop ?? "";
    if (element) element.style.scrollMarginTop = `${barHeight()}px`;
    element?.scrollIntoView({ block: "start" });
    if (element) element.style.scrollMarginTop = before;
    look();
    addEventListener("resize", look);
    addEventListener("scroll", look, true);
    return () => {
      removeEventListener("resize", look);
      removeEventListener("scroll", look, true);
    };
  }, [selectors, height]);
  return rectangle;
}

function firstWithRoom(selectors: readonly string[], height: number): HTMLElement | undefined {
  const there = selectors.flatMap((selector) => document.querySelector<HTMLElement>(selector) ?? []);
  const hasRoom = (element: HTMLElement) => {
    const { width: wide, height: high } = element.getBoundingClientRect();
    return high + height + gap + edge <= innerHeight - barHeight() || wide + width + gap + 2 * edge <= innerWidth;
  };
  return there.find(hasRoom) ?? there.at(-1);
}

const width = 320;
const usualHeight = 190;
const edge = 12;
/** Distance from the ring around the anchor. */
const gap = 16;
/** Height that may stay above the page, with the ring below it: on a telephone two rows. */
const barHeight = () => (document.querySelector(".bar-row") ? 104 : 60);

/** Below its anchor, above it or beside it, wherever there is room, or else where there is most. Never over its middle. */
function placeOf(anchor: DOMRect | null, height: number): { readonly left: number; readonly top: number } {
  const [mostLeft, mostTop] = [innerWidth - width - edge, innerHeight - height - edge];
  const between = (value: number, most: number) => Math.max(edge, Math.min(value, most));
  if (!anchor) return { left: between((innerWidth - width) / 2, mostLeft), top: between((innerHeight - height) / 3, mostTop) };
  const sides = [
    { room: innerHeight - anchor.bottom - gap - height, left: anchor.left, top: anchor.bottom + gap },
    { room: anchor.top - gap - height, left: anchor.left, top: anchor.top - gap - height },
    { room: innerWidth - anchor.right - gap - width, left: anchor.right + gap, top: anchor.top },
    { room: anchor.left - gap - width, left: anchor.left - gap - width, top: anchor.top },
  ];
  const { left, top } = sides.find(({ room }) => room >= edge) ?? sides.reduce((best, side) => (side.room > best.room ? side : best));
  return { left: between(left, mostLeft), top: between(top, mostTop) };
}
