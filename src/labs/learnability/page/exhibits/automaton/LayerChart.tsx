import { formatSetting } from "../../../../../platform/charts/format";
import { type Cell, type CellReading, GridReadOut } from "../../../../../platform/charts/GridReadOut";
import type { Execution, LayerRun } from "./execution";
import type { LayerLayout } from "./layer-layout";
import { coordinateMeaning, headMeaning, tokenLabel } from "./layer-names";
import { automatonText } from "./words";

export interface LayerChartProps {
  readonly execution: Execution;
  readonly run: LayerRun;
  readonly layout: LayerLayout;
  /** Names of the tokens. */
  readonly labels: readonly string[];
  /** Tokens that have been generated so far. */
  readonly moment: number;
  /** The token whose making is shown. */
  readonly chosen: number;
  readonly summary: string;
}

/** Tokens as columns: under their names the attention that made the chosen one, then the blocks of their coordinates. */
export function LayerChart({ execution, run, layout, labels, moment, chosen, summary }: LayerChartProps) {
  const words = automatonText.layer;
  const there = run.prompt + moment;
  return (
    <div className="chart layer-chart" style={{ width: layout.width, height: layout.height }}>
      <svg width={layout.width} height={layout.height} role="img" aria-label={`${words.chart}. ${summary}`}>
        <Chosen layout={layout} chosen={chosen} generated={chosen >= run.prompt} />
        <Blocks layout={layout} there={there} all={run.tokens.length} prompt={run.prompt} />
        <Groups run={run} layout={layout} />
        <g>
          {labels.map((label, t) => (
            <text
              // biome-ignore lint/suspicious/noArrayIndexKey: a token is its place
              key={t}
              className={t < there ? "layer-label" : "layer-label layer-later"}
              transform={`translate(${layout.columnLeft(t) + layout.pitch / 2 + 4},${layout.top - 7}) rotate(-90)`}
            >
              {label}
            </text>
          ))}
        </g>
        <Ones run={run} layout={layout} there={there} />
        <Attention run={run} layout={layout} chosen={chosen} there={there} />
      </svg>
      <GridReadOut
        label={words.read}
        width={layout.width}
        height={layout.height}
        matrices={1}
        rows={run.layer.layout.d + run.layer.heads.length}
        columns={run.tokens.length}
        locate={(x, y) => cellAt(layout, run, x, y)}
        read={(cell) => readingAt(execution, run, layout, { there, chosen }, cell)}
      />
    </div>
  );
}

/** Width of a letter in the names of groups; a name without room is left out. */
const groupLetter = 6.4;

/** Which tokens the prompt holds, and which are generated. */
function Groups({ run, layout }: { readonly run: LayerRun; readonly layout: LayerLayout }) {
  const { machine, word, start, generated } = automatonText.layer.groups;
  const letters = run.layer.form === "universal" ? run.fired.length / 2 : run.fired.length;
  const entries = run.prompt - letters - 1;
  const groups = [
    { name: machine, from: 0, to: entries },
    { name: word, from: entries, to: entries + letters },
    { name: start, from: run.prompt - 1, to: run.prompt },
    { name: generated, from: run.prompt, to: run.tokens.length },
  ];
  return groups
    .filter(({ from, to }) => to > from)
    .map(({ name, from, to }) => (
      <g key={name}>
        {(to - from) * layout.pitch > name.length * groupLetter && (
          <text className="layer-group" x={layout.columnLeft(from) + 2} y={10}>
            {name}
          </text>
        )}
        <path className="layer-divide" d={`M${layout.columnLeft(from) + 2},15H${layout.columnLeft(to) - 2}`} />
      </g>
    ));
}

interface ThereProps {
  readonly run: LayerRun;
  readonly layout: LayerLayout;
  readonly there: number;
}

/** The column of the chosen token, and the one before it, which is its query. */
function Chosen({ layout, chosen, generated }: { readonly layout: LayerLayout; readonly chosen: number; readonly generated: boolean }) {
  const column = (token: number, className: string) => (
    <rect className={className} x={layout.columnLeft(token)} y={18} width={layout.pitch} height={layout.height - 20} rx={4} />
  );
  return (
    <>
      {generated && column(chosen - 1, "layer-asking")}
      {column(chosen, "layer-chosen")}
    </>
  );
}

function Blocks({
  layout,
  there,
  all,
  prompt,
}: {
  readonly layout: LayerLayout;
  readonly there: number;
  readonly all: number;
  readonly prompt: number;
}) {
  const { blocks, left, pitch } = layout;
  const later = Math.max(0, all - there) * pitch;
  return (
    <>
      {blocks.map(({ name, top, bottom }) => (
        <g key={name}>
          <text className="layer-block" x={left - 8} y={(top + bottom) / 2} dy="0.35em">
            {name}
          </text>
          <rect className="layer-band" x={left} y={top} width={there * pitch} height={bottom - top} />
          {later > 0 && (
            <rect className="layer-band layer-band-later" x={left + there * pitch} y={top} width={later} height={bottom - top} />
          )}
        </g>
      ))}
      <path className="layer-divide" d={`M${left + prompt * pitch},${layout.top - 4}V${blocks[blocks.length - 1].bottom + 4}`} />
    </>
  );
}

/** Every coordinate that is not zero; nearly all of them are. */
function Ones({ run, layout, there }: ThereProps) {
  const inset = layout.cell > 7 ? 1 : 0.5;
  return run.tokens.slice(0, there).flatMap((token, t) =>
    token.map(([coordinate]) => (
      <rect
        // biome-ignore lint/suspicious/noArrayIndexKey: a token is its place
        key={`${t},${coordinate}`}
        className="layer-one"
        x={layout.columnLeft(t) + 3}
        y={layout.rowTop(coordinate) + inset}
        width={layout.pitch - 6}
        height={layout.cell - 2 * inset}
        rx={1.5}
      />
    )),
  );
}

/** One row for each head: a bar under every token it attends to, as high as the score among all. */
function Attention({ run, layout, chosen, there }: ThereProps & { readonly chosen: number }) {
  const words = automatonText.layer;
  const fired = run.fired[chosen - run.prompt] ?? [];
  const largest = Math.max(...fired.map(({ score }) => Math.abs(score)), 1);
  const { headsTop, headHeight, headTop, left, pitch } = layout;
  return (
    <g>
      <text className="layer-attention" x={left} y={headsTop - 4}>
        {words.attention}
      </text>
      {chosen >= run.prompt && (
        <text className="layer-asks" x={layout.columnLeft(chosen - 1) + pitch / 2} y={headsTop - 4}>
          {words.asks}
        </text>
      )}
      {run.layer.heads.map((_, h) => (
        // By its label: the names of heads for different letters have the same code.
        <g key={words.head(h)}>
          <text className="layer-block" x={left - 8} y={headTop(h) + headHeight / 2} dy="0.35em">
            {words.head(h)}
          </text>
          <path className="chart-grid" d={`M${left},${headTop(h) + headHeight}H${left + there * pitch}`} />
        </g>
      ))}
      {fired.map(({ head, token, score }) => {
        const height = ((headHeight - 3) * Math.abs(score)) / largest;
        return (
          <g key={`${head},${token}`}>
            <rect
              className="layer-score"
              x={layout.columnLeft(token) + 3}
              y={headTop(head) + headHeight - height}
              width={pitch - 6}
              height={height}
              rx={1.5}
            />
            <text
              className="layer-score-value"
              x={layout.columnLeft(token) + pitch / 2}
              y={headTop(head) + headHeight / 2 + 1.5}
              dy="0.35em"
            >
              {formatSetting(score)}
            </text>
          </g>
        );
      })}
    </g>
  );
}

function cellAt(layout: LayerLayout, { layer, tokens }: LayerRun, x: number, y: number): Cell | null {
  const column = Math.floor((x - layout.left) / layout.pitch);
  if (column < 0 || column >= tokens.length) return null;
  const block = layout.blocks.find(({ top, bottom }) => y >= top && y < bottom);
  if (block) return { matrix: 0, row: block.offset + Math.floor((y - block.top) / layout.cell), column };
  const head = Math.floor((y - layout.headsTop) / layout.headHeight);
  return head >= 0 && head < layer.heads.length ? { matrix: 0, row: layer.layout.d + head, column } : null;
}

function readingAt(
  execution: Execution,
  run: LayerRun,
  layout: LayerLayout,
  { there, chosen }: { readonly there: number; readonly chosen: number },
  { row, column }: Cell,
): CellReading {
  const words = automatonText.layer;
  const { d } = run.layer.layout;
  const left = layout.columnLeft(column);
  const isHead = row >= d;
  const top = isHead ? layout.headTop(row - d) : layout.rowTop(row);
  const area = { left, right: left + layout.pitch, top, bottom: top + (isHead ? layout.headHeight : layout.cell) };
  const label = tokenLabel(execution, run, column);
  const head = row - d;
  const score = (run.fired[chosen - run.prompt] ?? []).find((firing) => firing.head === head && firing.token === column)?.score ?? 0;
  const value = run.tokens[column].find(([coordinate]) => coordinate === row)?.[1] ?? 0;
  const line = isHead
    ? { name: `${words.head(head)}, ${headMeaning(execution, run.layer, head)}`, value: formatSetting(score) }
    : { name: coordinateMeaning(execution, run.layer, row), value: column < there ? formatSetting(value) : words.notYet };
  return { title: label, rows: [{ key: "value", swatch: null, ...line }], marks: [area], at: area };
}
