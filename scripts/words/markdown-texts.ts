/** Prose of Markdown files and lessons: headings, paragraphs, cells of tables; without code, formulas and tags. */
import { createProcessor } from "@mdx-js/mdx";
import remarkFrontmatter from "remark-frontmatter";
import remarkMath from "remark-math";

export interface MarkdownText {
  /** The heading above it and its place below that: "Three tokens, and the last one asks/2". */
  readonly key: string;
  readonly line: number;
  readonly text: string;
}

interface MarkdownNode {
  readonly type: string;
  readonly name?: string | null;
  readonly value?: string;
  readonly children?: readonly MarkdownNode[];
  readonly position?: { readonly start: { readonly line: number } };
}

const remarkPlugins = [remarkFrontmatter, remarkMath];
const processors = { mdx: createProcessor({ remarkPlugins }), md: createProcessor({ format: "md", remarkPlugins }) };

/** Parts of a lesson that may stand within a line and are texts of their own. */
const ownTexts = new Set(["Choice", "Reply", "Hint", "After"]);

export function textsOfMarkdown(source: string, format: keyof typeof processors): readonly MarkdownText[] {
  const texts: MarkdownText[] = [];
  let heading = "";
  let place = 0;
  visit(processors[format].parse(withoutTablesOfFields(source)) as MarkdownNode);
  return texts;

  function visit(node: MarkdownNode): void {
    const line = node.position?.start.line ?? 1;
    const isText = node.type === "heading" || node.type === "paragraph" || (isOwn(node) && !hasParagraphs(node));
    if (node.type === "yaml") addFacts(node.value ?? "", line);
    if (node.type === "heading") {
      heading = proseOf(node);
      place = 0;
    }
    if (isText) add(childrenOf(node).map(proseOf).join(""), line);
    for (const child of isText ? childrenOf(node).flatMap(ownTextsIn) : childrenOf(node)) visit(child);
  }

  function add(text: string, line: number): void {
    // A row of a table is read cell by cell.
    if (text.trimStart().startsWith("|"))
      text.split("\n").forEach((row, below) => {
        for (const cell of row.split("|")) push(cell.trim(), line + below);
      });
    else push(text, line);
  }

  function push(text: string, line: number): void {
    if (/\p{L}/u.test(text.replace(/\{\w+\}/g, ""))) texts.push({ key: `${heading}/${place++}`, line, text });
  }

  /** Title and sentence of a lesson. */
  function addFacts(yaml: string, line: number): void {
    yaml.split("\n").forEach((fact, below) => {
      const [, name, value] = /^(title|sentence): (.*)$/.exec(fact) ?? [];
      if (value) texts.push({ key: name, line: line + 1 + below, text: value });
    });
  }
}

/** They are written from the tables of fields, which are read themselves. Lines stay where they are. */
function withoutTablesOfFields(source: string): string {
  return source.replace(/<!-- fields of .*?<!-- end of fields -->/gs, (table) => table.replace(/[^\n]/g, ""));
}

function childrenOf(node: MarkdownNode): readonly MarkdownNode[] {
  return node.children ?? [];
}

function isOwn({ name }: MarkdownNode): boolean {
  return ownTexts.has(name ?? "");
}

function hasParagraphs(node: MarkdownNode): boolean {
  return childrenOf(node).some(({ type }) => type === "paragraph");
}

function ownTextsIn(node: MarkdownNode): readonly MarkdownNode[] {
  return isOwn(node) ? [node] : childrenOf(node).flatMap(ownTextsIn);
}

function proseOf(node: MarkdownNode): string {
  if (isOwn(node) || node.type === "html" || node.type === "mdxTextExpression") return "";
  if (node.type === "text") return node.value ?? "";
  if (node.type === "inlineMath") return "{formula}";
  if (node.type === "inlineCode") return "{code}";
  if (node.type === "break") return "\n";
  if (node.type === "mdxJsxTextElement" && childrenOf(node).length === 0) return "{value}";
  return childrenOf(node).map(proseOf).join("");
}
