/** What a statistical check in bench/verify/ looks like: files named *.verify.ts that export `checks`. */
export interface Check {
  /** Short, with dashes. */
  readonly id: string;
  readonly title: string;
  /** Of a check that drives a browser: nothing runs beside it. The others run two at a time, each in a process of its own. */
  readonly alone?: true;
  run(): Promise<readonly Figure[]> | readonly Figure[];
}

/** A measured number and what it must satisfy: `value relation bound`. */
export type Figure = {
  /** "excess risk over theory, N = 2560". */
  readonly name: string;
  readonly value: number;
} & (
  | { readonly relation: "<" | "<=" | ">" | ">=" | "="; readonly bound: number }
  /** Both ends included. */
  | { readonly relation: "within"; readonly bound: readonly [low: number, high: number] }
);

/** A value that is not a number passes nothing. */
export function passes(figure: Figure): boolean {
  const { value } = figure;
  if (figure.relation === "within") return value >= figure.bound[0] && value <= figure.bound[1];
  if (figure.relation === "=") return value === figure.bound;
  if (figure.relation === "<") return value < figure.bound;
  if (figure.relation === "<=") return value <= figure.bound;
  return figure.relation === ">" ? value > figure.bound : value >= figure.bound;
}
