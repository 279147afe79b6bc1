import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { captionOf, layOutMatrices, type MatrixGroups, type MatrixLayout, type Room, smallestMatrix } from "./matrix-layout";

const matrices: fc.Arbitrary<MatrixGroups> = fc.record({
  groups: fc.integer({ min: 1, max: 4 }),
  each: fc.integer({ min: 1, max: 16 }),
  cells: fc.integer({ min: 2, max: 48 }),
});
const room: fc.Arbitrary<Room> = fc.record({ width: fc.integer({ min: 120, max: 1900 }), height: fc.integer({ min: 80, max: 1000 }) });

/** The boxes that matrices occupy with their captions. */
function boxes(layout: MatrixLayout) {
  const margin = { left: layout.captions === "beside" ? 18 : 0, below: layout.captions === "below" ? 18 : 0 };
  return layout.places.map(({ x, y }) => ({
    left: x - margin.left,
    right: x + layout.size,
    top: y,
    bottom: y + layout.size + margin.below,
  }));
}

/** Whether matrices of a side fit in some arrangement, by laying out every arrangement cell by cell. */
function fits({ groups, each }: MatrixGroups, { width, height }: Room, side: number): boolean {
  const margins =
    each === 1
      ? [{ left: 0, below: 0 }]
      : side < 44
        ? [{ left: 0, below: 0 }]
        : [
            { left: 18, below: 0 },
            { left: 0, below: 18 },
          ];
  for (const { left, below } of margins)
    for (let across = 1; across <= each; across++)
      for (let groupsAcross = 1; groupsAcross <= groups; groupsAcross++) {
        let [right, bottom] = [0, 0];
        const down = Math.ceil(each / across);
        for (let group = 0; group < groups; group++)
          for (let index = 0; index < each; index++) {
            const [column, row] = [group % groupsAcross, Math.floor(group / groupsAcross)];
            const x = column * (across * (left + side + 8) - 8 + 16) + left + (index % across) * (left + side + 8);
            const y = row * (38 + down * (side + below + 8)) + 38 + Math.floor(index / across) * (side + below + 8);
            right = Math.max(right, x + side);
            bottom = Math.max(bottom, y + side + below);
          }
        if (right <= width && bottom <= height) return true;
      }
  return false;
}

describe("matrices side by side", () => {
  it("are never beyond the room, unless there is none for the smallest, and never one over another", () => {
    fc.assert(
      fc.property(matrices, room, (what, where) => {
        const layout = layOutMatrices(what, where);
        const all = boxes(layout);
        expect(all).toHaveLength(what.groups * what.each);
        for (const { left, right, top, bottom } of all) {
          expect(left).toBeGreaterThanOrEqual(0);
          expect(top).toBeGreaterThanOrEqual(38);
          if (layout.size > smallestMatrix) expect(right).toBeLessThanOrEqual(where.width);
          if (layout.size > smallestMatrix) expect(bottom).toBeLessThanOrEqual(where.height);
        }
        for (const [index, a] of all.entries())
          for (const b of all.slice(index + 1))
            expect(a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top).toBe(true);
      }),
      { seed: 15 },
    );
  });

  it("have cells of whole pixels, and no arrangement would give them one more", () => {
    fc.assert(
      fc.property(matrices, room, (what, where) => {
        const { size } = layOutMatrices(what, where);
        const seen = size >= 3 * what.cells;
        expect(seen ? size % what.cells : size % 1).toBe(0);
        expect(fits(what, where, seen ? size + what.cells : size + 1)).toBe(false);
      }),
      { seed: 15 },
    );
  });

  it("are alone under their title without a caption, and have one from 44 pixels on where there are several", () => {
    fc.assert(
      fc.property(matrices, room, (what, where) => {
        const { captions, size } = layOutMatrices(what, where);
        expect(captions !== null).toBe(what.each > 1 && size >= 44);
      }),
      { seed: 15 },
    );
  });

  it("stand beneath each other in a wide, low room, with upright captions that cost no height", () => {
    const layout = layOutMatrices({ groups: 3, each: 2, cells: 8 }, { width: 832, height: 370 });
    expect(layout).toMatchObject({ captions: "beside", size: 160 });
    expect(captionOf(layout, layout.places[0])).toEqual({ x: 12, y: 118, transform: "rotate(-90 12 118)" });
  });
});

it.each([266, 334, 600])("lets no title run into the next at %i pixels", (width) => {
  const title = 120;
  const { titles, places, size } = layOutMatrices({ groups: 5, each: 2, cells: 8, title }, { width, height: 300 });
  for (const [index, a] of titles.entries())
    for (const b of titles.slice(index + 1)) if (a.y === b.y) expect(Math.abs(a.x - b.x)).toBeGreaterThanOrEqual(title);
  for (const { x } of titles) expect(x + title).toBeLessThanOrEqual(width);
  for (const { x } of places) expect(x + size).toBeLessThanOrEqual(width + 0.01);
});
