import { describe, expect, it } from "vitest";
import type { PanelDefinition } from "../panel-definition";
import { countSlides, firstWithPicture, nextReady, nextToPrepare } from "./slides";

const panels = ["a", "b", "c", "d"].map(
  (id): PanelDefinition => ({ id, title: () => id, control: null, Content: () => null, columns: 12 }),
);
const ready = (...ids: readonly string[]) => {
  const isReady = ({ id }: PanelDefinition) => ids.includes(id);
  return (from: number, by: 1 | -1) => {
    const { to, passed } = nextReady(panels, from, by, isReady);
    return [to, passed.map(({ id }) => id).join("")];
  };
};

describe("the next slide", () => {
  it("is the first that is ready in the direction one goes, and says which were passed", () => {
    expect(ready("a", "d")(1, 1)).toEqual([3, "bc"]);
    expect(ready("a", "d")(2, -1)).toEqual([0, "cb"]);
    expect(ready("b")(1, 1)).toEqual([1, ""]);
  });

  it("is none where nothing further on is ready, and at either end", () => {
    expect(ready("a")(1, 1)).toEqual([null, "bcd"]);
    expect(ready("a")(4, 1)).toEqual([null, ""]);
    expect(ready("a")(-1, -1)).toEqual([null, ""]);
  });
});

describe("the count of slides", () => {
  const count = (ready: string, absent: string, known: boolean, current = panels[1]) =>
    countSlides(panels, current, { isReady: ({ id }) => ready.includes(id), isAbsent: ({ id }) => absent.includes(id) }, known);

  it("has slides still to come in their places, and no number before it is known of each whether it gets a picture", () => {
    expect(count("b", "", false)).toEqual({ place: 1, ready: [false, true, false, false], count: null });
    expect(count("bd", "c", false)).toEqual({ place: 1, ready: [false, true, true], count: null });
    expect(count("abd", "c", true)).toEqual({ place: 1, ready: [true, true, true], count: 3 });
  });

  it("keeps its number while a picture is computed again, and leaves out what would need a press", () => {
    expect(count("abc", "", true).count).toBe(4);
    expect(count("abc", "d", true).count).toBe(3);
    expect(count("abcd", "ab", true, panels[3])).toEqual({ place: 3, ready: [true, true, true, true], count: 4 });
  });
});

describe("the first slide", () => {
  const first = (absent: string) => firstWithPicture(panels, { isAbsent: ({ id }) => absent.includes(id) });

  it("is the first panel that gets a picture without a press", () => {
    expect([first(""), first("b"), first("ab"), first("abcd")]).toEqual([0, 0, 2, 0]);
  });
});

describe("slides that are prepared", () => {
  const next = (place: number, ready: string, absent: string) =>
    nextToPrepare(panels, place, { isReady: ({ id }) => ready.includes(id), isAbsent: ({ id }) => absent.includes(id) }, 2).map(
      ({ id }) => id,
    );

  it("are the two that follow, then those before, and none that would need a press", () => {
    expect(next(0, "a", "")).toEqual(["b", "c"]);
    expect(next(0, "ab", "c")).toEqual(["d"]);
    expect(next(2, "c", "")).toEqual(["d", "b"]);
    expect(next(3, "abd", "c")).toEqual([]);
  });
});
