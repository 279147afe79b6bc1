import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { assignmentCode } from "../../../platform/documents/assignment";
import type { Locks } from "../../../platform/documents/locks";
import { problemLine } from "../../../platform/fields/problem";
import { kernelVersion as layersVersion } from "../../../platform/kernels/tensors/generated/version";
import { kernelVersion as eigenvaluesVersion } from "../kernels/eigenvalues/generated/version";
import { mayListLargeSpectra } from "../math/eigenvalues/large-spectra";
import { kernelVersion } from "../math/kernel-version";
import { hasLayers } from "../math/learners/training-methods";
import { parseOwnData } from "../math/tasks/custom/data";
import { hashOwnData } from "../math/tasks/custom/hash";
import { type Experiment, parseExperiment } from "./document";
import { kernelsOf } from "./kernels";
import { learnabilityKind } from "./kind";
import { encodeLink } from "./link";
import { decodeLink } from "./link-testing";

/**
 * Links with everything that a link can hold: each preset, defaults of every kind, own data, and what teachers have locked
 * (scripts/shipped/links.ts made them). Those of earlier versions are in old-links.test.ts.
 */
const shipped = JSON.parse(readFileSync(new URL("./fixtures/shipped-links.json", import.meta.url), "utf8")) as readonly {
  readonly name: string;
  readonly link: string;
  readonly experiment: Experiment;
  readonly data?: string;
  readonly locks?: Locks;
  /** Of the assignment, where there are locks. */
  readonly code?: string;
}[];

describe("links that are out there", () => {
  it("mean what they meant: experiment, own data and locks", () => {
    expect(shipped.filter(({ name }) => name.startsWith("preset "))).toHaveLength(32);
    for (const { name, link, experiment, data, locks } of shipped) {
      const decoded = decodeLink(link);
      // Settings of later versions may stand beside those that were there.
      expect(decoded, name).toMatchObject({ ok: true, experiment });
      expect(decoded.ok && [decoded.data, decoded.locks], name).toEqual([data, locks]);
    }
  });

  it("are written with the same bytes again, from what they hold and from what they meant", () => {
    let compared = 0;
    for (const { name, link, experiment, data, locks } of shipped) {
      const decoded = decodeLink(link);
      if (!decoded.ok) throw new Error(problemLine(decoded.problem));
      // A link names the kernels that it was made with, and those of today are written.
      if (decoded.kernels !== kernelsOf(decoded.experiment)) continue;
      compared++;
      expect(encodeLink(decoded.experiment, decoded.data, decoded.locks), name).toBe(link);
      expect(encodeLink(wholeOf(experiment), data, locks), name).toBe(link);
    }
    const same = shipped.filter(({ experiment }) => !trainsLayers(experiment) && !mayListLargeSpectra(wholeOf(experiment).task));
    expect([0, same.length]).toContain(compared);
  });

  it("with layers in float32, large spectra or own data were made before these had kernels, which the page says of them alone", () => {
    expect(shipped.some(({ experiment }) => trainsLayers(experiment))).toBe(true);
    for (const { name, link, experiment } of shipped) {
      const decoded = decodeLink(link);
      if (!decoded.ok) throw new Error(problemLine(decoded.problem));
      const layers = trainsLayers(experiment) ? [layersVersion] : [];
      const large = mayListLargeSpectra(decoded.experiment.task) ? [eigenvaluesVersion] : [];
      expect(kernelsOf(decoded.experiment), name).toBe([kernelVersion, ...layers, ...large].join("+"));
      expect(decoded.kernels, name).not.toContain("+");
    }
  });

  it("of a class show the code that the class has noted", () => {
    const locked = shipped.filter(({ locks }) => locks);
    expect(locked.length).toBeGreaterThan(10);
    for (const { name, link, code } of locked) {
      const decoded = decodeLink(link);
      if (!decoded.ok || !decoded.locks) throw new Error(`${name} has no locks`);
      expect(assignmentCode(learnabilityKind, { experiment: decoded.experiment, locks: decoded.locks }), name).toBe(code);
    }
  });

  it("name their own data as these are still named", () => {
    for (const { name, data, experiment } of shipped) {
      if (data === undefined) continue;
      const parsed = parseOwnData(JSON.parse(data));
      if (!parsed.ok) throw new Error(problemLine(parsed.problem));
      expect(experiment.task, name).toMatchObject({ kind: "custom", hash: hashOwnData(parsed.data) });
    }
  });
});

function trainsLayers({ learners }: Experiment): boolean {
  return learners.some((spec) => hasLayers(spec) && spec.precision === "float32");
}

function wholeOf(document: unknown): Experiment {
  const parsed = parseExperiment(document);
  if (!parsed.ok) throw new Error(problemLine(parsed.problem));
  return parsed.experiment;
}
