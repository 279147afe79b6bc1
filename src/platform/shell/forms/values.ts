/** A spec as a table of values, by the names of its fields. */
export type Values = Readonly<Record<string, unknown>>;

export function valuesOf(spec: object): Values {
  return spec as Values;
}

/** Whether two values of a field are the same, however deep they are. */
export function same(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
