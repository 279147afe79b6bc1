/**
 * Every sentence that the layers below can say to a person has German. They are read off the sources themselves, so that a
 * new one that nobody has translated fails here, however rarely it is said.
 */
import "./in-language";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Fields } from "../../../platform/fields/fields";
import { speak, translate } from "../../../platform/ui/language";
import { experimentFields } from "../document/document";
import { mapFields } from "../document/map";
import { noiseFields, probeFields } from "../math/tasks/probe-fields";
import { shiftFields } from "../math/tasks/random-attention/schema";
import { tasks } from "../math/tasks/registry";
import { errorsOf, isEnglish, sources, textsOf } from "./sentences-testing";

beforeAll(() => speak("de"));
afterAll(() => speak("en"));

/** Other labs say what they say in their own German. */
const below = /^labs\/learnability\/(math|document|engine)\//;

/** Words of fields, which are found by id. */
const ofFields = new Set([
  ...Object.values(tasks).flatMap(({ fields }) => wordsOf(fields)),
  ...[shiftFields, probeFields, noiseFields, mapFields, experimentFields].flatMap(wordsOf),
]);

function wordsOf(fields: Fields): readonly string[] {
  return Object.values(fields).flatMap((field) => [
    field.label,
    field.help,
    ...("options" in field ? Object.values<string>(field.options) : []),
  ]);
}

function untranslated(sentences: readonly string[]): string[] {
  return sentences.filter((words) => !ofFields.has(words)).filter((words) => translate(words) === words || isEnglish(translate(words)));
}

/** Parts of sentences, which are translated with the whole; file formats; and mistakes of the program rather than of a person. */
const notSaid = new Set([
  ...["is not a known field. 7", "7 is not a known field. 7"],
  ...["learners[7] is not a convex learner", "learners[7] is not a learner of several layers", "learners[7] is not a gradient learner"],
  "learners[7] is not trained",
  ...["the data have not been worked through yet", "the data have not been loaded yet", "the data have not been made yet"],
  ...[
    "this experiment has no map",
    "the map's learner is no gradient learner",
    "this experiment has no sweep",
    "only machines have traces",
  ],
  ...["learners[7] is not a gradient learner, which alone has a path", "the second moment is not there", "preset 7: 7 7"],

  ...["tokens scaled by 7", "7 tokens", "a machine of the library: 7"],
  ...[
    "Gaussian keys",
    "the step limit must be between 0 and 7, got 7",
    "7 orthonormal keys",
    "orthonormal keys",
    "the table has keys of dimension 7, expected 7",
  ],
  ...["there is no test sequence 7", "there is no training sequence 7", "the number of traces 7"],
  ...["the word has 7 letters, the layer is made for 7", "the automaton lacks an arrow", "7 has no arrow for letter 7"],
  ...["the automaton has 7 states and 7 letters, the layer is made for 7 and 7"],
  ...["start 7", "accept 7", "blank 7", "letters 7", "states 7", "halt 7"],
  ...["the table"],
  ...["Dimension d"],
  // Titles, and what citations call them, which are English whatever the page speaks.
  ...Object.values(tasks).flatMap(({ title, plural }) => [title, plural]),
  ...["a sequence without tokens has no next one", "a trace of 7 samples from 7 on, room for 7"],
  ...["added samples have 7 prefixes, the samples come in groups of 7", "the teacher has 7 outputs, the samples have 7"],
  ...["the head begins in cell 7, the tape has 7 cells", "the layer is for 7 states, 7 letters and 7 cells, got 7, 7 and 7"],
  ...["the layer has no head for the move 7", '    <state id="7" name="7">'],
  ...['<?xml version="1.0" encoding="UTF-8" standalone="no"?><structure>', "must be the name of a field"],
]);

/** A program of a Turing machine, as the text that a person would type. */
const isProgram = (words: string) => words.includes("\n");

test.each([
  ["targets, machines and files of data", sources(/^labs\/learnability\/math\/tasks\//)],
  ["documents", sources(/^labs\/learnability\/document\/(document|link|locks|map|sweep|weights)\.ts$/)],
  ["reasons for an end", sources(/^labs\/learnability\/(engine\/gradient-runs|math\/learners\/convex\/learner)\.ts$/)],
])("whatever is wrong with %s is said in German", (_, files) => {
  const sentences = files.flatMap(textsOf).filter((words) => !notSaid.has(words) && !isProgram(words));
  expect(sentences.length).toBeGreaterThan(10);
  expect(untranslated(sentences)).toEqual([]);
});

test("whatever fails in a computation is said in German", () => {
  const sentences = sources(below)
    .flatMap(errorsOf)
    .filter((words) => !notSaid.has(words));
  expect(sentences.length).toBeGreaterThan(50);
  expect(untranslated(sentences)).toEqual([]);
});

test("the list of what is not said names nothing that is gone", () => {
  const found = new Set(sources(below).flatMap(textsOf));
  expect([...notSaid].filter((words) => !found.has(words))).toEqual([]);
});
