/** Contents of lesson files, without a page. */
import { createElement, type FunctionComponent, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Lesson } from "./lesson";
import { lessonParts } from "./parts/parts";

/** A part of a lesson as its author wrote it. */
export interface WrittenPart {
  readonly name: string;
  readonly props: Readonly<Record<string, unknown>>;
}

/** Every part that a lesson uses, in order. @throws when it uses a part that does not exist. */
export function partsOf({ Text, api }: Lesson): readonly WrittenPart[] {
  const written: WrittenPart[] = [];
  const recorder = (name: string): FunctionComponent<{ readonly children?: ReactNode }> =>
    function Recorded({ children, ...props }) {
      written.push({ name, props });
      return createElement("div", { "data-part": name }, children);
    };
  const components = Object.fromEntries(Object.keys({ ...lessonParts, ...api.parts }).map((name) => [name, recorder(name)]));
  renderToStaticMarkup(createElement(Text, { components }));
  return written;
}

/** Replies of a lesson to predictions, one text for each. */
export function replyTexts({ Text, api }: Lesson): readonly string[] {
  const names = Object.keys({ ...lessonParts, ...api.parts });
  const silent: FunctionComponent<{ readonly children?: ReactNode }> = ({ children }) => children;
  const reply: FunctionComponent<{ readonly children?: ReactNode }> = ({ children }) => createElement("blockquote", {}, children);
  const components = Object.fromEntries(names.map((name) => [name, name === "Reply" ? reply : silent]));
  const html = renderToStaticMarkup(createElement(Text, { components }));
  return [...html.matchAll(/<blockquote>(.*?)<\/blockquote>/gs)].map(([, inner]) => inner.replace(/<[^>]*>/g, "").trim());
}
