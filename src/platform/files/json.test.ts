import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { problemLine } from "../fields/problem";
import { parseJson } from "./json";

function complaint(text: string): string {
  const parsed = parseJson(text);
  return parsed.ok ? "accepted" : problemLine(parsed.problem);
}

describe("JSON text", () => {
  it("comes back as its value", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(parseJson(JSON.stringify(value))).toEqual({ ok: true, value: JSON.parse(JSON.stringify(value)) });
      }),
    );
  });

  it("may start with a byte order mark", () => {
    expect(parseJson("\ufeff[1]")).toEqual({ ok: true, value: [1] });
  });
});

describe("text that is not JSON", () => {
  it.each([
    ['{\n  "a": 1,\n  b: 2\n}', 'line 3, column 3: unexpected "b"'],
    ['{"a": 1,}', 'line 1, column 9: unexpected "}"'],
    ["[1, 2", "line 1, column 6: unexpected end of the text"],
    ["[1 2]", 'line 1, column 4: unexpected "2"'],
    ["[1]]", 'line 1, column 4: unexpected "]"'],
    ["[1}", 'line 1, column 3: unexpected "}"'],
    ["[,1]", 'line 1, column 2: unexpected ","'],
    ['{"a" 1}', 'line 1, column 6: unexpected "1"'],
    ['{"a":}', 'line 1, column 6: unexpected "}"'],
    ["{1:2}", 'line 1, column 2: unexpected "1"'],
    ["[NaN]", 'line 1, column 2: unexpected "N"'],
    ["[01]", 'line 1, column 3: unexpected "1"'],
    ["[1.]", 'line 1, column 3: unexpected "."'],
    ['["a\\x"]', 'line 1, column 4: unexpected "\\\\"'],
    ['["a\nb"]', 'line 1, column 4: unexpected "\\n"'],
    ['["abc', "line 1, column 6: unexpected end of the text"],
    ["[\r\n1\r\n2]", 'line 3, column 1: unexpected "2"'],
    ["# Title", 'line 1, column 1: unexpected "#"'],
  ])("is located: %j", (text, where) => {
    expect(complaint(text)).toBe(`the text is not valid JSON: ${where}`);
  });

  it("is called empty when there is nothing", () => {
    expect(complaint(" \n")).toBe("the text is empty, expected a JSON document");
  });

  it("is located at or before the end, wherever a document is cut or hurt", () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.nat(), fc.string({ maxLength: 2 }), (value, place, inserted) => {
        const text = JSON.stringify(value);
        const at = place % (text.length + 1);
        const hurt = text.slice(0, at) + inserted + text.slice(at + 1);
        const parsed = parseJson(hurt);
        if (!parsed.ok && hurt.trim() !== "")
          expect(problemLine(parsed.problem)).toMatch(/^the text is not valid JSON: line \d+, column [1-9]\d*: unexpected /);
      }),
      { numRuns: 500 },
    );
  });

  it("is located in deep nests, without recursion", () => {
    expect(complaint("[".repeat(200_000))).toMatch(/column 200001: unexpected end/);
  });
});
