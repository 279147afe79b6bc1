/** Turns what zod reports into one problem that names the field, the bounds and the value found. */
import type * as z from "zod/mini";
import { shown } from "./fields";
import { fieldPath, type Problem, unknownField } from "./problem";

type Issue = z.core.$ZodIssue;

/** What zod's mini build says when a schema has no words of its own. */
const wordless = "Invalid input";

/** The first problem of `value`, given the issues that `schema` found in it. */
export function firstProblem(schema: z.ZodMiniType, value: unknown, issues: readonly Issue[]): Problem {
  return toProblem(schema, value, mostTelling(value, issues));
}

/** A misspelt name shows up twice, as a missing field and as an unknown one; the unknown one says more. */
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
  const missing = found === undefined && field !== "";
  const message = issue.message === wordless ? expectation(issue) : issue.message;
  if (field === "") return { field, message: `the document ${message}, got ${shown(found)}` };
  if (missing) return { field, message: `is missing, it ${message.replace(/, got undefined$/, "")}` };
  const complete = message.includes(", got ") || issue.code === "custom";
  return { field, message: complete ? message : `${message}, got ${measure(issue, found)}` };
}

/** A list that is too long is quoted by its length. */
function measure(issue: Issue, found: unknown): string {
  return issue.code === "too_big" && Array.isArray(found) ? String(found.length) : shown(found);
}

function expectation(issue: Issue): string {
  if (issue.code === "invalid_type") return `must be ${nouns[issue.expected] ?? issue.expected}`;
  if (issue.code === "invalid_value") return `must be ${oneOf(issue.values.map(shown))}`;
  if (issue.code === "invalid_union") return `must be ${oneOf(unionKinds(issue).map(shown))}`;
  if (issue.code === "too_big") return `must be at most ${issue.maximum}`;
  if (issue.code === "too_small") return `must be at least ${issue.minimum}`;
  return "is not valid";
}

const nouns: Readonly<Record<string, string>> = {
  object: "an object",
  array: "a list",
  string: "text",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
};

function unionKinds(issue: Issue): readonly unknown[] {
  return "options" in issue && Array.isArray(issue.options) ? issue.options : [];
}

function oneOf(values: readonly string[]): string {
  return values.length === 1 ? values[0] : `one of ${values.join(", ")}`;
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
