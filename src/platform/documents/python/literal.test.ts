import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyText } from "../../fields/any-text-testing";
import { pythonLiteral, pythonText } from "./literal";

describe("a Python literal", () => {
  it("writes any text so that nothing of it is code", () => {
    fc.assert(
      fc.property(anyText, (words) => {
        const literal = pythonText(words);
        expect(literal).toMatch(/^"(?:[ !#-[\]-~]|\\["\\]|\\u[0-9a-f]{4}|\\U[0-9a-f]{8})*"$/);
        const read = literal.replace(/\\U([0-9a-f]{8})/g, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)));
        expect(JSON.parse(read)).toBe(words);
      }),
      // As many as come to every character of ASCII.
      { numRuns: 2000 },
    );
  });

  it("writes every number in the digits that give back its bits", () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
        expect(Number(pythonLiteral(value))).toBe(value);
      }),
    );
    expect([Number.NaN, Number.POSITIVE_INFINITY].map((value) => pythonLiteral(value))).toEqual(['float("nan")', 'float("inf")']);
  });

  it("writes lists, dictionaries and the three words of JSON", () => {
    expect(pythonLiteral({ a: [1, null], "b\n": { c: true } })).toBe(
      '{\n    "a": [1, None],\n    "b\\u000a": {\n        "c": True,\n    },\n}',
    );
  });
});
