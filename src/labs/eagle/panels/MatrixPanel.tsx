import { BlockMatrixChart } from "../../../charts/BlockMatrixChart";
import { Explanation } from "../../../shell/help/Explanation";
import { readingPace } from "../../../state/react";
import type { Size } from "../../../ui/measure";
import { Panel, PanelChart, PanelEmpty, usePanelOnScreen } from "../../../ui/panel/Panel";
import { useTheme } from "../../../ui/theme";
import { useSeries, useSession } from "../session/react";
import { matrixSentence } from "./sentences";
import { eaglePanelText } from "./words";

/** What is known, and what is asked for. */
export function MatrixPanel() {
  const { series } = useSession();
  const words = eaglePanelText.matrix;
  return (
    <Panel
      id="matrix"
      title={words.title}
      summary={<Summary />}
      plainSummary={() => matrixSentence(series.problem?.facts ?? null)}
      explanation={<Explanation sentences={words.explain} formula={words.formula} />}
      table={() => ({
        columns: [words.columns.place, words.columns.value],
        rows: Array.from(series.problem?.facts?.singularValues ?? [], (value, at) => [at + 1, value]),
      })}
    >
      <PanelChart>{(size) => <LiveMatrix size={size} />}</PanelChart>
    </Panel>
  );
}

function Summary() {
  return matrixSentence(useSeries(usePanelOnScreen(), readingPace).problem?.facts ?? null);
}

function LiveMatrix({ size }: { readonly size: Size }) {
  const [theme] = useTheme();
  const facts = useSeries(usePanelOnScreen(), readingPace).problem?.facts ?? null;
  const words = eaglePanelText.matrix;
  if (!facts) return <PanelEmpty>{words.waiting}</PanelEmpty>;
  const { picture, d, dPrime, nPrime, columns } = facts;
  return (
    <BlockMatrixChart
      {...size}
      matrix={{ ...picture, d, dPrime, nPrime, machines: columns }}
      theme={theme}
      words={{ name: words.chart, summary: matrixSentence(facts), rows: words.rowsOf, columns: words.columnsOf }}
    />
  );
}
