import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cutIntoPatches, finestSide, joined, landscape, numbersPerPatch, patchRows } from "./picture";

const opaque = (colours: readonly (readonly number[])[]) => Uint8Array.from(colours.flatMap((colour) => [...colour, 255]));

describe("patches of a picture", () => {
  it("are the mean colour, and half of what the right is brighter than the left and the lower half than the upper", () => {
    const [black, white, red, grey] = [
      [0, 0, 0],
      [255, 255, 255],
      [255, 0, 0],
      [100, 100, 100],
    ];
    const { side, bytes } = cutIntoPatches(opaque([black, white, red, grey]), 2, 1);
    const bright = [0, 255, 0.299 * 255, 100];
    const half = (plus: readonly number[], minus: readonly number[]) =>
      (bright[plus[0]] + bright[plus[1]] - bright[minus[0]] - bright[minus[1]]) / 4;
    expect(side).toBe(1);
    expect([...bytes]).toEqual([
      Math.round((0 + 255 + 255 + 100) / 4),
      Math.round((255 + 100) / 4),
      Math.round((255 + 100) / 4),
      Math.round(128 + half([1, 3], [0, 2])),
      Math.round(128 + half([2, 3], [0, 1])),
    ]);
  });

  it("of one colour have no difference of brightness, in numbers from -1 to 1", () => {
    fc.assert(
      fc.property(fc.tuple(fc.nat(255), fc.nat(255), fc.nat(255)), (colour) => {
        const patches = cutIntoPatches(opaque(Array(16).fill(colour)), 4, 2);
        const rows = patchRows(patches);
        for (let patch = 0; patch < 4; patch++) {
          const row = [...rows.subarray(patch * numbersPerPatch, (patch + 1) * numbersPerPatch)];
          expect(row).toEqual([...colour.map((value) => value / 127.5 - 1), 0, 0]);
        }
      }),
      { numRuns: 30, seed: 1 },
    );
  });

  it("that are joined are those that the picture would have been cut into, up to rounding", () => {
    const size = 8;
    fc.assert(
      fc.property(fc.uint8Array({ minLength: size * size * 4, maxLength: size * size * 4 }), (pixels) => {
        const [coarse, again] = [cutIntoPatches(pixels, size, 2), joined(cutIntoPatches(pixels, size, 4))];
        expect(again.side).toBe(2);
        expect(Float64Array.from(again.bytes)).toBeAllclose(Float64Array.from(coarse.bytes), { atol: 1 });
      }),
      { numRuns: 30, seed: 1 },
    );
  });

  it("need pixels that can be halved", () => {
    expect(() => cutIntoPatches(new Uint8Array(36), 3, 1)).toThrow(RangeError);
    expect(() => joined({ side: 7, bytes: new Uint8Array(245) })).toThrow(RangeError);
  });
});

it("the landscape is one picture of many colours, the same every time", () => {
  const { side, bytes } = landscape();
  expect([side, bytes.length]).toEqual([finestSide, finestSide ** 2 * numbersPerPatch]);
  expect(landscape().bytes).toEqual(bytes);
  const colours = new Set(Array.from({ length: side * side }, (_, patch) => bytes.slice(patch * 5, patch * 5 + 3).join()));
  expect(colours.size).toBeGreaterThan(40);
});
