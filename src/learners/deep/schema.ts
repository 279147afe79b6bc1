/** The schemas of learners of several layers, read off their tables of fields. */
import { schemaOf } from "../../fields/field-schema";
import { linearFields, transformerFields } from "./fields";

export * from "./fields";

export const linearSchema = schemaOf("linear-layers", linearFields);
export const transformerSchema = schemaOf("transformer", transformerFields);
