import { describe, expect, it } from "vitest";
import type { PanelDefinition } from "../panel-definition";
import { nextReady, nextToPrepare } from "./slides";

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
