import "./in-language";
import { afterEach, expect, test } from "vitest";
import { codedProblem } from "../fields/problem";
import { atColumn } from "../fields/problems";
import { speak } from "../ui/language";
import { problemSaid } from "../ui/problem-said";

afterEach(() => speak("en"));

test("a place in a text is said in the language of the page", async () => {
  const sentences = { odd: { message: "holds {value}, expected a number" } };
  const problem = codedProblem(sentences, "odd", { value: "x" }, atColumn(12, "z1"));
  expect(problemSaid(problem)).toBe("line 12, column z1 holds x, expected a number");
  await speak("de");
  expect(problemSaid(problem)).toBe("Zeile 12, Spalte z1 holds x, expected a number");
});
