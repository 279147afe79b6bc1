/** The store of a queue and its results: a PostgreSQL server, or the same database inside this process. */

export type Row = Readonly<Record<string, unknown>>;

export interface Statements {
  /**
   * Runs SQL. Several statements in one text go without values.
   * @returns the rows of the last statement.
   */
  execute(text: string, values?: readonly unknown[]): Promise<readonly Row[]>;
}

export interface Database extends Statements {
  /** Executes all statements of `work`, or none. */
  transaction<Result>(work: (statements: Statements) => Promise<Result>): Promise<Result>;
  /** Whether only this process uses it, so that jobs begun by other processes are free. */
  readonly owned: boolean;
  /** Its name in messages, without a password. */
  readonly name: string;
  close(): Promise<void>;
}
