import type { DocumentKind, LabDocument } from "./kind";

/** A document without the settings that have no effect in it; it runs as before. */
export function withoutIdle<Document extends LabDocument>(
  kind: Pick<DocumentKind<Document>, "parse" | "idle">,
  document: Document,
): Document {
  const idle = kind.idle?.(document, null);
  if (!idle) return document;
  const parsed = kind.parse(without(document, idle.field.split(/[.[\]]+/)));
  return parsed.ok ? withoutIdle(kind, parsed.document) : document;
}

/** A value without what lies at a path in it. */
function without(value: unknown, [name, ...rest]: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((one, at) => (at === Number(name) ? without(one, rest) : one));
  const entries = Object.entries(value as Readonly<Record<string, unknown>>);
  if (rest.length === 0) return Object.fromEntries(entries.filter(([key]) => key !== name));
  return Object.fromEntries(entries.map(([key, part]) => [key, key === name ? without(part, rest) : part]));
}
