import { lazy, useMemo } from "react";
import { lockOf, useLocks } from "../../../../platform/shell/class/locks";
import { LatePart } from "../../../../platform/shell/offline/LatePart";
import { panelNamed } from "../../../../platform/shell/panels/panels-of";
import { pointAt } from "../../../../platform/shell/panels/point-at";
import { readingPace } from "../../../../platform/state/react";
import { buttonsInRow } from "../../../../platform/ui/roving";
import { unbroken } from "../../../../platform/ui/unbroken";
import { useMeaning } from "../../../../platform/ui/use-meaning";
import type { Experiment } from "../../document/document";
import { isOwnData } from "../../math/tasks/registry";
import { type Asked, askedOf, listedDrawing } from "../guarantee/asked";
import { isShort } from "../guarantee/work";
import { panels } from "../panel-list";
import { usePlayground, useSeries, useSession } from "../session/react";
import type { RunSeries } from "../session/series";
import { AnswerSign } from "./AnswerSign";
import type { DrawnSets } from "./approximate";
import { ownFactsOf } from "./own-facts";
import { useDrawnSets } from "./use-drawn-sets";
import type { Answer, Moment } from "./verdict";
import { evidenceOf, type Question, questions, verdictsOf } from "./verdicts";
import { verdictText } from "./words";
import "./verdict.css";

/** Fetched for experiments whose answer is computed beside the panels. */
const DrawnByItself = lazy(() => import("./DrawnByItself").then((module) => ({ default: module.DrawnByItself })));

/** Four answers about the experiment as it stands, each a button that opens the panel with its evidence; one tab stop. */
export function VerdictStrip() {
  const session = useSession();
  const awaited = useAwaited();
  const experiment = usePlayground((state) => state.experiment);
  const hasData = usePlayground((state) => state.ownData !== null);
  const drawn = useDrawnSets();
  const momentOf = (series: RunSeries): Moment => {
    const data = hasData ? session.ownData() : null;
    return { experiment, reports: series, own: data && ownFactsOf(data) };
  };
  const series = useSeries(true, readingPace, (now) => shownOf(momentOf(now), drawn).flatMap(({ value, sentence }) => [value, sentence]));
  return (
    <>
      <ul className="verdict" aria-label={verdictText.label} ref={buttonsInRow}>
        {shownOf(momentOf(series), drawn).map((shown) => (
          <li key={shown.question}>
            <AnswerButton {...shown} experiment={experiment} />
          </li>
        ))}
      </ul>
      {awaited && (
        <LatePart fallback={null}>
          <DrawnByItself asked={awaited} />
        </LatePart>
      )}
    </>
  );
}

/** The question on sample complexity, where it can be answered in about two seconds of a core that the run does not need. */
function useAwaited(): Asked | null {
  const experiment = usePlayground((state) => state.experiment);
  const own = usePlayground(({ ownData }) => ownData);
  const isIdle = usePlayground(({ activity }) => activity === "paused" || activity === "finished");
  return useMemo(() => {
    const { task } = experiment;
    if (!isIdle || (isOwnData(task) && !own) || ("probes" in task && task.probes > 0)) return null;
    const asked = askedOf(experiment, own);
    return asked.problem === null && asked.most > 0 && isShort(asked, listedDrawing(asked)) ? asked : null;
  }, [experiment, own, isIdle]);
}

interface Shown {
  readonly question: Question;
  readonly answer: Answer;
  /** A few words with the number. */
  readonly value: string;
  readonly sentence: string;
  /** Id of the panel with the evidence. */
  readonly panel: string;
}

function shownOf(moment: Moment, drawn: DrawnSets | null): readonly Shown[] {
  const verdicts = verdictsOf(moment, drawn);
  const evidence = evidenceOf(verdicts);
  return questions.map((question) => {
    const { answer, reason } = verdicts[question];
    // The words of a question take the reasons of its answers, which the type of the table cannot express.
    const words = verdictText[question] as {
      readonly short: (of: typeof reason, answer: Answer) => string;
      readonly sentence: (of: typeof reason, answer: Answer) => string;
    };
    return { question, answer, value: words.short(reason, answer), sentence: words.sentence(reason, answer), panel: evidence[question] };
  });
}

function AnswerButton({ question, answer, value, sentence, panel, experiment }: Shown & { readonly experiment: Experiment }) {
  const { name, meaning } = verdictText[question];
  const { element, events, hide, words } = useMeaning(`${meaning} ${sentence}`);
  const isThere = useIsThere(panel, experiment);
  const open = () => {
    hide();
    if (isThere) pointAt(panel);
  };
  const said = verdictText.answers[answer];
  return (
    <>
      <button type="button" className={`verdict-answer verdict-${answer}`} ref={element} {...events} onClick={open}>
        <AnswerSign answer={answer} />
        <span className="verdict-name">{name}</span>{" "}
        <span className="verdict-value">
          {!value.includes(said) && <span className="visually-hidden">{said}, </span>}
          {unbroken(value)}
        </span>
      </button>
      {words}
    </>
  );
}

/** Whether the experiment has the panel, and no link of a teacher hides it. */
function useIsThere(id: string, experiment: Experiment): boolean {
  const locks = useLocks();
  const panel = panelNamed(panels, id);
  if (!panel || !(panel.when?.(experiment) ?? true)) return false;
  return panel.control === null || lockOf(locks, panel.control) !== "hidden";
}
