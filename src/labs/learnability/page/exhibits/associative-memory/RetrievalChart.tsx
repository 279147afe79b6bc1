import { ChartImage } from "../../../../../platform/charts/ChartImage";
import type { PaletteTheme } from "../../../../../platform/charts/diverging";
import { GridReadOut } from "../../../../../platform/charts/GridReadOut";
import { Marker, Swatch } from "../../../../../platform/charts/Marker";
import type { AnswerRow } from "./answer-rows";
import { headHeight, layOutRetrieval, type RetrievalLayout, rowHeight } from "./retrieval-layout";
import { tintOf } from "./tint";

/** Scores of one source: attention itself, or a learner. */
export interface ScoreGroup {
  readonly id: string;
  readonly name: string;
  readonly color: string;
  /** Null for attention itself, which is drawn without a marker. */
  readonly marker: number | null;
  /** One for each column of Z. */
  readonly scores: Float64Array;
}

/** One column of Z in the sum. */
export interface TermRow {
  readonly name: string;
  /** The name in one or two lines of a narrow column. */
  readonly lines: readonly string[];
  /** score times value, d numbers. */
  readonly term: readonly number[];
  /** "waiting" in a sum shown step by step; "left-out" where the labels omit the term. */
  readonly state: "added" | "waiting" | "left-out";
}

export interface RetrievalWords {
  readonly name: string;
  readonly summary: string;
  readonly read: string;
  readonly scoreTitle: string;
  readonly termTitle: string;
  readonly amount: (value: number) => string;
  readonly signed: (value: number) => string;
}

export interface RetrievalChartProps {
  readonly width: number;
  readonly rows: readonly TermRow[];
  readonly groups: readonly ScoreGroup[];
  readonly answers: readonly AnswerRow[];
  /** The value whose tint is the strongest. */
  readonly scale: number;
  readonly theme: PaletteTheme;
  readonly words: RetrievalWords;
}

/** A memory read by attention: scores, the weighted terms, their sum, and the answers of the learners below it. */
export function RetrievalChart({ width, rows, groups, answers, scale, theme, words }: RetrievalChartProps) {
  const d = rows[0].term.length;
  const scores = groups.flatMap((group) => [...group.scores]);
  const layout = layOutRetrieval({ width, d, rows: rows.length, answers, scores });
  const tinted = { layout, scale, theme, words };
  return (
    <div className="chart" style={{ width: layout.width, height: layout.height }}>
      <ChartImage width={layout.width} height={layout.height} words={words}>
        <Titles layout={layout} words={words} />
        <path className="memory-zero" d={`M${Math.round(layout.bars.zero)},${headHeight}V${layout.rowTop(rows.length)}`} />
        {rows.map((row, index) => (
          <g key={row.name} opacity={row.state === "waiting" ? 0.32 : undefined}>
            <Scores row={row} index={index} groups={groups} layout={layout} words={words} />
            <Numbers numbers={row.term} top={layout.rowTop(index) + 2} height={rowHeight - 4} {...tinted} />
            {index > 0 && (
              <text className="chart-tick" x={layout.cells.left - 9} y={layout.rowTop(index) + 19} textAnchor="middle">
                +
              </text>
            )}
            {row.state === "left-out" && (
              <path className="memory-left-out" d={`M${layout.cells.left},${layout.rowTop(index) + rowHeight / 2}H${layout.cells.right}`} />
            )}
          </g>
        ))}
        <path className="memory-sum-line" d={`M${layout.cells.left - 16},${layout.sumLine}H${layout.cells.right}`} />
        {answers.map((answer, index) => (
          <g key={answer.id}>
            <AnswerName answer={answer} top={layout.answerTop(index)} layout={layout} />
            <Numbers
              numbers={answer.answer ?? []}
              top={layout.answerTop(index) + (layout.answerHeight - 22) / 2}
              height={22}
              bold={index === 0}
              {...tinted}
            />
          </g>
        ))}
      </ChartImage>
      <GridReadOut
        label={words.read}
        width={layout.width}
        height={layout.rowTop(rows.length)}
        matrices={1}
        rows={rows.length}
        columns={1}
        locate={(_, y) => (y < headHeight ? null : { matrix: 0, row: Math.floor((y - headHeight) / rowHeight), column: 0 })}
        read={({ row }) => {
          const { left, right } = layout.bars;
          const area = { left: left - 4, right: right + 4, top: layout.rowTop(row) + 2, bottom: layout.rowTop(row + 1) - 2 };
          return {
            title: rows[row].name,
            rows: groups.map((group) => ({
              key: group.id,
              swatch: <Swatch shape={group.marker} color={group.color} />,
              name: group.name,
              value: words.signed(group.scores[row]),
            })),
            marks: [area],
            at: area,
          };
        }}
      />
    </div>
  );
}

function Titles({ layout, words }: { readonly layout: RetrievalLayout; readonly words: RetrievalWords }) {
  const { scoreRight, cells } = layout;
  return (
    <>
      <text className="chart-note" x={scoreRight - 36} y={17}>
        {words.scoreTitle}
      </text>
      <text className="chart-note" x={cells.left} y={17}>
        {words.termTitle}
      </text>
    </>
  );
}

interface ScoresProps {
  readonly row: TermRow;
  readonly index: number;
  readonly groups: readonly ScoreGroup[];
  readonly layout: RetrievalLayout;
  readonly words: RetrievalWords;
}

/** Name, attention's score as a number, and the score of every source as a bar. */
function Scores({ row, index, groups, layout, words }: ScoresProps) {
  const { rowTop, scoreRight, bars, at } = layout;
  const middle = rowTop(index) + rowHeight / 2;
  const room = Math.min(9, Math.floor((rowHeight - 4) / groups.length));
  const thickness = Math.min(6, room - 1.5);
  return (
    <>
      {row.lines.map((line, place) => (
        <text key={line} className="memory-row-name" x={0} y={middle + 4 + 13 * (place - (row.lines.length - 1) / 2)}>
          {line}
        </text>
      ))}
      <text className="memory-number" x={scoreRight} y={middle + 4} textAnchor="end">
        {words.amount(groups[0].scores[index])}
      </text>
      {groups.map(({ id, color, marker, scores }, group) => {
        const y = middle + (group - (groups.length - 1) / 2) * room;
        const end = at(scores[index]);
        const [left, right] = [Math.min(bars.zero, end), Math.max(bars.zero, end)];
        return (
          <g key={id} style={{ color }}>
            <rect className="memory-bar" x={left} y={y - thickness / 2} width={right - left} height={thickness} />
            {marker !== null && <Marker shape={marker} x={end} y={y} area={26} />}
          </g>
        );
      })}
    </>
  );
}

interface NumbersProps {
  readonly numbers: readonly number[];
  readonly top: number;
  readonly height: number;
  readonly bold?: boolean;
  readonly layout: RetrievalLayout;
  readonly scale: number;
  readonly theme: PaletteTheme;
  readonly words: RetrievalWords;
}

function Numbers({ numbers, top, height, bold = false, layout: { cells }, scale, theme, words }: NumbersProps) {
  return numbers.map((number, k) => {
    const { color, opacity } = tintOf(number, scale, theme);
    const x = cells.left + k * cells.width;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a coordinate is its place
      <g key={k}>
        <rect className="memory-tint" x={x + 1} y={top} width={cells.width - 2} height={height} rx={3} fill={color} fillOpacity={opacity} />
        <text
          className={bold ? "memory-number memory-total" : "memory-number"}
          x={x + cells.width / 2}
          y={top + height / 2 + 4}
          textAnchor="middle"
        >
          {words.amount(number)}
        </text>
      </g>
    );
  });
}

function AnswerName({ answer, top, layout }: { readonly answer: AnswerRow; readonly top: number; readonly layout: RetrievalLayout }) {
  const { marker, color, textColor, name, note } = answer;
  const below = layout.answerHeight > 30;
  const y = below ? top + 15 : top + 16;
  return (
    <g style={{ color }}>
      {marker !== null && <Marker shape={marker} x={6} y={y - 4} area={44} />}
      <text className="loss-label-name" x={marker === null ? 0 : 18} y={y} style={{ fill: textColor }}>
        {name}
      </text>
      {below ? (
        <text className="loss-label-note" x={marker === null ? 0 : 18} y={y + 14}>
          {note}
        </text>
      ) : (
        <text className="loss-label-note" x={layout.cells.left - 12} y={y} textAnchor="end">
          {note}
        </text>
      )}
    </g>
  );
}
