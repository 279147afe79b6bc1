import { describe, expect, it } from "vitest";
import { finish } from "../../../../../platform/numerics/progress";
import { load } from "../../certificate/resident";
import { SecondMoment } from "../../certificate/second-moment";
import { datasetOf, flat } from "../../tasks/custom/testing";
import { Workspace } from "../../workspace";
import fixtures from "./fixtures/closed-form.json";
import { RefinementError, solveFrom } from "./on-gpu";

type Fixture = (typeof fixtures)[number];

/** The fit from sums that have gone through `rounding`, as those of a GPU have. */
function fitOf(fixture: Fixture, rounding: (value: number, i: number) => number) {
  const dataset = datasetOf(fixture.Z, fixture.y);
  const workspace = new Workspace();
  const samples = load(workspace, dataset.train, "the samples");
  const moment = new SecondMoment(workspace, dataset.d, dataset.outputs);
  finish(moment.extend(samples, fixture.N));
  const gram = moment.lambda().map((entry, i) => rounding(entry * fixture.N, i));
  const cross = workspace.f64(moment.cross, moment.psi * dataset.outputs).map(rounding);
  return finish(solveFrom(workspace, { gram, cross }, samples, fixture.N, fixture.ridge));
}

describe("least squares from a Gram matrix of float32", () => {
  it.each(fixtures.filter(({ N, rank }) => N > rank))("is refined to LAPACK's for $name", (fixture) => {
    const fit = fitOf(fixture, Math.fround);
    expect(fit.p).toBeAllclose(flat(fixture.p), { ofLargest: 1e-10 });
    expect(fit.residualBefore).toBeGreaterThan(1e-9);
    expect(fit.residualAfter).toBeLessThan(1e-14);
    expect(fit.rounds).toBeGreaterThan(1);
  });

  it("is refused when the sums are too far off, or the samples too few", () => {
    const [realizable, , , few] = fixtures;
    expect(() => fitOf(realizable, (value, i) => value * (1 + 0.2 * Math.sin(i)))).toThrow(RefinementError);
    expect(() => fitOf(few, Math.fround)).toThrow(RefinementError);
  });
});
