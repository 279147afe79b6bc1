import { describe, expect, it } from "vitest";
import { type FormulaPart, readFormula } from "./formula";

/** Variables between slashes, what is below after "_", what is above after "^". */
function written(formula: string): string {
  const marks: Record<FormulaPart["kind"], (text: string) => string> = {
    variable: (text) => `/${text}/`,
    upright: (text) => text,
    sub: (text) => `_[${text}]`,
    sup: (text) => `^[${text}]`,
  };
  return readFormula(formula)
    .map(({ kind, text }) => marks[kind](text))
    .join("");
}

describe("a formula in plain characters", () => {
  it("has single letters as variables, and words, numbers and capital Greek letters upright", () => {
    expect(written("rank T ≤ 2 Λ σ")).toBe("rank /T/ ≤ 2 Λ /σ/");
  });

  it("keeps accents with their letter", () => {
    expect(written("(p − p̂)")).toBe("(/p/ − /p̂/)");
    expect(written("ŷ")).toBe("/ŷ/");
  });

  it("lowers and raises what is written small, and names after an underscore", () => {
    expect(written("zₙ₊₁ = Zᵀ Qₕ Λ⁻¹")).toBe("/z/_[n+1] = /Z/^[T] /Q/_[h] Λ^[−1]");
    expect(written("d_out·d, G_jk z_l, ‖p‖_F")).toBe("/d/_[out]·/d/, /G/_[jk] /z/_[l], ‖/p/‖_[F]");
  });

  it("tells the article from the variable of the same letter", () => {
    expect(written("a token, e_a w, a + b")).toBe("a token, /e/_[a] /w/, /a/ + /b/");
  });
});
