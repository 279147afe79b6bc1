/** Every record of a task or a learner is complete, and so is its half beside the lab, in both languages. */

import { afterAll, describe, expect, it } from "vitest";
import { defaultsOf } from "../../../platform/fields/fields";
import { problemLine } from "../../../platform/fields/problem";
import { speak } from "../../../platform/ui/language";
import { learnerKinds, parseExperiment } from "../document/document";
import { type LearnerSpec, learnerKindOf, learners } from "../math/learners/registry";
import { type TaskSpec, taskKindOf, tasks } from "../math/tasks/registry";
import { learnerView, learnerViews } from "./learner-views/registry";
import { namedLearners } from "./learners";
import { newLearner } from "./rail/new-learner";
import { targetView } from "./target-views/registry";
import { defaultLearner, defaultTask } from "./values";

function experimentWith(task: TaskSpec, specs: readonly LearnerSpec[]) {
  const parsed = parseExperiment({ format: "learnability-experiment", version: 1, task, learners: specs });
  if (!parsed.ok) throw new Error(problemLine(parsed.problem));
  return parsed.experiment;
}

const ownDimensions = { d: 3, outputs: 2, train: 40, test: 4 };
const size = { d: 4, outputs: 4, samples: 100, prefixes: 1, n: 8 };

afterAll(() => speak("en"));

describe.each(Object.entries(tasks).map(([name, record]) => ({ name, record })))("the task $name", ({ name, record }) => {
  const spec = defaultTask(record.kind);

  it("goes by the name of its record", () => {
    expect(record.kind).toBe(name);
  });

  it("has a document with every field at its default, of which the size is known", () => {
    expect(experimentWith(spec, []).task).toEqual({ kind: name, ...defaultsOf(record.fields) });
    expect(taskKindOf(spec).size(spec, ownDimensions)?.samples).toBeGreaterThan(0);
  });

  it("is the same run after its pictures are left out, and fits itself", () => {
    const plain = record as { unnamed?(spec: TaskSpec): TaskSpec; fitted?(spec: TaskSpec, changed: string): TaskSpec };
    const unnamed = plain.unnamed?.(spec) ?? spec;
    expect(plain.unnamed?.(unnamed) ?? unnamed).toEqual(unnamed);
    for (const field of Object.keys(record.fields)) expect(plain.fitted?.(spec, field) ?? spec).toEqual(spec);
  });

  it.each(["en", "de"] as const)("is named and told in %s", async (language) => {
    await speak(language);
    const view = targetView(spec);
    const made = record.generated ? [view.heading, view.lede?.made(spec), view.lede?.question] : [];
    for (const words of [view.name, ...made, ...(view.shifted?.(spec) ?? [])]) expect(words).toMatch(/\S/);
  });
});

describe.each(Object.entries(learners).map(([name, record]) => ({ name, record })))("the learner $name", ({ name, record }) => {
  const spec = defaultLearner(record.kind);

  it("goes by the name of its record and its view", () => {
    expect([record.kind, learnerViews[record.kind].kind]).toEqual([name, name]);
    expect(Object.keys(learnerKinds)).toContain(name);
  });

  it("has a document with every field at its default", () => {
    expect(experimentWith(defaultTask("random-attention"), [spec]).learners).toEqual([{ kind: name, ...defaultsOf(record.fields) }]);
  });

  it("has a label, a phrase, and work that grows with its progress", () => {
    expect(learnerKindOf(spec).label(spec)).toMatch(/\S/);
    expect(learnerKindOf(spec).phrase(spec)).toMatch(/\S/);
    const worked = (step: number, done: boolean) => learnerKindOf(spec).worked(spec, size, { step, done, forward: 10 });
    expect(worked(0, false)).toBe(0);
    expect(worked(50, true)).toBeGreaterThan(0);
  });

  it("is varied when another is added: four of them are all different, and valid", () => {
    let experiment = experimentWith(defaultTask("random-attention"), [spec]);
    for (let i = 1; i < 4; i++) experiment = { ...experiment, learners: [...experiment.learners, newLearner(experiment, record.kind)] };
    expect(new Set(experiment.learners.map((one) => JSON.stringify(one))).size).toBe(4);
    expect(experimentWith(experiment.task, experiment.learners).learners).toEqual(experiment.learners);
    const named = namedLearners(experiment);
    expect(new Set(named.map((one) => one.name)).size).toBe(4);
  });

  it.each(["en", "de"] as const)("is named, drawn and told in %s", async (language) => {
    await speak(language);
    const view = learnerView(spec);
    const said = [view.name(spec), view.method(spec), view.inText(spec, view.name(spec)), view.inLabel(view.name(spec))];
    for (const words of [...said, view.add()]) expect(words).toMatch(/\S/);
    const [{ color, textColor, marker }] = namedLearners(experimentWith(defaultTask("random-attention"), [spec]));
    expect([color, textColor].every((one) => one.startsWith("var(") || one.startsWith("color-mix("))).toBe(true);
    expect(marker).toBeGreaterThanOrEqual(0);
    const remedy = view.remedy(spec);
    if (remedy) expect(Object.keys(record.fields)).toContain(remedy.field);
  });
});
