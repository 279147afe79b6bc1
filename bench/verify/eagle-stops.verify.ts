/** When EAGLE's solvers say that D has settled: on many drawn problems, and on a matrix of a thousand rows. */
import { readFileSync } from "node:fs";
import fc from "fast-check";
import { parseEagle } from "../../src/labs/eagle/document/document";
import { ownData } from "../../src/labs/eagle/engine/own-data";
import { eagleResult } from "../../src/labs/eagle/engine/result";
import { asked, drawn, isWrong, outcomeOf } from "../../src/labs/eagle/math/stopping-testing";
import type { Check, Figure } from "../check";

const problems = 400;

export const checks: readonly Check[] = [
  {
    id: "eagle-stops",
    title: `when the solvers of the EAGLE lab settle, on ${problems} problems each: sparse, banded, permuted, graded, of low rank, in any units`,
    run: async () => [...asked.flatMap(settles), ...(await jagmesh())],
  },
];

function settles(one: (typeof asked)[number], place: number): Figure[] {
  const { settings } = one;
  const name = Object.values(settings)
    .filter((value) => typeof value === "string" && !["stop", "exact", "data"].includes(value))
    .join(" ");
  const outcomes = fc
    .sample(drawn, { numRuns: problems, seed: 100 + place })
    .map((problem) => outcomeOf({ ...problem, consistent: problem.consistent || one.consistent === true }, settings));
  const settled = outcomes.filter(({ solver }) => solver.ended === "settled").length;
  return [
    {
      name: `${place + 1} ${name}: settled, and not near the direct solution`,
      value: outcomes.filter((each) => isWrong(each, one)).length,
      relation: "=",
      bound: 0,
    },
    { name: `${place + 1} ${name}: settled, of ${problems}`, value: settled, relation: ">=", bound: problems / 4 },
  ];
}

/** jagmesh7 of the Harwell-Boeing collection (1138 rows of rank 1137), where B A^T C = 0. */
async function jagmesh(): Promise<Figure[]> {
  const bytes = new Uint8Array(readFileSync(new URL("../../src/labs/eagle/engine/fixtures/jagmesh7.mtx", import.meta.url)));
  const read = await ownData.read(bytes, "jagmesh7.mtx");
  const parsed = parseEagle({
    format: "learnability-experiment",
    version: 1,
    lab: "eagle",
    problem: { kind: "custom", rank: 1137 },
    solvers: [{ kind: "eagle" }, { kind: "direct" }],
  });
  if (!read.ok || !parsed.ok) throw new Error("the fixture is not read any more");
  const [eagle, direct] = eagleResult(parsed.document, read.data).solvers;
  return [
    { name: "jagmesh7: EAGLE has settled", value: Number(eagle.ended === "settled"), relation: "=", bound: 1 },
    { name: "jagmesh7: EAGLE beside direct", value: Math.abs(eagle.D[0][0] - direct.D[0][0]), relation: "<", bound: 1e-6 },
  ];
}
