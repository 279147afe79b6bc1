import { useId } from "react";
import { buttonsInRow } from "../../../../platform/ui/roving";
import { Scrollable } from "../../../../platform/ui/Scrollable";
import type { PublishedTable } from "../../math/published/table";
import { cellSaid, columnName, rowName } from "./names";
import { lettersAt, type Note } from "./notes";
import { nextOrder, type Order, ordered } from "./order";
import { resultsText } from "./words";

export interface ResultsTableProps {
  readonly table: PublishedTable;
  readonly notes: readonly Note[];
  readonly order: Order | null;
  readonly onOrder: (order: Order | null) => void;
}

/** A table of the paper that can be sorted by any column, with a letter at every figure that something disagrees with. */
export function ResultsTable({ table, notes, order, onOrder }: ResultsTableProps) {
  const words = resultsText;
  const id = useId();
  const names = table.rows.map((row) => rowName(row.id));
  const heads = [words[models(table) ? "row" : "what"], ...table.columns.map((column) => columnName(column.id))];
  const best = table.columns.map(({ better }, at) => {
    const figures = table.rows.map(({ values }) => values[at]).filter((cell) => typeof cell === "number");
    return better === "high" ? Math.max(...figures) : better === "low" ? Math.min(...figures) : null;
  });
  const name = words.tables[table.id as keyof typeof words.tables];
  return (
    <Scrollable className="panel-table result-table" label={name}>
      <table>
        <caption className="visually-hidden">{name}</caption>
        <thead>
          <tr ref={buttonsInRow}>
            {heads.map((head, column) => {
              const way = order?.column === column ? (order.descending ? "descending" : "ascending") : "none";
              return (
                <th key={head} scope="col" aria-sort={way}>
                  <button type="button" title={words.sortBy(head)} onClick={() => onOrder(nextOrder(order, column, table))}>
                    {head}
                    <SortMark way={way} />
                  </button>
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {ordered(table, names, order).map((at) => {
            const { id: row, values } = table.rows[at];
            return (
              <tr key={row}>
                <th scope="row">
                  {names[at]}
                  <Letters letters={lettersAt(notes, row, null)} id={id} />
                </th>
                {table.columns.map((column, place) => (
                  <td key={column.id} className={values[place] !== null && values[place] === best[place] ? "result-best" : undefined}>
                    {values[place] === null ? (
                      <span aria-label={words.notGiven} role="img">
                        –
                      </span>
                    ) : (
                      cellSaid(values[place], column.better)
                    )}
                    <Letters letters={lettersAt(notes, row, column.id)} id={id} />
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </Scrollable>
  );
}

/** Whether rows are models, and not parts that were tried. */
function models({ id }: PublishedTable): boolean {
  return !/^cifar|parts$/.test(id);
}

function Letters({ letters, id }: { readonly letters: readonly string[]; readonly id: string }) {
  return letters.map((letter) => (
    <span key={`${id}${letter}`} className="note-letter">
      <span className="visually-hidden">{` ${resultsText.note} `}</span>
      {letter}
    </span>
  ));
}

/** Up, down, or both where rows are in another order; a head that can be pressed looks like one. */
function SortMark({ way }: { readonly way: "ascending" | "descending" | "none" }) {
  return (
    <svg className={`sort-mark sort-${way}`} width={8} height={12} viewBox="0 0 8 12" aria-hidden="true">
      <path className="sort-up" d="M4 1L7 5H1z" />
      <path className="sort-down" d="M4 11L1 7h6z" />
    </svg>
  );
}
