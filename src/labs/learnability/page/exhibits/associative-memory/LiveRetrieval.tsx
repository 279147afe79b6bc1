import { useRef } from "react";
import { useSize } from "../../../../../platform/ui/measure";
import { usePanelOnScreen } from "../../../../../platform/ui/panel/Panel";
import { useTheme } from "../../../../../platform/ui/theme";
import { useComparing } from "../../panels/Looking";
import { useSeries } from "../../session/react";
import { answerRows } from "./answer-rows";
import { type LearnerAnswer, learnerAnswers } from "./memory-answers";
import { memorySentence } from "./memory-sentence";
import { RetrievalChart, type ScoreGroup, type TermRow } from "./RetrievalChart";
import type { ReadMemory } from "./read-memory";
import type { Retrieval } from "./retrieval";
import { goodWidth, leastWidth } from "./retrieval-layout";
import { memoryText } from "./words";

export interface LiveRetrievalProps {
  readonly memory: ReadMemory;
  /** Terms of the sum that are added up so far. */
  readonly taken: number;
}

/** The chart, drawn anew whenever a learner in it has learned something. */
export function LiveRetrieval({ memory, taken }: LiveRetrievalProps) {
  const frame = useRef<HTMLDivElement>(null);
  const size = useSize(frame);
  const [theme] = useTheme();
  const series = useSeries(usePanelOnScreen());
  const { compared } = useComparing()(series);
  const { table, retrieval, scale } = memory;
  const answers = learnerAnswers(retrieval, compared);
  const words = memoryText;
  const scrolls = size !== null && size.width < leastWidth(size.width, retrieval.d);
  return (
    <div
      className={scrolls ? "memory-chart memory-chart-scrolls" : "memory-chart"}
      style={{ flexBasis: goodWidth(retrieval.d) }}
      ref={frame}
    >
      {size && size.width > 0 && (
        <RetrievalChart
          width={size.width}
          rows={termRows(retrieval, taken)}
          groups={scoreGroups(retrieval, answers)}
          answers={answerRows(table, retrieval, answers, taken)}
          scale={scale}
          theme={theme}
          words={{ ...words, name: words.chart, summary: memorySentence(retrieval, answers) }}
        />
      )}
    </div>
  );
}

function termRows({ d, tokens, terms, omitsOwn }: Retrieval, taken: number): TermRow[] {
  const words = memoryText;
  return Array.from({ length: tokens.n }, (_, s) => {
    const own = s === tokens.n - 1;
    return {
      name: own ? words.ownColumn : words.pair(s),
      lines: own ? words.ownColumnLines : [words.pair(s)],
      term: Array.from(terms.subarray((s * 2 + 1) * d, (s * 2 + 2) * d)),
      state: own && omitsOwn ? "left-out" : s < taken ? "added" : "waiting",
    };
  });
}

function scoreGroups({ scores }: Retrieval, answers: readonly LearnerAnswer[]): ScoreGroup[] {
  const learners = answers.flatMap(({ learner, scores: learned }): ScoreGroup[] => {
    if (!learned) return [];
    const { index, name, color, marker } = learner;
    return [{ id: `learner-${index}`, name, color, marker, scores: learned }];
  });
  return [{ id: "teacher", name: memoryText.teacher, color: "var(--ink)", marker: null, scores }, ...learners];
}
