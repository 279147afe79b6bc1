/** Over more splits and numbers of traces: `npm run verify -- machine-traces`. */
import { describe, expect, it } from "vitest";
import { finish } from "../../../../../platform/numerics/progress";
import { spectrumOfKernel } from "../../certificate/spectrum";
import { featureCount } from "../../model/samples";
import { joined } from "../../tasks/sampling";
import { Workspace } from "../../workspace";
import { draw, judgeUnseen } from "./machine-traces-testing";

describe("the universal automaton layer, learned from traces (section 7.6)", () => {
  it("has traces that span 148 of 15,376 features, however many of them are seen", () => {
    const { train, test, d } = draw(127, 1);
    const all = joined(train, test);
    expect([all.count, featureCount(d)]).toEqual([768, 15_376]);
    expect(finish(spectrumOfKernel(new Workspace(), all, all.count)).rank).toBe(148);
  });

  it("certifies most unseen instances after half of them, and predicts every one right when rounded", () => {
    const splits = [1, 2, 3].map((seed) => judgeUnseen(64, seed));
    const certified = splits.map((split) => split.certified);
    expect(certified.reduce((sum, share) => sum + share, 0) / 3).toBeGreaterThanOrEqual(0.8);
    expect(Math.min(...certified)).toBeGreaterThanOrEqual(0.5);
    expect(splits.map(({ rounded }) => rounded)).toEqual([1, 1, 1]);
  });

  it.each([8, 24, 64])("certifies after %i traces exactly the instances that it predicts exactly", (traces) => {
    const { prefixes, certified, exact, sameInstances } = judgeUnseen(traces, 1);
    expect(prefixes.filter((prefix) => prefix.certified && !prefix.exact)).toEqual([]);
    expect(sameInstances).toBe(true);
    expect(certified).toBe(exact);
  });
});
