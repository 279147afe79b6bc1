/** The sequence of a lesson in the attention panel: the same numbers to drag as in the text, and the attention of every token to every other. */
import { useMemo } from "react";
import { useStore } from "zustand";
import type { HeatMap } from "../../../../platform/charts/heat-maps";
import { largestOf } from "../../../../platform/charts/matrix-pixels";
import { cellArea } from "../../../../platform/charts/matrix-places";
import { type Notes, NotesContext } from "../../../../platform/shell/lesson-api";
import { Panel, PanelChart } from "../../../../platform/ui/panel/Panel";
import type { DataTable } from "../../../../platform/ui/panel/table";
import { useTheme } from "../../../../platform/ui/theme";
import { AttentionChart, type AttentionGroup } from "../charts/AttentionChart";
import { comparisonText } from "../panels/comparison-words";
import { LateExplanation } from "../panels/LateExplanation";
import { panelText } from "../panels/words";
import { attentionOf, length, type OneSample, stepsOf } from "./one-sample";
import { Inputs, written } from "./SampleNumbers";
import type { SampleStore } from "./sample-store";
import { lessonApiText } from "./words";

export function SamplePanel({ notes }: { readonly notes: Notes }) {
  const store = notes as SampleStore;
  const sample = useStore(store);
  const [theme] = useTheme();
  const words = lessonApiText.sample.panel;
  const summary = sentenceOf(sample);
  const groups = useMemo<AttentionGroup[]>(
    () => [
      {
        id: "sample",
        name: words.name,
        textColor: "var(--ink)",
        color: "var(--ink)",
        marker: null,
        notes: [words.note],
        matrices: attentionOf(sample),
      },
    ],
    [sample, words],
  );
  return (
    <NotesContext value={notes}>
      <Panel
        id="attention"
        title={panelText.attention.title}
        summary={summary}
        plainSummary={() => sentenceOf(store.getState())}
        toolbar={
          <div className="lesson-sample-rows">
            {(["Z", "Q", "V"] as const).map((part) => (
              <Inputs key={part} part={part} sample={sample} />
            ))}
          </div>
        }
        explanation={<LateExplanation of="attention" />}
        table={() => tableOf(store.getState())}
      >
        <PanelChart>
          {(size) => (
            <AttentionChart
              {...size}
              groups={groups}
              heads={1}
              n={length}
              scale={largestOf(groups[0].matrices) || 1}
              theme={theme}
              words={{ ...comparisonText.attention, name: words.chart, summary }}
              over={([map]) => <Written map={map} values={groups[0].matrices} />}
            />
          )}
        </PanelChart>
      </Panel>
    </NotesContext>
  );
}

/** Every number in the middle of its cell: the text computes them by hand. */
function Written({ map, values }: { readonly map: HeatMap; readonly values: Float64Array }) {
  return [...values].map((value, at) => {
    const { left, right, top, bottom } = cellArea(map, Math.floor(at / length), at % length);
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: an entry is its place
      <text key={at} className="lesson-cell" x={(left + right) / 2} y={(top + bottom) / 2} textAnchor="middle" dominantBaseline="central">
        {written(value)}
      </text>
    );
  });
}

function sentenceOf(sample: OneSample): string {
  const { scores, answer } = stepsOf(sample);
  return lessonApiText.sample.panel.sentence(scores.map(written), answer.map(written));
}

function tableOf(sample: OneSample): DataTable {
  const { answering, asking } = comparisonText.attention.columns;
  const rows = [...attentionOf(sample)].map((value, at) => [Math.floor(at / length) + 1, (at % length) + 1, value]);
  return { columns: [answering, asking, lessonApiText.sample.panel.name], rows };
}
