/** Columns of numbers that grow by a row at every recorded step. */
export class Recorder<Name extends string> {
  /** The columns so far. */
  readonly lists: Readonly<Record<Name, readonly number[]>>;
  readonly #lists: Readonly<Record<Name, number[]>>;
  readonly #names: readonly Name[];

  /**
   * @param names  of the columns, that of the steps first.
   * @param from   columns to go on from; one that is missing there is NaN so far.
   */
  constructor(names: readonly Name[], from: { readonly [Column in Name]?: ArrayLike<number> | undefined } = {}) {
    const { length } = from[names[0]] ?? [];
    const list = (name: Name) => Array.from({ length }, (_, at) => from[name]?.[at] ?? Number.NaN);
    this.#names = names;
    this.#lists = Object.fromEntries(names.map((name) => [name, list(name)])) as Record<Name, number[]>;
    this.lists = this.#lists;
  }

  /** A column that the row lacks is NaN there. */
  add(row: { readonly [Column in Name]?: number | undefined }): void {
    for (const name of this.#names) this.#lists[name].push(row[name] ?? Number.NaN);
  }

  /** A copy as typed arrays. */
  columns(): Readonly<Record<Name, Float64Array>> {
    const columns = this.#names.map((name) => [name, Float64Array.from(this.#lists[name])]);
    return Object.fromEntries(columns) as Record<Name, Float64Array>;
  }
}
