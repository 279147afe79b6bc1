/** What a queue and its results are kept in: a PostgreSQL server, or the same database inside this process. */

export type Row = Readonly<Record<string, unknown>>;

export interface Statements {
  /**
   * Runs SQL. Several statements in one text go without values.
   * @returns the rows of the last statement.
   */
  execute(text: string, values?: readonly unknown[]): Promise<readonly Row[]>;
}

export interface Database extends Statements {
  /** All that `work` does is there afterwards, or nothing of it. */
  transaction<Result>(work: (statements: Statements) => Promise<Result>): Promise<Result>;
  /** Whether this process alone has it, so that what others had begun is nobody's. */
  readonly owned: boolean;
  /** As messages may name it: without a password. */
  readonly name: string;
  close(): Promise<void>;
}
