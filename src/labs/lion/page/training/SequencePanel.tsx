import { type CSSProperties, useMemo } from "react";
import { Explanation } from "../../../../platform/shell/help/Explanation";
import { usePanelView } from "../../../../platform/shell/use-panel-view";
import { readingPace } from "../../../../platform/state/react";
import type { Size } from "../../../../platform/ui/measure";
import { Panel, PanelChart, PanelEmpty, usePanelOnScreen } from "../../../../platform/ui/panel/Panel";
import { QuietSelect } from "../../../../platform/ui/panel/QuietSelect";
import { Stepper } from "../../../../platform/ui/panel/Stepper";
import { unbroken } from "../../../../platform/ui/unbroken";
import type { LionDocument } from "../../document/document";
import { scanCount } from "../../math/encoder/settings";
import { gridOfTask } from "../../math/tasks/tasks";
import { MasksChart } from "../charts/MasksChart";
import { useDocument, useSeries, useSession } from "../session/react";
import type { LionSeries } from "../session/series";
import { lionText } from "../words";
import { DecayRows } from "./DecayRows";
import { GridPictures, PatchToken } from "./GridPictures";
import { HalfLives } from "./HalfLives";
import { type InspectedEncoder, inspectSequence, shownSequences, type Tests, useTests } from "./inspect-encoders";
import { decaysByGlyph, type HeadDecays, halfLifeOf, lambdaOf, meanOf } from "./learned-decays";
import { decaysSentence, glyphWords, placeOf, plainDecaysSentence } from "./sentences";
import { type Learner, learnersOf } from "./training-data";
import { type SequenceReading, sequenceReadings, sequenceView } from "./views";
import { trainingText } from "./words";

/** One sequence in the encoders: its tokens, a learner's decays for them, its attention weights, and all learners' answers. */
export function SequencePanel() {
  const session = useSession();
  const document = useDocument();
  const [view, show] = usePanelView("sequence", sequenceView);
  const words = trainingText.sequence;
  const tests = useTests(document);
  const learner = Math.min(view.of, document.learners.length - 1);
  const named = learnersOf(document, session.series);
  return (
    <Panel
      id="sequence"
      title={lionText.panels.sequence}
      choices={
        <>
          {named.length > 0 && (
            <QuietSelect
              label={words.learner}
              value={String(learner)}
              options={named.map(({ index, name }) => ({ value: String(index), label: name }))}
              onChange={(value) => show({ of: Number(value) })}
            />
          )}
          <QuietSelect<SequenceReading>
            label={words.reading}
            value={view.show}
            options={sequenceReadings.map((value) => ({ value, label: words.readings[value] }))}
            onChange={(value) => show({ show: value })}
          />
          {view.show !== "half-lives" && (
            <Stepper label={words.sequence} value={view.at + 1} most={shownSequences} onChange={(value) => show({ at: value - 1 })} />
          )}
        </>
      }
      summary={<Summary learner={learner} tests={tests} />}
      plainSummary={() => plainDecaysSentence(document, session.series, learner)}
      explanation={<Explanation sentences={words.explain} formula={words.formula} />}
      table={() => {
        const { head, kind, tokens, lambda, halfLife } = words.columns;
        const weights = weightsOf(session.series, learner);
        const heads = weights && tests ? decaysByGlyph(document, learner, weights, tests) : [];
        return { columns: [head, kind, tokens, lambda, halfLife], rows: heads.flatMap((one) => tableRows(document, learner, one)) };
      }}
    >
      <Body learner={learner} tests={tests} reading={view.show} at={view.at} />
    </Panel>
  );
}

/** A head at each kind of token: how many, and means over them. */
function tableRows({ learners }: LionDocument, learner: number, head: HeadDecays) {
  const place = placeOf(learners[learner], head);
  return [...head.byGlyph].map(([glyph, lambdas]) => {
    const lambda = meanOf(lambdas);
    return [place, trainingText.sequence.atKind(glyphWords(glyph)), lambdas.length, lambda, halfLifeOf(lambda)];
  });
}

/** The weights of a learner's first encoder, as of the last evaluation. */
function weightsOf(series: LionSeries, learner: number): Float32Array | null {
  return series.encoder(learner)?.runs[0]?.weights ?? null;
}

function useDecays(document: LionDocument, learner: number, weights: Float32Array | null, tests: Tests | null): readonly HeadDecays[] {
  return useMemo(
    () => (weights && tests && learner >= 0 ? decaysByGlyph(document, learner, weights, tests) : []),
    [document, learner, weights, tests],
  );
}

function Summary({ learner, tests }: { readonly learner: number; readonly tests: Tests | null }) {
  const document = useDocument();
  const weights = weightsOf(useSeries(usePanelOnScreen(), readingPace), learner);
  const decays = useDecays(document, learner, weights, tests);
  return unbroken(decaysSentence(document, learner, weights !== null, decays));
}

interface BodyProps {
  readonly learner: number;
  readonly tests: Tests | null;
  readonly reading: SequenceReading;
  readonly at: number;
}

function Body({ learner, tests, reading, at }: BodyProps) {
  const document = useDocument();
  const series = useSeries(usePanelOnScreen(), readingPace);
  const weights = weightsOf(series, learner);
  const inspected = useMemo(
    () => (weights && tests && learner >= 0 ? inspectSequence(document, learner, weights, tests, at) : null),
    [document, learner, weights, tests, at],
  );
  const decays = useDecays(document, learner, weights, tests);
  if (!inspected || !tests)
    return document.learners.length === 0 ? (
      <PanelEmpty absent>{trainingText.training.absent}</PanelEmpty>
    ) : (
      <PanelEmpty>{trainingText.training.begins}</PanelEmpty>
    );
  if (reading === "weights") return <PanelChart>{(size) => <Weights size={size} inspected={inspected} />}</PanelChart>;
  if (reading === "half-lives") return <PanelChart>{(size) => <HalfLives size={size} decays={decays} inspected={inspected} />}</PanelChart>;
  const others = learnersOf(document, series).map((one) => ({ one, given: givenBy(document, series, one.index, tests, at) }));
  const grid = document.problem.kind === "task" ? gridOfTask(document.problem.task) : null;
  return <Rows {...{ inspected, tests, decays, others, grid }} />;
}

/** Answers of an encoder for a sequence; null before its first evaluation. */
function givenBy(document: LionDocument, series: LionSeries, learner: number, tests: Tests, at: number): Int32Array | null {
  const weights = weightsOf(series, learner);
  return weights && inspectSequence(document, learner, weights, tests, at).given;
}

interface RowsProps {
  readonly inspected: InspectedEncoder;
  readonly tests: Tests;
  readonly decays: readonly HeadDecays[];
  readonly others: readonly { readonly one: Learner; readonly given: Int32Array | null }[];
  /** Rows and columns where sequences are grids. */
  readonly grid: readonly [number, number] | null;
}

/** With more heads than these, a row has one line on a stage; with more tokens, a narrow stage has no letters. */
const manyHeads = 8;
const manyTokens = 56;

/** A column for each token. */
function Rows({ inspected, tests, decays, others, grid }: RowsProps) {
  const { settings, sequences, layers } = inspected;
  const { length, symbols, secondSymbols, patches, answers, counts } = sequences;
  const { glyphs } = tests;
  const words = trainingText.sequence;
  const tokens = Array.from(symbols, (symbol, at) => glyphs.token(symbol, secondSymbols?.[at] ?? 0));
  const wall = (glyph: string) => glyph === "|";
  const asked = (at: number) => answers.length === length && counts?.[at] !== 0;
  const heads = layers.flatMap(({ logits }, layer) =>
    logits.flatMap((scan, which) =>
      Array.from({ length: settings.heads }, (_, head) => ({
        key: `${layer} ${which} ${head}`,
        layer,
        scan: which,
        name: placeOf({ ...settings, scans: scanCount(settings) }, { layer, head: which * settings.heads + head }),
        lambdas: Array.from({ length }, (_, at) => lambdaOf(scan[at * settings.heads + head])),
        mean: decays.find((one) => one.layer === layer && one.head === which * settings.heads + head),
      })),
    ),
  );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section className="sequence-rows" aria-label={words.chart} tabIndex={0}>
      {grid && <GridPictures inspected={inspected} grid={grid} />}
      <table
        className={`${heads.length > manyHeads ? "sequence-many" : ""} ${length > manyTokens ? "sequence-long" : ""}`}
        style={{ "--heads": Math.max(1, heads.length), "--tokens": length } as CSSProperties}
      >
        <tbody>
          <tr className="sequence-tokens">
            <th scope="row">{words.tokens}</th>
            {tokens.map((glyph, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: tokens have no identity but their place
              <td key={at} className={wall(glyph) ? "sequence-wall" : glyph === "·" ? "sequence-filler" : undefined}>
                {patches ? <PatchToken sequences={sequences} token={at} /> : <Glyph glyph={glyph} />}
              </td>
            ))}
            <td />
          </tr>
          <DecayRows heads={heads} settings={settings} isWall={(at) => wall(tokens[at])} />
          {answers.length === length && (
            <tr className="sequence-answers">
              <th scope="row">{words.right}</th>
              {tokens.map((_, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: tokens have no identity but their place
                <td key={at}>{asked(at) ? glyphs.classes[answers[at]] : ""}</td>
              ))}
              <td />
            </tr>
          )}
          {others.map(({ one, given }) => (
            <AnswerRow key={one.index} {...{ one, given, answers, tests, length }} asked={asked} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** A token of two symbols, such as a key and its value: one stands above the other, as adjacent pairs would run together. */
function Glyph({ glyph }: { readonly glyph: string }) {
  return Array.from(glyph, (symbol, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: symbols have no identity but their place
    <span key={place} className="sequence-symbol">
      {symbol}
    </span>
  ));
}

interface AnswerRowProps {
  readonly one: Learner;
  readonly given: Int32Array | null;
  readonly answers: Int32Array;
  readonly tests: Tests;
  readonly length: number;
  readonly asked: (at: number) => boolean;
}

/** Answers of an encoder; wrong ones are framed. */
function AnswerRow({ one, given, answers, tests, length, asked }: AnswerRowProps) {
  const words = trainingText.sequence;
  const { classes } = tests.glyphs;
  if (answers.length !== length)
    return (
      <tr className="sequence-answers">
        <th scope="row" style={{ color: one.textColor }}>
          {one.name}
        </th>
        <td colSpan={length + 1} className="sequence-whole">
          {given ? words.whole(classes[given[0]], classes[answers[0]]) : words.waits}
        </td>
      </tr>
    );
  const places = Array.from({ length }, (_, at) => at);
  const asking = places.filter(asked);
  const wrong = given ? asking.filter((at) => given[at] !== answers[at]).length : 0;
  return (
    <tr className="sequence-answers">
      <th scope="row" style={{ color: one.textColor }}>
        {one.name}
      </th>
      {places.map((at) => (
        <td key={at} className={given && asked(at) && given[at] !== answers[at] ? "sequence-wrong" : undefined}>
          {given && asked(at) ? <span>{classes[given[at]]}</span> : ""}
        </td>
      ))}
      <td className="sequence-note number">{given ? words.wrong(wrong, asking.length) : words.waits}</td>
    </tr>
  );
}

/** Attention weights of every head: rows of scores divided by their sums. */
function Weights({ size, inspected }: { readonly size: Size; readonly inspected: InspectedEncoder }) {
  const words = trainingText.sequence;
  const { settings, layers, sequences } = inspected;
  const { length } = sequences;
  const masks = layers.flatMap(({ scores }, layer) =>
    Array.from({ length: settings.heads }, (_, head) => ({
      id: `${layer} ${head}`,
      title: words.head(settings.layers > 1 ? layer + 1 : null, null, head + 1),
      notes: [],
      length,
      values: shares(scores.subarray(head * length * length, (head + 1) * length * length), length),
      chosen: false,
    })),
  );
  return <MasksChart {...size} masks={masks} words={{ name: words.weights, summary: words.weightsSummary }} />;
}

function shares(scores: Float64Array, length: number): Float64Array {
  const sums = Float64Array.from({ length }, (_, row) =>
    scores.subarray(row * length, (row + 1) * length).reduce((sum, one) => sum + one, 0),
  );
  return scores.map((score, at) => score / sums[Math.floor(at / length)]);
}
