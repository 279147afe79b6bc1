/** The page prints its quotation marks and apostrophes: what it says in both languages, its fields and presets, and its lessons. */
import { createElement, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterAll, expect, test } from "vitest";
import { speak, translate } from "../platform/ui/language";
import { saidBy } from "./said";

afterAll(() => speak("en"));

/** Code and formulas, which keep straight marks. */
const code = /\\[a-z]|_\{|\^\{|":|[{[]"|[\w\]]\("|='|="/i;
const straight = (text: string) => /"|(?<=[\p{L}\p{N}])'(?=\p{L})|(?<=\p{L}s)'(?=\s)/u.test(text) && !code.test(text);

const catalogues = Object.values(
  import.meta.glob<Record<string, object>>(["../**/*words.ts", "!./learnability/math/tasks/**"], { eager: true }),
).map((module) => Object.values(module)[0]);

test.each(["en", "de"] as const)("no catalogue has a straight mark in prose (%s)", async (language) => {
  await speak(language);
  const said = catalogues.flatMap((words) => saidBy(words, ""));
  expect(said.length).toBeGreaterThan(3000);
  // What is no list of words is told as JSON, whose own quotation marks are code.
  expect(said.map(({ words }) => words).filter((words) => !words.startsWith("{") && !words.startsWith("[") && straight(words))).toEqual([]);
  expect(said.filter(({ words }) => /[’“]/.test(words)).length).toBeGreaterThan(50);
});

/** All texts of the fields and presets of the labs. */
const below = Object.values(
  import.meta.glob<Record<string, unknown>>(
    ["./*/document/*{fields,presets,paper,maps}.ts", "./*/document/presets/*.ts", "./learnability/math/tasks/*/fields.ts"],
    {
      eager: true,
    },
  ),
).flatMap((module) => textsIn(module));

function textsIn(value: unknown): string[] {
  if (typeof value === "string") return / /.test(value) ? [value] : [];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

test.each(["en", "de"] as const)("no field and no preset has one (%s)", async (language) => {
  await speak(language);
  expect(below.length).toBeGreaterThan(300);
  expect(below.map((text) => translate(text)).filter(straight)).toEqual([]);
});

type Lesson = { readonly default: (props: { readonly components: object }) => ReactNode };
const lessons = Object.entries(import.meta.glob<Lesson>(["../lessons/*.mdx", "../lessons/de/*.mdx"], { eager: true }));
const within = ({ children }: { readonly children?: ReactNode }) => children;
const sources = Object.values(import.meta.glob<string>("../lessons/*.mdx", { eager: true, query: "?raw", import: "default" }));
/** Every part of a lesson says what stands inside it. */
const parts = Object.fromEntries(sources.flatMap((source) => [...source.matchAll(/<([A-Z]\w+)/g)]).map(([, name]) => [name, within]));

test.each(lessons)("the lesson %s has none", (_, { default: Text }) => {
  const html = renderToStaticMarkup(createElement(Text, { components: parts }));
  const prose = html
    .replace(/<math[\s\S]*?<\/math>|<annotation[\s\S]*?<\/annotation>|<code[\s\S]*?<\/code>|<[^>]*>/g, " ")
    .replaceAll("&#x27;", "'")
    .replaceAll("&quot;", '"');
  expect(prose.length).toBeGreaterThan(1500);
  expect(prose.match(/.{20}(?:"|(?<=\p{L})'(?=\p{L})).{20}/gu)).toBeNull();
});
