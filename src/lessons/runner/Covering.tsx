/** While a question of the lesson is open and its run is on the page, the panels that would answer it are covered. */
import { useCallback, useLayoutEffect, useMemo } from "react";
import { useStore } from "zustand";
import { CoveredPanel } from "../../platform/shell/panels/CoveredPanel";
import { type CoveredProps, coveredPanels } from "../../platform/shell/panels/covered";
import { panelElement } from "../../platform/shell/panels/point-at";
import { skipped, withPrediction } from "../progress";
import { experimentNamed, type OpenQuestion, useOpenDocument, useScope } from "../scope";
import { lessonsText } from "../words";

export function Covering() {
  const questions = useAnswerable();
  const ways = useWays();
  // Set anew only when another panel or question is concerned: what stands in a covered panel keeps the focus.
  const told = JSON.stringify(questions);
  const covered = useMemo(() => {
    const asked: readonly OpenQuestion[] = JSON.parse(told);
    const panels = asked.flatMap(({ hides }) => hides);
    const Panel = ({ id, title, name }: CoveredProps) => {
      const question = asked.find(({ hides }) => hides.includes(name));
      return <CoveredPanel {...{ id, title }}>{question && <CoveredNote panel={name} {...{ question, ...ways }} />}</CoveredPanel>;
    };
    return panels.length === 0 ? null : { panels, Panel };
  }, [told, ways]);
  useLayoutEffect(() => {
    coveredPanels.setState(covered, true);
    return () => coveredPanels.setState(null, true);
  }, [covered]);
  return null;
}

/** Open questions whose own run is on the page, or another one that gives their answers, too. */
function useAnswerable(): readonly OpenQuestion[] {
  const { lesson, questions } = useScope();
  const document = useOpenDocument();
  const open = useStore(questions);
  if (document === null) return [];
  return open.filter(({ experiment, also }) =>
    [experiment, ...also].some((name) => lesson.api.sameRun(document, experimentNamed(lesson, name))),
  );
}

interface Ways {
  readonly find: (question: string) => void;
  readonly skip: (question: string) => void;
}

function useWays(): Ways {
  const { lesson, progress, showText } = useScope();
  const find = useCallback(
    (question: string) => {
      showText();
      // On a narrow screen the text has to be laid out before it can be scrolled.
      requestAnimationFrame(() => {
        const card = document.querySelector(`[data-question="${question}"]`);
        card?.scrollIntoView({ block: "center" });
        card?.querySelector("input")?.focus({ preventScroll: true });
      });
    },
    [showText],
  );
  const skip = useCallback(
    (question: string) => progress.change(lesson.facts.id, (known) => withPrediction(known, question, skipped)),
    [lesson, progress],
  );
  return useMemo(() => ({ find, skip }), [find, skip]);
}

interface CoveredNoteProps extends Ways {
  readonly panel: string;
  readonly question: OpenQuestion;
}

function CoveredNote({ panel, question: { id }, find, skip }: CoveredNoteProps) {
  const words = lessonsText.covered;
  const uncover = () => {
    skip(id);
    // The button is gone with the note; a reader who pressed it by key goes on in the panel.
    requestAnimationFrame(() => panelElement(panel)?.querySelector("button")?.focus());
  };
  return (
    <>
      {words.why}{" "}
      <button type="button" className="link-button" onClick={() => find(id)}>
        {words.question}
      </button>{" "}
      ·{" "}
      <button type="button" className="link-button" onClick={uncover}>
        {words.skip}
      </button>
    </>
  );
}
