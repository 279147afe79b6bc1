/** Stored runs are drawn and said as they are stored, in both languages, and what differs from the paper is said. */
import { readFileSync } from "node:fs";
import { afterAll, describe, expect, it } from "vitest";
import { speak } from "../../../../platform/ui/language";
import { type Model, type PanelOfFigure1, panelsOfFigure1, type Rate, rates, seeds } from "../../engine/stored-runs/figure-1";
import { automataSeeds, type Varied, varied } from "../../engine/stored-runs/figure-4";
import { curveOf, curvesOfPanel, readStoredFigures, type StoredCounts, type StoredPanel } from "../../engine/stored-runs/stored-runs";
import "../in-language";
import { automataSentence, automataTable, storedAutomata } from "./automata-data";
import { mapAgainstPaper, readStoredMap, storedMapSentence } from "./map-data";
import { againstPaper, curvesShown, modelName, storedLoss, storedSentence, storedTable } from "./stored-data";

afterAll(() => speak("en"));

const figures = readStoredFigures(readFileSync("src/labs/learnability/page/stored-runs/stored-runs.json", "utf8"));
const panels = Object.keys(panelsOfFigure1) as PanelOfFigure1[];

/** A panel in which every model ends at an error of its own. */
function panelWith(end: (model: Model) => number): StoredPanel {
  const curves = curvesOfPanel.map(({ model, at }) => {
    const runs = seeds.map(() => new Array<number>(11).fill(end(model)));
    const marks = at !== "tuned" && model.kind === "gradient" ? 11 : 7;
    return curveOf(
      model,
      at,
      0.03,
      runs.map((run) => run.slice(0, marks)),
    );
  });
  return { curves, closedForm: seeds.map(() => 1e-30) };
}

const shown = (end: (model: Model) => number) => ({ panel: "figure-1a", stored: panelWith(end), at: "tuned" }) as const;
const asInPaper = ({ kind, heads }: Model) => (kind === "gradient" ? 0.1 ** heads : kind === "linear-layers" ? 0.05 : 0.09);

describe("Fig. 1", () => {
  it("draws every model and the closed form, each under a name and with a look of its own", () => {
    for (const panel of panels)
      for (const at of rates) {
        const { lines, levels } = storedLoss({ panel, stored: figures.figure1[panel], at });
        expect(new Set(lines.map(({ name }) => name)).size).toBe(10);
        expect(new Set(lines.map(({ color, marker, stroke }) => `${color} ${marker} ${stroke}`)).size).toBe(10);
        for (const { x, main } of lines) expect(main).toHaveLength(x.length);
        expect(levels[0].value).toBeLessThan(1e-25);
      }
  });

  it("has layers and Transformers that end above all heads at tuned rates, as the index of papers says", () => {
    for (const panel of panels) {
      const ends = curvesShown({ panel, stored: figures.figure1[panel], at: "tuned" }).map(({ model, median }) => ({
        ...model,
        end: median[6],
      }));
      const heads = ends.filter(({ kind }) => kind === "gradient");
      const others = ends.filter(({ kind }) => kind !== "gradient");
      expect(Math.min(...others.map(({ end }) => end))).toBeGreaterThan(Math.max(...heads.map(({ end }) => end)));
    }
    expect(panelsOfFigure1).toMatchObject({ "figure-1a": { epochs: 32 }, "figure-1b": { epochs: 4 } });
  });

  it("has sixteen heads that end below one head at learning rate 0.001 and above it at 0.01, as the index of papers says", () => {
    for (const panel of panels) {
      const end = (at: Rate, heads: number) =>
        curvesShown({ panel, stored: figures.figure1[panel], at })
          .find(({ model }) => model.kind === "gradient" && model.heads === heads)
          ?.median.at(-1) ?? Number.NaN;
      expect(end("0.001", 16)).toBeLessThan(end("0.001", 1));
      expect(end("0.01", 16)).toBeGreaterThan(end("0.01", 1));
    }
  });

  it("says where the order is that of the paper, and where it is not", () => {
    expect(againstPaper(shown(asInPaper))).toBe("At these epochs the order of the curves is that of the paper.");
    expect(againstPaper(shown((model) => (model.kind === "gradient" && model.heads === 16 ? 1 : asInPaper(model))))).toBe(
      "Otherwise than in the paper, the final error of 16 heads, 1.00, is above that of 8 heads, 1.0e-8.",
    );
    expect(againstPaper(shown((model) => (model.kind === "linear-layers" ? 1e-20 : asInPaper(model))))).toContain("layers of one head");
    expect(againstPaper(shown((model) => (model.kind === "transformer" ? 1e-3 : asInPaper(model))))).toContain("a Transformer is clearly");
  });

  it.each(["en", "de"] as const)("has sentences without a gap in %s, and a table of every curve", async (language) => {
    await speak(language);
    for (const panel of panels)
      for (const at of rates) {
        const one = { panel, stored: figures.figure1[panel], at };
        expect(`${storedSentence(one)} ${againstPaper(one)}`).not.toMatch(/NaN|undefined|Infinity/);
        const { columns, rows } = storedTable(one);
        expect(rows).toHaveLength(curvesShown(one).length);
        for (const row of rows) expect(row).toHaveLength(columns.length);
        expect(rows.map(([name]) => name)).toEqual(curvesShown(one).map(({ model }) => modelName(model)));
      }
  });
});

describe("Fig. 3", () => {
  const moment = readStoredMap(readFileSync("src/labs/learnability/page/stored-runs/stored-runs-map.json", "utf8"));

  it("has every run of its map, with the nullity of its data", () => {
    expect(moment.done).toBe(moment.runs);
    expect(moment.cells).toHaveLength(20);
    for (const { runs, nullity } of moment.cells) {
      expect(runs).toHaveLength(moment.map.seeds);
      expect(nullity).toBe(0);
    }
  });

  it.each(["en", "de"] as const)("says in %s which rows are ordered as in the paper", async (language) => {
    await speak(language);
    expect(storedMapSentence(moment)).not.toMatch(/NaN|undefined|Infinity/);
    const [most, all] =
      language === "en" ? ["16 heads end below 1 head in", "lowers the median error in"] : ["bei 16 Köpfen in", "senkt den Median in"];
    const ordered = { ...moment, cells: moment.cells.map((cell) => ({ ...cell, error: 0.1 ** cell.x })) };
    expect(mapAgainstPaper(ordered)).toContain(`${most} 4 `);
    expect(mapAgainstPaper(ordered)).toContain(`${all} 4;`);
    const first = { ...ordered, cells: ordered.cells.map((cell) => (cell.y === 0 && cell.x === 4 ? { ...cell, error: 2 } : cell)) };
    expect(mapAgainstPaper(first)).toContain(`${most} 3 `);
    expect(mapAgainstPaper(first)).toContain(`${all} 3;`);
  });

  it("is refused where its runs are those of other kernels", () => {
    expect(() => readStoredMap('{"kernels":"00000000","map":{"cells":[]}}')).toThrow("no stored runs");
  });
});

describe("Fig. 4", () => {
  const countsOf = (name: Varied) => varied[name].map((value) => automataSeeds.map(() => 16 * value));
  const counts: StoredCounts = { states: countsOf("states"), letters: countsOf("letters"), length: countsOf("length") };

  it("draws traces times letters of a word, with a gap where none suffice", () => {
    const { lines } = storedAutomata({
      ...counts,
      states: counts.states.map((row, k) => (k === 0 ? row.map(() => Number.POSITIVE_INFINITY) : row)),
    });
    expect(lines.map(({ id }) => id)).toEqual(["states", "letters", "length"]);
    expect(lines[0].main[0]).toBeNaN();
    expect(lines[1].main[0]).toBe(16 * 2 * 3);
    expect(lines[2].main[0]).toBe(16 * 2 * 2);
  });

  it.each(["en", "de"] as const)("says how the tokens grow in %s", async (language) => {
    await speak(language);
    expect(automataSentence(figures.figure4)).not.toMatch(/NaN|undefined|Infinity/);
    expect(automataSentence(counts)).toMatch(language === "en" ? /grow 2\.5-fold from 2 to 5 states/ : /von 2 auf 5 Zustände 2,5-fach/);
    const { columns, rows } = automataTable(counts);
    for (const row of rows) expect(row).toHaveLength(columns.length);
  });
});
