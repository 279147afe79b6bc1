import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { problemLine } from "../fields/problem";
import { openEnvelope, sealEnvelope } from "./envelope";
import { labByDefault } from "./format";
import { encodeLink, readDocument } from "./link";
import type { Locks } from "./locks";
import { checksum, pack, unpackJson } from "./packed-text";
import { arbitraryToy, toyDocument, toyKind } from "./testing";
import { isPanelView, mostViews, noViews, type PanelViews } from "./views";

const arbitraryLab = fc.constantFrom(labByDefault, "eagle", "some-lab");
const arbitraryLocks: fc.Arbitrary<Locks | null> = fc.option(
  fc.record({
    free: fc.subarray(["parts", "toy.*", "toy.seed"]).map((names) => names.sort()),
    hidden: fc.subarray(["exhibit", "history"]),
  }),
);
const panel = fc.stringMatching(/^[a-z][a-z0-9-]{0,39}$/);
const panelText = fc.stringMatching(/^[a-z0-9._-]{1,160}$/);
const arbitraryViews: fc.Arbitrary<PanelViews> = fc
  .dictionary(panel, panelText, { maxKeys: mostViews, noNullPrototype: true })
  .map((views) => Object.fromEntries(Object.entries(views).sort(([a], [b]) => (a < b ? -1 : 1))));

const anything = arbitraryLab.chain((lab) =>
  fc.record({
    document: arbitraryToy(lab),
    data: fc.option(fc.string({ maxLength: 100 }), { nil: undefined }),
    locks: arbitraryLocks,
    views: arbitraryViews,
  }),
);

/** The payload of a link, as it travels. */
const payloadOf = (link: string) => unpackJson(link.split(".")[1]) as Record<string, unknown>;

function linkOf(version: number, payload: unknown): string {
  const signed = `${version}.${pack(JSON.stringify(payload))}`;
  return `${signed}.${checksum(signed)}`;
}

function refusal(link: string): string {
  const opened = openEnvelope(link);
  if (!opened.ok) return problemLine(opened.problem);
  const read = readDocument(opened.envelope, toyKind(opened.envelope.lab));
  return read.ok ? "" : problemLine(read.problem);
}

describe("a link of any lab", () => {
  it("opens to the lab, the document, and all that travelled beside it", () => {
    fc.assert(
      fc.property(anything, ({ document, data, locks, views }) => {
        const kind = toyKind(document.lab);
        const opened = openEnvelope(encodeLink(kind, document, { data, locks, views }));
        if (!opened.ok) throw new Error(problemLine(opened.problem));
        const { envelope } = opened;
        expect(envelope).toMatchObject({ version: 1, lab: document.lab, kernels: kind.kernelsOf(document) });
        expect([envelope.data, envelope.views]).toEqual([data, views]);
        expect(readDocument(envelope, kind)).toEqual({ ok: true, document, locks });
      }),
    );
  });

  it("is the same for equal documents, in whatever order their views came to be", () => {
    fc.assert(
      fc.property(anything, ({ document, views }) => {
        const kind = toyKind(document.lab);
        const turned = Object.fromEntries(Object.entries(views).reverse());
        expect(encodeLink(kind, structuredClone(document), { views: turned })).toBe(encodeLink(kind, document, { views }));
      }),
    );
  });

  it("names its lab inside the document, where a page that knows but one lab refuses it; the first lab names none", () => {
    expect(payloadOf(encodeLink(toyKind("eagle"), toyDocument("eagle"))).e).toEqual({ lab: "eagle", parts: [] });
    expect(payloadOf(encodeLink(toyKind(labByDefault), toyDocument(labByDefault))).e).toEqual({ parts: [] });
  });

  it("says nothing of what travels beside the document where nothing does", () => {
    const payload = payloadOf(encodeLink(toyKind("eagle"), toyDocument("eagle"), { views: noViews, locks: null }));
    expect(Object.keys(payload)).toEqual(["e", "k"]);
  });

  it("is refused when it was truncated or altered, whatever it holds", () => {
    fc.assert(
      fc.property(anything, fc.nat(), fc.constantFrom("a", "Z", "0", "-"), ({ document, views }, at, letter) => {
        const link = encodeLink(toyKind(document.lab), document, { views });
        const place = at % link.length;
        expect(openEnvelope(link.slice(0, place)).ok).toBe(false);
        const altered = link.slice(0, place) + letter + link.slice(place + 1);
        if (altered !== link) expect(openEnvelope(altered).ok).toBe(false);
      }),
    );
  });

  it("is opened far enough to name a lab that this program does not have", () => {
    const opened = openEnvelope(encodeLink(toyKind("falcon"), toyDocument("falcon")));
    expect(opened).toMatchObject({ ok: true, envelope: { lab: "falcon" } });
  });

  it.each<[string, string, string]>([
    ["of a later version of its lab", linkOf(2, { e: { parts: [] }, k: "1" }), "from a newer version"],
    ["whose payload only a later version can read", linkOf(7, [1, 2]), "from a newer version"],
    ["that holds nothing", linkOf(1, { k: "1" }), "contains no experiment"],
    ["whose document is a list", linkOf(1, { e: [1], k: "1" }), "the document must be an object, got [1]"],
    ["whose lab is no name", linkOf(1, { e: { lab: 5 }, k: "1" }), "lab must be the name of a lab, got 5"],
    ["whose locks are no locks", linkOf(1, { e: {}, k: "1", l: { f: 5 } }), "in the locks of this link: l.f must be a list of controls"],
    ["of something else", "hello", "this is not a link of this page"],
  ])("%s is refused in words", (_, link, words) => {
    expect(refusal(link)).toContain(words);
  });
});

describe("what panels show", () => {
  it("is read entry by entry: what is malformed counts as not said, and refuses no link", () => {
    const entry = fc.tuple(fc.oneof(panel, fc.string()), fc.oneof(panelText, fc.string(), fc.anything()));
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 50 }), (entries) => {
        const views = Object.fromEntries(entries);
        const opened = openEnvelope(linkOf(1, { e: {}, k: "1", v: views }));
        if (!opened.ok) throw new Error(problemLine(opened.problem));
        const read = opened.envelope.views;
        const whole = Object.entries(JSON.parse(JSON.stringify(views)) as object).filter(([id, text]) => isPanelView(id, text));
        expect(Object.entries(read).every(([id, text]) => whole.some((one) => one[0] === id && one[1] === text))).toBe(true);
        expect(Object.keys(read)).toHaveLength(Math.min(whole.length, mostViews));
      }),
    );
  });

  it.each([null, 5, "views", [["axis", "log"]]])("is nothing at all where it is %j", (v) => {
    expect(openEnvelope(linkOf(1, { e: {}, k: "1", v }))).toMatchObject({ ok: true, envelope: { views: {} } });
  });

  it("is never written beyond what is read", () => {
    const many = Object.fromEntries(Array.from({ length: mostViews + 5 }, (_, i) => [`panel-${i}`, "x"]));
    const link = sealEnvelope({ version: 1, lab: "eagle", document: {}, data: undefined, locks: undefined, views: many, kernels: "1" });
    expect(Object.keys(payloadOf(link).v as object)).toHaveLength(mostViews);
  });
});
