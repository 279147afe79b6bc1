import { describe, expect, it } from "vitest";
import { codePath } from "./QrCode";
import { frameOf } from "./share-address";

describe("the dialog of links", () => {
  it("draws codes that keep their quiet margin", () => {
    const { size, path } = codePath(`https://example.org/#${"a".repeat(300)}`);
    const places = [...path.matchAll(/M(\d+) (\d+)/g)].flatMap(([, x, y]) => [Number(x), Number(y)]);
    expect(places.length).toBeGreaterThan(1000);
    expect(Math.min(...places)).toBe(4);
    expect(Math.max(...places)).toBe(size - 5);
  });

  it("quotes what goes into a frame", () => {
    expect(frameOf('https://example.org/?a=1&b="#x', "<b>", 300)).toBe(
      '<iframe src="https://example.org/?a=1&amp;b=&quot;#x" title="&lt;b>" width="100%" height="300" style="border:0" loading="lazy"></iframe>',
    );
  });
});
