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

it("changes no word", () => {
  const text = fc.oneof(
    fc.double({ noNaN: true }).map((value) => `at ${formatValue(value)}; `),
    fc.constantFrom("token-wise e-2 ", "one-hot, ", " %, "),
  );
  fc.assert(
    fc.property(fc.array(text), (texts) => {
      const words = texts.join("");
      expect(drawn(words).replace(/<[^>]+>/g, "")).toBe(words);
    }),
  );
});
