/** Words in a sentence that change the page beside it. */
import { type ReactNode, useEffect } from "react";
import { somethingMoves } from "../../platform/shell/first-motion";
import { useLab } from "../../platform/shell/lab";
import { pointAt } from "../../platform/shell/panels/point-at";
import { usePlayground, useSession } from "../../platform/state/react";
import { openingExperiment } from "../lesson";
import { experimentNamed, isVariant, useOpenDocument, useScope } from "../scope";
import { lessonsText } from "../words";

interface WordProps {
  readonly onPress: () => void;
  /** Effect of a press, on hover. */
  readonly hint: string;
  /** The panel that it refers to: once the text has reached the word, the panel stands beside it. */
  readonly panel?: string;
  readonly children: ReactNode;
}

function Word({ onPress, hint, panel, children }: WordProps) {
  return (
    <button type="button" className="lesson-word" title={hint} onClick={onPress} data-panel={panel}>
      {children}
    </button>
  );
}

interface ShowProps {
  readonly panel: string;
  /** The experiment of the sentence: it runs first where the page shows another one. */
  readonly experiment?: string;
  /** "sample" for the lesson's own sample in the attention panel; by default the view of the experiment. */
  readonly view?: string;
  readonly children: ReactNode;
}

/** Scrolls to a panel and outlines it for a moment. */
export function Show({ panel, view, experiment, children }: ShowProps) {
  const { lesson, open, showPanels, notes } = useScope();
  const shown = useOpenDocument();
  useAhead(panel);
  const meant = experiment === undefined ? null : experimentNamed(lesson, experiment);
  const show = () => {
    showPanels();
    if (meant && !(shown && isVariant(lesson, shown, meant, ["seed"]))) open(meant);
    notes.pointedAt?.(panel, view ?? null);
    pointAt(panel);
  };
  return (
    <Word hint={meant ? lessonsText.words.showOf : lessonsText.words.show} onPress={show} panel={panel}>
      {children}
    </Word>
  );
}

/** Fetches the panel of a word before it is pressed, once the page has shown something. */
function useAhead(panel: string): void {
  const session = useSession();
  const { panels } = useLab();
  const fetch = panels.find(({ id }) => id === panel)?.late?.fetch;
  useEffect(() => {
    // A panel that cannot be fetched now is fetched again where it is shown, which also reports a failure.
    if (fetch) void somethingMoves(session).then(() => fetch().catch(() => {}));
  }, [session, fetch]);
}

interface OpenProps {
  /** One of the experiments of the lesson. */
  readonly experiment?: string;
  /** Or the id of a preset. */
  readonly preset?: string;
  readonly children: ReactNode;
}

/** Runs an experiment. */
export function Open({ experiment, preset, children }: OpenProps) {
  const { lesson, open } = useScope();
  const { document, views } =
    preset === undefined ? { document: experimentNamed(lesson, experiment ?? ""), views: undefined } : lesson.api.preset(preset);
  return (
    <Word hint={lessonsText.words.open} onPress={() => open(document, views)}>
      {children}
    </Word>
  );
}

interface SetFieldProps {
  /** As in "task.samples", "learners[1].heads", "laboratory.amplitude" or "seed". */
  readonly path: string;
  readonly value: unknown;
  /** The experiment of the sentence, if it has one: it runs, with this setting, where the page shows another. */
  readonly experiment?: string;
  readonly children: ReactNode;
}

/** Changes one setting of the experiment, which runs at once: of the lesson's first one while another lab is open. */
export function SetField({ path, value, experiment, children }: SetFieldProps) {
  const { lesson, open } = useScope();
  const session = useSession();
  const shown = useOpenDocument();
  const change = lesson.api.settings.change(path, value);
  const meant = experimentNamed(lesson, experiment ?? openingExperiment);
  const isMeant = shown !== null && (experiment === undefined || isVariant(lesson, shown, meant, ["seed", path]));
  const set = () => (isMeant ? session.edit(change) : open(change(meant)));
  return (
    <Word hint={lessonsText.words.set} onPress={set}>
      {children}
    </Word>
  );
}

/** Runs the experiment, or runs it again. */
export function Run({ children }: { readonly children: ReactNode }) {
  const session = useSession();
  return (
    <Word hint={lessonsText.words.run} onPress={() => session.play()}>
      {children}
    </Word>
  );
}

export function Pause({ children }: { readonly children: ReactNode }) {
  const session = useSession();
  const running = usePlayground(({ activity }) => activity === "running");
  return (
    <Word hint={running ? lessonsText.words.pause : lessonsText.words.paused} onPress={() => session.pause()}>
      {children}
    </Word>
  );
}
