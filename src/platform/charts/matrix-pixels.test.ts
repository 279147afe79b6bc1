import { describe, expect, it } from "vitest";
import { colorIndex, colorTable } from "./diverging";
import { cellEdges, paintMatrix } from "./matrix-pixels";

const table = colorTable("light");
const color = (value: number) => table[colorIndex(value, 1)];

function paint(values: readonly number[], rows: number, columns: number, width: number, height: number): Uint32Array {
  const image = new Uint32Array(width * height);
  paintMatrix(image, width, 0, 0, {
    values,
    offset: 0,
    rows: cellEdges(rows, height),
    columns: cellEdges(columns, width),
    scale: 1,
    table,
  });
  return image;
}

describe("a signed matrix as pixels", () => {
  it("gives every cell its block of pixels", () => {
    expect([...paint([1, -1, 0, 0.5], 2, 2, 4, 2)]).toEqual([
      ...[color(1), color(1), color(-1), color(-1)],
      ...[color(0), color(0), color(0.5), color(0.5)],
    ]);
  });

  it("keeps the strongest of the cells that share a pixel, whatever their sign", () => {
    expect([...paint([0.1, -0.9, 0.2, 0.3], 1, 4, 2, 1)]).toEqual([color(-0.9), color(0.3)]);
    expect([...paint([0.1, -0.9, 0.2, 0.3], 4, 1, 1, 2)]).toEqual([color(-0.9), color(0.3)]);
  });

  it("shows what is not a number in a colour of its own", () => {
    expect(paint([Number.NaN], 1, 1, 1, 1)[0]).toBe(table[255]);
  });

  it("leaves a hairline between large cells and a gap between groups", () => {
    expect([...paint([1, 1], 1, 2, 20, 1)].map((pixel) => pixel !== 0)).toEqual([
      ...Array(9).fill(true),
      false,
      ...Array(9).fill(true),
      false,
    ]);
    const { start, end } = cellEdges(4, 18, 2, 2);
    expect([[...start], [...end]]).toEqual([
      [0, 4, 10, 14],
      [4, 8, 14, 18],
    ]);
  });
});

describe("the diverging palette", () => {
  it("is the surface at zero, blue below and orange above", () => {
    const bytes = (value: number) => [...new Uint8Array(Uint32Array.of(color(value)).buffer)];
    expect(bytes(0)).toEqual([255, 255, 255, 255]);
    expect(bytes(-1)[2]).toBeGreaterThan(bytes(-1)[0]);
    expect(bytes(1)[0]).toBeGreaterThan(bytes(1)[2]);
  });

  it("holds values beyond the scale at its ends", () => {
    expect([colorIndex(5, 1), colorIndex(Number.NEGATIVE_INFINITY, 1), colorIndex(0, 0)]).toEqual([254, 0, 127]);
  });
});
