import { type CSSProperties, useRef } from "react";
import { Swatch } from "../../../../../platform/charts/Marker";
import { useSize } from "../../../../../platform/ui/measure";
import { usePanelOnScreen } from "../../../../../platform/ui/panel/Panel";
import { useTheme } from "../../../../../platform/ui/theme";
import { useComparing } from "../../panels/Looking";
import { useSeries } from "../../session/react";
import { learnerAnswers } from "./memory-answers";
import type { ReadMemory } from "./read-memory";
import { ScoreBar, scoreAxis } from "./ScoreBar";
import { layOutStaged, type StagedRow, stagedAnswers, stagedRows } from "./staged-rows";
import { tintOf } from "./tint";
import { memoryText } from "./words";
import "./staged-memory.css";

export interface StagedMemoryProps {
  readonly memory: ReadMemory;
  /** Terms of the sum that are added up so far. */
  readonly taken: number;
}

/** For a hall: the memory and the sum as one table, read from left to right, with nothing to press or to type. */
export function StagedMemory({ memory, taken }: StagedMemoryProps) {
  const frame = useRef<HTMLDivElement>(null);
  const size = useSize(frame);
  const series = useSeries(usePanelOnScreen());
  const { compared } = useComparing()(series);
  const { table, retrieval } = memory;
  const learned = learnerAnswers(retrieval, compared);
  const words = memoryText;
  const answers = stagedAnswers(table, retrieval, learned, taken);
  const layout = size && layOutStaged({ ...size, d: retrieval.d, pairs: table.keys.length, answers: answers.length });
  const rows = layout && stagedRows(table, retrieval, taken, layout.pairs);
  const axis = scoreAxis([retrieval.scores, ...learned.flatMap(({ scores }) => (scores ? [scores] : []))]);
  const own = retrieval.tokens.n - 1;
  return (
    <div className="staged-memory" ref={frame}>
      {layout && rows && (
        <>
          <table className={layout.stacked ? "staged-table staged-stacked" : "staged-table"}>
            <thead>
              <tr>
                <td />
                <th scope="col">{layout.stacked ? words.staged.keyOverValue : words.key}</th>
                {!layout.stacked && <th scope="col">{words.value}</th>}
                <th scope="col" colSpan={2}>
                  {words.scoreTitle}
                </th>
                <th scope="col">{words.termTitle}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.id} data-look={row.look} data-waiting={row.waiting || undefined}>
                  <th scope="row">{row.name}</th>
                  <Pair row={row} stacked={layout.stacked} shown={layout.coordinates} memory={memory} />
                  <td className="number staged-score">{row.score === null ? "" : words.amount(row.score)}</td>
                  <td>
                    {row.column !== null && (
                      <ScoreBar {...{ axis, learned }} own={row.column === own} column={row.column} scores={retrieval.scores} />
                    )}
                  </td>
                  <td>
                    <Numbers numbers={row.term} shown={layout.coordinates} memory={memory} />
                  </td>
                </tr>
              ))}
            </tbody>
            <tbody className="staged-answers">
              {answers.slice(0, layout.answers).map(({ id, name, note, marker, color, textColor, answer }) => (
                <tr key={id}>
                  <th scope="row" colSpan={layout.stacked ? 4 : 5}>
                    <span style={{ color: textColor }}>
                      {marker !== null && <Swatch shape={marker} color={color} />} {name}
                    </span>
                    <small>{note}</small>
                  </th>
                  <td>
                    <Numbers numbers={answer ?? []} shown={layout.coordinates} memory={memory} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          <p className="staged-note">
            {words.staged.bars}
            {layout.coordinates < retrieval.d && ` ${words.staged.coordinates(layout.coordinates, retrieval.d)}`}
          </p>
        </>
      )}
    </div>
  );
}

interface PairProps {
  readonly row: StagedRow;
  readonly stacked: boolean;
  readonly shown: number;
  readonly memory: ReadMemory;
}

/** Key and value side by side, or one above the other where there is less room. */
function Pair({ row: { key, value }, stacked, shown, memory }: PairProps) {
  const keys = <Numbers numbers={key} shown={shown} memory={memory} />;
  const values = <Numbers numbers={value} shown={shown} memory={memory} />;
  if (!stacked)
    return (
      <>
        <td>{keys}</td>
        <td>{values}</td>
      </>
    );
  return (
    <td>
      {keys}
      {values}
    </td>
  );
}

interface NumbersProps {
  readonly numbers: readonly number[];
  /** Coordinates there is room for. */
  readonly shown: number;
  readonly memory: ReadMemory;
}

function Numbers({ numbers, shown, memory: { scale } }: NumbersProps) {
  const [theme] = useTheme();
  return (
    <span className="staged-numbers number">
      {numbers.slice(0, shown).map((number, k) => {
        const { color, opacity } = tintOf(number, scale, theme);
        return (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: a coordinate is its place
            key={k}
            style={{ "--tint": `color-mix(in srgb, ${color} ${100 * opacity}%, transparent)` } as CSSProperties}
          >
            {memoryText.amount(number)}
          </span>
        );
      })}
    </span>
  );
}
