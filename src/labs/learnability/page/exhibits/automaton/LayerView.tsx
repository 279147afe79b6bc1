import { type CSSProperties, type KeyboardEvent, useEffect, useMemo, useRef, useState } from "react";
import { type Size, useSize } from "../../../../../platform/ui/measure";
import { useStaged } from "../../../../../platform/ui/panel/staging";
import { buttonsInRow } from "../../../../../platform/ui/roving";
import { tokensPerStep } from "../../../math/tasks/automaton/layer";
import { agrees, type Execution, type LayerForm, type LayerRun } from "./execution";
import { LayerChart } from "./LayerChart";
import { type LayerLayout, layOutLayer } from "./layer-layout";
import { makers, tokenLabel, tokenMeaning } from "./layer-names";
import { automatonText } from "./words";

export interface LayerViewProps {
  readonly execution: Execution | null;
  readonly moment: number;
  readonly form: LayerForm;
  readonly onForm: (form: LayerForm) => void;
  readonly summary: string;
  /** Whether the graph is complete and is that of the execution. */
  readonly complete: boolean;
}

/** The linear-attention layer that does what the automaton does, at the same moment. */
export function LayerView({ execution, moment, form, onForm, summary, complete }: LayerViewProps) {
  const words = automatonText.layer;
  const run = execution?.layer ?? null;
  return (
    <div className="layer-view">
      <div className="layer-head">
        <h3>{words.title}</h3>
        <fieldset className="panel-views" aria-label={words.form} ref={buttonsInRow}>
          {(["universal", "fixed"] as const).map((one) => (
            <button key={one} type="button" aria-pressed={form === one} title={words.formHelp[one]} onClick={() => onForm(one)}>
              {words.forms[one]}
            </button>
          ))}
        </fieldset>
        {run && <span className="layer-shape">{words.shape(run.layer.layout.d, run.layer.heads.length, tokensPerStep(run.layer))}</span>}
      </div>
      {execution && run ? (
        <LayerOf execution={execution} run={run} moment={moment} summary={summary} complete={complete} />
      ) : (
        <p className="panel-empty">{execution ? words.tooLarge : words.none}</p>
      )}
    </div>
  );
}

/** A column and a little of what follows. */
const columnRoom = 44;

interface LayerOfProps {
  readonly execution: Execution;
  readonly run: LayerRun;
  readonly moment: number;
  readonly summary: string;
  readonly complete: boolean;
}

function LayerOf({ execution, run, moment, summary, complete }: LayerOfProps) {
  const words = automatonText.layer;
  const frame = useRef<HTMLDivElement>(null);
  const size = useSize(frame);
  const newest = run.prompt + moment - 1;
  const [wanted, setWanted] = useState<{ readonly token: number; readonly at: number } | null>(null);
  // A token that was chosen is left as soon as the run goes on.
  const chosen = wanted && wanted.at === newest ? wanted.token : newest;
  const labels = useMemo(() => run.tokens.map((_, t) => tokenLabel(execution, run, t)), [execution, run]);
  const layout = size && size.width > 0 ? layOutLayer({ ...size, layer: run.layer, labels }) : null;
  const staged = useStaged();
  const newestLeft = layout?.columnLeft(newest) ?? null;
  useEffect(() => {
    const scroll = frame.current;
    if (!scroll || newestLeft === null) return;
    // The newest token comes into sight, and what was in sight already moves nothing.
    const hidden = newestLeft < scroll.scrollLeft || newestLeft + columnRoom > scroll.scrollLeft + scroll.clientWidth;
    if (hidden) scroll.scrollLeft = newestLeft + columnRoom - scroll.clientWidth;
  }, [newestLeft]);
  const made = makers(execution, run, chosen);
  const label = labels[chosen];
  return (
    <>
      <div className="layer-scroll" ref={frame}>
        {layout && (
          <div className="layer-frame" {...(staged && size ? fitted(layout, size) : {})}>
            <RowNames layout={layout} heads={run.layer.heads.length} />
            <LayerChart {...{ execution, run, layout, labels, moment, chosen, summary }} />
            <TokenButtons
              names={labels.slice(0, newest + 1).map((_, t) => words.token(t + 1, tokenMeaning(execution, run, t)))}
              layout={layout}
              chosen={chosen}
              onChoose={(token) => setWanted({ token, at: newest })}
            />
          </div>
        )}
      </div>
      <p className="layer-said" role="status">
        {made.length > 0 ? words.madeBy(label, made) : words.given(label)} {words.says(tokenMeaning(execution, run, chosen))}{" "}
        {complete ? <Verdict agree={agrees(execution, moment)} /> : words.unfinished}
      </p>
    </>
  );
}

/** Below this scale names stand closer than their groups' names leave room for. */
const crowded = 0.85;

/** A hall cannot scroll: all of the drawing, as small as that makes it. */
function fitted(drawing: Size, room: Size): { readonly style: CSSProperties; readonly "data-crowded": true | undefined } {
  const scale = Math.min(1, room.width / drawing.width, room.height / drawing.height);
  const style = { transform: `scale(${scale})`, transformOrigin: "0 0", "--fit": scale } as CSSProperties;
  return { style, "data-crowded": scale < crowded || undefined };
}

function Verdict({ agree }: { readonly agree: boolean }) {
  const words = automatonText.layer;
  return <strong className={agree ? "tone-good" : "tone-error"}>{agree ? words.agree : words.disagree}</strong>;
}

/** The names of the rows once more, over those of the drawing: they stay in sight while it scrolls to the side. */
function RowNames({ layout, heads }: { readonly layout: LayerLayout; readonly heads: number }) {
  return (
    <div className="layer-names" aria-hidden="true">
      <div style={{ width: layout.left - 3, height: layout.height }}>
        {layout.blocks.map(({ name, top, bottom }) => (
          <span key={name} style={{ top: (top + bottom) / 2 }}>
            {name}
          </span>
        ))}
        {Array.from({ length: heads }, (_, head) => (
          <span key={layout.headTop(head)} style={{ top: layout.headTop(head) + layout.headHeight / 2 }}>
            {automatonText.layer.head(head)}
          </span>
        ))}
      </div>
    </div>
  );
}

interface TokenButtonsProps {
  /** One for each token that exists: its number and its meaning. */
  readonly names: readonly string[];
  readonly layout: LayerLayout;
  readonly chosen: number;
  readonly onChoose: (token: number) => void;
}

/** The names above the columns as buttons: one tab stop, arrow keys within. */
function TokenButtons({ names, layout, chosen, onChoose }: TokenButtonsProps) {
  const group = useRef<HTMLFieldSetElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const next = { ArrowLeft: chosen - 1, ArrowRight: chosen + 1, Home: 0, End: names.length - 1 }[event.key];
    if (next === undefined || next < 0 || next >= names.length) return;
    event.preventDefault();
    onChoose(next);
    group.current?.querySelectorAll("button")[next]?.focus();
  };
  return (
    <fieldset className="layer-tokens" aria-label={automatonText.layer.tokens} ref={group} onKeyDown={onKeyDown}>
      {names.map((name, token) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: a token is its place
          key={token}
          type="button"
          aria-label={name}
          aria-pressed={token === chosen}
          title={name}
          tabIndex={token === chosen ? 0 : -1}
          style={{ left: layout.columnLeft(token), width: layout.pitch, height: layout.top }}
          onClick={() => onChoose(token)}
        />
      ))}
    </fieldset>
  );
}
