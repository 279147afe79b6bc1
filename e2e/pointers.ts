/** Drags by mouse, finger and pen as the browser's own input, which selects, scrolls and cancels as it does for a person. */
import type { CDPSession, Locator, Page } from "@playwright/test";

export const pointers = ["mouse", "touch", "pen"] as const;
export type PointerKind = (typeof pointers)[number];

interface Place {
  readonly x: number;
  readonly y: number;
}

/** Moves on the way; the first of them goes far, as that of a quick hand does. */
const moves = [0.4, 0.6, 0.8, 1];

/** Presses in the middle of an element, moves by so many pixels, and lifts. */
export async function dragBy(page: Page, kind: PointerKind, element: Locator, { x: right, y: down }: Place): Promise<void> {
  await element.scrollIntoViewIfNeeded();
  const box = await element.boundingBox();
  if (!box) throw new Error(`${element} is not on screen`);
  const from = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const on = (share: number): Place => ({ x: from.x + share * right, y: from.y + share * down });
  const session = await page.context().newCDPSession(page);
  const send = kind === "touch" ? fingerOf(session) : pressOf(session, kind);
  await send("press", from);
  for (const share of moves) await send("move", on(share));
  await send("lift", on(1));
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
    if (what === "press") await session.send("Input.dispatchMouseEvent", { type: "mouseMoved", x, y, pointerType });
    await session.send("Input.dispatchMouseEvent", { type, x, y, button: "left", buttons, clickCount: 1, pointerType });
  };
