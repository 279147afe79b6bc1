import { describe, expect, it } from "vitest";
import { cifarDirections, cifarMasks, cifarParts, imagenet, imagenetTiny } from "./images";
import { glueBase, glueLarge, positions } from "./language";
import { longRange, longRangeParts } from "./long-range";
import { memories, resolutions } from "./memory";
import { publishedTables } from "./published";
import { cellAt, figureAt, wrongMeans } from "./table";

describe("published tables", () => {
  it.each(publishedTables)("$id has a figure or the want of one for every row and column, each named once", ({ rows, columns, flags }) => {
    const [names, heads] = [rows.map(({ id }) => id), columns.map(({ id }) => id)];
    expect(new Set(names).size).toBe(names.length);
    expect(new Set(heads).size).toBe(heads.length);
    for (const { values } of rows) {
      expect(values).toHaveLength(columns.length);
      values.forEach((value, at) => {
        if (typeof value === "number") expect(Number(value.toFixed(columns[at].decimals))).toBe(value);
      });
    }
    for (const flag of flags) {
      expect(names).toEqual(expect.arrayContaining([...(flag.rows ?? [])]));
      expect(heads).toEqual(expect.arrayContaining([...(flag.columns ?? [])]));
    }
  });

  it("of GLUE print the means of their rows", () => {
    expect(wrongMeans(glueLarge)).toEqual([]);
  });

  it("of the Long Range Arena print three means that are not those of their rows", () => {
    const found = wrongMeans(longRange).map(({ row, printed, mean, count }) => [row, printed, Number(mean.toFixed(2)), count]);
    expect(found).toEqual([
      ["LION-S without HIPPO", 53, 53.8, 5],
      ["LION-D with HIPPO", 85.63, 85.68, 6],
      ["LION-S with HIPPO", 86.07, 86.02, 6],
    ]);
  });

  it("give one model one figure wherever it stands, but for the tiny LION-S", () => {
    const one = [figureAt(cifarMasks, "mask-scalar", "top1"), figureAt(cifarParts, "nonlinearity-mask", "top1")];
    expect(one).toEqual([77.56, 77.56]);
    expect(figureAt(cifarDirections, "bidirectional", "top1-one-scan")).toBe(77.56);
    expect(figureAt(longRange, "LION-S with HIPPO", "average")).toBe(figureAt(longRangeParts, "LION-S", "average"));
    for (const model of ["LION-D", "LION-S"])
      expect(figureAt(positions, model, "mlm-without")).toBe(figureAt(glueBase, `${model}, M2`, "mlm"));
    expect(figureAt(imagenetTiny, "ViT, table 15", "top1")).toBeCloseTo(figureAt(imagenetTiny, "ViT", "top1"), 1);
    expect(figureAt(imagenetTiny, "LION-S", "top1") - figureAt(imagenetTiny, "LION-S, table 15", "top1")).toBeGreaterThan(4);
  });

  it("have Vim train nine and seven times as long as LION-D with two scans, not ten", () => {
    const factor = (column: string) => figureAt(imagenet, "Vim", column) / figureAt(imagenet, "LION-D two scans", column);
    expect([factor("time-small"), factor("time-base")].map((value) => value.toFixed(1))).toEqual(["9.0", "7.3"]);
  });

  it("have every single scan below ViT at base", () => {
    for (const model of ["LION-LIT", "LION-D", "LION-S"])
      expect(figureAt(imagenet, model, "top1-base")).toBeLessThan(figureAt(imagenet, "ViT", "top1-base"));
  });

  it("refuse what is not in them", () => {
    expect(cellAt(imagenet, "LION-D", "parameters-base")).toBeNull();
    expect(() => figureAt(imagenet, "LION-D", "parameters-base")).toThrow(RangeError);
    expect(() => cellAt(imagenet, "Mamba", "top1-base")).toThrow(RangeError);
  });
});

describe("published memory", () => {
  it("is of models that have an accuracy, grows with the picture, and is least for the recurrent form", () => {
    for (const { model, gigabytes } of memories) {
      expect(figureAt(imagenet, model, "top1-base")).toBeGreaterThan(0);
      const drawn = resolutions.map((resolution) => gigabytes[resolution]).filter((value) => value !== null);
      expect(drawn).toEqual([...drawn].sort((a, b) => a - b));
    }
    for (const model of ["LION-LIT", "LION-D", "LION-S"])
      for (const resolution of resolutions) {
        const of = (form: string) => memories.find((one) => one.model === model && one.form === form)?.gigabytes[resolution];
        const [full, chunk, recurrent] = [of("full"), of("chunk"), of("recurrent")];
        if (chunk != null) expect(recurrent).toBeLessThan(chunk);
        if (full != null) expect(chunk).toBeLessThan(full);
      }
  });
});
