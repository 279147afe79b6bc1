/** The schema of a closed-form learner, read off its table of fields. */
import { schemaOf } from "../../fields/field-schema";
import { fields } from "./fields";

export * from "./fields";

export const schema = schemaOf("closed-form", fields);
