import { useMemo } from "react";
import type { Size } from "../../../../platform/ui/measure";
import { PanelEmpty, usePanelOnScreen } from "../../../../platform/ui/panel/Panel";
import { useTheme } from "../../../../platform/ui/theme";
import type { TargetView } from "../../engine/view";
import { FunctionChart } from "../charts/FunctionChart";
import { shownViews, useSeries } from "../session/react";
import type { Compared } from "./comparison";
import { functionSentence } from "./comparison-sentences";
import { comparisonText } from "./comparison-words";
import { functionRows, functionScale } from "./function-data";
import { useComparing, useLook } from "./Looking";
import { useSteadyList } from "./steady-list";

/** The coefficients p of teacher and learners, one above the other. */
export function FunctionView({ size }: { readonly size: Size }) {
  const onScreen = usePanelOnScreen();
  useLook("function", onScreen);
  const series = useSeries(onScreen, 0, shownViews);
  const { compared } = useComparing()(series);
  const { target } = series;
  if (!target || (!target.teacher && compared.length === 0)) return <PanelEmpty>{comparisonText.function.begin}</PanelEmpty>;
  if (!target.teacher?.p && !compared.some(({ view }) => view.p)) return <PanelEmpty>{functionSentence(compared, target)}</PanelEmpty>;
  return <DrawnFunctions size={size} target={target} compared={compared} />;
}

interface DrawnProps {
  readonly size: Size;
  readonly target: TargetView;
  readonly compared: readonly Compared[];
}

function DrawnFunctions({ size, target, ...props }: DrawnProps) {
  const [theme] = useTheme();
  const compared = useSteadyList(props.compared, ({ view }) => view);
  const rows = useMemo(() => functionRows(target, compared), [target, compared]);
  const words = comparisonText.function;
  return (
    <FunctionChart
      {...size}
      functions={rows}
      d={target.d}
      outputs={target.outputs}
      scale={functionScale(target, rows)}
      theme={theme}
      words={{ ...words, name: words.chart, summary: functionSentence(compared, target), columns: words.columnsTitle }}
    />
  );
}
