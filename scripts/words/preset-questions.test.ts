/** A preset asks a short question, says in one or two sentences what is compared, and explains the answer in few more. */
import { describe, expect, it } from "vitest";
import { presets as eagle } from "../../src/labs/eagle/document/presets";
import { german as eagleGerman } from "../../src/labs/eagle/page/german";
import { presets as learnability } from "../../src/labs/learnability/document/presets";
import { commentaries } from "../../src/labs/learnability/document/presets/commentaries";
import { german as learnabilityGerman } from "../../src/labs/learnability/page/german";
import { presets as lion } from "../../src/labs/lion/document/presets";
import { german as lionGerman } from "../../src/labs/lion/page/german";
import { plainCommentary } from "../../src/platform/documents/commentary-testing";
import { sentencesIn, wordCount } from "./sentences";

const most = { question: 12, context: 32, sentence: 22, sentencesOfContext: 2, sentencesOfCommentary: 4 } as const;

const german = { ...eagleGerman.presets, ...learnabilityGerman.presets, ...lionGerman.presets };
const asking = [...learnability, ...eagle, ...lion].filter(({ context }) => context !== "").map((preset) => [preset.id, preset] as const);
const longest = (text: string) => Math.max(...sentencesIn(text).map((sentence) => wordCount(sentence.text)));

describe.each(asking)("the preset %s", (id, preset) => {
  it.each([
    ["English", preset],
    ["German", german[id]],
  ])("has a short question, and the comparison in two sentences, in %s", (_, { question, context }) => {
    expect(question).toMatch(/^[^?]+[?]$/);
    expect(wordCount(question)).toBeLessThanOrEqual(most.question);
    expect(sentencesIn(context).length).toBeLessThanOrEqual(most.sentencesOfContext);
    expect(longest(context)).toBeLessThanOrEqual(most.sentence);
    expect(wordCount(context)).toBeLessThanOrEqual(most.context);
  });
});

describe.each(Object.entries(commentaries))("the commentary of the preset %s", (id, commentary) => {
  it.each([
    ["English", commentary],
    ["German", learnabilityGerman.presets[id].commentary],
  ])("has at most four short sentences in %s", (_, text) => {
    const plain = plainCommentary(text);
    expect(sentencesIn(plain).length).toBeLessThanOrEqual(most.sentencesOfCommentary);
    expect(longest(plain)).toBeLessThanOrEqual(most.sentence);
  });
});
