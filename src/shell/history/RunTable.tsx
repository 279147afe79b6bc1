import type { RunRecord } from "../../labs/learnability/session/run-record";
import { Scrollable } from "../../ui/Scrollable";
import { text } from "../../ui/text";
import { learnerRows } from "./run-rows";

/** Error and compute of every learner of every run, one below the other. */
export function RunTable({ history }: { readonly history: readonly RunRecord[] }) {
  const words = text.cost;
  return (
    <Scrollable className="run-table" label={words.table}>
      <table>
        <thead>
          <tr>
            {Object.entries(words.columns).map(([column, title]) => (
              <th key={column} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        {history.map((record) => (
          <RunRows key={record.id} record={record} />
        ))}
      </table>
    </Scrollable>
  );
}

function RunRows({ record }: { readonly record: RunRecord }) {
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={Object.keys(text.cost.columns).length}>
          {record.name}
        </th>
      </tr>
      {learnerRows(record).map(({ index, name, error, multiplyAdds, time }) => (
        <tr key={index}>
          <th scope="row">{name}</th>
          <td>{error}</td>
          <td>{multiplyAdds}</td>
          <td>{time}</td>
        </tr>
      ))}
    </tbody>
  );
}
