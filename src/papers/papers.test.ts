/** Every link of the index leads to what there is, and the index has every part of a paper that a preset names. */
import { describe, expect, it } from "vitest";
import { labs as entries } from "../labs/page";
import { lessonList } from "../lessons/registry";
import { openPanels, panelsListed, viewOf } from "../platform/documents/views";
import { panelNamed, panelsOf } from "../platform/shell/panels/panels-of";
import { entriesOf, presetOf } from "./entries";
import { viewsOf } from "./page/open-statement";
import type { SeePreset } from "./paper";
import { papers } from "./papers";

const labs = Object.fromEntries(await Promise.all(entries.map(async ({ id, load }) => [id, await load()] as const)));
const listed = entriesOf(papers, { labs, lessons: lessonList("en") });
const withPreset = papers.flatMap((paper) =>
  paper.statements.flatMap(({ id, see }) => (see && "preset" in see ? [{ name: `${paper.id} ${id}`, lab: labs[paper.lab], see }] : [])),
);

describe("the index of papers", () => {
  it("names every statement once, with its words and a number that it can say", () => {
    for (const { statements, words } of papers) {
      expect(statements.map(({ id }) => id).toSorted()).toEqual(Object.keys(words).toSorted());
      for (const { number } of statements) expect(number).toMatch(/^([A-Z][a-z]+)( [A-Z\d])?/);
    }
  });

  it("gives a reason wherever a statement is not shown as it is, and a correction to each misprint", () => {
    for (const { statement, note } of listed)
      if (statement.status !== "shown" || statement.misprint) expect(note, statement.id).toMatch(/\S/);
  });

  it("leads somewhere from every statement that is shown", () => {
    for (const { statement, link } of listed) if (statement.status !== "absent") expect(link?.name, statement.id).toMatch(/\S/);
  });

  it("leads only to presets that there are", () => {
    for (const { lab, see } of withPreset) expect(presetOf(see, lab).id).toBe(see.preset);
  });

  it.each(withPreset.filter(({ see }) => see.panel !== undefined))(
    "$name leads to a panel that its preset has, in a view that travels",
    ({ lab, see: { panel: asked = "", ...see } }) => {
      const preset = presetOf(see, lab);
      const panel = panelNamed(lab.panels, asked);
      expect(panelsOf(lab.panels, preset.document)).toContain(panel);
      const views = viewsOf({ ...see, panel: asked }, preset.views);
      expect(panelsListed(views, openPanels)).toEqual([asked]);
      expect(viewOf(views, asked)).toBe(see.view ?? viewOf(preset.views, asked));
    },
  );
});

/** "Figs. 2, 5, 9 and 11", "equation 9", "Appendix C.5", "Eq. (14)". */
const part =
  /\b(theorem|lemma|corollary|fig(?:ure)?s?[.]?|section|algorithm|appendix|eq(?:uation)?s?[.]?|table|definition)\s\(?((?:[A-Z][.])?\d+(?:[.]\d+)*(?:\([ab]\)|[ab])?(?:(?:, | and )(?:[A-Z][.])?\d+(?:[.]\d+)*)*)/gi;
const nameOf = (word: string) => (/^fig/i.test(word) ? "figure" : /^eq/i.test(word) ? "equation" : word.toLowerCase());
const partsIn = (text: string) =>
  [...text.matchAll(part)].flatMap(([, word, numbers]) => numbers.split(/, | and /).map((number) => `${nameOf(word)} ${number}`));
/** "Algorithm 1, Section 4", "Figures 5, 11", "Equations 30 to 32". */
const partsOfNumber = (number: string) => {
  let name = "";
  return number.split(/, | to /).map((piece) => {
    const [, word, at = ""] = /^([A-Z][a-z]+)? ?(.*)$/.exec(piece) ?? [];
    if (word) name = word.toLowerCase().replace(/s$/, "");
    return `${name} ${at}`;
  });
};

describe("presets that name a part of a paper", () => {
  const indexed = new Set(
    papers.flatMap(({ lab, statements }) => statements.flatMap(({ number }) => partsOfNumber(number).map((one) => `${lab} ${one}`))),
  );
  const opened = new Set(withPreset.map(({ lab, see }: { lab: { id: string }; see: SeePreset }) => `${lab.id} ${see.preset}`));

  it.each(Object.values(labs).map((lab) => [lab.id, lab] as const))(
    "are in the index, with the parts that they name, in %s",
    async (id, lab) => {
      let named = 0;
      for (const preset of lab.presets.all) {
        const { commentary, paper } = await lab.presets.words(preset);
        const own = [preset.title, preset.question, preset.context, commentary].flatMap(partsIn);
        const all = [...own, ...Object.values(paper ?? {}).flatMap(partsIn)];
        named += all.length;
        if (preset.paper !== null || all.length > 0) expect(opened, `${preset.id} names ${all.join("; ")}`).toContain(`${id} ${preset.id}`);
        expect(
          all.filter((one) => !indexed.has(`${id} ${one}`)),
          preset.id,
        ).toEqual([]);
      }
      expect(named).toBeGreaterThan(0);
    },
  );

  it("are recognised by the words for parts", () => {
    expect(
      partsIn("Figs. 2, 5 and 11, Appendix C.5; Eq. (14), equation 9, Theorem 3.1, Fig. 1(a), Fig. 2b, Algorithm 1 of Section 4"),
    ).toEqual([
      ...["figure 2", "figure 5", "figure 11", "appendix C.5", "equation 14", "equation 9", "theorem 3.1", "figure 1(a)", "figure 2b"],
      ...["algorithm 1", "section 4"],
    ]);
    expect(partsOfNumber("Algorithm 1, Section 4")).toEqual(["algorithm 1", "section 4"]);
    expect(partsOfNumber("Figures 5, 11")).toEqual(["figure 5", "figure 11"]);
  });
});
