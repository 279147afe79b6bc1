/** Settings that nothing reads beside the others of their table: a document has them at their defaults, so that it says what runs. */
import { applies, type Field, type Fields } from "../../fields/fields";
import { type EncoderSpec, encoderFields, whereLinear } from "./encoder-fields";
import { type TaskSpec, taskFields } from "./task-fields";

type Values = Readonly<Record<string, unknown>>;

/** A setting that nothing reads, and the values of another setting with which it is read. */
export interface Unused {
  readonly name: string;
  readonly field: Field;
  readonly needed: readonly string[];
}

/** Lengths belong to every task: those of a grid have one value, which is checked as a length. */
const taskChoices: Fields = { readOut: taskFields.readOut, text: taskFields.text };

/** Conventions belong to every linear variant: where tokens share their decay they give one mask, so that comparing them says something. */
const encoderChoices: Fields = {
  ...encoderFields,
  convention: { ...encoderFields.convention, when: whereLinear },
};

export const unusedOfTask = (problem: TaskSpec): readonly Unused[] => unused(taskChoices, problem);
export const unusedOfEncoder = (spec: EncoderSpec): readonly Unused[] => unused(encoderChoices, spec);

/** The same with every setting that nothing reads at its default. */
export function withoutUnused<Spec extends TaskSpec | EncoderSpec>(spec: Spec): Spec {
  const found = spec.kind === "task" ? unusedOfTask(spec) : unusedOfEncoder(spec);
  return { ...spec, ...Object.fromEntries(found.map(({ name, field }) => [name, field.default])) };
}

/** Those that are not at their defaults although nothing reads them. */
function unused(table: Fields, values: object): readonly Unused[] {
  return Object.entries(table).flatMap(([name, field]) => {
    const { when } = field;
    if (!when || !("is" in when) || applies(field, values as Values) || (values as Values)[name] === field.default) return [];
    return [{ name, field, needed: [when.is].flat() }];
  });
}
