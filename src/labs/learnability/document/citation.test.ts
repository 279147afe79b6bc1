import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { problemLine } from "../../../platform/fields/problem";
import { kernelVersion } from "../math/kernel-version";
import { bibliography } from "./citation";
import { parseExperiment } from "./document";
import { softwareVersion } from "./software";

it("cites the paper and the experiment with its versions and its address", () => {
  const parsed = parseExperiment({ format: "learnability-experiment", version: 1, task: { kind: "custom", name: "my_data {100%}\\.csv" } });
  if (!parsed.ok) throw new Error(problemLine(parsed.problem));
  const entries = bibliography(parsed.experiment, "https://example.org/#1.abc.0", new Date("2026-03-04T05:06:07Z"));
  expect(entries).toContain("{Learning Linear Attention in Polynomial Time}");
  expect(entries).toContain("eprint        = {2410.10101}");
  expect(entries).toContain(`Version ${softwareVersion}, kernels ${kernelVersion}`);
  expect(entries).toContain("urldate      = {2026-03-04}");
  expect(entries).toContain("data my\\_data 100\\%.csv");
  // Braces pair up, so that BibTeX reads to the end.
  expect(entries.split("{").length).toBe(entries.split("}").length);
});

it("knows the version of the program", () => {
  expect(JSON.parse(readFileSync("package.json", "utf8"))).toMatchObject({ version: softwareVersion });
});
