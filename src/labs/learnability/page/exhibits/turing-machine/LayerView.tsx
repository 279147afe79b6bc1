import type { CSSProperties } from "react";
import { Fitted } from "../../../../../platform/ui/Fitted";
import { useStaged } from "../../../../../platform/ui/panel/staging";
import { problemSaid } from "../../../../../platform/ui/problem-said";
import type { Instance } from "../../../math/tasks/turing-machine/instances";
import { blockWords } from "../../../math/tasks/turing-machine/layer";
import { headCount } from "../../../math/tasks/turing-machine/layer-shape";
import { configurationIn } from "../../../math/tasks/turing-machine/tokens";
import { type LayerRun, mostLayerSteps } from "./layer-run";
import { type ShownBlock, type ShownHead, type ShownToken, shownStep } from "./layer-view";
import { turingText } from "./words";

export interface LayerViewProps {
  readonly layerRun: LayerRun;
  readonly instance: Instance;
  /** The shown step of the machine; the layer may still compute it. */
  readonly at: number;
}

/** The layer beside the machine: the tokens of its last step, the heads that computed them, and their meaning. */
export function LayerView({ layerRun, instance, at }: LayerViewProps) {
  const words = turingText;
  const { layer } = layerRun;
  const step = Math.min(at, layerRun.steps);
  const { letters, moves } = layer.shape;
  const staged = useStaged();
  const tokens = (
    <ol className="turing-tokens">
      {shownStep(layerRun, instance, step).map((token) => (
        <TokenCard key={token.index} token={token} />
      ))}
    </ol>
  );
  return (
    <section className="turing-layer" aria-label={words.layer}>
      <h3 className="turing-caption">
        {words.layer}
        <span title={words.layerSizeHelp(letters, moves.length)}>{words.layerSize(headCount(layer.shape), layer.layout.d)}</span>
      </h3>
      <Pace at={at} steps={layerRun.steps} />
      {step === 0 && <p className="turing-help">{words.start0}</p>}
      {staged ? <Fitted className="turing-fitted">{tokens}</Fitted> : tokens}
      <Told layerRun={layerRun} instance={instance} step={step} />
    </section>
  );
}

/** Where the layer is, when it is not where the machine is. */
function Pace({ at, steps }: { readonly at: number; readonly steps: number }) {
  const words = turingText;
  if (at <= steps) return null;
  return (
    <p className="turing-help">
      {steps < mostLayerSteps ? words.working(steps, Math.min(at, mostLayerSteps)) : words.layerEnd(mostLayerSteps)}
    </p>
  );
}

function TokenCard({ token }: { readonly token: ShownToken }) {
  const words = turingText;
  return (
    <li className="turing-token">
      <h4 className="number" title={words.tokenHelp(token.index)}>
        {token.name} <small>{words.tokenNumber(token.index)}</small>
      </h4>
      <p className="turing-token-words">{token.words.replace(/^[ABC]: /, "")}</p>
      <dl className="turing-blocks">
        {token.blocks.map((block) => (
          <div key={block.name} title={problemSaid(blockWords(block.name))}>
            <dt>{block.name}</dt>
            <dd>
              <BlockPicture block={block} />
            </dd>
          </div>
        ))}
      </dl>
      {token.heads.length > 0 && (
        <>
          <p className="turing-made-by">{words.madeBy}</p>
          <ul className="turing-fired" aria-label={words.fired(token.name)}>
            {token.heads.map((head) => (
              <FiredHead key={head.name} head={head} />
            ))}
          </ul>
        </>
      )}
    </li>
  );
}

function FiredHead({ head: { name, met, earlier } }: { readonly head: ShownHead }) {
  const words = turingText;
  return (
    <li>
      <strong>{name}</strong>
      {met.map(({ token, score }) => (
        <span key={token} className="number turing-met">
          {token} <b className={score < 0 ? "turing-minus" : undefined}>{words.score(score)}</b>
        </span>
      ))}
      {earlier && <span className="number turing-met">{words.earlier(earlier.count, earlier.sum)}</span>}
    </li>
  );
}

/** Widest picture of a block; wider blocks have smaller cells. */
const widest = 47;
/** Pixels at which an entry can still be seen. */
const leastEntry = 3;

/** A block as a small matrix: 1 filled, -1 hollow, 0 empty. */
function BlockPicture({ block: { rows, columns, entries } }: { readonly block: ShownBlock }) {
  const size = Math.min(6, widest / columns);
  const width = columns * size;
  const height = Math.max(leastEntry + 1, rows * size);
  const inset = size > 4 ? 0.5 : 0;
  const said = entries.map(({ row, column, value }) => `${rows > 1 ? `${row},` : ""}${column}: ${value}`).join("; ");
  return (
    <svg
      className="turing-block"
      width={width + 2}
      height={height + 2}
      viewBox={`-1 -1 ${width + 2} ${height + 2}`}
      role="img"
      aria-label={said}
    >
      <rect className="turing-block-frame" x={-0.5} y={-0.5} width={width + 1} height={height + 1} />
      {entries.map(({ row, column, value }) => (
        <rect
          key={`${row} ${column}`}
          className={value < 0 ? "turing-entry turing-entry-minus" : "turing-entry"}
          style={{ "--size": Math.min(1, Math.abs(value)) } as CSSProperties}
          x={column * size + inset}
          y={row * size + inset}
          width={Math.max(leastEntry, size - 2 * inset)}
          height={Math.max(leastEntry, size - 2 * inset)}
        />
      ))}
    </svg>
  );
}

/** The configuration decoded from the tokens alone. */
function Told({ layerRun, instance, step }: { readonly layerRun: LayerRun; readonly instance: Instance; readonly step: number }) {
  const words = turingText;
  const { states, alphabet } = instance.machine;
  const told = configurationIn(layerRun.layer, layerRun.tokens, step);
  const named = (names: readonly string[], index: number | null) => (index === null ? "?" : names[index]);
  const tape = told.tape.map((letter) => named(alphabet, letter)).join("");
  return (
    <p className="turing-told">
      <span>{words.told}</span> {words.toldWords(named(states, told.state), told.head === null ? "?" : String(told.head), tape)}
    </p>
  );
}
