import { useEffect, useMemo } from "react";
import { openWorker } from "../../../../platform/engine/open-worker";
import { Sweep } from "../../../../platform/engine/sweep";
import { Explanation } from "../../../../platform/shell/help/Explanation";
import { useSweep, useSweepChanges } from "../../../../platform/shell/sweeps/use-sweep";
import { usePanelView } from "../../../../platform/shell/use-panel-view";
import { readingPace } from "../../../../platform/state/react";
import { sentenceCase } from "../../../../platform/ui/grammar";
import type { Size } from "../../../../platform/ui/measure";
import { Panel, PanelChart, PanelEmpty } from "../../../../platform/ui/panel/Panel";
import { QuietSelect } from "../../../../platform/ui/panel/QuietSelect";
import { Stepper } from "../../../../platform/ui/panel/Stepper";
import { failureSaid } from "../../../../platform/ui/problem-said";
import { useTheme } from "../../../../platform/ui/theme";
import { unbroken } from "../../../../platform/ui/unbroken";
import type { MirrorRun, ToMirror } from "../../engine/encoders/messages";
import { mirrored, type Reversal } from "../../math/encoder/mirror";
import { type Difference, DifferencesChart, leastHeightOf } from "../charts/DifferencesChart";
import { leastHeight, MirrorChart, type MirrorRow } from "../charts/MirrorChart";
import { namedEncoders } from "../encoders";
import { encoderKey, type ShownEncoder, useShownEncoder } from "../inspection/asked";
import { inspectionText } from "../inspection/words";
import { useDocument } from "../session/react";
import { lionText } from "../words";
import { caseName, isExact, mirrorSentence } from "./sentences";
import { mirrorView, mostSequences, reversals } from "./views";
import { mirrorText } from "./words";

/** The input turned round: whether the answers come out turned round, and what would change that. */
export function MirrorPanel() {
  const words = mirrorText;
  const document = useDocument();
  const [{ turned, learner, sequence }, view] = usePanelView("mirror", mirrorView);
  const encoder = useShownEncoder(learner);
  const sweep = useMirror(encoder, turned, sequence);
  const names = namedEncoders(document);
  const sentence = () =>
    sweep?.failure ? sentenceCase(failureSaid(sweep.failure)) : mirrorSentence(encoder, sweep?.runs[0] ?? null, turned);
  return (
    <Panel
      id="mirror"
      title={lionText.panels.mirror}
      choices={
        <>
          {names.length > 1 && (
            <QuietSelect<string>
              label={inspectionText.choose}
              value={String(encoder?.learner ?? 0)}
              options={names.map(({ index, name }) => ({ value: String(index), label: name }))}
              onChange={(chosen) => view({ learner: Number(chosen) })}
            />
          )}
          <Stepper label={words.sequence} value={sequence + 1} most={mostSequences} onChange={(chosen) => view({ sequence: chosen - 1 })} />
          <QuietSelect<Reversal>
            label={words.reversal}
            value={turned}
            options={reversals.map((value) => ({ value, label: words.reversals[value] }))}
            onChange={(chosen) => view({ turned: chosen })}
          />
        </>
      }
      summary={<Summary sweep={sweep} sentence={sentence} />}
      plainSummary={sentence}
      explanation={<Explanation sentences={words.explain} formula={words.formula} />}
      table={() => ({
        columns: [words.columns.what, words.columns.difference, words.columns.sees],
        rows: (sweep?.runs ?? []).map(({ changes, difference, breaks }) => [
          caseName(changes, encoder?.name ?? ""),
          difference,
          breaks.map((one) => words.because[one]).join(", ") || words.nothing,
        ]),
      })}
    >
      <PanelChart>{(size) => <LiveMirror size={size} encoder={encoder} sweep={sweep} turned={turned} sentence={sentence} />}</PanelChart>
    </Panel>
  );
}

type MirrorSweep = Sweep<object, MirrorRun>;

/** Asked anew for every encoder, sequence and way of turning it round. */
function useMirror(encoder: ShownEncoder | null, reversal: Reversal, sequence: number): MirrorSweep | null {
  const key = useMemo(() => JSON.stringify([encoder && encoderKey(encoder), reversal, sequence]), [encoder, reversal, sequence]);
  const { sweep, begin } = useSweep<MirrorRun>("mirror", key, () => {
    if (!encoder) throw new RangeError("there is no encoder to be looked at");
    const { document, learner, weights } = encoder;
    return new Sweep<ToMirror, MirrorRun>({ document, learner, weights, reversal, sequence }, () => openWorker("lion", "mirror"));
  });
  const due = encoder !== null && sweep === null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: begun once for each key
  useEffect(() => {
    if (due) begin();
  }, [due, key]);
  return sweep;
}

function Summary({ sweep, sentence }: { readonly sweep: MirrorSweep | null; readonly sentence: () => string }) {
  useSweepChanges(sweep, readingPace);
  return unbroken(sentence());
}

interface LiveProps {
  readonly size: Size;
  readonly encoder: ShownEncoder | null;
  readonly sweep: MirrorSweep | null;
  readonly turned: Reversal;
  readonly sentence: () => string;
}

/** From this width on pictures and differences stand side by side; so they do where the names of differences would touch. */
const wide = 760;

function LiveMirror({ size, encoder, sweep, turned, sentence }: LiveProps) {
  const words = mirrorText;
  const [theme] = useTheme();
  useSweepChanges(sweep, readingPace);
  const own = sweep?.runs[0];
  if (!encoder || !own) return <PanelEmpty>{sentence()}</PanelEmpty>;
  const { tokens, classes } = own;
  const order = mirrored(tokens.length, turned);
  const backwards = Array.from(order, (at) => tokens[at]);
  const gap = own.back.map((value, at) => value - own.straight[at]);
  const seen = (scores: Float64Array, places: Int32Array | null) => byClass(scores, classes.length, places);
  const rows: readonly MirrorRow[] = [
    { id: "straight", name: words.rows.straight, tokens, scores: seen(own.straight, null) },
    { id: "turned", name: words.rows.turned, tokens: backwards, scores: seen(own.back, order) },
    { id: "gap", name: words.rows.gap, tokens: null, scores: seen(gap, null) },
  ];
  const above = Math.max(Math.round(0.58 * size.height), leastHeight(rows, classes.length));
  const beside = size.width >= wide || size.height - above - 8 < leastHeightOf(sweep?.runs.length ?? 0);
  const [left, right] = beside
    ? [
        { width: Math.round(0.6 * size.width) - 24, height: size.height },
        { width: Math.round(0.4 * size.width), height: size.height },
      ]
    : [
        { width: size.width, height: above },
        { width: size.width, height: size.height - above - 8 },
      ];
  return (
    <div className={beside ? "lion-pair" : "lion-pair lion-pair-narrow"}>
      <MirrorChart {...left} theme={theme} classes={classes} rows={rows} words={{ ...words, name: words.chart, summary: sentence() }} />
      <DifferencesChart
        {...right}
        differences={(sweep?.runs ?? []).map((run): Difference => {
          const name = caseName(run.changes, encoder.name);
          const note = run.difference === 0 ? words.sameBits : null;
          return { id: name, name, value: run.difference, exact: isExact(run, turned), note, chosen: run === own };
        })}
        words={{ name: words.differences, summary: sentence(), across: words.across }}
      />
    </div>
  );
}

/** A row for each class, with the tokens in the order of places. */
function byClass(scores: Float64Array, outputs: number, places: Int32Array | null): Float64Array {
  const length = scores.length / outputs;
  return scores.map((_, at) => {
    const token = at % length;
    return scores[(places ? places[token] : token) * outputs + Math.floor(at / length)];
  });
}
