import { useMemo } from "react";
import { formatCount } from "../../../../platform/charts/format";
import { LossChart } from "../../../../platform/charts/LossChart";
import { openWorker } from "../../../../platform/engine/open-worker";
import { Sweep } from "../../../../platform/engine/sweep";
import { Explanation } from "../../../../platform/shell/help/Explanation";
import { SweepBar } from "../../../../platform/shell/sweeps/SweepBar";
import { useSweep, useSweepChanges } from "../../../../platform/shell/sweeps/use-sweep";
import { usePanelView } from "../../../../platform/shell/use-panel-view";
import { readingPace } from "../../../../platform/state/react";
import type { Size } from "../../../../platform/ui/measure";
import { Panel, PanelChart, PanelEmpty } from "../../../../platform/ui/panel/Panel";
import { QuietSelect } from "../../../../platform/ui/panel/QuietSelect";
import type { DataTable } from "../../../../platform/ui/panel/table";
import { unbroken } from "../../../../platform/ui/unbroken";
import { costBudget, type MeasuredCost, type ToCosts } from "../../engine/cost/messages";
import type { HeldShape } from "../../math/cost";
import { publishedForms, publishedModels } from "../../math/published-costs";
import { lionPanelText } from "../panels/words";
import { useDocument, useSession } from "../session/react";
import { lionText } from "../words";
import { modelLines, paperLines, timeLines } from "./cost-lines";
import { type CostSweep, costSentence } from "./sentences";
import { measuredForms, questionOf, useCurrentShape, useShape } from "./shape";
import { type CostShows, type CostWidth, costShows, costView, costWidths } from "./views";
import { costText } from "./words";

/** Cost of every form: by the model, as measured on this device, and in the paper. */
export function CostPanel() {
  const words = costText;
  const session = useSession();
  const [{ show, width }, view] = usePanelView("cost", costView);
  const shape = useShape(width);
  const currentShape = useCurrentShape(width);
  const costs = useCosts(shape);
  const { sweep } = costs;
  const ofPaper = show === "paper-memory" || show === "paper-time";
  const begin = () => {
    view({ show: "time" });
    costs.begin();
  };
  return (
    <Panel
      id="cost"
      title={lionText.panels.cost}
      choices={
        <>
          <QuietSelect<CostShows>
            label={words.show}
            value={show}
            options={costShows.map((value) => ({ value, label: words.shows[value] }))}
            onChange={(chosen) => view({ show: chosen })}
          />
          {!ofPaper && (
            <QuietSelect<CostWidth>
              label={words.width}
              value={width}
              options={costWidths.map((value) => ({ value, label: value === "run" ? words.widths.run : words.widths.other(value) }))}
              onChange={(chosen) => view({ width: chosen })}
            />
          )}
        </>
      }
      summary={<Summary shape={shape} sweep={sweep} />}
      plainSummary={() => costSentence(show, currentShape(), session.store.getState().experiment, sweep)}
      toolbar={
        !ofPaper &&
        shape && (
          <SweepBar
            {...costs}
            begin={begin}
            tryOut={show === "time" ? costs.tryOut : null}
            what={words.measure(formatCount(costBudget / 1000))}
          />
        )
      }
      explanation={<Explanation sentences={words.explain} formula={words.formula} />}
      table={() => costTable(show, currentShape(), sweep)}
    >
      <PanelChart>{(size) => <LiveCosts size={size} shape={shape} sweep={sweep} />}</PanelChart>
    </Panel>
  );
}

/** The measurement of this shape of head. */
function useCosts(shape: HeldShape | null) {
  const document = useDocument();
  const question = shape && questionOf(shape, document);
  const open = () => {
    if (!question) throw new RangeError("there is nothing to measure before its size is known");
    return new Sweep<ToCosts, MeasuredCost>(question, () => openWorker("lion", "costs"));
  };
  return useSweep<MeasuredCost>("costs", JSON.stringify(question), open, costBudget);
}

interface LiveProps {
  readonly shape: HeldShape | null;
  readonly sweep: CostSweep | null;
}

function Summary({ shape, sweep }: LiveProps) {
  const [{ show }] = usePanelView("cost", costView);
  const document = useDocument();
  useSweepChanges(sweep, readingPace);
  return unbroken(costSentence(show, shape, document, sweep));
}

function LiveCosts({ size, shape, sweep }: LiveProps & { readonly size: Size }) {
  const words = costText;
  const [{ show }] = usePanelView("cost", costView);
  const document = useDocument();
  useSweepChanges(sweep, 100);
  const version = sweep?.version ?? 0;
  const { variant } = document;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the version says when more has been measured
  const data = useMemo(() => {
    if (show === "paper-memory" || show === "paper-time") return paperLines(show, variant);
    if (!shape) return null;
    if (show !== "time") return modelLines(show, shape);
    const measured = measuredForms(sweep?.runs ?? []);
    return measured.length > 0 ? timeLines(shape, measured) : null;
  }, [show, shape, sweep, version, variant]);
  const summary = costSentence(show, shape, document, sweep);
  if (!data) return <PanelEmpty>{shape ? words.chart : summary}</PanelEmpty>;
  return (
    <LossChart
      {...size}
      {...data}
      words={{
        name: words.chart,
        summary,
        across: words.across,
        lines: words.upward[show],
        read: words.read,
        at: (tokens) => words.at(formatCount(tokens)),
        range: () => "",
        floor: words.floor,
      }}
    />
  );
}

function costTable(show: CostShows, shape: HeldShape | null, sweep: CostSweep | null): DataTable {
  const { what, form, tokens, amount, gigabytes, seconds } = costText.columns;
  if (show === "paper-memory" || show === "paper-time")
    return {
      columns: [what, form, tokens, gigabytes, seconds],
      rows: [
        ...publishedForms.flatMap((one) =>
          one.points.map((point) => ({ name: `LION-${one.variant}`, form: costText.paperForms[one.form], ...point })),
        ),
        ...publishedModels.flatMap(({ name, points }) => points.map((point) => ({ name, form: "", ...point }))),
      ].map((row) => [row.name, row.form, row.tokens, row.gigabytes ?? "", row.seconds ?? ""]),
    };
  const columns = [what, form, tokens, amount];
  if (!shape) return { columns, rows: [] };
  if (show === "time")
    return {
      columns,
      rows: (sweep?.runs ?? []).map((run) => [costText.sources[run.source], lionPanelText.forms[run.form], run.length, run.milliseconds]),
    };
  return {
    columns,
    rows: modelLines(show, shape).lines.flatMap(({ name, x, main }) =>
      Array.from(x, (length, index) => [costText.shows[show], name, length, main[index]]),
    ),
  };
}
