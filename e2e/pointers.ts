/** Drags by mouse, finger and pen as the browser's own input, which selects, scrolls and cancels as it does for a person. */
import type { CDPSession, Locator, Page } from "@playwright/test";

/** The finger is last: for half a second after it a drawing may take a mouse for its echo. */
export const pointers = ["mouse", "pen", "touch"] as const;
export type PointerKind = (typeof pointers)[number];

interface Place {
  readonly x: number;
  readonly y: number;
}

/**
 * Where the pointer is heard of on the way, as a share of it. A slow one gives a browser the time to drag selected text
 * away instead; a quick one has left what it pressed before its first move.
 */
const moves = { slow: Array.from({ length: 20 }, (_, index) => (index + 1) / 20), quick: [0.8, 0.9, 1] } as const;

/** Presses in the middle of an element, moves by so many pixels, and lifts. */
export async function dragBy(
  page: Page,
  kind: PointerKind,
  element: Locator,
  { x: right, y: down }: Place,
  pace: keyof typeof moves = "slow",
): Promise<void> {
  await element.scrollIntoViewIfNeeded();
  const box = await element.boundingBox();
  if (!box) throw new Error(`${element} is not on screen`);
  const from = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const on = (share: number): Place => ({ x: from.x + share * right, y: from.y + share * down });
  const session = await page.context().newCDPSession(page);
  const send = kind === "touch" ? fingerOf(session) : pressOf(session, kind);
  if (right === 0 && down === 0) {
    // Both at once: a press that waits is a long one, which is something else to a finger.
    await Promise.all([send("press", from), send("lift", from)]);
  } else {
    await send("press", from);
    for (const share of moves[pace]) await send("move", on(share));
    await send("lift", on(1));
  }
  await session.detach();
}

type Send = (what: "press" | "move" | "lift", place: Place) => Promise<void>;

const fingerOf =
  (session: CDPSession): Send =>
  async (what, place) => {
    const type = ({ press: "touchStart", move: "touchMove", lift: "touchEnd" } as const)[what];
    await session.send("Input.dispatchTouchEvent", { type, touchPoints: what === "lift" ? [] : [place] });
  };

const pressOf =
  (session: CDPSession, pointerType: "mouse" | "pen"): Send =>
  async (what, { x, y }) => {
    const type = ({ press: "mousePressed", move: "mouseMoved", lift: "mouseReleased" } as const)[what];
    const buttons = what === "lift" ? 0 : 1;
    // A hand is there before it presses.
    if (what === "press") void session.send("Input.dispatchMouseEvent", { type: "mouseMoved", x, y, pointerType });
    await session.send("Input.dispatchMouseEvent", { type, x, y, button: "left", buttons, clickCount: 1, pointerType });
  };
