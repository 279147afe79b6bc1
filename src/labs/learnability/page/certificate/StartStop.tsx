import { useEffect, useRef, useState } from "react";
import { useBegunByItself, useTimeLimit } from "../../../../platform/shell/asking/by-itself";
import { startTrial } from "../../../../platform/shell/asking/trial";
import { sweepText } from "../../../../platform/shell/sweeps/words";
import { usePanelOnScreen } from "../../../../platform/ui/panel/Panel";
import { useAbsence } from "../../../../platform/ui/panel/staging";
import { useLaboratory, useMoment } from "./Laboratory";
import { certificateText } from "./words";

export interface StartStopProps {
  readonly kind: "fewest-heads" | "sweep";
  /** It begins unasked where it takes little time: the view has nothing else to show. */
  readonly unasked?: boolean;
  readonly words: {
    readonly start: string;
    readonly again: string;
    readonly cancel: string;
    readonly progress: string;
  };
}

/** Starts work of minutes, shows how far it is, and ends it. */
export function StartStop({ kind, unasked = false, words }: StartStopProps) {
  const { choices, choose, inquiries } = useLaboratory();
  const entry = useMoment(usePanelOnScreen(), 500).entry(kind);
  const ended = entry !== null && (entry.failure !== null || entry.stopped || entry.answer?.done === true);
  const setStarted = (on: boolean) => {
    const others = [...choices.started].filter((other) => other !== kind);
    choose({ started: new Set(on ? [...others, kind] : others) });
  };
  const begin = () => {
    inquiries.forget(kind);
    setStarted(true);
  };
  const estimate = useTrial(kind, unasked && !entry && !choices.started.has(kind), begin, () => setStarted(false));
  if (ended || !choices.started.has(kind))
    return (
      <button type="button" className="pill certificate-act" onClick={begin}>
        {entry ? words.again : estimate === null ? words.start : sweepText.about(words.start, estimate)}
      </button>
    );
  const progress = entry?.progress ?? 0;
  return (
    <>
      <progress className="certificate-progress" aria-label={words.progress} value={progress} max={1} />
      <span className="number certificate-note">{certificateText.working(progress)}</span>
      <button type="button" className="pill" onClick={() => setStarted(false)}>
        {words.cancel}
      </button>
    </>
  );
}

/** Begins the work on trial. @returns milliseconds that it would take, where they are too many; null otherwise. */
function useTrial(kind: StartStopProps["kind"], isDue: boolean, begin: () => void, giveUp: () => void): number | null {
  const { inquiries, run } = useLaboratory();
  const limit = useTimeLimit();
  const key = `${kind} ${limit} ${JSON.stringify(run)}`;
  const [found, setFound] = useState<{ readonly key: string; readonly estimate: number } | null>(null);
  const end = useRef(() => {});
  const latest = useRef(giveUp);
  latest.current = giveUp;
  // biome-ignore lint/correctness/useExhaustiveDependencies: every run has a trial of its own
  useEffect(() => () => end.current(), [key]);
  useBegunByItself(isDue ? key : null, 0, () => {
    begin();
    const read = () => {
      const entry = inquiries.entry(kind, run);
      return {
        share: entry?.progress ?? 0,
        isOver: entry !== null && (entry.failure !== null || (entry.answer !== null && "done" in entry.answer && entry.answer.done)),
      };
    };
    end.current = startTrial(read, limit, (estimate) => {
      if (estimate === null) return;
      setFound({ key, estimate });
      latest.current();
      inquiries.forget(kind);
    });
  });
  const estimate = found?.key === key ? found.estimate : null;
  useAbsence(estimate !== null && !inquiries.entry(kind, run));
  return estimate;
}
