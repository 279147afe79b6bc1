import { expect, it } from "vitest";
import { halfCosine } from "./half-cosine";

it("falls from one to zero as half a cosine does, to 1e-15", () => {
  for (let i = 0; i <= 1000; i++) expect(Math.abs(halfCosine(i / 1000) - 0.5 * (1 + Math.cos((Math.PI * i) / 1000)))).toBeLessThan(1e-15);
});
