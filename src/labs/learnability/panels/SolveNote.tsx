import { readingPace, useSeries } from "../../../state/react";
import { gpuSolveText as words } from "../../../ui/gpu-solve-text";
import { usePanelOnScreen } from "../../../ui/panel/Panel";
import { Scrollable } from "../../../ui/Scrollable";
import type { NamedLearner } from "../learners";
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
              {Object.entries(words.columns).map(([name, title]) => (
                <th key={name} scope="col">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {solved.map(({ learner, onGpu }) => (
              <tr key={learner.index}>
                <th scope="row">{learner.name}</th>
                <td>{words.time(onGpu.milliseconds.gram)}</td>
                <td>{words.time(onGpu.milliseconds.solve)}</td>
                <td>{words.time(onGpu.milliseconds.refinement)}</td>
                <td>{words.residual(onGpu.residualBefore)}</td>
                <td>{words.residual(onGpu.residualAfter)}</td>
                <td>{words.count(onGpu.rounds)}</td>
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
