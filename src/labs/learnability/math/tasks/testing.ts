/** Every generated target, with a small data set. */
import { type TaskSpec, taskKindOf, tasks } from "./registry";

type Kind = TaskSpec["kind"];

export const generatedKinds: readonly Kind[] = Object.values(tasks).flatMap(({ kind, generated }) => (generated ? [kind] : []));

/** A spec with defaults except for its numbers of samples. */
export function smallSpec(kind: Kind): TaskSpec {
  const parse = (fields: object) => tasks[kind].schema.parse({ kind, ...fields }) as TaskSpec;
  const { counts, fields } = taskKindOf(parse({}));
  const few = counts.filter((name) => fields[name].default !== 0);
  return parse(Object.fromEntries(few.map((name, place) => [name, 6 - place])));
}
