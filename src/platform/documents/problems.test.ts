import { expect, it } from "vitest";
import { problemWords, type Sentences } from "../fields/problem";
import { documentProblem } from "./document-problem";
import { documentSentences } from "./problems";
import { documentSentencesDe } from "./problems.de";

const placesIn = ({ message, hint = "" }: Sentences[string]) =>
  [...`${message} ${hint}`.matchAll(/\{\w+\}/g)].map(([place]) => place).sort();

it("every sentence has the same places in German, and a hint where the English one has", () => {
  for (const [code, english] of Object.entries(documentSentences as Sentences)) {
    const german: Sentences[string] = (documentSentencesDe as Sentences)[code];
    expect(placesIn(german), code).toEqual(placesIn(english));
    expect(german.hint !== undefined, code).toBe(english.hint !== undefined);
  }
});

it("what is wrong is filled in, also where a value is words", () => {
  const problem = documentProblem("locks-not-a-list", { kind: "nothing" }, "l.f");
  expect(problem).toEqual(
    expect.problemSaying({ field: "l.f", code: "locks-not-a-list", message: "must be a list of controls, got nothing" }),
  );
  const said = (words: string | number) => (words === "nothing" ? "nichts" : String(words));
  expect(problemWords(problem, documentSentencesDe, said)?.message).toBe("muss eine Liste von Bedienelementen sein, nicht nichts");
});
