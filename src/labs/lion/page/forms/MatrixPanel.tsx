import { useMemo } from "react";
import { Explanation } from "../../../../platform/shell/help/Explanation";
import { usePanelView } from "../../../../platform/shell/use-panel-view";
import { readingPace } from "../../../../platform/state/react";
import type { Size } from "../../../../platform/ui/measure";
import { Panel, PanelChart, PanelEmpty, usePanelOnScreen } from "../../../../platform/ui/panel/Panel";
import { QuietSelect } from "../../../../platform/ui/panel/QuietSelect";
import { Stepper } from "../../../../platform/ui/panel/Stepper";
import type { LionDocument } from "../../document/document";
import type { DrawnHead } from "../../engine/protocol";
import { WeightsChart } from "../charts/WeightsChart";
import { hasMask, matricesOf, readings, type ShownReading, weightsOf } from "../panels/head";
import { type MatrixShows, matrixShows, tokenView } from "../panels/views";
import { lionPanelText } from "../panels/words";
import { useDocument, useSeries, useSession } from "../session/react";
import { emptyWords, rowSentence } from "./sentences";
import { tokenNames, tokenOf, useToken } from "./token";
import { formsText } from "./words";

/** All pairs of tokens, in the three parts that make up the answer; one row of them in full. */
export function MatrixPanel() {
  const session = useSession();
  const words = formsText.matrix;
  const [view, show] = usePanelView("matrix", tokenView);
  const { shows, reading } = view;
  const document = useDocument();
  const { head } = useSeries(usePanelOnScreen(), readingPace).forms ?? {};
  const [token, choose] = useToken(head?.sequence.length ?? 1);
  const shortcuts = lionPanelText.shortcuts[document.scaled ? "scaled" : "unscaled"];
  const sentence = () => {
    const { experiment } = session.store.getState();
    const drawn = session.series.forms?.head ?? null;
    if (!drawn || !hasMask(drawn, experiment)) return emptyWords(session.series.forms, experiment);
    return rowSentence(drawn, experiment, tokenOf(view.token, session.series, drawn.sequence.length) - 1, reading);
  };
  return (
    <Panel
      id="matrix"
      title={words.title}
      controls={head && <Stepper label={words.token} value={token} most={head.sequence.length} onChange={choose} />}
      choices={
        <>
          <QuietSelect<MatrixShows>
            label={words.shows}
            value={shows}
            options={matrixShows.map((value) => ({ value, label: words.shown[value] }))}
            onChange={(value) => show({ shows: value })}
          />
          {shows !== "mask" && (
            <QuietSelect<ShownReading>
              label={words.reading}
              value={reading}
              options={readings.map((value) => ({ value, label: value === "both" ? words.both : shortcuts[value] }))}
              onChange={(value) => show({ reading: value })}
            />
          )}
        </>
      }
      summary={
        head && hasMask(head, document) ? rowSentence(head, document, token - 1, reading) : emptyWords(session.series.forms, document)
      }
      plainSummary={sentence}
      explanation={<Explanation sentences={words.explain} formula={words.formula} />}
      table={() => {
        const { experiment } = session.store.getState();
        const drawn = session.series.forms?.head;
        const columns = [words.columns.row, words.columns.column, words.columns.value];
        if (!drawn || !hasMask(drawn, experiment)) return { columns, rows: [] };
        const { length } = drawn.sequence;
        return {
          columns,
          rows: Array.from(shownValues(drawn, experiment, shows, reading), (value, e) => [
            Math.floor(e / length) + 1,
            (e % length) + 1,
            value,
          ]),
        };
      }}
    >
      <PanelChart>{(size) => <LiveMatrix size={size} token={token} onToken={(at) => choose(at + 1)} />}</PanelChart>
    </Panel>
  );
}

function LiveMatrix({ size, token, onToken }: { readonly size: Size; readonly token: number; readonly onToken: (token: number) => void }) {
  const document = useDocument();
  const { forms } = useSeries(usePanelOnScreen(), readingPace);
  const [{ shows, reading }] = usePanelView("matrix", tokenView);
  const words = formsText.matrix;
  const head = forms?.head && hasMask(forms.head, document) ? forms.head : null;
  const values = useMemo(() => head && shownValues(head, document, shows, reading), [head, document, shows, reading]);
  if (!head || !values) return <PanelEmpty>{emptyWords(forms, document)}</PanelEmpty>;
  const { length } = head.sequence;
  const summary = rowSentence(head, document, token - 1, reading);
  return (
    <WeightsChart
      {...size}
      length={length}
      values={values}
      token={token - 1}
      tokens={tokenNames(document, length)}
      onToken={onToken}
      words={{ ...words, name: words.chart, summary, row: words.row(String(token)) }}
    />
  );
}

export function shownValues(head: DrawnHead, document: LionDocument, shows: MatrixShows, reading: ShownReading): Float64Array {
  const matrices = matricesOf(head, document);
  if (shows === "mask") return matrices.mask;
  return weightsOf(matrices, reading, shows === "weights" && document.scaled);
}
