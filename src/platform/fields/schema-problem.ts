/** Turns issues of zod into one problem that names the field, the bounds and the value found. */
import type * as z from "zod/mini";
import { fieldProblem, quoted, unknownField } from "./field-problem";
import { shown } from "./fields";
import { fieldPath, type Problem } from "./problem";

type Issue = z.core.$ZodIssue;

/**
 * The `error` of a schema with a problem of our own: the issue carries the problem, and its code as the message. Zod copies an
 * issue only after the call for its message.
 */
export function raises(problem: (input: unknown) => Problem): (issue: z.core.$ZodRawIssue) => string {
  return (issue) => {
    const raised = problem(issue.input);
    issue.problem = raised;
    return raised.code;
  };
}

/** The options of a schema whose expectation zod does not name. */
export function withCode(code: "field-entry-1" | "field-character-1" | "field-whole") {
  return { error: raises(() => fieldProblem(code)) };
}

/** The options of a whole number: for text in its place, zod only expects a number. Issues of its bounds are clear enough. */
export const whole = {
  error: (issue: z.core.$ZodRawIssue) => (issue.code === "invalid_type" ? withCode("field-whole").error(issue) : undefined),
};

/** "must be between 2 and 16, got 99" from the expected and the found value. */
export function got(expected: Problem, found: string | number | Problem): Problem {
  const { code, field } = expected;
  const own = code === "field-between" || code === "field-switch" ? (`${code}-got` as const) : "field-got";
  return { code: own, field, values: { ...expected.values, expected, value: found } };
}

/** The `error` of a schema from its expectation, with the value found instead. */
export function expects(expected: Problem) {
  return { error: raises((input) => got(expected, quoted(input))) };
}

/** The first problem of `value`, given the issues that `schema` found in it. */
export function firstProblem(schema: z.ZodMiniType, value: unknown, issues: readonly Issue[]): Problem {
  return toProblem(schema, value, mostTelling(value, issues));
}

/** A misspelt name causes two issues, a missing field and an unknown one; the unknown one is the more helpful. */
function mostTelling(value: unknown, issues: readonly Issue[]): Issue {
  const first = issues[0];
  const missing = first.path.length > 0 && valueAt(value, first.path) === undefined;
  if (!missing) return first;
  const owner = fieldPath(first.path.slice(0, -1));
  return issues.find((issue) => issue.code === "unrecognized_keys" && fieldPath(issue.path) === owner) ?? first;
}

function toProblem(schema: z.ZodMiniType, value: unknown, issue: Issue): Problem {
  const field = fieldPath(issue.path);
  if (issue.code === "unrecognized_keys") {
    const name = issue.keys[0];
    return unknownField(fieldPath([...issue.path, name]), name, namesAt(schema, value, issue.path));
  }
  const found = valueAt(value, issue.path);
  const raised = raisedBy(issue);
  const expected = (raised.values?.expected ?? raised) as Problem;
  if (field === "") {
    const code = expected.code === "field-object" ? "document-not-an-object" : "document-got";
    return fieldProblem(code, { expected, value: quoted(found) });
  }
  if (found === undefined) return fieldProblem("field-missing", { expected }, field);
  if (raised !== expected || issue.code === "custom") return { ...raised, field };
  return { ...got(raised, issue.code === "too_big" && Array.isArray(found) ? found.length : quoted(found)), field };
}

/** The problem of an issue: that of its schema, or the schema's expectation. */
export function raisedBy(issue: Issue): Problem {
  return "problem" in issue ? (issue.problem as Problem) : expectation(issue);
}

function expectation(issue: Issue): Problem {
  if (issue.code === "invalid_type") return nouns[issue.expected] ?? fieldProblem("field-one", { value: issue.expected });
  if (issue.code === "invalid_value") return oneOf(issue.values.map(shown));
  if (issue.code === "invalid_union") return oneOf(unionKinds(issue).map(shown));
  if (issue.code === "too_big") return fieldProblem(mostOf[issue.origin] ?? "field-at-most", { max: Number(issue.maximum) });
  if (issue.code === "too_small") return fieldProblem(leastOf[issue.origin] ?? "field-at-least", { min: Number(issue.minimum) });
  return fieldProblem("field-invalid");
}

const mostOf: Readonly<Record<string, "field-entries-at-most" | "field-characters-at-most">> = {
  array: "field-entries-at-most",
  string: "field-characters-at-most",
};
/** No list or text has another least length than 1. */
const leastOf: Readonly<Record<string, "field-entry" | "field-character">> = { array: "field-entry", string: "field-character" };

const nouns: Readonly<Record<string, Problem>> = {
  object: fieldProblem("field-object"),
  array: fieldProblem("field-list"),
  string: fieldProblem("field-text"),
  number: fieldProblem("field-number"),
  int: fieldProblem("field-whole"),
  boolean: fieldProblem("field-switch"),
};

function unionKinds(issue: Issue): readonly unknown[] {
  return "options" in issue && Array.isArray(issue.options) ? issue.options : [];
}

/** @param values  as a message quotes them. */
export function oneOf(values: readonly string[]): Problem {
  return values.length === 1
    ? fieldProblem("field-one", { value: values[0] })
    : fieldProblem("field-one-of", { values: values.join(", ") });
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((at, part) => (at as Record<PropertyKey, unknown> | null | undefined)?.[part], value);
}

/** The parts of a zod definition that lead from an object to its fields. */
interface Definition {
  readonly shape?: Readonly<Record<string, z.ZodMiniType>>;
  readonly innerType?: z.ZodMiniType;
  readonly element?: z.ZodMiniType;
  readonly options?: readonly z.ZodMiniType[];
  readonly discriminator?: string;
}

/** Names that the object at `path` may hold. */
function namesAt(schema: z.ZodMiniType, value: unknown, path: readonly PropertyKey[]): readonly string[] {
  const definition = schema._zod.def as unknown as Definition;
  if (definition.innerType) return namesAt(definition.innerType, value, path);
  if (definition.options) {
    const option = definition.options.find((candidate) => hasKind(candidate, definition.discriminator ?? "kind", value));
    return option ? namesAt(option, value, path) : [];
  }
  const [part, ...rest] = path;
  if (part === undefined) return Object.keys(definition.shape ?? {});
  const next = definition.element ?? definition.shape?.[String(part)];
  return next ? namesAt(next, valueAt(value, [part]), rest) : [];
}

function hasKind(option: z.ZodMiniType, discriminator: string, value: unknown): boolean {
  const shape = (option._zod.def as unknown as Definition).shape;
  const kind = (value as Record<string, unknown> | null)?.[discriminator];
  return shape?.[discriminator]?._zod.values?.has(kind as string) ?? false;
}
