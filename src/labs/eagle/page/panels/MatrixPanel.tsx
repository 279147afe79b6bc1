import { Explanation } from "../../../../platform/shell/help/Explanation";
import { usePanelView } from "../../../../platform/shell/use-panel-view";
import { readingPace } from "../../../../platform/state/react";
import type { Size } from "../../../../platform/ui/measure";
import { Panel, PanelChart, PanelEmpty, usePanelOnScreen } from "../../../../platform/ui/panel/Panel";
import { QuietSelect } from "../../../../platform/ui/panel/QuietSelect";
import { useTheme } from "../../../../platform/ui/theme";
import { unbroken } from "../../../../platform/ui/unbroken";
import { BlockMatrixChart } from "../charts/BlockMatrixChart";
import { SpyChart } from "../charts/SpyChart";
import { useSeries, useSession } from "../session/react";
import { matrixSentence } from "./matrix-sentence";
import { matrixView } from "./views";
import { eaglePanelText } from "./words";

type View = "file" | "blocks";

/** The known blocks and the missing one. */
export function MatrixPanel() {
  const { series } = useSession();
  const words = eaglePanelText.matrix;
  const [{ as }, show] = usePanelView("matrix", matrixView);
  return (
    <Panel
      id="matrix"
      title={words.title}
      choices={<ViewChoice as={as} onChange={(chosen) => show({ as: chosen })} />}
      summary={<Summary />}
      plainSummary={() => matrixSentence(series.problem)}
      explanation={<Explanation sentences={words.explain} formula={words.formula} />}
      table={() => ({
        columns: [words.columns.place, words.columns.value],
        rows: Array.from(series.problem?.facts?.singularValues ?? [], (value, at) => [at + 1, value]),
      })}
    >
      <PanelChart>{(size) => <LiveMatrix size={size} as={as} />}</PanelChart>
    </Panel>
  );
}

/** A choice of order, for problems that start with a whole matrix. */
function ViewChoice({ as, onChange }: { readonly as: View; readonly onChange: (as: View) => void }) {
  const words = eaglePanelText.matrix;
  const problem = useSeries(usePanelOnScreen(), readingPace).problem;
  if (!problem?.matrix || !problem.facts) return null;
  return (
    <QuietSelect<View>
      label={words.as}
      value={as}
      options={(["file", "blocks"] as const).map((value) => ({ value, label: words.views[value] }))}
      onChange={onChange}
    />
  );
}

function Summary() {
  return unbroken(matrixSentence(useSeries(usePanelOnScreen(), readingPace).problem));
}

function LiveMatrix({ size, as }: { readonly size: Size; readonly as: View }) {
  const [theme] = useTheme();
  const problem = useSeries(usePanelOnScreen(), readingPace).problem;
  const words = eaglePanelText.matrix;
  const summary = matrixSentence(problem);
  const { matrix } = problem ?? {};
  const blocks = problem?.facts ?? problem?.blocks;
  if (matrix && (as === "file" || !blocks))
    return (
      <SpyChart
        {...size}
        rows={matrix.rows}
        columns={matrix.columns}
        picture={matrix.spy}
        block={matrix.block}
        words={{ ...words.spy, summary, rows: words.rowsOf, columns: words.columnsOf }}
      />
    );
  if (!blocks) return <PanelEmpty>{summary}</PanelEmpty>;
  const { picture, d, dPrime, nPrime, columns } = blocks;
  return (
    <BlockMatrixChart
      {...size}
      matrix={{ ...picture, d, dPrime, nPrime, machines: columns }}
      theme={theme}
      words={{ name: words.chart, summary, rows: words.rowsOf, columns: words.columnsOf, enlarged: words.enlarged }}
    />
  );
}
