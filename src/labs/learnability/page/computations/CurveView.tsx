import { SharesChart } from "../../../../platform/charts/SharesChart";
import { readingPace } from "../../../../platform/state/react";
import type { Size } from "../../../../platform/ui/measure";
import { PanelChart, PanelEmpty, usePanelOnScreen } from "../../../../platform/ui/panel/Panel";
import { plain } from "../../../../platform/ui/Sentence";
import { useComputations, useMoment } from "./Computations";
import { curveAnswer, curveLines, curveQuestions, curveSentence } from "./curve-data";
import { computationsText } from "./words";

const words = computationsText.curve;

/** How far the work is, and an end to it. */
export function CurveControls() {
  const { inquiries, run } = useComputations();
  const entry = useMoment(usePanelOnScreen(), readingPace).entry("trace-curve");
  const begin = () => {
    for (const question of curveQuestions) inquiries.ask({ document: run, data: null, question });
  };
  if (entry?.answer?.done) return <div className="computations-controls computations-name">{words.drawn(entry.answer.splits)}</div>;
  if (!entry || entry.failure || entry.stopped)
    return (
      <div className="computations-controls">
        <button type="button" className="pill" onClick={begin}>
          {entry ? words.again : words.start}
        </button>
      </div>
    );
  return (
    <div className="computations-controls">
      <progress className="computations-progress" aria-label={words.progress} value={entry.progress} max={1} />
      <span className="number computations-name">{words.percent(entry.progress)}</span>
      <button type="button" className="pill" onClick={() => inquiries.withdraw("trace-curve")}>
        {words.cancel}
      </button>
    </div>
  );
}

export function CurvePicture() {
  return <PanelChart>{(size) => <LiveCurve size={size} />}</PanelChart>;
}

function LiveCurve({ size }: { readonly size: Size }) {
  const moment = useMoment(usePanelOnScreen(), readingPace);
  const answer = curveAnswer(moment);
  const summary = plain(curveSentence(moment));
  if (!answer) return <PanelEmpty>{summary}</PanelEmpty>;
  return (
    <SharesChart
      {...size}
      counts={answer.points.map(({ traces }) => traces)}
      lines={curveLines(answer.points)}
      words={{ ...words, name: words.chart, summary, share: words.percent }}
    />
  );
}
