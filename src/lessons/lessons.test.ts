/** Every lesson keeps what the author's guide promises, and the results of its questions are among their answers. */
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { lessonApiOf as apiOf, type LabOfLessons, labOfLessons } from "../labs/testing";
import type { LabDocument } from "../platform/documents/kind";
import { inVerify } from "../platform/numerics/in-verify-testing";
import { openingExperiment } from "./lesson";
import { testNumbers } from "./numbers-testing";
import { type Band, inBand } from "./progress";
import { languageOf, lessonFacts, lessonList, loadLesson } from "./registry";
import { partsOf, replyTexts, type WrittenPart } from "./testing";

/** scripts/shipped/addresses.ts wrote them down. */
const shipped = JSON.parse(readFileSync("src/labs/learnability/page/fixtures/addresses.json", "utf8")) as {
  readonly lessons: readonly string[];
};
const facts = lessonList("en");
const lessons = await Promise.all(facts.map(async ({ id }) => (await loadLesson(id, "en", apiOf))!));

/** Their experiments train for seconds: `npm run verify -- long-tests` runs them. */
const long: readonly string[] = ["both-ways", "decay", "discovered", "in-context", "tape", "turing-machine"];
type Props = WrittenPart["props"];

/** A question of a lesson with what belongs to it, and what comes of it. */
interface Asked {
  readonly question: Props;
  readonly choices: readonly Props[];
  readonly replies: readonly Props[];
  readonly came: number;
}

/** @throws when the run of a question does not answer it. */
function questions(
  parts: readonly WrittenPart[],
  experiment: (name: unknown) => LabDocument,
  { api: { measures }, momentAfter }: LabOfLessons,
): readonly Asked[] {
  const asked = parts.filter(({ name }) => ["Predict", "Choice", "Reply"].includes(name));
  return asked.flatMap(({ name, props: question }, at) => {
    if (name !== "Predict") return [];
    const next = asked.findIndex((part, index) => index > at && part.name === "Predict");
    const own = asked.slice(at + 1, next < 0 ? undefined : next);
    const of = (wanted: string) => own.filter((part) => part.name === wanted).map(({ props }) => props);
    const came = measures[String(question.measure)].read(momentAfter(experiment(question.experiment)), question);
    if (came === null) throw new Error(`${question.id}: the run does not answer`);
    return [{ question, choices: of("Choice"), replies: of("Reply"), came }];
  });
}

describe("the list of lessons", () => {
  it("has one for every file, under the name of the file, and numbers them from 1", () => {
    const files = readdirSync("src/lessons").filter((file) => file.endsWith(".mdx"));
    expect(facts.map(({ id }) => `${id}.mdx`).toSorted()).toEqual(files.toSorted());
    expect(facts.map(({ order }) => order)).toEqual(facts.map((_, index) => index + 1));
  });

  it("has lessons of five to ten minutes", () => {
    for (const { minutes } of facts) expect(minutes).toSatisfy((value: number) => value >= 5 && value <= 10);
  });

  it("knows no lesson by another name", async () => {
    expect(await loadLesson("no-such-lesson", "en", apiOf)).toBeNull();
  });

  it("has every lesson that addresses out there name, in both languages", () => {
    for (const id of shipped.lessons) {
      expect(lessonFacts(id, "en")?.id, id).toBe(id);
      expect(languageOf(id, "de"), id).toBe("de");
    }
  });

  it("tells a lesson in English where it has not been translated", () => {
    expect(lessonList("de").map(({ id }) => id)).toEqual(facts.map(({ id }) => id));
  });
});

describe("the panels that lessons on the first lab point at", () => {
  it("are panels of the page, by their ids", () => {
    const files = readdirSync("src/labs/learnability", { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".tsx"));
    const ids = files.flatMap((file) =>
      [...readFileSync(`src/labs/learnability/${file}`, "utf8").matchAll(/<Panel\s+id="([a-z-]+)"/g)].map(([, id]) => id),
    );
    expect([...new Set(ids)].toSorted()).toEqual([...labOfLessons().api.panels].toSorted());
  });
});

describe.each(lessons.map((lesson) => [lesson.facts.id, lesson] as const))("the lesson %s", (_, lesson) => {
  const parts = partsOf(lesson);
  const all = (name: string) => parts.filter((part) => part.name === name).map(({ props }) => props);
  const experiment = (name: unknown) => lesson.experiments[String(name)];
  const lab = labOfLessons(lesson.facts.lab);
  const { goals, measures, panels: panelIds, preset: presetOf, settings } = lab.api;

  it("has steps, asks for a prediction, and ends in an exercise that starts from something", () => {
    expect(all("h2").length).toBeGreaterThanOrEqual(3);
    expect(all("Predict").length).toBeGreaterThanOrEqual(1);
    expect(all("Exercise").length).toBeGreaterThanOrEqual(1);
    expect(experiment(openingExperiment)).toBeDefined();
    for (const name of ["Predict", "Exercise"]) {
      const ids = all(name).map(({ id }) => id);
      expect(ids).toEqual([...new Set(ids)]);
    }
  });

  it("names panels, presets, experiments, measures, goals and settings that exist", () => {
    for (const { panel } of [...all("Show"), ...all("Figure")]) expect(panelIds).toContain(panel);
    for (const { preset, experiment: name } of all("Open"))
      if (preset === undefined) expect(experiment(name)).toBeDefined();
      else expect(presetOf(String(preset)).document.lab).toBe(lab.api.kind.lab);
    for (const { experiment: name } of all("Predict")) expect(experiment(name)).toBeDefined();
    for (const { experiment: name } of ["Exercise", "Live", "Show", "SetField"].flatMap(all))
      if (name !== undefined) expect(experiment(name)).toBeDefined();
    for (const { measure } of [...all("Live"), ...all("Predict")]) expect(measures).toHaveProperty([String(measure)]);
    for (const { goal } of all("Exercise")) expect(goals).toHaveProperty([String(goal)]);
    for (const { path } of [...all("Field"), ...all("SetField")])
      expect(Object.values(lesson.experiments).map((one) => settings.fieldAt(one, String(path)))).toSatisfy((fields: readonly unknown[]) =>
        fields.some((field) => field !== null),
      );
  });

  it("hides panels from the beginning of every question to its end, and what follows from a question that there is", () => {
    const questions = all("Predict").map(({ id }) => id);
    for (const { id, hides } of all("Predict")) {
      expect(hides, String(id)).toSatisfy((names: unknown) => Array.isArray(names) && names.length > 0);
      for (const panel of hides as readonly string[]) expect(panelIds).toContain(panel);
    }
    for (const { of } of all("After")) if (of !== undefined) expect(questions).toContain(of);
  });

  it("begins with a panel, and has come to every panel that its words change", () => {
    expect(panelIds).toContain(lesson.facts.panel);
    const named = (until: number) => parts.slice(0, until).flatMap(({ name, props }) => (name === "Show" ? [props.panel] : []));
    for (const [at, { name, props }] of parts.entries())
      if (name === "SetField" && String(props.path).startsWith("laboratory.")) expect(named(at)).toContain("certificate");
  });

  it("has no reply without words, in either language, and none in English words in the German lesson", async () => {
    const [english, german] = [replyTexts(lesson), replyTexts((await loadLesson(lesson.facts.id, "de", apiOf))!)];
    expect(english.length).toBeGreaterThanOrEqual(2);
    expect(german).toHaveLength(english.length);
    for (const text of [...english, ...german]) expect(text.length).toBeGreaterThan(40);
    for (const text of english) expect(german).not.toContain(text);
    expect(new Set(german).size).toBe(german.length);
  });

  it("is told in German with the same experiments, figures, questions, choices and exercises, in the same order", async () => {
    const { id, order, minutes, title, sentence } = lesson.facts;
    expect(languageOf(id, "de")).toBe("de");
    const german = (await loadLesson(id, "de", apiOf))!;
    expect(german.facts).toMatchObject({ id, order, minutes, ...(lesson.facts.lab === undefined ? {} : { lab: lesson.facts.lab }) });
    expect([german.facts.title, german.facts.sentence]).not.toContain(title);
    expect([german.facts.title, german.facts.sentence]).not.toContain(sentence);
    expect(german.experiments).toEqual(lesson.experiments);
    expect(partsOf(german)).toEqual(parts);
  });
});

const ran = lessons.filter(({ facts: { id } }) => inVerify || !long.includes(id));
describe.each(ran.map((lesson) => [lesson.facts.id, lesson] as const))("the runs of the lesson %s", (_, lesson) => {
  const parts = partsOf(lesson);
  const experiment = (name: unknown) => lesson.experiments[String(name)];
  const lab = labOfLessons(lesson.facts.lab);
  const { goals, measures } = lab.api;

  it("answer every question, and not before, and one choice alone is true", () => {
    for (const { question, choices, came } of questions(parts, experiment, lab)) {
      expect(measures[String(question.measure)].read(lab.momentBefore(experiment(question.experiment)), question)).toBeNull();
      if (question.number) continue;
      expect(choices.length).toBeGreaterThanOrEqual(2);
      expect(choices.filter((band) => inBand(band as Band, came))).toHaveLength(1);
    }
  });

  it("have a reply to every choice, and to every number but the one that comes", () => {
    for (const { question, choices, replies, came } of questions(parts, experiment, lab)) {
      const where = `${question.id}`;
      if (question.number) {
        // Steps of a half, since any number can be typed; twice as many as there are features is more than anything asked for here.
        const typed = Array.from({ length: 400 }, (_, index) => index / 2 - 20).filter((number) => number !== came);
        for (const number of typed)
          expect(
            replies.filter((band) => inBand(band as Band, number)),
            `${where}: ${number}`,
          ).toHaveLength(1);
      } else
        expect(
          replies.map(({ to }) => to),
          where,
        ).toEqual(choices.map(({ value }) => value));
    }
  });

  it("do not solve exercises where these start", () => {
    const exercises = parts.filter(({ name }) => name === "Exercise").map(({ props }) => props);
    for (const { experiment: name, goal, ...wanted } of exercises)
      for (const start of new Set([openingExperiment, String(name ?? openingExperiment)]))
        expect(goals[String(goal)](lab.momentAfter(experiment(start)), wanted)).toBeNull();
  });
});

// Of the long ones, one has numbers that its runs give.
const numbered = lessons.filter(({ facts: { id } }) => inVerify || id !== "turing-machine");
describe.each(numbered.map((lesson) => [lesson.facts.id, lesson] as const))("the numbers in the lesson %s", (_, lesson) =>
  testNumbers(lesson),
);
