import * as z from "zod/mini";
import { fieldProblem } from "../../../../../platform/fields/field-problem";
import { schemaOf } from "../../../../../platform/fields/field-schema";
import { fieldTable, structured, type ValuesOf } from "../../../../../platform/fields/fields";
import { atMost } from "../../../../../platform/fields/lengths";
import { raises } from "../../../../../platform/fields/schema-problem";

const text = (longest: number) =>
  z.string().check(atMost(longest, { error: raises(() => fieldProblem("field-characters-at-most", { max: longest })) }));

export const fields = fieldTable("own-data", {
  name: structured<string>({ label: "File", help: "file that holds the data", schema: text(200), default: "" }),
  hash: structured<string>({
    label: "Content hash",
    help: "hash of the file's content, compared when the experiment is opened again",
    schema: text(64),
    default: "",
  }),
} as const);

/** Own data. The document has their name and hash; the data themselves are stored beside it. */
export type CustomSpec = { kind: "custom" } & ValuesOf<typeof fields>;

export const schema = schemaOf("custom", fields);
