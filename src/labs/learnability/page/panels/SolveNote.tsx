import { readingPace } from "../../../../platform/state/react";
import { usePanelOnScreen } from "../../../../platform/ui/panel/Panel";
import { Scrollable } from "../../../../platform/ui/Scrollable";
import type { NamedLearner } from "../learners";
import { useSeries } from "../session/react";
import { gpuSolveText as words } from "./gpu-solve-words";
import { solutionsOf } from "./solve-data";
import "./solve-note.css";

/** How the closed forms were solved where a GPU was meant to take part: residuals before and after, times, or why it did not. */
export function SolveNote({ learners }: { readonly learners: readonly NamedLearner[] }) {
  const series = useSeries(usePanelOnScreen(), readingPace);
  const { solved, detour } = solutionsOf(learners, series);
  const [first] = solved;
  if (!first) return detour && <p className="solve-line">{words.detour(detour)}</p>;
  const { device, residualBefore, residualAfter } = first.onGpu;
  return (
    <details className="solve-note">
      <summary className="solve-line">{words.solved(device, residualBefore, residualAfter)}</summary>
      <Scrollable className="solve-body" label={words.table}>
        <table className="number" aria-label={words.table}>
          <thead>
            <tr>
              <td />
              {solved.map(({ learner }) => (
                <th key={learner.index} scope="col">
                  {learner.name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {words.rows.map(({ title, read }) => (
              <tr key={title}>
                <th scope="row">{title}</th>
                {solved.map(({ learner, onGpu }) => (
                  <td key={learner.index}>{read(onGpu)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        {detour && <p>{words.detour(detour)}</p>}
        <p>{words.explain}</p>
      </Scrollable>
    </details>
  );
}
