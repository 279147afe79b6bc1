import { expect, it } from "vitest";
import { DrawingTurns } from "./drawing-turns";
import { everything, follow, sameValues } from "./follow";
import { PlannedScreen } from "./planned-screen-testing";

/** Counts its changes; what is shown of it changes more seldom. */
class Counted {
  version = 0;
  picture = 0;
  readonly listeners = new Set<() => void>();

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  change(picture = this.picture): void {
    this.version++;
    this.picture = picture;
    for (const listener of this.listeners) listener();
  }
}

function following(milliseconds: number, shown: (source: Counted) => readonly unknown[]) {
  const screen = new PlannedScreen(0);
  const source = new Counted();
  const drawn: number[] = [];
  let page: readonly unknown[] = [];
  const show = () => {
    page = shown(source);
  };
  const draw = () => {
    drawn.push(screen.time);
    show();
  };
  const outdated = () => !sameValues(page, shown(source));
  const end = follow(source, new DrawingTurns(screen), { milliseconds, outdated, draw });
  screen.runUntil(10);
  return { screen, source, drawn, end, show };
}

it("draws once, and again after every change", () => {
  const { screen, source, drawn } = following(0, everything);
  expect(drawn).toHaveLength(1);
  for (const at of [100, 200]) {
    source.change();
    screen.runUntil(at);
  }
  expect(drawn).toHaveLength(3);
  screen.runUntil(1000);
  expect(drawn).toHaveLength(3);
});

it("takes no turn for changes that would not be seen", () => {
  const { screen, source, drawn } = following(0, ({ picture }) => [picture]);
  source.change();
  screen.runUntil(100);
  expect(drawn).toHaveLength(1);
  source.change(1);
  screen.runUntil(200);
  expect(drawn).toHaveLength(2);
});

it("goes by what was drawn last, whoever drew it", () => {
  const { screen, source, drawn, show } = following(250, ({ picture }) => [picture]);
  source.change(1);
  show();
  screen.runUntil(100);
  source.change(0);
  screen.runUntil(1000);
  expect(drawn).toHaveLength(2);
});

it("takes a number that is none for what it was", () => {
  const { screen, source, drawn } = following(0, ({ picture }) => [picture]);
  for (const at of [100, 200]) {
    source.change(Number.NaN);
    screen.runUntil(at);
  }
  expect(drawn).toHaveLength(2);
});

it("draws what is there at last, at most once in the time that was given", () => {
  const { screen, source, drawn } = following(250, everything);
  for (let at = 20; at <= 1010; at += 10) {
    source.change();
    screen.runUntil(at);
  }
  expect(drawn.length).toBeGreaterThanOrEqual(4);
  for (const [index, at] of drawn.slice(1).entries()) expect(at - drawn[index]).toBeGreaterThanOrEqual(250);
  const before = drawn.length;
  screen.runUntil(2000);
  expect(drawn).toHaveLength(before + 1);
});

it("draws nothing once it has ended, even where a turn was near", () => {
  for (const wait of [0, 250]) {
    const { screen, source, drawn, end } = following(wait, everything);
    source.change();
    end();
    source.change();
    screen.runUntil(1000);
    expect(drawn).toHaveLength(1);
    expect(source.listeners.size).toBe(0);
  }
});
