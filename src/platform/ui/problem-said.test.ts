import { afterEach, expect, test } from "vitest";
import { knowSentences, problemsOf } from "../fields/problem";
import { speak } from "./language";
import { failureSaid, problemSaid, saidParts } from "./problem-said";

afterEach(() => speak("en"));

const sentences = {
  large: { message: "{needed} GB are needed for {rows} rows, the limit is {limit} GB", hint: "take {left}" },
  odd: { message: "holds {value}, expected a number" },
  outer: { message: "it failed: {problem}", hint: "{problem.hint}" },
} as const;
const problem = problemsOf<typeof sentences>();
knowSentences(sentences);

const large = problem("large", { needed: 1234.5, rows: 150_000, limit: 0.5, left: 17_360 });

test("sizes and counts in a refusal are written as everywhere on the page", async () => {
  expect(problemSaid(large)).toBe("1234.5 GB are needed for 150\u202f000 rows, the limit is 0.5 GB (take 17\u202f360)");
  await speak("de");
  expect(saidParts(large)).toEqual(["1234,5 GB are needed for 150\u202f000 rows, the limit is 0,5 GB", "take 17\u202f360"]);
});

test("what a file has is quoted as it stands there", () => {
  expect(problemSaid(problem("odd", { value: "150000x" }, "line 3"))).toBe("line 3 holds 150000x, expected a number");
});

test("thousands of modules below have thin spaces", () => {
  expect(problemSaid(problem("odd", { value: "2,000,001" }))).toBe("holds 2\u202f000\u202f001, expected a number");
});

test("a failure is said as sentences, the hint of a problem within another one in its place", () => {
  const outer = problem("outer", { problem: large });
  expect(failureSaid(outer)).toBe("it failed: 1234.5 GB are needed for 150\u202f000 rows, the limit is 0.5 GB. take 17\u202f360");
  const plain = problem("outer", { problem: problem("odd", { value: "x" }) });
  expect(failureSaid(plain)).toBe("it failed: holds x, expected a number");
});
