import type { RunRecord } from "../../state/run-record";
import { Scrollable } from "../../ui/Scrollable";
import type { LabHistory } from "../lab";
import { historyText } from "./words";

interface RunTableProps {
  readonly history: readonly RunRecord[];
  readonly words: LabHistory;
}

/** The results of all runs, one below the other. */
export function RunTable({ history, words }: RunTableProps) {
  const columns = words.columns();
  return (
    <Scrollable className="run-table" label={historyText.table}>
      <table>
        <thead>
          <tr>
            {columns.map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        {history.map((record) => (
          <tbody key={record.id}>
            <tr>
              <th scope="rowgroup" colSpan={columns.length}>
                {record.name}
              </th>
            </tr>
            {words.rows(record).map(([about, ...cells], row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows and cells have no identity but their place
              <tr key={row}>
                <th scope="row">{about}</th>
                {cells.map((cell, column) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: see above
                  <td key={column}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </Scrollable>
  );
}
