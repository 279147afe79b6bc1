/** Words in a sentence that do something to the page beside it. */
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
  /** What pressing it does, on hover. */
  readonly hint: string;
  /** The panel that it speaks of: once the text has come to the word, the panel stands beside it. */
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
  /** The experiment that the sentence speaks of: it runs first where the page shows another one. */
  readonly experiment?: string;
  /** "sample" for what the lesson itself has in the attention panel; what the experiment has there unless told. */
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

/** What the text speaks of is fetched before anyone asks to see it, once the page has shown something. */
function useAhead(panel: string): void {
  const session = useSession();
  const { panels } = useLab();
  const fetch = panels.find(({ id }) => id === panel)?.late?.fetch;
  useEffect(() => {
    // What cannot be fetched now is asked for again where it is shown, and said to be missing there.
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
  /** The experiment that the sentence speaks of, where it speaks of one: it runs, with this setting, where the page shows another. */
  readonly experiment?: string;
  readonly children: ReactNode;
}

/** Sets one setting of the experiment, which runs at once: of the lesson's first one while another lab is open. */
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
