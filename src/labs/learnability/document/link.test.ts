import fc from "fast-check";
import { deflateSync, strToU8 } from "fflate";
import { describe, expect, it } from "vitest";
import { fromBase64Url, toBase64Url } from "../../../platform/documents/bytes";
import { textForLink } from "../../../platform/documents/link";
import { problemLine } from "../../../platform/fields/problem";
import { crc32 } from "../../../platform/numerics/crc32";
import { arbitraryExperiment } from "./arbitraries";
import { encodeLink } from "./link";
import { decodeLink } from "./link-testing";
import { defaultPreset, presets } from "./presets";
import { withoutShown } from "./shown";

const experiment = defaultPreset.document;
const runs = { numRuns: 100 };

/** A link with a valid checksum around any payload. */
function forge(version: number, payload: unknown): string {
  const signed = `${version}.${toBase64Url(deflateSync(strToU8(JSON.stringify(payload))))}`;
  return `${signed}.${crc32(strToU8(signed)).toString(16).padStart(8, "0")}`;
}

function complaint(text: string): string {
  const decoded = decodeLink(text);
  return decoded.ok ? "accepted" : problemLine(decoded.problem);
}

const damaged = "this link is truncated or altered (copy the link again, or use a file instead)";

describe("a link", () => {
  it("brings back every valid experiment", () => {
    fc.assert(
      fc.property(arbitraryExperiment, (document) => {
        expect(decodeLink(encodeLink(document))).toMatchObject({ ok: true, experiment: document });
      }),
      runs,
    );
  });

  it("brings back every preset in under 400 characters, and in under 600 with a map", () => {
    for (const preset of presets) {
      const link = encodeLink(preset.document);
      expect(link.length).toBeLessThan(preset.document.map ? 600 : 400);
      expect(decodeLink(link)).toMatchObject({ ok: true, experiment: preset.document });
    }
  });

  it("stays below what chat tools carry, also with eight learners of unusual settings, typed tables aside", () => {
    fc.assert(
      fc.property(arbitraryExperiment, (document) => {
        expect(encodeLink(withoutShown(document)).length).toBeLessThan(2000);
      }),
      runs,
    );
  });

  it("is the same for equal documents, whatever the order of their fields", () => {
    const reversed = Object.fromEntries(Object.entries(experiment.task).reverse());
    expect(encodeLink({ ...experiment, task: reversed as unknown as typeof experiment.task })).toBe(encodeLink(experiment));
  });

  it("consists of characters that need no escaping, and ends in a letter or digit", () => {
    fc.assert(
      fc.property(arbitraryExperiment, (document) => {
        expect(encodeLink(document)).toMatch(/^[A-Za-z0-9._-]*[a-z0-9]$/);
      }),
      runs,
    );
  });

  it("carries small data along", () => {
    const data = '{"format":"learnability-data","version":1,"samples":[{"Z":[[1,2],[3,4]],"y":[5]}]}';
    const custom = { ...experiment, task: { kind: "custom", name: "é.json", hash: "00" }, learners: [] } as const;
    expect(textForLink(0, () => data)).toBe(data);
    expect(decodeLink(encodeLink(custom, data))).toMatchObject({ ok: true, experiment: custom, data });
  });

  it("does not take in data beyond the limit", () => {
    expect(textForLink(1000, () => JSON.stringify(Array.from({ length: 1000 }, (_, i) => Math.sin(i))))).toBeUndefined();
  });
});

describe("a damaged link", () => {
  const link = encodeLink(experiment);

  it("is recognised after the change of any single character", () => {
    fc.assert(
      fc.property(fc.nat(link.length - 1), fc.constantFrom(..."AZaz09-_.!é"), (at, character) => {
        fc.pre(link[at] !== character);
        expect(decodeLink(link.slice(0, at) + character + link.slice(at + 1)).ok).toBe(false);
      }),
      { numRuns: 2000 },
    );
  });

  it("is recognised wherever it was cut off", () => {
    for (let length = 0; length < link.length; length++) expect(decodeLink(link.slice(0, length)).ok).toBe(false);
    for (let length = 3; length < link.length; length++) expect(complaint(link.slice(0, length))).toBe(damaged);
  });

  it("is recognised after a swap of neighbours, a lost or a doubled character, or another case", () => {
    for (let at = 2; at < link.length - 1; at++) {
      const swapped = link.slice(0, at) + link[at + 1] + link[at] + link.slice(at + 2);
      if (swapped !== link) expect(decodeLink(swapped).ok).toBe(false);
      expect(decodeLink(link.slice(0, at) + link.slice(at + 1)).ok).toBe(false);
      expect(decodeLink(link.slice(0, at) + link[at] + link.slice(at)).ok).toBe(false);
    }
    expect(complaint(link.toLowerCase())).toBe(damaged);
  });

  it("is told apart from text that never was a link", () => {
    for (const text of ["", "hello", "https://example.org/#about", "v1.abc"])
      expect(complaint(text)).toBe("this is not a link of this page");
  });

  it("never makes the decoder throw", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.base64String()), (text) => {
        expect(decodeLink(text).ok).toBe(false);
        expect(decodeLink(`1.${text}.00000000`).ok).toBe(false);
      }),
      runs,
    );
  });
});

describe("a whole link that cannot be opened", () => {
  it("says that it comes from a newer version", () => {
    expect(complaint(forge(2, { anything: 1 }))).toBe("this link is from a newer version of this page (reload the page to update it)");
  });

  it("names the field at fault", () => {
    expect(complaint(forge(1, { k: "x", e: { task: { kind: "random-attention", d: 99 } } }))).toBe(
      "task.d must be a whole number between 2 and 16, got 99",
    );
    expect(complaint(forge(1, { k: "x", e: { task: { kind: "custom" }, extra: 1 } }))).toBe("extra is not a known field");
    expect(complaint(forge(1, { k: "x", e: [] }))).toBe("the document must be an object, got []");
  });

  it("says when it holds something else", () => {
    expect(complaint(forge(1, null))).toBe("this link contains no experiment");
    expect(complaint(forge(1, { e: {}, k: 1 }))).toBe("this link contains no experiment");
  });

  it("does not fill the memory with what it inflates to", () => {
    expect(complaint(forge(1, { k: "x".repeat(50_000_000), e: {} }))).toBe("this link contains no experiment");
  });
});

describe("bytes as text", () => {
  it("come back from base64url", () => {
    fc.assert(
      fc.property(fc.uint8Array(), (bytes) => {
        expect(fromBase64Url(toBase64Url(bytes))).toEqual(bytes);
      }),
      runs,
    );
  });

  it("have the CRC-32 that every other program computes", () => {
    expect(crc32(strToU8("123456789"))).toBe(0xcbf43926);
  });
});

describe("a hostile link", () => {
  const deep = (depth: number) => "[".repeat(depth) + "]".repeat(depth);
  const forgeText = (text: string) => {
    const signed = `1.${toBase64Url(deflateSync(strToU8(text)))}`;
    return `${signed}.${crc32(strToU8(signed)).toString(16).padStart(8, "0")}`;
  };

  it("that is nested too deeply anywhere is refused in words", () => {
    for (const depth of [100, 5000, 200_000])
      for (const document of [
        deep(depth),
        `{"seed":${deep(depth)},"task":{"kind":"custom"}}`,
        `{"task":{"kind":${deep(depth)}}}`,
        `{"task":{"kind":"automaton","machine":${deep(depth)}}}`,
        `{"task":{"kind":"random-attention"},"learners":${deep(depth)}}`,
      ])
        expect(complaint(forgeText(`{"e":${document},"k":"x"}`))).toMatch(/nested (too|more) deeply/);
    expect(complaint(forgeText(`{"e":{"task":{"kind":"custom"}},"k":"x","l":{"f":[${deep(200_000)}]}}`))).toBe(
      "in the locks of this link: l.f[0] must name a control, got a list",
    );
  });

  it("with the names of prototypes is refused by name, and changes no object", () => {
    expect(complaint(forgeText('{"e":{"task":{"kind":"custom"},"__proto__":{"seed":3}},"k":"x"}'))).toMatch(
      /^__proto__ is not a known field/,
    );
    expect(complaint(forgeText('{"e":{"task":{"kind":"custom"}},"k":"x","l":{"f":[],"__proto__":{"free":["seed"]}}}'))).toMatch(
      /l.__proto__ is not a known field/,
    );
    expect(complaint(forgeText('{"__proto__":{"e":{"task":{"kind":"custom"}}},"k":"x"}'))).toBe("this link contains no experiment");
    expect(({} as { seed?: number }).seed).toBeUndefined();
  });

  it("with numbers beyond all bounds is refused", () => {
    expect(
      complaint(forgeText('{"e":{"task":{"kind":"random-attention"},"learners":[{"kind":"gradient","rate":1e999}]},"k":"x"}')),
    ).toMatch(/^learners\[0\].rate must be between/);
    expect(complaint(forgeText('{"e":{"task":{"kind":"random-attention"},"seed":NaN},"k":"x"}'))).toBe("this link contains no experiment");
  });
});
