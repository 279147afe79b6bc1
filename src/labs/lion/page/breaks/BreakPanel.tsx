import { useMemo } from "react";
import { formatCount } from "../../../../platform/charts/format";
import { LossChart } from "../../../../platform/charts/LossChart";
import { SharesChart } from "../../../../platform/charts/SharesChart";
import { Explanation } from "../../../../platform/shell/help/Explanation";
import { usePanelView } from "../../../../platform/shell/use-panel-view";
import type { Size } from "../../../../platform/ui/measure";
import { Panel, PanelChart } from "../../../../platform/ui/panel/Panel";
import { QuietSelect } from "../../../../platform/ui/panel/QuietSelect";
import type { DataTable } from "../../../../platform/ui/panel/table";
import { useDocument } from "../session/react";
import { lionText } from "../words";
import { type BreakSettings, lastRows, outputErrors, scalingOf, shareLengths } from "./break-data";
import { errorLines, rowLines, shareLines, sizeLines } from "./break-lines";
import { errorsSentence, fixesSentence, percent, scalingSentence, shareSentence } from "./sentences";
import { type BreakShows, breakShows, breakView, type ShownDecay, type ShownLength, shownDecays, shownLengths } from "./views";
import { breakText } from "./words";

/** Failures of bidirectional linear attention in float32, and the effect of scaling. */
export function BreakPanel() {
  const words = breakText;
  const [{ show, decay, length }, view] = usePanelView("break", breakView);
  const { seed } = useDocument();
  const exhibit = useMemo(() => exhibitOf(show, { lambda: Number(decay), length: Number(length), seed }), [show, decay, length, seed]);
  return (
    <Panel
      id="break"
      title={lionText.panels.break}
      choices={
        <>
          <QuietSelect<BreakShows>
            label={words.show}
            value={show}
            options={breakShows.map((value) => ({ value, label: words.shows[value] }))}
            onChange={(chosen) => view({ show: chosen })}
          />
          <QuietSelect<ShownDecay>
            label={words.decayLabel}
            value={decay}
            options={shownDecays.map((value) => ({ value, label: words.decay(Number(value)) }))}
            onChange={(chosen) => view({ decay: chosen })}
          />
          <QuietSelect<ShownLength>
            label={words.lengthLabel}
            value={length}
            options={shownLengths.map((value) => ({ value, label: words.length(Number(value)) }))}
            onChange={(chosen) => view({ length: chosen })}
          />
        </>
      }
      summary={exhibit.sentence}
      plainSummary={() => exhibit.sentence}
      explanation={<Explanation sentences={words.explain} formula={words.formula} />}
      table={() => exhibit.table}
    >
      <PanelChart>{(size) => <Exhibited size={size} exhibit={exhibit} />}</PanelChart>
    </Panel>
  );
}

/** Sentence, table and data of one of the four views. */
type Exhibit = { readonly sentence: string; readonly table: DataTable } & (
  | { readonly show: "share"; readonly lines: ReturnType<typeof shareLines> }
  | { readonly show: Exclude<BreakShows, "share">; readonly data: ReturnType<typeof errorLines> }
);

function exhibitOf(show: BreakShows, settings: BreakSettings): Exhibit {
  const { columns, shows } = breakText;
  if (show === "share") {
    const lines = shareLines();
    const rows = lines.flatMap(({ id, values }) => values.map((value, at) => [Number(id), shareLengths[at], value]));
    return { show, lines, sentence: shareSentence(settings), table: { columns: [columns.decay, columns.tokens, columns.share], rows } };
  }
  const { data, sentence } = drawnOf(show, settings);
  const rows = data.lines.flatMap(({ name, x, main }) => Array.from(x, (token, at) => [name, token, main[at]]));
  return { show, data, sentence, table: { columns: [shows[show], columns.token, columns.value], rows } };
}

export function drawnOf(show: Exclude<BreakShows, "share">, settings: BreakSettings) {
  if (show === "outputs") {
    const errors = outputErrors(settings);
    return { data: errorLines(settings, errors), sentence: errorsSentence(settings, errors) };
  }
  if (show === "fixes") {
    const rows = lastRows(settings);
    return { data: rowLines(settings, rows), sentence: fixesSentence(settings, rows) };
  }
  const scaling = scalingOf(settings);
  return { data: sizeLines(settings, scaling.sizes), sentence: scalingSentence(settings, scaling) };
}

function Exhibited({ size, exhibit }: { readonly size: Size; readonly exhibit: Exhibit }) {
  const words = breakText;
  const spoken = { name: words.charts[exhibit.show], summary: exhibit.sentence, read: words.read };
  if (exhibit.show === "share")
    return (
      <SharesChart
        {...size}
        counts={shareLengths}
        lines={exhibit.lines}
        words={{ ...spoken, across: words.acrossShare, at: words.atLength, share: percent, between: percent }}
      />
    );
  return (
    <LossChart
      {...size}
      {...exhibit.data}
      words={{
        ...spoken,
        across: words.across[exhibit.show],
        lines: words.upward[exhibit.show],
        at: (place) => words.at[exhibit.show](formatCount(place)),
        range: () => "",
        floor: words.floor,
      }}
    />
  );
}
