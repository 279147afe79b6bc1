import { knowSentences, placed } from "../fields/problem";
import "./in-language";
import { afterEach, expect, test } from "vitest";
import { atColumn } from "../fields/field-problem";
import { speak } from "../ui/language";
import { problemSaid } from "../ui/problem-said";

afterEach(() => speak("en"));

test("a place in a text is said in the language of the page", async () => {
  knowSentences({ odd: { message: "holds {value}, expected a number" } });
  const problem = { code: "odd", ...placed(atColumn(12, "z1")), values: { value: "x" } };
  expect(problemSaid(problem)).toBe("line 12, column z1 holds x, expected a number");
  await speak("de");
  expect(problemSaid(problem)).toBe("Zeile 12, Spalte z1 holds x, expected a number");
});
