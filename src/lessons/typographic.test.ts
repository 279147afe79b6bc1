/** Lessons have printed quotation marks and apostrophes. */
import { createElement, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";

type Lesson = { readonly default: (props: { readonly components: object }) => ReactNode };
const lessons = Object.entries(import.meta.glob<Lesson>(["./*.mdx", "./de/*.mdx"], { eager: true }));
const within = ({ children }: { readonly children?: ReactNode }) => children;
const sources = Object.values(import.meta.glob<string>("./*.mdx", { eager: true, query: "?raw", import: "default" }));
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
