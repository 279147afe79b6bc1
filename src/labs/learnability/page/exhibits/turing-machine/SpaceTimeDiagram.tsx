import { memo, useMemo, useRef } from "react";
import { GridReadOut } from "../../../../../platform/charts/GridReadOut";
import { placeWithin } from "../../../../../platform/charts/pointer";
import { useSize } from "../../../../../platform/ui/measure";
import { printTape, type TuringMachine } from "../../../math/tasks/turing-machine/machine";
import type { Run } from "../../../math/tasks/turing-machine/simulate";
import { headPath, labelledSteps, layOutSpaceTime, letterColor, letterPaths, rowOf, type SpaceTimeLayout } from "./space-time-layout";
import { turingText } from "./words";

export interface SpaceTimeDiagramProps {
  readonly machine: TuringMachine;
  readonly run: Run;
  readonly at: number;
  readonly summary: string;
  readonly onStep: (step: number) => void;
}

/** Space and time: the tape of every step, one below the other. */
export function SpaceTimeDiagram({ machine, run, at, summary, onStep }: SpaceTimeDiagramProps) {
  const frame = useRef<HTMLDivElement>(null);
  const size = useSize(frame);
  const words = turingText;
  const cells = run.history[0].tape.length;
  const layout = useMemo(() => size && layOutSpaceTime(size.width, size.height, cells, run.history.length), [size, cells, run]);
  return (
    <figure className="turing-history">
      <figcaption className="turing-caption">
        {words.historyTitle}
        <span>{layout && (layout.stride === 1 ? words.everyRow : words.sampled(layout.stride))}</span>
      </figcaption>
      <div className="turing-history-room" ref={frame}>
        {layout && layout.width > 0 && <Diagram {...{ layout, machine, run, at, summary, onStep }} />}
      </div>
    </figure>
  );
}

interface DiagramProps extends SpaceTimeDiagramProps {
  readonly layout: SpaceTimeLayout;
}

function Diagram({ layout, machine, run, at, summary, onStep }: DiagramProps) {
  const words = turingText;
  const { width, height, top, left, row, cell, steps } = layout;
  const current = top + rowOf(layout, at) * row;
  const cells = run.history[0].tape.length;
  const locate = (_: number, y: number) => (y < top || y >= top + steps.length * row ? null : Math.floor((y - top) / row));
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the slider over all steps does the same by keyboard
    // biome-ignore lint/a11y/useKeyWithClickEvents: the slider over all steps does the same by keyboard
    <div
      className="chart turing-chart"
      style={{ width, height }}
      onClick={(event) => {
        const row = locate(0, placeWithin(event.currentTarget, event).y);
        if (row !== null) onStep(steps[row]);
      }}
    >
      <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={words.history}>
        <desc>{summary}</desc>
        <Drawing layout={layout} machine={machine} run={run} />
        <rect className="turing-now" x={left - 2} y={current - 1} width={cell * cells + 4} height={Math.max(3, row + 2)} rx={2} />
      </svg>
      <GridReadOut
        label={words.historyRead}
        width={width}
        height={height}
        matrices={1}
        rows={steps.length}
        columns={1}
        locate={(x, y) => {
          const found = locate(x, y);
          return found === null ? null : { matrix: 0, row: found, column: 0 };
        }}
        read={(place) => {
          const step = steps[place.row];
          const { state, head, tape } = run.history[step];
          const y = top + place.row * row;
          const area = { left: left - 2, right: left + cell * cells + 2, top: y, bottom: y + Math.max(2, row) };
          const part = (name: string, value: string) => ({ key: name, swatch: null, name, value });
          return {
            title: words.rowTitle(step),
            rows: [
              part(words.rowState, machine.states[state]),
              part(words.rowHead, words.cellOf(head, machine.alphabet[tape[head]])),
              part(words.rowTape, printTape(machine, tape)),
            ],
            marks: [area],
            at: area,
          };
        }}
      />
    </div>
  );
}

interface DrawingProps {
  readonly layout: SpaceTimeLayout;
  readonly machine: TuringMachine;
  readonly run: Run;
}

/** Everything that stays while the run is stepped through. */
const Drawing = memo(function Drawing({ layout, machine, run }: DrawingProps) {
  const { history } = run;
  const { left, top, cell, row, steps, lettered } = layout;
  const cells = history[0].tape.length;
  const paths = letterPaths(layout, history, machine.alphabet.length);
  return (
    <>
      <rect className="turing-paper" x={left} y={top} width={cell * cells} height={row * steps.length} />
      {paths.map((path, letter) =>
        path === "" ? null : <path key={machine.alphabet[letter]} d={path} fill={letterColor(letter)} fillOpacity={lettered ? 0.3 : 0.8} />,
      )}
      {lettered && <Letters layout={layout} machine={machine} run={run} />}
      <path className={lettered ? "turing-heads" : "turing-heads turing-heads-thin"} d={headPath(layout, history)} />
      {labelledSteps(layout).map((step) => (
        <text key={step} className="chart-tick" x={left - 7} y={top + rowOf(layout, step) * row + row / 2 + 4} textAnchor="end">
          {step}
        </text>
      ))}
      <text className="chart-tick" x={left + cell / 2} y={top - 6} textAnchor="middle">
        0
      </text>
      <text className="chart-tick" x={left + cell * (cells - 0.5)} y={top - 6} textAnchor="middle">
        {cells - 1}
      </text>
    </>
  );
});

function Letters({ layout: { left, top, cell, row, steps }, machine, run }: DrawingProps) {
  return steps.map((step, r) =>
    Array.from(run.history[step].tape, (letter, c) => (
      <text
        // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
        key={`${step} ${c}`}
        className={letter === 0 ? "turing-letter turing-letter-blank" : "turing-letter"}
        x={left + (c + 0.5) * cell}
        y={top + (r + 0.5) * row + 4}
        textAnchor="middle"
      >
        {machine.alphabet[letter]}
      </text>
    )),
  );
}
