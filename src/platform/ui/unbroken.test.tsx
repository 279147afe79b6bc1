import fc from "fast-check";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { formatValue, writeDecimalsWith } from "../charts/format";
import { unbroken } from "./unbroken";

const drawn = (words: string) => renderToStaticMarkup(<p>{unbroken(words)}</p>);

it("holds numbers in powers of ten together, with a point or a comma", () => {
  expect(drawn("It reached 1.9e-21, or 1e-6.")).toBe(
    '<p>It reached <span class="unbroken">1.9e-21</span>, or <span class="unbroken">1e-6</span>.</p>',
  );
  writeDecimalsWith(",");
  expect(drawn(`bei ${formatValue(1.9e-21)}`)).toContain('<span class="unbroken">1,9e-21</span>');
  writeDecimalsWith(".");
});

it("holds shares and their sign together", () => {
  expect(drawn("From 16 to 12,7 %, or 1e-8 %.")).toBe(
    '<p>From 16 to <span class="unbroken">12,7 %</span>, or <span class="unbroken">1e-8 %</span>.</p>',
  );
});

it("holds times and their unit together, and no word that begins like one", () => {
  expect(drawn("It took 1,7 ms, or 12 steps of 3 s.")).toBe(
    '<p>It took <span class="unbroken">1,7 ms</span>, or 12 steps of <span class="unbroken">3 s</span>.</p>',
  );
});

it("holds relations, sizes and double names together", () => {
  expect(drawn("For N < ψ = 2\u202f176, Λ")).toBe(
    '<p>For <span class="unbroken">N < ψ = 2\u202f176</span>, Λ</p>'.replace(" < ", " &lt; "),
  );
  expect(drawn("2 numbers (23.0 kB)")).toBe('<p>2 numbers (<span class="unbroken">23.0 kB</span>)</p>');
  expect(drawn("Newton-Schulz 18")).toBe('<p><span class="unbroken">Newton-Schulz</span> 18</p>');
});

it("sets an index below, and keeps its sign in the text", () => {
  expect(drawn("of W_QK and λ_min?")).toBe(
    '<p>of <span class="unbroken">W<span hidden="">_</span><sub>QK</sub></span> and <span class="unbroken">λ<span hidden="">_</span><sub>min</sub></span>?</p>',
  );
  expect(drawn("1/λ^i overflows")).toContain("<sup>i</sup>");
});

it("changes no word", () => {
  const text = fc.oneof(
    fc.double({ noNaN: true }).map((value) => `at ${formatValue(value)}; `),
    fc.constantFrom("token-wise e-2 ", "one-hot, ", " %, ", "W_VP ", "Newton-Schulz ", "N = 40, "),
  );
  fc.assert(
    fc.property(fc.array(text), (texts) => {
      const words = texts.join("");
      expect(drawn(words).replace(/<[^>]+>/g, "")).toBe(words);
    }),
  );
});
