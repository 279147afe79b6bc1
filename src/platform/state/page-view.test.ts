import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { languages, type PageView, readPageView, wholePage, writePageView } from "./page-view";

const id = fc.stringMatching(/^[a-z][a-z0-9-]{0,39}$/);
const views: fc.Arbitrary<PageView> = fc.record({
  language: fc.option(fc.constantFrom(...languages)),
  lesson: fc.option(id),
  mode: fc.constantFrom("page", "present", "embed"),
  panel: fc.option(id),
  landscape: fc.option(fc.constantFrom("between", "of-2_start_first-sharpest_zoom-0.3")),
  papers: fc.option(fc.constantFrom("all", "lion_absent_table", "eagle*Lemma 4", "misprints*λ_min & ε/δ", "panel.eagle.stored-runs")),
});

describe("the view in the address", () => {
  it("is read back as it was written", () => {
    fc.assert(
      fc.property(views, (view) => {
        expect(readPageView(writePageView(view))).toEqual(view);
      }),
    );
  });

  it("takes no room for the whole page", () => {
    expect(writePageView(wholePage)).toBe("");
    expect(writePageView(wholePage, "?lesson=heads&mode=present")).toBe("");
  });

  it("leaves the parameters of others alone", () => {
    expect(writePageView({ ...wholePage, lesson: "heads" }, "?utm=mail&lang=de")).toBe("?utm=mail&lesson=heads");
  });

  it("ignores what it does not understand", () => {
    expect(readPageView("?lang=fr&mode=edit&lesson=../../etc&panel=%3Cscript%3E&landscape=a_%20_b&papers=%3Cb%3E")).toEqual(wholePage);
    fc.assert(
      fc.property(fc.string(), (search) => {
        expect(() => readPageView(search)).not.toThrow();
      }),
    );
  });
});
