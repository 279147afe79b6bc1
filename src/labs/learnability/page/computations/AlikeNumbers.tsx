import { Swatch } from "../../../../platform/charts/Marker";
import { Scrollable } from "../../../../platform/ui/Scrollable";
import type { TraceGroup } from "../charts/trace-grid-layout";
import { alikeCells } from "./each-data";
import { computationsText } from "./words";

export interface AlikeNumbersProps {
  readonly groups: readonly TraceGroup[];
  /** Unseen computations. */
  readonly count: number;
  /** Generated tokens of each. */
  readonly tokens: number;
}

/** The results as numbers, where every unseen computation has the same: columns of a grid would all be equal. */
export function AlikeNumbers({ groups, count, tokens }: AlikeNumbersProps) {
  const words = computationsText.each;
  const learners = groups.filter(({ name }) => name !== null);
  const [certificate] = groups.filter(({ name }) => name === null);
  return (
    <Scrollable className="alike" label={words.inNumbers}>
      <p>{words.alike(count)}</p>
      {certificate.rows.map(({ id, name, count: number }) => (
        <p key={id}>
          {name}: <b className="number">{number}</b>
        </p>
      ))}
      <table>
        <thead>
          <tr>
            <td />
            {learners.map(({ id, name, color, textColor, marker }) => (
              <th key={id} scope="col" style={{ color: textColor }}>
                <Swatch shape={marker} color={color} /> {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {(learners[0]?.rows ?? []).map(({ id, name }, row) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              {learners.map((learner) => (
                <td key={learner.id} className="number">
                  {alikeCells(learner.rows[row], tokens)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scrollable>
  );
}
