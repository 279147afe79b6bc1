/** Texts of a TypeScript file, read from its syntax tree: strings and templates that stand as a value. */
import ts from "typescript";
import { paragraphEnd } from "./sentences";

export interface CodeText {
  /** Names of the properties around it: "race.explain.0". */
  readonly key: string;
  readonly line: number;
  /** As it reads with each choice that it holds. A value that is filled in is "{name}". */
  readonly variants: readonly string[];
}

/** Methods whose arguments are no texts. */
const codeMethods = new Set("join split replace replaceAll match startsWith endsWith includes padStart padEnd get has test".split(" "));

const comparisons = new Set([
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
  ts.SyntaxKind.InKeyword,
  ts.SyntaxKind.LessThanToken,
  ts.SyntaxKind.GreaterThanToken,
]);

type Path = readonly string[];

/** @param thrown  whether errors that the file throws are texts, too */
export function textsOfCode(file: string, code: string, thrown: boolean): readonly CodeText[] {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.ES2022, true);
  const constants = new Map<string, ts.Expression>();
  for (const statement of source.statements)
    if (ts.isVariableStatement(statement))
      for (const { name, initializer } of statement.declarationList.declarations)
        if (ts.isIdentifier(name) && initializer && isText(initializer)) constants.set(name.text, initializer);
  const texts: CodeText[] = [];
  visit(source, []);
  return texts;

  function visit(node: ts.Node, path: Path): void {
    if (ts.isExpression(node) && isText(node)) add(node, path);
    else for (const [inner, innerPath] of valuesWithin(node, path, thrown)) visit(inner, innerPath);
  }

  function add(node: ts.Expression, path: Path): void {
    const variants = variantsOf(node).map((text) => text.replaceAll("\n", paragraphEnd));
    const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
    if (variants.some((text) => /\p{L}/u.test(text))) texts.push({ key: path.join("."), line, variants });
    if (ts.isTemplateExpression(node))
      for (const { expression } of node.templateSpans)
        if (!isText(expression) && !ts.isConditionalExpression(expression)) visit(expression, path);
  }

  function variantsOf(node: ts.Expression): readonly string[] {
    if (ts.isStringLiteralLike(node)) return [node.text];
    if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isSatisfiesExpression(node)) return variantsOf(node.expression);
    if (ts.isConditionalExpression(node)) return [...variantsOf(node.whenTrue), ...variantsOf(node.whenFalse)];
    if (ts.isTemplateExpression(node))
      return joined([[node.head.text], ...node.templateSpans.flatMap((span) => [variantsOf(span.expression), [span.literal.text]])]);
    if (isSum(node)) return joined([variantsOf(node.left), variantsOf(node.right)]);
    const constant = ts.isIdentifier(node) ? constants.get(node.text) : undefined;
    return constant ? variantsOf(constant) : [`{${placeholderOf(node)}}`];
  }
}

/** Parts of a node that may hold texts, with their paths; not those that are compared, looked up or given to a method of strings. */
function valuesWithin(node: ts.Node, path: Path, thrown: boolean): readonly (readonly [ts.Node, Path])[] {
  const isError = ts.isThrowStatement(node) || (ts.isNewExpression(node) && /Error$/.test(node.expression.getText()));
  if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || (isError && !thrown)) return [];
  if (ts.isBinaryExpression(node) && comparisons.has(node.operatorToken.kind)) return [];
  if (ts.isElementAccessExpression(node)) return [[node.expression, path]];
  if (ts.isCaseClause(node)) return node.statements.map((statement) => [statement, path]);
  if (ts.isConditionalExpression(node))
    return [
      [node.whenTrue, path],
      [node.whenFalse, path],
    ];
  if (ts.isCallExpression(node)) {
    const called = node.expression;
    if (ts.isPropertyAccessExpression(called) && codeMethods.has(called.name.text)) return [[called.expression, path]];
    return [[called, path], ...node.arguments.map((given, place) => [given, isText(given) ? [...path, String(place)] : path] as const)];
  }
  if (ts.isArrayLiteralExpression(node)) return node.elements.map((element, place) => [element, [...path, idOf(element) ?? String(place)]]);
  if (ts.isPropertyAssignment(node)) return [[node.initializer, [...path, nameOf(node.name)]]];
  const name = ts.isVariableDeclaration(node) || ts.isFunctionDeclaration(node) ? node.name : undefined;
  const inner = name && ts.isIdentifier(name) && name.text !== "english" ? [...path, name.text] : path;
  const children: ts.Node[] = [];
  ts.forEachChild(node, (child) => void children.push(child));
  return children.map((child) => [child, inner]);
}

function isText(node: ts.Expression): boolean {
  if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isParenthesizedExpression(node)) return isText(node.expression);
  return ts.isStringLiteralLike(node) || ts.isTemplateExpression(node) || (isSum(node) && (isText(node.left) || isText(node.right)));
}

function isSum(node: ts.Expression): node is ts.BinaryExpression {
  return ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken;
}

/** The parts with the longest of their variants, and each other variant once among the longest of the others. */
function joined(parts: readonly (readonly string[])[]): readonly string[] {
  const longest = parts.map((variants) => variants.reduce((one, other) => (other.length > one.length ? other : one)));
  const others = parts.flatMap((variants, place) =>
    variants.filter((text) => text !== longest[place]).map((text) => longest.with(place, text)),
  );
  return [longest, ...others].map((chosen) => chosen.join(""));
}

/** Of a record in a list, or of the call that makes it. */
function idOf(node: ts.Node): string | undefined {
  if (ts.isCallExpression(node)) {
    const [first] = node.arguments;
    return node.arguments.map(idOf).find(Boolean) ?? (first && ts.isStringLiteral(first) ? first.text : undefined);
  }
  const property = ts.isObjectLiteralExpression(node) && node.properties.find((one) => one.name && nameOf(one.name) === "id");
  return property && ts.isPropertyAssignment(property) && ts.isStringLiteral(property.initializer) ? property.initializer.text : undefined;
}

/** The last name in an expression: "count" in `formatCount(count)`. */
function placeholderOf(node: ts.Node): string {
  if (ts.isIdentifier(node)) return node.text;
  if (ts.isPropertyAccessExpression(node)) return node.name.text;
  if (ts.isCallExpression(node) && node.arguments.length > 0) return placeholderOf(node.arguments[0]);
  if (ts.isBinaryExpression(node)) return placeholderOf(node.right);
  return "value";
}

function nameOf(name: ts.PropertyName | ts.BindingName): string {
  return ts.isIdentifier(name) || ts.isStringLiteralLike(name) || ts.isNumericLiteral(name) ? name.text : "computed";
}
