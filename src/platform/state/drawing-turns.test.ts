import { describe, expect, it } from "vitest";
import { DrawingTurns } from "./drawing-turns";
import { frameTime, PlannedScreen } from "./planned-screen-testing";

/** Charts that ask again as soon as they are drawn, and note when. */
function charts(count: number, cost: number, paint: number) {
  const screen = new PlannedScreen(paint);
  const turns = new DrawingTurns(screen);
  const drawn: number[][] = Array.from({ length: count }, () => []);
  for (const times of drawn) {
    const draw = () => {
      times.push(screen.time);
      screen.time += cost;
      turns.ask(draw);
    };
    turns.ask(draw);
  }
  return { screen, turns, drawn };
}

describe("turns at drawing", () => {
  it("draws everything in every frame where that is cheap", () => {
    const { screen, drawn } = charts(4, 1, 2);
    screen.runUntil(frameTime * 10);
    for (const times of drawn) expect(times.length).toBeGreaterThanOrEqual(9);
    expect(drawn.map(([first]) => Math.floor(first / frameTime))).toEqual([0, 0, 0, 0]);
  });

  it("draws one after another where each takes long, all equally often", () => {
    const { screen, drawn } = charts(4, 20, 10);
    screen.runUntil(5000);
    const counts = drawn.map((times) => times.length);
    expect(Math.min(...counts)).toBeGreaterThan(10);
    expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
    const all = drawn.flat().sort((one, other) => one - other);
    // A frame of one drawing and its painting is 30 milliseconds, the rest after it as long.
    for (const [index, at] of all.slice(1).entries()) expect(at - all[index]).toBeGreaterThanOrEqual(60);
  });

  it("leaves half of the time free where a part takes longer than a frame, and no more than that", () => {
    const { screen, drawn } = charts(1, 10, 8);
    screen.runUntil(1000);
    // 18 milliseconds of drawing and painting; the page is free while it waits for its frame, and then for the rest of 18.
    expect(drawn[0].slice(1).map((at, index) => at - drawn[0][index])).toEqual(drawn[0].slice(1).map(() => 36));
    expect(drawn[0].length).toBeGreaterThan(25);
  });

  it("draws fewer parts in a turn where their painting takes long, and all again where it is soon done", () => {
    const screen = new PlannedScreen(2);
    const turns = new DrawingTurns(screen);
    let painting = 6;
    const drawn: { readonly at: number; parts: number }[] = [];
    for (let part = 0; part < 8; part++) {
      const draw = () => {
        const turn = drawn.at(-1);
        if (turn?.at === screen.time) turn.parts++;
        else drawn.push({ at: screen.time, parts: 1 });
        screen.more += painting;
        turns.ask(draw);
      };
      turns.ask(draw);
    }
    screen.runUntil(2000);
    expect(drawn[0].parts).toBe(8);
    // Two of them and the frame itself take 14 milliseconds.
    expect(Math.max(...drawn.slice(5).map(({ parts }) => parts))).toBeLessThanOrEqual(2);
    painting = 0.1;
    screen.runUntil(3000);
    expect(drawn.at(-1)?.parts).toBe(8);
  });

  it("goes on soon after a frame that took very long", () => {
    const { screen, drawn } = charts(1, 60_000, 0);
    screen.runUntil(61_000);
    expect(drawn[0]).toHaveLength(2);
    expect(drawn[0][1]).toBeLessThan(60_000 + frameTime + 250 + frameTime + 1);
  });

  it("does not draw after a withdrawal, even while others are drawn", () => {
    const screen = new PlannedScreen(0);
    const turns = new DrawingTurns(screen);
    const drawn: string[] = [];
    const second = () => drawn.push("second");
    turns.ask(() => {
      drawn.push("first");
      turns.withdraw(second);
    });
    turns.ask(second);
    screen.runUntil(1000);
    expect(drawn).toEqual(["first"]);
  });

  it("draws once for many wishes before a turn", () => {
    const screen = new PlannedScreen(0);
    const turns = new DrawingTurns(screen);
    let count = 0;
    const draw = () => void count++;
    for (let i = 0; i < 5; i++) turns.ask(draw);
    screen.runUntil(1000);
    expect(count).toBe(1);
  });
});
