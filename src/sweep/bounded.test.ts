import { expect, it } from "vitest";
import { bounded } from "./bounded";

it("keeps figures and curves of a result, and says what is left out", () => {
  const result = {
    learners: [{ testMse: 1, p: [Float64Array.of(1, 2)], losses: { step: [0, 1], test: Float64Array.of(3, 4) } }],
    eigenvalues: new Float64Array(3000),
  };
  expect(bounded(result)).toEqual({
    kept: { learners: [{ testMse: 1, losses: { step: [0, 1], test: Float64Array.of(3, 4) } }] },
    leftOut: ["learners[0].p", "eigenvalues"],
  });
});
