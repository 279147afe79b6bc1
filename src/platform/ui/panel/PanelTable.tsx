import { Scrollable } from "../Scrollable";
import { type DataTable, shownCell } from "./table";
import { frameText } from "./words";

/** More rows than anyone reads on screen; the CSV file has them all. */
const mostRows = 200;

/** The numbers of a panel. The first column names the row. */
export function PanelTable({ title, table }: { readonly title: string; readonly table: () => DataTable }) {
  const { columns, rows } = table();
  if (rows.length === 0) return <p className="panel-empty">{frameText.noRows}</p>;
  return (
    <Scrollable className="panel-table" label={frameText.table(title)}>
      <table>
        <caption className="visually-hidden">{title}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, mostRows).map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other identity, and keep their place
            <tr key={index}>
              {row.map((cell, column) =>
                column === 0 ? (
                  <th key={columns[column]} scope="row">
                    {shownCell(cell)}
                  </th>
                ) : (
                  <td key={columns[column]}>{shownCell(cell)}</td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length > mostRows && <p className="panel-table-note">{frameText.capped(mostRows, rows.length)}</p>}
    </Scrollable>
  );
}
