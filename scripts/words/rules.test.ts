import { describe, expect, it } from "vitest";
import { hitsIn } from "./rules";
import type { Text } from "./texts";

const text = (reading: string, given: Partial<Text> = {}): Text => ({
  file: "words.ts",
  line: 1,
  key: "key",
  language: "en",
  area: "eagle",
  variants: [reading],
  caption: false,
  ...given,
});
const brokenBy = (reading: string, given?: Partial<Text>) => hitsIn(text(reading, given)).map(({ rule }) => rule);

describe("rules", () => {
  it.each([
    ["The learner outputs a prediction.", []],
    [`The learner ${"very ".repeat(20)}slowly outputs it.`, ["long"]],
    ["Nobody fills the block.", ["person"]],
    ["{who} diverged.", []],
    ["The last token asks.", ["speech"]],
    ["Where A has full rank, D is unique.", ["beginning"]],
    ["Where is the minimum?", []],
    ["The input law is Gaussian.", ["term"]],
    ['It is "exact".', []],
  ])("of English find in %j %j", (reading, rules) => {
    expect(brokenBy(reading)).toEqual(rules);
  });

  it.each([
    ["Der Lerner sagt 5 voraus.", []],
    ["Das letzte Token fragt nach dem Wert.", ["speech"]],
    ["Was fehlt, ist D.", ["beginning"]],
    ["Noch lernt niemand.", ["person"]],
    ["Das Loch ist 2 × 2.", ["term"]],
  ])("of German find in %j %j", (reading, rules) => {
    expect(brokenBy(reading, { language: "de" })).toEqual(rules);
  });

  it("allow two sentences in a caption", () => {
    expect(brokenBy("One. Two.", { caption: true })).toEqual([]);
    expect(brokenBy("One. Two. Three.", { caption: true })).toEqual(["caption"]);
    expect(brokenBy("One. Two. Three.")).toEqual([]);
  });

  it("count the reading of a text that breaks them most", () => {
    expect(brokenBy("A hole.", { variants: ["A block.", "A hole. A hole."] })).toEqual(["term", "term"]);
  });

  it("find straight marks on the page, and none in code", () => {
    expect(brokenBy('must be empty for kind "{kind}": nothing learns')).toEqual(["quotes"]);
    expect(brokenBy('save q.astype("float64")')).toEqual([]);
    expect(brokenBy('must be empty for kind "{kind}": nothing learns', { area: "docs" })).toEqual([]);
  });
});
