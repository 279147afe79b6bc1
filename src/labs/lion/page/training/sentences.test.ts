import { expect, it } from "vitest";
import { fixedSentence } from "./sentences";

it("says of half-lives no more than a sequence shows", () => {
  expect(fixedSentence([0.82, 5900], 16)).toMatch(/after 0\.82 tokens, in the slowest more than half after all 16 of a sequence/);
  expect(fixedSentence([0.82, 12], 16)).toMatch(/after 0\.82 to 12 tokens/);
  expect(fixedSentence([70, 5900], 16)).toMatch(/^No head .* 16 tokens/);
  expect(fixedSentence([3, 3], 16)).toMatch(/after 3 tokens/);
});
