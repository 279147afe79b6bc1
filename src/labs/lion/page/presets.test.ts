/** Every preset of the LION lab shows what its commentary claims; each number in it is a setting or is computed here. */
import { Matrix, SingularValueDecomposition } from "ml-matrix";
import { afterAll, describe, expect, it } from "vitest";
import { plainCommentary } from "../../../platform/documents/commentary-testing";
import { presetSaid, speak } from "../../../platform/ui/language";
import { asWritten, numeralsIn } from "../../../platform/ui/numerals";
import { type LionPreset, presets } from "../document/presets";
import { settingsOf } from "../document/settings";
import { headsOf } from "../engine/heads";
import type { DrawnHead } from "../engine/protocol";
import { attention } from "../math/attention";
import { operationsOf } from "../math/cost";
import { stepDecays } from "../math/decays";
import { forms } from "../math/forms/forms";
import { mask } from "../math/mask";
import { badShare } from "../math/product-form";
import { longRange } from "../math/published/long-range";
import { figureAt } from "../math/published/table";
import { testDraws } from "../math/tasks/draws";
import { infilling } from "../math/tasks/infilling";
import { gridOfTask, taskKinds } from "../math/tasks/tasks";
import { LionWorkspace } from "../math/workspace";
import { wallBelow } from "./charts/SweepsChart";
import { breakEvenOf } from "./cost/cost-lines";
import { conventionMasks, inverseOf } from "./masks/mask-data";
import { matricesOf, shortcutDifferences, weightsOf } from "./panels/head";
import { patchRows, shareInOtherRows, sideOfPicture } from "./scans/patch-rows";
import "./in-language";

function presetOf(id: string): LionPreset {
  const preset = presets.find((one) => one.id === id);
  if (!preset) throw new Error(`there is no preset ${id}`);
  return preset;
}

function learnersOf(id: string) {
  return presetOf(id).document.learners;
}

/** All words of a preset, in the language in use. */
function wordsOf(id: string): string {
  const { title, question, context, commentary = "" } = presetOf(id);
  const parts = Object.entries({ title, question, context, commentary }).map(([part, words]) => presetSaid(id, part, words));
  return plainCommentary(parts.join(" "));
}

function headOf(id: string): DrawnHead {
  const [head] = headsOf(presetOf(id).document, null);
  return head;
}

const transposed = (values: Float64Array, length: number) => values.map((_, e) => values[(e % length) * length + Math.floor(e / length)]);

/** Checks of each preset's claims; returns all numbers of title, question, context and commentary, in their order. */
const claims: Readonly<Record<string, () => readonly number[]>> = {
  "two-ways": () => {
    const { document } = presetOf("two-ways");
    const head = headOf("two-ways");
    // Both triangles, each with half of the diagonal, make up the whole.
    const { scores, length } = matricesOf(head, document);
    const halved = (below: boolean) =>
      scores.map((score, e) => {
        const [i, j] = [Math.floor(e / length), e % length];
        return i === j ? score / 2 : i > j === below ? score : 0;
      });
    const [lower, upper] = [halved(true), halved(false)];
    expect(lower.map((score, e) => score + upper[e])).toEqual(scores);
    // A factor common to all terms of a row cancels, one on its own term does not.
    const doubled = weightsOf({ ...matricesOf(head, document), scores: scores.map((score) => 2 * score) }, "both", document.scaled);
    expect(doubled).toBeAllclose(weightsOf(matricesOf(head, document), "both", document.scaled), { atol: 1e-15 });
    // Directions, recurrences, and the word of the text.
    return [2, 2, 2, 2, shortcutDifferences(head, document).get("diagonal-twice") ?? Number.NaN];
  },
  "three-forms": () => [3, headOf("three-forms").sequence.length, presetOf("three-forms").document.forms.length, 2],
  "no-decay": () => {
    const { document } = presetOf("no-decay");
    const head = headOf("no-decay");
    const { length, d, dv, q, k, v } = head.sequence;
    expect(mask(stepDecays(head.decays, document.convention)).every((entry) => entry === 1)).toBe(true);
    // y_i = q_i^T (K^T V) / q_i^T sum_j k_j, without any scan.
    const y = new Float64Array(length * dv);
    const scale = new Float64Array(length);
    for (let i = 0; i < length; i++)
      for (let j = 0; j < length; j++)
        for (let c = 0; c < d; c++) {
          scale[i] += q[i * d + c] * k[j * d + c];
          for (let e = 0; e < dv; e++) y[i * dv + e] += q[i * d + c] * k[j * d + c] * v[j * dv + e];
        }
    const expected = y.map((sum, e) => sum / scale[Math.floor(e / dv)]);
    expect(attention(forms.recurrent, head.sequence, head.decays, settingsOf(document))).toBeAllclose(expected, { atol: 1e-12 });
    return [length, document.forms.length, 2];
  },
  "one-decay": () => {
    const { document } = presetOf("one-decay");
    const head = headOf("one-decay");
    const { length } = head.sequence;
    const M = mask(stepDecays(head.decays, document.convention));
    for (let i = 0; i + 1 < length; i++)
      for (let j = 0; j + 1 < length; j++) expect(M[(i + 1) * length + j + 1]).toBeCloseTo(M[i * length + j], 14);
    const inverse = inverseOf(head, document) ?? new Float64Array();
    const diagonals = new Set([...inverse.keys()].filter((e) => inverse[e] !== 0).map((e) => Math.floor(e / length) - (e % length)));
    const product = M.map((_, e) => {
      let sum = 0;
      for (let t = 0; t < length; t++) sum += M[Math.floor(e / length) * length + t] * inverse[t * length + (e % length)];
      return sum;
    });
    expect(product).toBeAllclose(
      M.map((_, e) => (e % (length + 1) === 0 ? 1 : 0)),
      { atol: 1e-12 },
    );
    const { problem } = document;
    const lambda = problem.kind === "random" ? problem.lambda : Number.NaN;
    return [length, lambda, lambda, diagonals.size];
  },
  theorem: () => {
    const head = headOf("theorem");
    const [eq9, thm] = conventionMasks(head);
    expect(thm.mask).toBeAllclose(transposed(eq9.mask, head.sequence.length), { atol: 1e-15 });
    const { document } = presetOf("theorem");
    const answers = (["eq9", "thm"] as const).map((convention) =>
      attention(forms.full, head.sequence, head.decays, { ...settingsOf(document), convention }),
    );
    expect(Math.max(...answers[0].map((value, e) => Math.abs(value - answers[1][e])))).toBeGreaterThan(0.01);
    // The numbers of an equation and of a theorem; conventions are three.
    return [9, 3.1, head.sequence.length, 3, 9, 3.1];
  },
  wall: () => {
    const head = headOf("wall");
    const { length } = head.sequence;
    const lambdas = head.decays.logs.map(Math.exp);
    const walls = [...lambdas.keys()].filter((at) => lambdas[at] < wallBelow);
    expect(walls).toHaveLength(1);
    const [wall] = walls;
    for (const { mask: values } of conventionMasks(head))
      for (let i = 0; i < wall; i++)
        for (let j = wall + 1; j < length; j++)
          expect(Math.max(values[i * length + j], values[j * length + i])).toBeLessThanOrEqual(lambdas[wall] + 1e-15);
    const rounded = Number(lambdas[wall].toPrecision(12));
    return [wall + 1, length, rounded, 3, wall + 1, 100 * rounded, 2];
  },
  text: () => {
    const { problem, variant } = presetOf("text").document;
    const characters = problem.kind === "text" ? [...problem.text] : [];
    const { sequence, decays } = headOf("text");
    const { d, dv, q, k, v } = sequence;
    const tokenAt = (at: number) =>
      [q.subarray(at * d, (at + 1) * d), k.subarray(at * d, (at + 1) * d), v.subarray(at * dv, (at + 1) * dv), [decays.logs[at]]].map(
        (part) => Array.from(part),
      );
    for (const [at, character] of characters.entries()) expect(tokenAt(at)).toEqual(tokenAt(characters.indexOf(character)));
    expect(variant).toBe("S");
    return [];
  },
  picture: () => {
    const { document } = presetOf("picture");
    const { decays } = headOf("picture");
    const side = sideOfPicture(document);
    expect(document.scans).toBe(2);
    for (let patch = 0; patch < decays.length; patch++) {
      const rows = patchRows(decays, document, side, patch);
      const [once, twice] = [rows.rows, rows.both].map((row) => shareInOtherRows(row, side, patch));
      expect(twice).toBeGreaterThan(once);
      // Read row by row, the patch below is as far away as a whole row.
      if (patch + side < decays.length) {
        expect(rows.rows[patch + side]).toBeLessThan(0.12);
        expect(rows.both[patch + side]).toBeGreaterThan(0.42);
      }
    }
    return [side, side, document.scans, decays.length];
  },
  long: () => {
    const { problem, chunk, variant } = presetOf("long").document;
    if (problem.kind !== "random") throw new TypeError("the long preset is drawn");
    const shape = (length: number) => ({ length, d: problem.d, dv: problem.dv, chunk, decays: variant !== "LIT" });
    const grows = (form: "full" | "state-chunk") =>
      operationsOf(form, shape(2 * problem.length)) / operationsOf(form, shape(problem.length));
    expect([grows("full"), grows("state-chunk")]).toEqual([4, 2]);
    expect(operationsOf("full", shape(problem.length)) / operationsOf("state-chunk", shape(problem.length))).toBeGreaterThan(20);
    return [4000, problem.d, problem.length, 2, 2, 20];
  },
  cost: () => {
    const { problem, chunk, variant } = presetOf("cost").document;
    if (problem.kind !== "random") throw new TypeError("the preset of costs is drawn");
    const shape = { length: problem.length, d: problem.d, dv: problem.dv, chunk, decays: variant !== "LIT" };
    const image = 197;
    const operations = (form: "full" | "recurrent" | "state-chunk", length: number) => operationsOf(form, { ...shape, length });
    for (const form of ["recurrent", "state-chunk"] as const) {
      const from = breakEvenOf(form, shape);
      expect(operations(form, from)).toBeLessThan(operations("full", from));
      expect(operations(form, from - 1)).toBeGreaterThanOrEqual(operations("full", from - 1));
      expect(operations("full", image) / operations(form, image)).toBeLessThan(1.3);
      expect(operations("full", problem.length) / operations(form, problem.length)).toBeGreaterThan(4);
    }
    const { forms } = presetOf("cost").document;
    return [problem.d, problem.length, forms.length, breakEvenOf("recurrent", shape), breakEvenOf("state-chunk", shape), image, 1000];
  },
  break: () => {
    const { problem } = presetOf("break").document;
    if (problem.kind !== "random") throw new TypeError("the preset of failures is drawn");
    const { lambda, length } = problem;
    expect(badShare(length, lambda)).toBe(0);
    return [lambda, lambda, length, 197, 100 * badShare(197, lambda)];
  },
  // A longer check, which trains them, tests that three seeds out of three reach 99 percent.
  gate: () => [learnersOf("gate")[0].seeds, learnersOf("gate")[0].seeds, 99],
  "four-kinds": () => [learnersOf("four-kinds").length, learnersOf("four-kinds").length],
  longer: () => {
    const { problem } = presetOf("longer").document;
    const lengths = problem.kind === "task" ? problem.testLengths : [];
    return [...lengths, ...lengths, learnersOf("longer").length, ...lengths];
  },
  // The markers of the task.
  "start-token": () => [2, 2, learnersOf("start-token").length],
  "one-way": () => [],
  // The markers of the task.
  blind: () => [2, learnersOf("blind").length],
  sides: () => {
    const { learners, seed } = presetOf("sides").document;
    const tests = infilling.generate(testDraws(new LionWorkspace(), BigInt(seed)), 1024, infilling.usual.length);
    const nats = (id: string) => infilling.baselines(tests).find((one) => one.id === id)?.loss ?? Number.NaN;
    // A check of verify measures the encoders.
    return [learners[0].steps, nats("visible"), nats("bayes")];
  },
  novel: () => [learnersOf("novel").length],
  // A cell has four neighbours.
  "two-scans": () => [...(gridOfTask("grid-neighbours") ?? []), 4, learnersOf("two-scans")[0].scans],
  price: () => [learnersOf("price").length],
  "not-ahead": () => {
    const [first, , last] = learnersOf("not-ahead");
    const longer = last.steps / first.steps;
    return [longer, first.steps, longer];
  },
  "no-positions": () => [],
  lists: () => {
    const {
      length: count,
      0: { layers, steps },
    } = learnersOf("lists");
    const [lit, s, hippo] = ["LION-LIT", "LION-S without HIPPO", "LION-S with HIPPO"].map((row) => figureAt(longRange, row, "ListOps"));
    // The list that is spelled out, how deep lists are, and a share that a check measures.
    return [2, 4, 7, 0, 2, count, layers, steps, 2, 3, lit, s, hippo];
  },
  digits: () => [taskKinds.digits.usual.length],
  "digit-places": () => [],
  // Sweeps, and how often a token then counts itself.
  "whole-sweeps": () => [2],
  // A test beside the engine, on kernels, covers the differences between its forms.
  float32: () => {
    const { problem, forms } = presetOf("float32").document;
    if (problem.kind !== "random") throw new TypeError("the preset in float32 is drawn");
    return [problem.d, problem.length, forms.length, 1e-5];
  },
};

describe("presets of the LION lab", () => {
  afterAll(() => speak("en"));

  it("are all tested", () => {
    expect(presets.map(({ id }) => id).sort()).toEqual(Object.keys(claims).sort());
  });

  it.each(Object.entries(claims))("%s shows what it says, in its numbers as well", (id, claim) => {
    const numerals = numeralsIn(wordsOf(id).replaceAll("float64", "").replaceAll("float32", ""), "en");
    const found = claim();
    expect(numerals.map(({ value }) => value)).toEqual(numerals.map((numeral, at) => asWritten(found[at] ?? Number.NaN, numeral)));
  });

  it.each(presets.map(({ id }) => id))("%s has German of its own, with the same numbers", async (id) => {
    const { title } = presetOf(id);
    const english = wordsOf(id);
    await speak("de");
    const german = wordsOf(id);
    const germanTitle = presetSaid(id, "title", title);
    await speak("en");
    expect(german).not.toBe(english);
    const numbers = (words: string) => words.replaceAll(",", ".").match(/\d+(?:\.\d+)?/g) ?? [];
    expect(numbers(german).toSorted()).toEqual(numbers(english).toSorted());
    expect(id === "float32" || germanTitle !== title).toBe(true);
  });
});

describe("a tile beside the diagonal", () => {
  it("has a mask of rank one and weights of full rank", () => {
    const { document } = presetOf("three-forms");
    const matrices = matricesOf(headOf("three-forms"), document);
    const { length } = matrices;
    const { chunk } = document;
    // The second chunk attends to the first.
    const singularValues = (values: Float64Array) => {
      const rows = Array.from({ length: chunk }, (_, i) => Array.from(values.subarray((chunk + i) * length, (chunk + i) * length + chunk)));
      return new SingularValueDecomposition(new Matrix(rows)).diagonal;
    };
    const rank = ([first, ...others]: readonly number[]) => 1 + others.filter((value) => value > 1e-12 * first).length;
    expect(rank(singularValues(matrices.mask))).toBe(1);
    expect(rank(singularValues(weightsOf(matrices, "both", document.scaled)))).toBe(5);
  });
});

describe("the readings of a matrix", () => {
  it.each(["two-ways", "three-forms", "no-decay", "one-decay", "theorem", "wall"])(
    "of %s weigh values to the answers that they stand for",
    (id) => {
      const { document } = presetOf(id);
      const head = headOf(id);
      const { length, dv, v } = head.sequence;
      const differences = shortcutDifferences(head, document);
      const answer = (weights: Float64Array) =>
        Float64Array.from({ length: length * dv }, (_, e) => {
          let sum = 0;
          for (let j = 0; j < length; j++) sum += weights[Math.floor(e / dv) * length + j] * v[j * dv + (e % dv)];
          return sum;
        });
      const matrices = matricesOf(head, document);
      const both = answer(weightsOf(matrices, "both", document.scaled));
      expect(both).toBeAllclose(attention(forms.full, head.sequence, head.decays, settingsOf(document)), { atol: 1e-12 });
      for (const [reading, difference] of differences) {
        const other = answer(weightsOf(matrices, reading, document.scaled));
        expect(Math.max(...other.map((value, e) => Math.abs(value - both[e])))).toBeCloseTo(difference, 11);
      }
    },
  );
});
