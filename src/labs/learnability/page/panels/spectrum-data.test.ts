import { describe, expect, it } from "vitest";
import type { CertificateState } from "../../engine/protocol";
import { spectrumDrawn } from "./spectrum-data";

/** Three directions, the smallest of which Lambda's own floor hides. */
const certificate: CertificateState = {
  samples: 80,
  total: 80,
  psi: 3,
  eigenvalues: Float64Array.of(-1e-18, 1, 40),
  lambdaMin: -1e-18,
  lambdaMax: 40,
  rank: 3,
  nullity: 0,
  conditionNumber: Number.POSITIVE_INFINITY,
  floor: 7e-13,
  inUnits: { eigenvalues: Float64Array.of(2, 30, 41), floor: 7.3e-13 },
  unitsHide: 1,
};

describe("the spectrum that is drawn", () => {
  it("is that of Lambda with what its own floor leaves", () => {
    const { eigenvalues, floor } = certificate;
    expect(spectrumDrawn(certificate, "own")).toEqual({ eigenvalues, count: 3, zeros: 0, rank: 2, hidesSeen: true, floor, inUnits: false });
  });

  it("has exact zeros where features are structurally zero", () => {
    const shown = spectrumDrawn({ ...certificate, rank: 2, unitsHide: 0 }, "own", 1);
    expect(shown).toMatchObject({ eigenvalues: certificate.eigenvalues.slice(1), count: 3, zeros: 1, rank: 2 });
  });

  it("is that in units where it is asked for and shows more", () => {
    expect(spectrumDrawn(certificate, "units")).toEqual({
      ...certificate.inUnits,
      count: 3,
      zeros: 0,
      rank: 3,
      hidesSeen: false,
      inUnits: true,
    });
    const alike = { ...certificate, unitsHide: 0, rank: 2, nullity: 1 };
    expect(spectrumDrawn(alike, "units")).toEqual(spectrumDrawn(alike, "own"));
  });

  it("is nothing before samples were seen", () => {
    expect(spectrumDrawn(null, "own")).toMatchObject({ count: 0, rank: 0 });
  });
});
