import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readPageView, wholePage, writePageView } from "../platform/state/page-view";
import { type Entry, type Filter, isOfPanel, matches, noFilter, readFilter, writeFilter } from "./filter";
import { kinds, statuses } from "./paper";
import { papers } from "./papers";

const ids = papers.map(({ id }) => id);
const filters: fc.Arbitrary<Filter> = fc.record({
  paper: fc.option(fc.constantFrom(...ids)),
  panel: fc.option(fc.constantFrom({ lab: "eagle", id: "stored-runs" }, { lab: "learnability", id: "spectrum" })),
  status: fc.option(fc.constantFrom(...statuses)),
  kind: fc.option(fc.constantFrom(...kinds)),
  misprints: fc.boolean(),
  search: fc.oneof(fc.constantFrom("", "A.5", "λ_min * ε/δ", "Größe 1 024 & ?#"), fc.stringMatching(/^[\p{L} .*_-]{1,40}$/u)),
});

const [yau] = papers;
const entry = (number: string, text: string, name = "Extra heads help"): Entry => ({
  paper: yau,
  statement: { id: "a", number, kind: "theorem", status: "small" },
  number,
  text,
  note: "Identifizierbarkeit für Größen",
  link: { name, panels: ["loss", "spectrum"] },
});
const finds = (search: string, number = "Lemma 2.3, A.3", text = "Λ has full rank.") =>
  matches(entry(number, text), { ...noFilter, search }, false);

describe("the filter in the address", () => {
  it("is read back as it was written, through the address", () => {
    fc.assert(
      fc.property(filters, (filter) => {
        const address = writePageView({ ...wholePage, papers: writeFilter(filter) });
        const { papers: written } = readPageView(address);
        expect(readFilter(written ?? "", ids)).toEqual(filter);
      }),
    );
  });

  it("ignores words that it does not know", () => {
    expect(readFilter("lion_green_panel.x_theorem", ids)).toEqual({ ...noFilter, paper: "lion", kind: "theorem" });
    expect(writeFilter(noFilter)).toBe("all");
  });
});

describe("what a filter leaves", () => {
  it("finds numbers as a whole and words in any part, from two characters on", () => {
    expect(finds("2.3")).toBe(true);
    expect(finds("a.3")).toBe(true);
    expect(finds("lemma a")).toBe(true);
    expect(finds("2.3", "Lemma 12.3")).toBe(false);
    expect(finds("full extra")).toBe(true);
    expect(finds("grossen")).toBe(false);
    expect(finds("GROSEN")).toBe(false);
    expect(finds("größ")).toBe(true);
    expect(finds("z")).toBe(true);
    expect(finds("zz")).toBe(false);
  });

  it("combines its conditions", () => {
    const one = entry("Lemma 1", "");
    expect(matches(one, { ...noFilter, status: "small", kind: "theorem" }, false)).toBe(true);
    expect(matches(one, { ...noFilter, status: "small", kind: "figure" }, false)).toBe(false);
    expect(matches(one, { ...noFilter, misprints: true }, false)).toBe(false);
    expect(matches(one, { ...noFilter, paper: "lion" }, false)).toBe(false);
  });

  it("shows all statements of a lab where none leads to the panel", () => {
    const panel = { lab: yau.lab, id: "landscape" };
    expect(isOfPanel(entry("", ""), panel)).toBe(false);
    expect(matches(entry("", ""), { ...noFilter, panel }, true)).toBe(false);
    expect(matches(entry("", ""), { ...noFilter, panel }, false)).toBe(true);
    expect(matches(entry("", ""), { ...noFilter, panel: { lab: "lion", id: "loss" } }, false)).toBe(false);
  });
});
