/**
 * One tab stop for many elements, as the patterns of the ARIA authoring guide for toolbars, menus and grids have it: Tab comes to
 * the one that had the focus last, the arrow keys go on from there.
 */
import type { RefCallback } from "react";

type Direction = readonly [across: -1 | 0 | 1, down: -1 | 0 | 1];

const directions: Readonly<Record<string, Direction>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/**
 * For the `ref` of the element around them. The focus goes to the nearest one in the direction of the key; in a single row or
 * column all four arrows go on and back.
 *
 * @param items  selects the elements among which the focus moves; call this once for a kind of element, outside of components.
 * @param chosen  selects the one that Tab comes to first; the first of all where there is none.
 */
export function roving(
  items: string,
  chosen = "[aria-pressed='true'], [aria-selected='true'], [aria-current='true']",
): RefCallback<HTMLElement> {
  return (frame) => {
    if (!frame) return;
    let stop: HTMLElement | undefined;
    const all = () => [...frame.querySelectorAll<HTMLElement>(items)].filter((item) => !item.matches(":disabled"));
    const settle = () => {
      const now = all();
      if (!stop || !now.includes(stop)) stop = now.find((item) => item.matches(chosen)) ?? now[0];
      for (const item of now) item.tabIndex = item === stop ? 0 : -1;
    };
    const onFocus = ({ target }: FocusEvent) => {
      const focused = all().find((item) => item === target);
      if (!focused) return;
      stop = focused;
      settle();
    };
    const onKeyDown = (event: KeyboardEvent) => {
      const from = all().find((item) => item === event.target);
      if (!from || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || isWithinText(event)) return;
      const to = itemAfter(event.key, all(), from);
      if (!to) return;
      event.preventDefault();
      to.focus();
      if (to instanceof HTMLInputElement) to.select();
    };
    settle();
    const observer = new MutationObserver(settle);
    observer.observe(frame, { childList: true, subtree: true, attributeFilter: ["disabled"] });
    frame.addEventListener("focusin", onFocus);
    frame.addEventListener("keydown", onKeyDown);
    return () => {
      observer.disconnect();
      frame.removeEventListener("focusin", onFocus);
      frame.removeEventListener("keydown", onKeyDown);
    };
  };
}

/** Whether a key moves the cursor in what is typed, which it leaves only at either end; up and down change a number. */
function isWithinText({ key, target }: KeyboardEvent): boolean {
  if (target instanceof HTMLSelectElement) return key === "ArrowUp" || key === "ArrowDown";
  if (!(target instanceof HTMLInputElement) || !isTyped(target)) return false;
  if (key === "Home" || key === "End") return true;
  if (key === "ArrowUp" || key === "ArrowDown") return target.type === "number";
  // The cursor of a field of type "number" cannot be asked for.
  const { selectionStart: from, selectionEnd: to, value } = target;
  if (from === null || to === null) return value !== "";
  const isWhole = from === 0 && to === value.length;
  return !isWhole && (from !== to || from !== (key === "ArrowLeft" ? 0 : value.length));
}

function isTyped({ type }: HTMLInputElement): boolean {
  return !["checkbox", "radio", "button", "range"].includes(type);
}

function itemAfter(key: string, items: readonly HTMLElement[], from: HTMLElement): HTMLElement | undefined {
  if (key === "Home") return items[0];
  if (key === "End") return items.at(-1);
  const direction = directions[key];
  if (!direction) return undefined;
  const places = items.map((item) => ({ item, ...middleOf(item) }));
  const here = places.find(({ item }) => item === from);
  if (!here) return undefined;
  const isLine = [places.map(({ x }) => x), places.map(({ y }) => y)].some((along) => Math.max(...along) - Math.min(...along) < 4);
  if (isLine) return items[items.indexOf(from) + direction[0] + direction[1]];
  return nearest(places, here, direction)?.item;
}

interface Place {
  readonly item: HTMLElement;
  readonly x: number;
  readonly y: number;
}

/** Of those that lie in a direction: what lies askew counts three times as far. */
function nearest(places: readonly Place[], { x, y }: Place, [across, down]: Direction): Place | undefined {
  const along = (place: Place) => across * (place.x - x) + down * (place.y - y);
  const askew = (place: Place) => Math.abs(down * (place.x - x)) + Math.abs(across * (place.y - y));
  const ahead = places.filter((place) => along(place) > 4 && along(place) >= 0.5 * askew(place));
  return ahead.toSorted((a, b) => along(a) + 3 * askew(a) - along(b) - 3 * askew(b))[0];
}

function middleOf(element: Element): { readonly x: number; readonly y: number } {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return { x: (left + right) / 2, y: (top + bottom) / 2 };
}
