/** Labs that are open at once share their German for what the layers below write in English: the same phrase has to be the same. */
import { expect, it } from "vitest";
import * as eagle from "./eagle/page/german/phrases";
import { fieldWords } from "./learnability/page/german/field-forms";
import { phrase } from "./learnability/page/german/phrases";
import * as lion from "./lion/page/german/phrases";

const labs = { learnability: { fieldWords, phrase }, eagle, lion };

it("a phrase that several labs use is the same German in each", () => {
  const differences = Object.entries(labs).flatMap(([lab, { fieldWords }]) =>
    Object.entries(fieldWords).flatMap(([english, german]) =>
      Object.entries(labs)
        .filter(([other, { phrase }]) => other > lab && (phrase(english) ?? german) !== german)
        .map(([other, { phrase }]) => ({ english, [lab]: german, [other]: phrase(english) })),
    ),
  );
  expect(differences).toEqual([]);
});
