/** Where machines and what they meet in go: cards side by side while there is room, rows otherwise. Pure geometry. */
import type { Area, Point } from "../../../../platform/charts/loss-data";

export interface PlacedMachine {
  readonly box: Area;
  /** Its columns; null where there is no room for them. */
  readonly picture: { readonly x: number; readonly y: number; readonly width: number; readonly height: number } | null;
  /** Its singular values; null where there is no room for them. */
  readonly values: Area | null;
  /** Where messages leave for the hub, and where they arrive from it. */
  readonly out: Point;
  readonly in: Point;
  readonly hubIn: Point;
  readonly hubOut: Point;
}

export interface HubLayout {
  readonly shape: "cards" | "rows";
  readonly machines: readonly PlacedMachine[];
  readonly hub: Area;
  /** Whether arrows have room for what travels along them. */
  readonly labelled: boolean;
}

const narrowestCard = 168;
const widestCard = 270;
const cardGap = 16;
const hubHeight = 54;
const between = 72;
const head = 30;
const foot = 42;
const tallestRow = 56;

/** @param aspect  columns over rows of what a machine holds, to keep entries square where they can be. */
export function layOutHub(count: number, aspect: number, width: number, height: number): HubLayout {
  const side = Math.min(widestCard, (width - cardGap * (count - 1)) / count);
  return side >= narrowestCard && height >= 260 ? cards(count, aspect, side, width, height) : rows(count, width, height);
}

function cards(count: number, aspect: number, side: number, width: number, height: number): HubLayout {
  const bottom = height - hubHeight - between - 2;
  const step = count > 1 ? (width - side) / (count - 1) : 0;
  const hubWidth = Math.min(width - 2, Math.max(300, width * 0.4));
  const middle = width / 2;
  const hub = { left: middle - hubWidth / 2, right: middle + hubWidth / 2, top: height - hubHeight - 1, bottom: height - 1 };
  const room = { width: side * 0.5 - 18, height: bottom - head - foot - 4 };
  const machines = Array.from({ length: count }, (_, machine) => {
    const left = count > 1 ? machine * step : middle - side / 2;
    const box = { left: left + 1, right: left + side - 1, top: 1, bottom };
    const pictureWidth = Math.min(room.width, room.height * aspect);
    const at = left + side / 2;
    const place = hub.left + (hubWidth * (machine + 0.5)) / count;
    return {
      box,
      picture: { x: left + 12, y: head + 4, width: pictureWidth, height: Math.min(room.height, pictureWidth / aspect) },
      values: { left: left + side / 2 + 6, right: left + side - 14, top: head + 22, bottom: bottom - foot },
      out: { x: at - 7, y: bottom },
      in: { x: at + 7, y: bottom },
      hubIn: { x: place - 7, y: hub.top },
      hubOut: { x: place + 7, y: hub.top },
    };
  });
  return { shape: "cards", machines, hub, labelled: hubWidth / count > 100 || count <= 3 };
}

/** The hub above, and a line from it along the left to every row. */
function rows(count: number, width: number, height: number): HubLayout {
  const hub = { left: 1, right: width - 1, top: 1, bottom: hubHeight };
  const step = Math.min(tallestRow, (height - hubHeight - 12) / count);
  const machines = Array.from({ length: count }, (_, machine) => {
    const top = hubHeight + 12 + machine * step;
    const box = { left: 30, right: width - 1, top: top + 2, bottom: top + step - 2 };
    const middle = (box.top + box.bottom) / 2;
    return {
      box,
      picture: null,
      values: step >= 40 && width >= 300 ? { left: width * 0.56, right: width - 14, top: box.top + 10, bottom: box.bottom - 10 } : null,
      out: { x: box.left, y: middle - 4 },
      in: { x: box.left, y: middle + 4 },
      hubIn: { x: 10, y: hub.bottom },
      hubOut: { x: 18, y: hub.bottom },
    };
  });
  return { shape: "rows", machines, hub, labelled: false };
}

/** The way of a message: straight between cards and hub, along the line at the left for rows. */
export function wayOf(from: Point, to: Point, shape: HubLayout["shape"]): readonly Point[] {
  if (shape === "cards") return [from, to];
  const [rail, row] = from.x < to.x ? [from, to] : [to, from];
  const corner = { x: rail.x, y: row.y };
  return [from, corner, to];
}
