import { Explanation } from "../../../../platform/shell/help/Explanation";
import { usePanelView } from "../../../../platform/shell/use-panel-view";
import { Panel, PanelChart } from "../../../../platform/ui/panel/Panel";
import { QuietSelect } from "../../../../platform/ui/panel/QuietSelect";
import { useStaged } from "../../../../platform/ui/panel/staging";
import type { Resolution } from "../../math/published/memory";
import { publishedTables } from "../../math/published/published";
import type { Family, PublishedTable } from "../../math/published/table";
import { TradeOffChart } from "../charts/TradeOffChart";
import { cellSaid, columnName, rowName } from "./names";
import { notesOf } from "./notes";
import { type PlotId, type PublishedPoint, plots, plotsOf, pointsOf } from "./plots";
import { ResultsTable } from "./ResultsTable";
import { resultsSentence } from "./sentences";
import { resultsView, sizes, type TableId, tableIds } from "./views";
import { resultsText } from "./words";
import "./results.css";

/** The paper's own tables: sorted, plotted, and with what does not agree in them. */
export function ResultsPanel() {
  const words = resultsText;
  const [view, show] = usePanelView("results", resultsView);
  const table = publishedTables.find(({ id }) => id === view.table) ?? publishedTables[0];
  const offered = plotsOf(table);
  const plot = offered.find((id) => id === view.plot) ?? offered[0];
  const notes = notesOf(table);
  const staged = useStaged();
  const sentence = () => resultsSentence(table);
  return (
    <Panel
      id="results"
      title={words.title}
      choices={
        <>
          <QuietSelect<TableId>
            label={words.table}
            value={view.table}
            options={tableIds.map((value) => ({ value, label: words.tables[value] }))}
            onChange={(value) => show({ table: value, order: null })}
          />
          {plot && (
            <QuietSelect<PlotId>
              label={words.plot}
              value={plot}
              options={offered.map((value) => ({ value, label: words.plots[value] }))}
              onChange={(value) => show({ plot: value })}
            />
          )}
          {plot && plots[plot].across === null && (
            <QuietSelect
              label={words.resolution}
              value={view.pixels}
              options={sizes.map((value) => ({ value, label: words.pixels(Number(value)) }))}
              onChange={(value) => show({ pixels: value })}
            />
          )}
        </>
      }
      summary={sentence()}
      plainSummary={sentence}
      explanation={<Explanation sentences={words.explain} formula={words.formula} />}
      table={() => dataOf(table)}
    >
      <div className={plot && !staged ? "result-parts result-plotted" : "result-parts"}>
        {/* A hall reads the picture; tables have more numbers than it could. */}
        {!(staged && plot) && (
          <div>
            <ResultsTable table={table} notes={notes} order={view.order} onOrder={(order) => show({ order })} />
            {notes.length > 0 && !staged && (
              <ol className="result-notes" type="a">
                {notes.map(({ note, sentence: said }) => (
                  <li key={note}>{said}</li>
                ))}
              </ol>
            )}
          </div>
        )}
        {plot && (
          <div>
            <div className="result-plot">
              <PanelChart>{(size) => <TradeOff {...size} plot={plot} resolution={Number(view.pixels) as Resolution} />}</PanelChart>
            </div>
            {plots[plot].across === null && <p className="field-help">{`${words.memoryNote} ${words.notes.chunks}`}</p>}
          </div>
        )}
      </div>
    </Panel>
  );
}

/** The table with its notes, for files. */
function dataOf(table: PublishedTable) {
  const notes = notesOf(table);
  const concerning = (row: string) => notes.filter(({ rows }) => !rows || rows.includes(row)).map(({ sentence }) => sentence);
  return {
    columns: [resultsText.row, ...table.columns.map(({ id }) => columnName(id)), resultsText.note],
    rows: table.rows.map(({ id, values }) => [
      rowName(id),
      ...values.map((cell) => (typeof cell === "number" ? cell : cell === null ? "" : cellSaid(cell))),
      concerning(id).join(" "),
    ]),
  };
}

interface TradeOffProps {
  readonly width: number;
  readonly height: number;
  readonly plot: PlotId;
  readonly resolution: Resolution;
}

const shapes: Readonly<Record<Family, number>> = { softmax: 1, "state-space": 2, LIT: 0, D: 3, S: 7, other: 6 };

function TradeOff({ width, height, plot, resolution }: TradeOffProps) {
  const words = resultsText;
  const points = pointsOf(plot, resolution);
  const { upward, unit } = plots[plot];
  const [best, cheapest] = [
    points.reduce((one, other) => (other.y > one.y ? other : one)),
    points.reduce((one, other) => (other.x < one.x ? other : one)),
  ];
  return (
    <TradeOffChart
      width={width}
      height={height}
      points={points.map((point) => ({
        id: nameOf(point),
        name: nameOf(point),
        x: point.x,
        y: point.y,
        className: `family-${point.family}`,
        shape: shapes[point.family],
      }))}
      words={{
        name: words.chart,
        summary: words.pointed(nameOf(best), nameOf(cheapest)),
        across: unit ? words.times[unit] : words.gigabytes(resolution),
        upward: columnName(upward),
      }}
    />
  );
}

function nameOf({ model, form }: PublishedPoint): string {
  return form ? `${rowName(model)}, ${resultsText.forms[form]}` : rowName(model);
}
