import { expect, it } from "vitest";
import { Fade, fadeBudget, fadeMilliseconds } from "./fade";

it("moves from what is shown to the new values, and arrives", () => {
  const fade = new Fade();
  fade.aim(Float64Array.of(0, 10), 0, true);
  expect([...fade.at(0)]).toEqual([0, 10]);
  fade.aim(Float64Array.of(1, 0), 1000, true);
  expect([...fade.at(1000 + fadeMilliseconds / 2)]).toEqual([0.5, 5]);
  expect(fade.arrived(1000 + fadeMilliseconds / 2)).toBe(false);
  expect([...fade.at(1000 + fadeMilliseconds)]).toEqual([1, 0]);
  expect(fade.arrived(1000 + fadeMilliseconds)).toBe(true);
});

it("turns towards newer values from where it is", () => {
  const fade = new Fade();
  fade.aim(Float64Array.of(0), 0, true);
  fade.at(0);
  fade.aim(Float64Array.of(1), 0, true);
  fade.aim(Float64Array.of(0), fadeMilliseconds / 2, true);
  expect([...fade.at(fadeMilliseconds / 2)]).toEqual([0.5]);
});

it("steps when motion is not wanted, and when the shape changes", () => {
  const fade = new Fade();
  fade.aim(Float64Array.of(0), 0, true);
  fade.aim(Float64Array.of(1), 0, false);
  expect([...fade.at(0)]).toEqual([1]);
  fade.aim(Float64Array.of(3, 4), 1, true);
  expect([...fade.at(1)]).toEqual([3, 4]);
});

it("steps where a picture takes long, but for one that took long once, and fades again where it takes little", () => {
  const fade = new Fade();
  fade.aim(Float64Array.of(0), 0, true);
  const shownHalfway = (target: number, now: number) => {
    fade.aim(Float64Array.of(target), now, true);
    return [...fade.at(now + fadeMilliseconds / 2)];
  };
  fade.at(0);
  fade.took(2 * fadeBudget);
  expect(shownHalfway(2, 1000)).toEqual([1]);
  fade.took(2 * fadeBudget);
  expect(shownHalfway(4, 2000)).toEqual([4]);
  fade.took(fadeBudget / 2);
  expect(shownHalfway(6, 3000)).toEqual([5]);
});
