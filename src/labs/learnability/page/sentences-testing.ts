/** What the sources say to people: their sentences, read off the code itself, and whether words are still English. */
import { readdirSync, readFileSync } from "node:fs";
import ts from "typescript";

const all = readdirSync("src", { recursive: true, encoding: "utf8" }).filter(
  (file) =>
    /\.ts$/.test(file) && !/\.test\.ts$|testing\.ts$|arbitraries\.ts$|harness\.ts$|\.as\.ts$|\.de\.ts$|\/[\w-]*problems\.ts$/.test(file),
);

/**
 * The sources whose path below src matches, without tests and what only tests use. Problems that are data (`problems.ts`) have
 * tests of their own, beside the modules that raise them.
 */
export function sources(pattern: RegExp): string[] {
  return all
    .filter((file) => pattern.test(file))
    .map((file) => `src/${file}`)
    .sort();
}

/** What a text may say: one reading for each way its conditions can fall, with 7 in place of what is only known later. */
function readings(node: ts.Expression, constants: ReadonlyMap<string, ts.Expression>): string[] {
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isParenthesizedExpression(node)) return readings(node.expression, constants);
  if (ts.isConditionalExpression(node)) return [node.whenTrue, node.whenFalse].flatMap((branch) => readings(branch, constants));
  if (ts.isTemplateExpression(node))
    return node.templateSpans.reduce(
      (heads, { expression, literal }) =>
        heads.flatMap((head) => readings(expression, constants).map((inner) => head + inner + literal.text)),
      [node.head.text],
    );
  const constant = ts.isIdentifier(node) ? constants.get(node.text) : undefined;
  const isText =
    constant && (ts.isStringLiteralLike(constant) || ts.isTemplateExpression(constant) || ts.isConditionalExpression(constant));
  return isText ? readings(constant, constants) : ["7"];
}

interface Source {
  readonly root: ts.SourceFile;
  readonly constants: ReadonlyMap<string, ts.Expression>;
}

const parsed = new Map<string, Source>();

function parse(file: string): Source {
  const known = parsed.get(file);
  if (known) return known;
  const root = ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.Latest, true);
  const constants = new Map<string, ts.Expression>();
  visit(root, (node) => {
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer) constants.set(node.name.text, node.initializer);
    return true;
  });
  const source = { root, constants };
  parsed.set(file, source);
  return source;
}

/** Goes on below a node where `look` says so. */
function visit(node: ts.Node, look: (node: ts.Node) => boolean): void {
  if (look(node)) ts.forEachChild(node, (child) => visit(child, look));
}

/** Of two words at least, which names of fields and options are not. */
const isSentence = (words: string) => /\p{L}{2,}[,:]? \S|\S \p{L}{2,}/u.test(words);

/** Every text of a file, wherever it stands. */
export function textsOf(file: string): string[] {
  const { root, constants } = parse(file);
  const found: string[] = [];
  visit(root, (node) => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return false;
    if (!ts.isStringLiteralLike(node) && !ts.isTemplateExpression(node)) return true;
    found.push(...readings(node, constants));
    return false;
  });
  return [...new Set(found)].filter(isSentence);
}

/** What the errors of a file say: their messages and hints. */
export function errorsOf(file: string): string[] {
  const { root, constants } = parse(file);
  const found: string[] = [];
  visit(root, (node) => {
    if (!ts.isNewExpression(node) || !errorForPeople.test(node.expression.getText())) return true;
    for (const given of node.arguments ?? []) found.push(...readings(given, constants));
    return false;
  });
  return [...new Set(found)].filter(isSentence);
}

/** Sizes that do not fit together are mistakes of the program, and not said to anybody who does not read it. */
const errorForPeople = /^(?!DimensionError$)\w+(?:Error|Unavailable|Lost)$/;

/** Words of English that German has not. */
const english = /(?:^|[ (])(?:the|is|has|have|are|and|of|which|must|expected|with|needs?|limit|got|in a|to the)(?:[ ,.:;)]|$)/;

/** What is quoted is the person's own, and JFLAP's menus are in English. */
export function isEnglish(words: string): boolean {
  return english.test(words.replace(/".*?"|JFLAP.*Convert.*/g, ""));
}
