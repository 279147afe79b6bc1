import { usePanelOnScreen } from "../../../ui/panel/Panel";
import { useLaboratory, useMoment } from "./Laboratory";
import { certificateText } from "./words";

export interface StartStopProps {
  readonly kind: "fewest-heads" | "sweep";
  readonly words: {
    readonly start: string;
    readonly again: string;
    readonly cancel: string;
    readonly progress: string;
  };
}

/** Starts work of minutes, shows how far it is, and ends it. */
export function StartStop({ kind, words }: StartStopProps) {
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
  if (ended || !choices.started.has(kind))
    return (
      <button type="button" className="pill certificate-act" onClick={begin}>
        {entry ? words.again : words.start}
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
