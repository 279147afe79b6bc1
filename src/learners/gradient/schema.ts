/** The schema of a learner of heads, read off its table of fields. */
import { schemaOf } from "../../fields/field-schema";
import { fields } from "./fields";

export * from "./fields";

export const schema = schemaOf("gradient", fields);
