/**
 * One tab stop for many elements, as the ARIA authoring guide describes it for toolbars, menus and grids: Tab comes to the element
 * that had the focus last, and the arrow keys go on from there.
 */
import type { RefCallback } from "react";

type Item = Element & HTMLOrSVGElement;

interface RovingOptions {
  /** Selects the element that Tab comes to first; the first of all where there is none. */
  readonly chosen?: string;
  /** Of elements in rows and columns the nearest one in the direction of the key; otherwise the arrow keys go on and back. */
  readonly plane?: true;
  /** Whether an element needs a key for itself, beside what fields do with keys. */
  readonly keeps?: (item: Item) => boolean;
}

const pressed = "[aria-pressed='true'], [aria-selected='true'], [aria-current='true']";

/**
 * For the `ref` of the element around them.
 *
 * @param items  selects the elements among which the focus moves. Call this outside of components, once for a kind of group.
 */
export function roving(items: string, { chosen = pressed, plane, keeps = () => false }: RovingOptions = {}): RefCallback<HTMLElement> {
  return (frame) => {
    if (!frame) return;
    let stop: Item | undefined;
    const all = () => [...frame.querySelectorAll<Item & HTMLElement>(items)].filter((item) => !item.matches(":disabled"));
    const settle = () => {
      const now = all();
      if (!stop || !now.some((item) => item === stop)) stop = now.find((item) => item.matches(chosen)) ?? now[0];
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
      if (!from || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
      if (keeps(from) || isOfField(event.key, from)) return;
      const to = plane ? itemTowards(event.key, all(), from) : itemAfter(event.key, all(), from);
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

/** The buttons of a row, such as those that choose a view. */
export const buttonsInRow = roving("button");

/** A setting beside a picture: Tab comes to its slider. Its number is typed after a press on it, or where the setting stands in the rail. */
export const sliderFirst = roving("input", { chosen: "[type=range]" });

/** Whether a key does something in the field itself: it changes a choice or a value, or moves the cursor in what is typed. */
function isOfField(key: string, field: Item): boolean {
  const sideways = key === "ArrowLeft" || key === "ArrowRight";
  if (field instanceof HTMLSelectElement || field.role === "slider") return !sideways;
  if (!(field instanceof HTMLInputElement) || ["checkbox", "radio", "button"].includes(field.type)) return false;
  if (field.type === "range" || field.type === "number" || key === "Home" || key === "End") return true;
  const { selectionStart: from, selectionEnd: to, value } = field;
  const isWhole = from === 0 && to === value.length;
  return sideways && !isWhole && (from !== to || from !== (key === "ArrowLeft" ? 0 : value.length));
}

function itemAfter(key: string, items: readonly Item[], from: Item): Item | undefined {
  const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };
  return key in steps ? items[items.indexOf(from) + steps[key]] : itemAtEnd(key, items);
}

function itemAtEnd(key: string, items: readonly Item[]): Item | undefined {
  if (key === "Home") return items[0];
  return key === "End" ? items.at(-1) : undefined;
}

/** Of those that lie in a direction; what lies askew counts three times as far. */
function itemTowards(key: string, items: readonly Item[], from: Item): Item | undefined {
  const directions: Readonly<Record<string, readonly [across: number, down: number]>> = {
    ArrowLeft: [-1, 0],
    ArrowRight: [1, 0],
    ArrowUp: [0, -1],
    ArrowDown: [0, 1],
  };
  if (!(key in directions)) return itemAtEnd(key, items);
  const [across, down] = directions[key];
  const here = middleOf(from);
  const ahead = items.flatMap((item) => {
    const { x, y } = middleOf(item);
    const along = across * (x - here.x) + down * (y - here.y);
    const askew = Math.abs(down * (x - here.x)) + Math.abs(across * (y - here.y));
    return along > 4 ? [{ item, far: along + 3 * askew }] : [];
  });
  return ahead.toSorted((a, b) => a.far - b.far)[0]?.item;
}

function middleOf(element: Element): { readonly x: number; readonly y: number } {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return { x: (left + right) / 2, y: (top + bottom) / 2 };
}
