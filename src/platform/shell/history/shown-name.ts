/** The name of a run on the page: names are made once, in English and with a point before decimals, and kept. */
import { inDigits } from "../../charts/format";
import type { LabDocument } from "../../documents/kind";
import type { LabSession } from "../../state/lab-session";
import type { NameWords } from "../../state/run-name";
import type { RunRecord } from "../../state/run-record";
import { currentLanguage, fieldSaid, presetSaid } from "../../ui/language";
import type { LabHistory } from "../lab";
import { historyText } from "./words";

/** A person's name of a file stays unchanged; numbers are those that a document has. */
const fileOrNumber = /own data .*$|(?<![\p{L}\d.])\d+[.]\d+(?:e-?\d+)?(?![\p{L}\d.])/gu;

/** A kept name with its numbers as the screen writes them. */
export function inScreenDigits(name: string): string {
  return name.replace(fileOrNumber, (found) => (found.startsWith("own") ? found : inDigits(found)));
}

type Changes = Pick<LabHistory, "changes">;
export type Named = Pick<LabSession, "kind">;

/**
 * The records, newest first, with their names in the language of the page. The document that a name was compared with is not
 * kept: it is the first one, from the run before it on, whose difference has this very name in English. Where that run is gone,
 * the name stays as it was kept.
 */
export function inPageWords(records: readonly RunRecord[], lab: Named, history: Changes): readonly RunRecord[] {
  if (currentLanguage() === "en") return records;
  const documents = records.map(({ experiment }) => {
    const parsed = lab.kind.parse(experiment);
    return parsed.ok ? parsed.document : null;
  });
  return records.map((record, place) => {
    const after = documents[place];
    const before = after && madeAgainst(record.name, after, [...documents.slice(place + 1), null, ...documents.slice(0, place)], history);
    const name = before ? history.changes(before.document, after, pageWords()) : inScreenDigits(record.name);
    return { ...record, name };
  });
}

/** The first of the documents that the name was compared with; null stands for none. */
function madeAgainst(name: string, after: LabDocument, documents: readonly (LabDocument | null)[], { changes }: Changes) {
  const place = documents.findIndex((before) => changes(before, after, null) === name);
  return place < 0 ? null : { document: documents[place] };
}

/** Words for names of runs, in the language of the page. */
export function pageWords(): NameWords {
  return {
    ...historyText.changes,
    preset: ({ id, title }) => historyText.changes.preset(presetSaid(id, "title", title)),
    label: (field) => fieldSaid(field).label,
    kind: (name) => name,
    choice: (field, value) => fieldSaid(field).options[value] ?? value,
    number: inDigits,
  };
}
