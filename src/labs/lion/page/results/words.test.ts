/** Statements on the tables in the help of the results panel, computed from them. */
import { describe, expect, it } from "vitest";
import { numeralsIn } from "../../../../platform/ui/numerals";
import { imagenet, imagenetTiny } from "../../math/published/images";
import { glueBase, glueLarge } from "../../math/published/language";
import { figureAt, type PublishedTable } from "../../math/published/table";
import "../in-language";
import { resultsText } from "./words";

/** Every size of ImageNet for which all four rows have a figure. */
const sizes: readonly (readonly [PublishedTable, string])[] = [
  [imagenetTiny, "top1"],
  [imagenet, "top1-small"],
  [imagenet, "top1-base"],
];
const top1 = ([table, column]: (typeof sizes)[number], variant: "D" | "S", scans: "" | " two scans") =>
  figureAt(table, `LION-${variant}${scans}`, column);

describe("the help of the results", () => {
  it("has the gains of a second scan and the pairs of decays as the tables have them", () => {
    const gains = sizes.flatMap((size) => (["D", "S"] as const).map((one) => top1(size, one, " two scans") - top1(size, one, "")));
    const pairs = sizes.flatMap((size) => (["", " two scans"] as const).map((scans) => top1(size, "D", scans) >= top1(size, "S", scans)));
    const said = numeralsIn(resultsText.explain[1], "en").map(({ value }) => value);
    const range = [Math.min(...gains), Math.max(...gains)].map((gain) => Number(gain.toFixed(1)));
    // Two scans come first.
    expect(said).toEqual([2, ...range, pairs.filter(Boolean).length, pairs.length]);
  });

  it("has LION below BERT on average over GLUE, and two variants above it on CoLA", () => {
    for (const model of ["LION-LIT", "LION-D", "LION-S"]) {
      expect(figureAt(glueLarge, model, "glue")).toBeLessThan(figureAt(glueLarge, "BERT", "glue"));
      for (const recipe of ["BERT24", "M2"])
        expect(figureAt(glueBase, `${model}, ${recipe}`, "glue")).toBeLessThan(figureAt(glueBase, `BERT, ${recipe}`, "glue"));
    }
    const cola = (model: string) => figureAt(glueLarge, model, "COLA");
    expect(["LION-LIT", "LION-D", "LION-S"].filter((model) => cola(model) > cola("BERT"))).toEqual(["LION-D", "LION-S"]);
  });

  it("has the unknown layers at the figures of pre-training alone", () => {
    for (const { flags } of [glueLarge, glueBase])
      for (const flag of flags.filter(({ note }) => note === "text-names")) expect(flag.columns).toEqual(["mlm"]);
  });
});
