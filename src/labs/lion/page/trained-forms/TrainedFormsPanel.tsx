import { useEffect, useMemo } from "react";
import { formatCount } from "../../../../platform/charts/format";
import { LossChart } from "../../../../platform/charts/LossChart";
import { openWorker } from "../../../../platform/engine/open-worker";
import { Sweep } from "../../../../platform/engine/sweep";
import { Explanation } from "../../../../platform/shell/help/Explanation";
import { SweepBar } from "../../../../platform/shell/sweeps/SweepBar";
import { useSweep, useSweepChanges } from "../../../../platform/shell/sweeps/use-sweep";
import { usePanelView } from "../../../../platform/shell/use-panel-view";
import { readingPace } from "../../../../platform/state/react";
import { sentenceCase } from "../../../../platform/ui/grammar";
import type { Size } from "../../../../platform/ui/measure";
import { Panel, PanelChart, PanelEmpty } from "../../../../platform/ui/panel/Panel";
import { QuietSelect } from "../../../../platform/ui/panel/QuietSelect";
import type { DataTable } from "../../../../platform/ui/panel/table";
import { failureSaid } from "../../../../platform/ui/problem-said";
import { unbroken } from "../../../../platform/ui/unbroken";
import type { AskedEncoder, FormAnswers, FormCost } from "../../engine/encoders/messages";
import { type Difference, DifferencesChart } from "../charts/DifferencesChart";
import { namedEncoders } from "../encoders";
import { encoderKey, type ShownEncoder, useShownEncoder } from "../inspection/asked";
import { inspectionText } from "../inspection/words";
import { useDocument } from "../session/react";
import { lionText } from "../words";
import { costLines } from "./lines";
import { answersSentence, costsSentence } from "./sentences";
import { type FormsShows, formsShows, trainedFormsView } from "./views";
import { trainedFormsText } from "./words";

/** The encoder that was trained with full attention, computed by recurrence and in chunks: the same outputs at other costs. */
export function TrainedFormsPanel() {
  const words = trainedFormsText;
  const names = namedEncoders(useDocument());
  const [{ show, learner }, view] = usePanelView("trained-forms", trainedFormsView);
  const encoder = useShownEncoder(learner);
  const found: Found = { show, encoder, answers: useAnswers(encoder), costs: useCosts(encoder) };
  return (
    <Panel
      id="trained-forms"
      title={lionText.panels["trained-forms"]}
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
          <QuietSelect<FormsShows>
            label={words.show}
            value={show}
            options={formsShows.map((value) => ({ value, label: words.shows[value] }))}
            onChange={(chosen) => view({ show: chosen })}
          />
        </>
      }
      summary={<Summary {...found} />}
      plainSummary={() => sentenceOf(found)}
      toolbar={show !== "answers" && encoder && <SweepBar {...found.costs} what={words.measure} />}
      explanation={<Explanation sentences={words.explain} formula={words.formula} />}
      table={() => tableOf(found)}
    >
      <PanelChart>{(size) => <LiveForms size={size} {...found} />}</PanelChart>
    </Panel>
  );
}

/** Milliseconds that measuring takes, as on the button. */
const measuring = 6000;

/** The chosen view, and the results so far. */
interface Found {
  readonly show: FormsShows;
  readonly encoder: ShownEncoder | null;
  readonly answers: Sweep<object, FormAnswers> | null;
  readonly costs: ReturnType<typeof useCosts>;
}

function useQuestion(encoder: ShownEncoder | null) {
  const key = useMemo(() => (encoder ? encoderKey(encoder) : ""), [encoder]);
  const ask = (): AskedEncoder => {
    if (!encoder) throw new RangeError("there is no encoder to be computed with");
    const { document, learner, weights } = encoder;
    return { document, learner, weights };
  };
  return { key, ask };
}

/** Compared as soon as there are weights to compare with. */
function useAnswers(encoder: ShownEncoder | null) {
  const { key, ask } = useQuestion(encoder);
  const { sweep, begin } = useSweep<FormAnswers>(
    "encoder-forms",
    key,
    () => new Sweep<AskedEncoder, FormAnswers>(ask(), () => openWorker("lion", "encoder-forms")),
  );
  const due = encoder !== null && sweep === null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: begun once for each key
  useEffect(() => {
    if (due) begin();
  }, [due, key]);
  return sweep;
}

/** Measured when its button is pressed. */
function useCosts(encoder: ShownEncoder | null) {
  const { key, ask } = useQuestion(encoder);
  return useSweep<FormCost>(
    "encoder-costs",
    key,
    () => new Sweep<AskedEncoder, FormCost>(ask(), () => openWorker("lion", "encoder-costs")),
    measuring,
  );
}

function Summary(found: Found) {
  useSweepChanges(found.answers, readingPace);
  useSweepChanges(found.costs.sweep, readingPace);
  return unbroken(sentenceOf(found));
}

function sentenceOf({ show, encoder, answers, costs: { sweep } }: Found): string {
  const failure = show === "answers" || !encoder ? answers?.failure : sweep?.failure;
  if (failure) return sentenceCase(failureSaid(failure));
  if (show === "answers" || !encoder) return answersSentence(encoder, answers?.runs ?? [], answers?.status === "done");
  return costsSentence(show, sweep?.runs ?? null);
}

function LiveForms({ size, ...found }: Found & { readonly size: Size }) {
  const { show, answers, costs } = found;
  const words = trainedFormsText;
  useSweepChanges(answers, readingPace);
  useSweepChanges(costs.sweep, readingPace);
  const summary = sentenceOf(found);
  if (show === "answers") {
    const differences = differencesOf(answers?.runs ?? []);
    if (differences.length === 0) return <PanelEmpty>{summary}</PanelEmpty>;
    return (
      <DifferencesChart {...size} differences={differences} words={{ name: words.chart.answers, summary, across: words.across.answers }} />
    );
  }
  const data = costs.sweep && costLines(show, costs.sweep.runs);
  if (!data) return <PanelEmpty>{summary}</PanelEmpty>;
  return (
    <LossChart
      {...size}
      {...data}
      words={{
        name: words.chart[show],
        summary,
        across: words.across.length,
        lines: words.upward[show],
        read: words.read,
        at: (tokens) => words.at(formatCount(tokens)),
        range: () => "",
        floor: words.floor,
      }}
    />
  );
}

/** Every form but full attention, which they are compared with. */
function differencesOf(answers: readonly FormAnswers[]): readonly Difference[] {
  const words = trainedFormsText;
  return answers
    .filter(({ form }) => form !== "full")
    .map(({ form, precision, difference }) => {
      const name = words.precise(words.forms[form], precision);
      return { id: name, name, value: difference, exact: true, note: difference === 0 ? words.sameBits : null, chosen: false };
    });
}

function tableOf({ show, answers, costs: { sweep } }: Found): DataTable {
  const { columns, forms } = trainedFormsText;
  if (show === "answers")
    return {
      columns: [columns.form, columns.precision, columns.difference],
      rows: (answers?.runs ?? []).map(({ form, precision, difference }) => [forms[form], precision, difference]),
    };
  return {
    columns: [columns.form, columns.tokens, columns.milliseconds, columns.megabytes],
    rows: (sweep?.runs ?? []).map(({ form, length, milliseconds, bytes }) => [forms[form], length, milliseconds, bytes / 1e6]),
  };
}
