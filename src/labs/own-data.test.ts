/** A file opened on the experiment of any preset gives one that can be written down and read again. */
import { expect, it } from "vitest";
import type { DocumentKind, LabDocument } from "../platform/documents/kind";
import { problemLine } from "../platform/fields/problem";
import { eagleKind } from "./eagle/document/kind";
import { learnabilityKind } from "./learnability/document/kind";
import { lionKind } from "./lion/document/kind";

const kinds = [learnabilityKind, eagleKind, lionKind] as unknown as readonly DocumentKind[];
const presets = kinds.flatMap((kind) => kind.presets.map((document, place) => ({ lab: kind.lab, kind, document, place })));

it.each(presets)("$lab, preset $place", ({ kind, document }) => {
  const own: LabDocument = kind.withOwnData(document, { name: "rows.json", hash: "0123456789abcdef" });
  expect(kind.parse(own)).toMatchObject({ ok: true });
  const { format, version, lab } = own;
  const read = kind.parse({ format, version, lab, ...kind.sparse(own) });
  expect(read.ok ? read.document : problemLine(read.problem)).toEqual(own);
});
