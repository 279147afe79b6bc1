import { describe, expect, it } from "vitest";
import { defaultsOf } from "../../../../platform/fields/fields";
import { finish } from "../../../../platform/numerics/progress";
import { coefficientsOfHeads } from "../model/function-space";
import type { AssociativeMemorySpec } from "../tasks/associative-memory/schema";
import { fields } from "../tasks/associative-memory/schema";
import { generate } from "../tasks/generators";
import { Workspace } from "../workspace";
import { load } from "./resident";
import { SecondMoment } from "./second-moment";
import { spectrumOfMoment } from "./spectrum";

function certify(changes: Partial<AssociativeMemorySpec>) {
  const workspace = new Workspace();
  const spec: AssociativeMemorySpec = { kind: "associative-memory", ...defaultsOf(fields), testSamples: 1, ...changes };
  const dataset = finish(generate(spec, { seed: 1, data: null, workspace }));
  const moment = new SecondMoment(workspace, dataset.d, dataset.outputs);
  finish(moment.extend(load(workspace, dataset.train, "samples"), dataset.train.count));
  return { dataset, spectrum: finish(spectrumOfMoment(workspace, moment)) };
}

describe("the certificate of the associative-memory target", () => {
  it.each([600, 2000])("leaves 40 of 288 directions free at %d memories with orthonormal keys, and the teacher has length 4", (samples) => {
    const { dataset, spectrum } = certify({ samples });
    expect([spectrum.psi, spectrum.rank, spectrum.nullity]).toEqual([288, 248, 40]);
    if (!dataset.teacher) throw new Error("expected a teacher");
    expect(Math.hypot(...coefficientsOfHeads(dataset.teacher))).toBeCloseTo(4, 14);
  });

  it.each([600, 2000])("sees only 84 directions at %d memories without noise beside the query", (samples) => {
    expect(certify({ samples, ownNoise: "off" }).spectrum.rank).toBe(84);
  });

  it("is complete with Gaussian keys, with a few Gaussian memories, or with as many added samples", () => {
    expect(certify({ keyLaw: "gaussian" }).spectrum.nullity).toBe(0);
    expect(certify({ gaussianShare: 0.05 }).spectrum.nullity).toBe(0);
    expect(certify({ probes: 100 }).spectrum.nullity).toBe(0);
  });

  it("has one free direction fewer with each Gaussian memory: 16 of them among 16,384 at 0.1 % leave 24", () => {
    expect(certify({ samples: 16_384, gaussianShare: 0.001 }).spectrum.nullity).toBe(24);
  });

  it("has one free direction fewer with each of the first 40 added samples", () => {
    for (const probes of [1, 7, 39, 40]) expect(certify({ samples: 600, probes }).spectrum.nullity).toBe(40 - probes);
  });
});
