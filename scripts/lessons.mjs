/**
 * How a lesson becomes a module. `x.mdx` is its text, with mathematics set when the page is built; `x.mdx?facts` is what
 * stands between its two lines of dashes, so that a list of lessons needs none of their text.
 */
import { readFileSync } from "node:fs";
import { createProcessor } from "@mdx-js/mdx";
import rehypeKatex from "rehype-katex";
import remarkFrontmatter from "remark-frontmatter";
import remarkMath from "remark-math";
import { typographic } from "../src/platform/ui/typographic.ts";

const query = "?facts";
const numbers = ["order", "minutes"];
const names = ["id", "title", "sentence", ...numbers];
/** Facts that a lesson may leave out. */
const optional = ["panel", "lab"];

/** @returns {import("vite").Plugin[]} */
export function lessonPlugins() {
  const processor = createProcessor({
    remarkPlugins: [remarkFrontmatter, remarkMath],
    rehypePlugins: [printedMarks, [rehypeKatex, { strict: "error", throwOnError: true }], numberedSteps, heldShares],
  });
  const lessons = {
    name: "lessons",
    enforce: "pre",
    load(id) {
      if (!id.endsWith(`.mdx${query}`)) return null;
      const file = id.slice(0, -query.length);
      this.addWatchFile(file);
      return `export default ${JSON.stringify(factsOf(readFileSync(file, "utf8"), file))};`;
    },
    async transform(text, id) {
      if (!id.endsWith(".mdx")) return null;
      return { code: String(await processor.process({ path: id, value: text })), map: null };
    },
  };
  return [lessons, woff2Alone];
}

/** The facts of a lesson: one a line, a name and its value. */
export function factsOf(text, file) {
  const block = /^---\n(.*?)\n---\n/s.exec(text);
  if (!block) throw new Error(`${file} must begin with its facts between two lines of ---`);
  const facts = {};
  for (const line of block[1].split("\n")) {
    const [, name, value] = /^(\w+): (.+)$/.exec(line) ?? [];
    const known = [...names, ...optional];
    if (!known.includes(name)) throw new Error(`${file}: "${line}" is no fact of a lesson, which are ${known.join(", ")}`);
    facts[name] = numbers.includes(name) ? Number(value) : typographic(value, languageOf(file));
  }
  const missing = names.filter((name) => facts[name] === undefined || Number.isNaN(facts[name]));
  if (missing.length > 0) throw new Error(`${file} does not tell its ${missing.join(", ")}`);
  return facts;
}

/** Gives every second-level heading the id by which a reader's place is kept; it is the same in every language. */
function numberedSteps() {
  return (tree) => {
    let step = 0;
    for (const node of tree.children) if (node.type === "element" && node.tagName === "h2") node.properties.id = `step-${++step}`;
  };
}

/** The German of a lesson lies in a folder of its own. */
function languageOf(path) {
  return /[/]de[/][^/]*$/.test(path) ? "de" : "en";
}

/** Quotation marks as they are printed, also around formulas and words that a component says; code and formulas keep theirs. */
function printedMarks() {
  return (tree, { path }) => {
    let before = " ";
    const print = (node) => {
      if (node.type === "text") {
        node.value = typographic(node.value, languageOf(path), before);
        before = node.value.at(-1) ?? before;
        return;
      }
      if (node.type === "element" && ["p", "li", "h2", "h3"].includes(node.tagName)) before = " ";
      if (node.tagName === "code" || (node.children ?? []).length === 0) {
        if (node.type !== "root") before = "x";
        return;
      }
      for (const child of node.children) print(child);
    };
    print(tree);
  };
}

/** "45 %" stays on one line. */
function heldShares() {
  const hold = (node) => {
    if (node.type === "text") node.value = node.value.replace(/(?<=\d) %/g, "\u202f%");
    for (const child of node.children ?? []) hold(child);
  };
  return hold;
}

/** Every browser that runs the page reads woff2; the other two forms of each font of KaTeX would only be carried along. */
const woff2Alone = {
  name: "woff2-alone",
  enforce: "pre",
  transform(code, id) {
    return /katex[^/]*[.]css$/.test(id) ? code.replace(/,url\([^)]*[.](woff|ttf)\) format\("(woff|truetype)"\)/g, "") : null;
  },
};
