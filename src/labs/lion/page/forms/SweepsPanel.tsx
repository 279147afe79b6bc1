import { useMemo } from "react";
import { Explanation } from "../../../../platform/shell/help/Explanation";
import { usePanelView } from "../../../../platform/shell/use-panel-view";
import { readingPace } from "../../../../platform/state/react";
import { IconButton } from "../../../../platform/ui/IconButton";
import { PauseIcon, PlayIcon } from "../../../../platform/ui/icons";
import type { Size } from "../../../../platform/ui/measure";
import { Panel, PanelChart, PanelEmpty, usePanelOnScreen } from "../../../../platform/ui/panel/Panel";
import { Stepper } from "../../../../platform/ui/panel/Stepper";
import { usePlayedSteps } from "../../../../platform/ui/played-steps";
import { useTheme } from "../../../../platform/ui/theme";
import type { LionDocument } from "../../document/document";
import type { DrawnHead } from "../../engine/protocol";
import { termsOf } from "../../math/attention";
import { Recurrence, type RecurrenceCheckpoint } from "../../math/recurrence";
import { SweepsChart } from "../charts/SweepsChart";
import { stepsOf } from "../panels/head";
import { tokenView } from "../panels/views";
import { useDocument, useSeries, useSession } from "../session/react";
import { emptyWords, sweepSentence } from "./sentences";
import { lambdasOf, tokenNames, tokenOf, useToken } from "./token";
import { formsText } from "./words";

interface PlayedStepperProps {
  readonly label: string;
  /** From 1. */
  readonly value: number;
  readonly most: number;
  readonly onChange: (value: number) => void;
}

/** Milliseconds that a played step stays. */
const pace = 500;

/** A stepper that can also go on by itself. */
function PlayedStepper({ label, value, most, onChange }: PlayedStepperProps) {
  const { playing, goTo, play } = usePlayedSteps({ at: value, first: 1, last: most, pace, show: onChange });
  const words = formsText.stepper;
  return (
    <Stepper {...{ label, value, most }} onChange={goTo}>
      {most > 1 && (
        <IconButton look="plain" label={playing ? words.pause : words.play} onPress={play}>
          {playing ? <PauseIcon /> : <PlayIcon />}
        </IconButton>
      )}
    </Stepper>
  );
}

/** Both sweeps after so many steps. */
function sweptTo(head: DrawnHead, document: LionDocument, step: number): RecurrenceCheckpoint {
  const sweep = new Recurrence(termsOf(head.sequence), stepsOf(head, document));
  while (sweep.step < step) sweep.advance();
  return sweep.checkpoint();
}

/** Two states that run over the tokens, one from each end; step by step, back and forth. */
export function SweepsPanel() {
  const session = useSession();
  const document = useDocument();
  const words = formsText.sweeps;
  const [{ token: chosen }] = usePanelView("matrix", tokenView);
  const { forms } = useSeries(usePanelOnScreen(), readingPace);
  const head = document.scans === 1 ? (forms?.head ?? null) : null;
  const [step, choose] = useToken(head?.sequence.length ?? 1);
  const standing = () => {
    const { experiment } = session.store.getState();
    const drawn = experiment.scans === 1 ? (session.series.forms?.head ?? null) : null;
    return drawn && { drawn, experiment, at: tokenOf(chosen, session.series, drawn.sequence.length) };
  };
  const nothing = document.scans > 1 ? formsText.twoScans : emptyWords(forms, document);
  return (
    <Panel
      id="sweeps"
      title={words.title}
      controls={head && <PlayedStepper label={words.step} value={step} most={head.sequence.length} onChange={choose} />}
      summary={head ? sweepSentence(step, head) : nothing}
      plainSummary={() => {
        const now = standing();
        return now ? sweepSentence(now.at, now.drawn) : nothing;
      }}
      explanation={<Explanation sentences={words.explain} formula={words.formula} />}
      table={() => {
        const now = standing();
        const columns = [words.columns.state, words.columns.row, words.columns.column, words.columns.value];
        if (!now) return { columns, rows: [] };
        const wide = now.drawn.sequence.dv + 1;
        const { forward, backward } = sweptTo(now.drawn, now.experiment, now.at);
        const rowsOf = (name: string, state: Float64Array) =>
          Array.from(state, (value, e) => [name, Math.floor(e / wide) + 1, (e % wide) + 1, value]);
        return { columns, rows: [...rowsOf(words.forward, forward), ...rowsOf(words.backward, backward)] };
      }}
    >
      <PanelChart>{(size) => (head ? <LiveSweeps size={size} head={head} step={step} /> : <PanelEmpty>{nothing}</PanelEmpty>)}</PanelChart>
    </Panel>
  );
}

function LiveSweeps({ size, head, step }: { readonly size: Size; readonly head: DrawnHead; readonly step: number }) {
  const document = useDocument();
  const [theme] = useTheme();
  const words = formsText.sweeps;
  const { forward, backward } = useMemo(() => sweptTo(head, document, step), [head, document, step]);
  const { length, d, dv } = head.sequence;
  return (
    <SweepsChart
      {...size}
      tokens={tokenNames(document, length)}
      step={step}
      lambdas={lambdasOf(head, document)}
      rows={d}
      columns={dv + 1}
      forward={forward}
      backward={backward}
      theme={theme}
      words={{ ...words, name: words.chart, summary: sweepSentence(step, head), notes: [words.read(step), words.last] }}
    />
  );
}
