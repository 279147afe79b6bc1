import { expect, it } from "vitest";
import { fixedSentence } from "./sentences";

it("limits half-lives to the length of a sequence", () => {
  expect(fixedSentence([0.82, 5900], 16)).toMatch(/0\.82 tokens; the longest exceeds the 16 tokens/);
  expect(fixedSentence([0.82, 12], 16)).toMatch(/from 0\.82 to 12 tokens/);
  expect(fixedSentence([70, 5900], 16)).toMatch(/every head exceeds the 16 tokens/);
  expect(fixedSentence([3, 3], 16)).toMatch(/every head is 3 tokens/);
});
