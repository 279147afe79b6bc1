/**
 * Settings of a document by their path: "seed" is its own, "problem.rank" that of a member, "solvers[1].steps" that of an entry
 * of a list. A lab gives its tables of fields; the rest is the same for all.
 */
import { applies, type Field, type Fields } from "../fields/fields";
import type { LabDocument } from "./kind";

export interface SettingPlace {
  /** Name of the document's member that has the setting; null for a setting of the document itself. */
  readonly member: string | null;
  /** Its place in a list; null where the member is no list. */
  readonly index: number | null;
  readonly name: string;
}

export interface Settings<Document extends LabDocument> {
  /** Null where the setting is missing or has no effect. @throws {TypeError} for an invalid path; so do the others. */
  fieldAt(document: Document, path: string): Field | null;
  /** Undefined where the document has no such setting. */
  valueAt(document: Document, path: string): unknown;
  change(path: string, value: unknown): (document: Document) => Document;
}

/** The parts of a path; null for a text that has not the form of one. */
export function readPath(path: string): SettingPlace | null {
  const [, member = null, index, name] = /^(?:(\w+)(?:\[(\d+)\])?[.])?(\w+)$/.exec(path) ?? [];
  return name === undefined ? null : { member, index: index === undefined ? null : Number(index), name };
}

/**
 * @param own      settings of the document itself.
 * @param members  by name: the fields of this member in a document, null where it has none.
 * @param example  of paths, for the message about one that does not exist.
 */
export function settingsByPath<Document extends LabDocument>(
  own: Fields,
  members: Readonly<Record<string, (document: Document, index: number | null) => Fields | null>>,
  example: string,
): Settings<Document> {
  const placeOf = (path: string): SettingPlace => {
    const place = readPath(path);
    const isPath = place !== null && (place.member === null ? Object.hasOwn(own, place.name) : Object.hasOwn(members, place.member));
    if (!isPath) throw new TypeError(`"${path}" is no path of a setting, as ${example} are`);
    return place;
  };
  return {
    fieldAt(document, path) {
      const place = placeOf(path);
      const { member, index, name } = place;
      const fields = member === null ? own : members[member](document, index);
      const field = fields && Object.hasOwn(fields, name) ? fields[name] : null;
      return field && applies(field, specAt(document, place) ?? {}) ? field : null;
    },
    valueAt(document, path) {
      const place = placeOf(path);
      return specAt(document, place)?.[place.name];
    },
    change(path, value) {
      const { member, index, name } = placeOf(path);
      return (document) => {
        if (member === null) return { ...document, [name]: value };
        const before = document[member as keyof Document];
        const after =
          index === null
            ? { ...(before as object), [name]: value }
            : (before as readonly object[]).map((spec, at) => (at === index ? { ...spec, [name]: value } : spec));
        return { ...document, [member]: after };
      };
    },
  };
}

type Values = Readonly<Record<string, unknown>>;

/** The part of a document that has a setting; undefined where the document lacks it. */
export function specAt<Document extends LabDocument>(document: Document, { member, index }: SettingPlace): Values | undefined {
  if (member === null) return document as unknown as Values;
  const found: unknown = document[member as keyof Document];
  return (index === null ? found : (found as readonly unknown[] | undefined)?.[index]) as Values | undefined;
}
