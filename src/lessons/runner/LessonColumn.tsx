/** A lesson beside the panels: its text, the person's progress in it, and the ways out. */
import "katex/dist/katex.min.css";
import "./lesson.css";
import "./parts.css";
import "./print.css";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";
import type { LabDocument } from "../../platform/documents/kind";
import type { PanelViews } from "../../platform/documents/views";
import { useLabs } from "../../platform/shell/lab-entry";
import { fetchOnce } from "../../platform/shell/late";
import { NotesContext } from "../../platform/shell/lesson-api";
import { panelElement } from "../../platform/shell/panels/point-at";
import { usePageViewStore, useSession } from "../../platform/state/react";
import { IconButton } from "../../platform/ui/IconButton";
import { CloseIcon } from "../../platform/ui/icons";
import { useNarrow } from "../../platform/ui/media";
import { type Lesson, type LessonFacts, openingExperiment } from "../lesson";
import { PrintIcon } from "../PrintIcon";
import { beginPaper, endPaper, printLesson } from "../paper";
import { lessonParts } from "../parts/parts";
import { lessonProgress, shareDone } from "../progress";
import { pageProgress } from "../progress-store";
import { languageOf, lessonFacts, lessonList, loadLesson } from "../registry";
import { type OpenQuestion, ScopeContext, useOpenDocument, useScope } from "../scope";
import { lessonsText } from "../words";
import { Covering } from "./Covering";
import { useLanguage } from "./language";
import { isPreset, keepOwn, leaveOwn, ownExperiment } from "./own-experiment";
import { usePanelsReached } from "./panels-reached";
import { Sides, useSides } from "./Sides";

export function LessonColumn({ id }: { readonly id: string }) {
  const language = useLanguage();
  const words = lessonsText;
  const view = usePageViewStore();
  const narrow = useNarrow();
  const lesson = useLesson(id, language);
  const [side, turn] = useSides(narrow);
  const panelsButton = useRef<HTMLButtonElement>(null);
  const column = useRef<HTMLDivElement>(null);
  // On a narrow screen either the text or the panels are the main content; beside the panels the text is complementary.
  const landmark = narrow ? {} : { role: "complementary", "aria-label": words.label };
  const facts = lessonFacts(id, language);
  const { said, everything, withAll } = usePanelsReached(lessonFacts(id, "en"), column);
  const print = () => void withAll(() => printLesson(figuresOf(column.current)));
  const session = useSession();
  useEffect(() => () => leaveOwn(session.store.getState().experiment), [session]);
  const showPanels = useCallback(() => {
    turn("panels");
    // On a narrow screen the pressed word is about to be hidden.
    if (narrow) panelsButton.current?.focus();
  }, [turn, narrow]);
  const showText = useCallback(() => turn("text"), [turn]);
  useEffect(() => {
    window.addEventListener("beforeprint", beginPaper);
    window.addEventListener("afterprint", endPaper);
    return () => {
      window.removeEventListener("beforeprint", beginPaper);
      window.removeEventListener("afterprint", endPaper);
    };
  }, []);
  useEffect(() => {
    // As the button does: the panels of the handout are drawn first, even those that the text has not reached.
    const onKeyDown = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey || event.key.toLowerCase() !== "p") return;
      event.preventDefault();
      print();
    };
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  });
  return (
    <div className="lesson" {...landmark} data-side={side} data-beside={everything ? "everything" : "reached"} ref={column}>
      <p className="visually-hidden" role="status">
        {said}
      </p>
      <div className="lesson-text" role={narrow ? "main" : undefined}>
        <LessonHead facts={facts} onPrint={print} onLeave={() => view.show({ lesson: null })} />
        {facts === null && <p>{words.missing(id)}</p>}
        {facts !== null && language !== languageOf(id, language) && <p className="lesson-note">{words.inEnglish}</p>}
        {facts !== null &&
          (lesson ? (
            <Opened key={id} {...{ lesson, showPanels, showText, column }} />
          ) : (
            <p className="waiting" role="status">
              {words.loading}
            </p>
          ))}
        <LessonFoot id={id} />
      </div>
      {narrow && <Sides side={side} onTurn={turn} said={said} panelsButton={panelsButton} />}
    </div>
  );
}

/** The panels that the lesson shows on paper. */
function figuresOf(column: HTMLElement | null): HTMLElement[] {
  const figures = [...(column?.querySelectorAll<HTMLElement>(".lesson-figure") ?? [])];
  return figures.flatMap(({ dataset }) => panelElement(dataset.panel ?? "") ?? []);
}

function useLesson(id: string, language: ReturnType<typeof useLanguage>): Lesson | null {
  const [loaded, setLoaded] = useState<{ readonly lesson: Lesson | null; readonly language: string } | null>(null);
  const labs = useLabs();
  const apiOf = useCallback(
    async (lab: string | undefined) => {
      const entry = lab === undefined ? labs[0] : labs.find(({ id: one }) => one === lab);
      if (!entry) throw new TypeError(`there is no lab "${lab}"`);
      const { lessonApi } = await fetchOnce(entry.load);
      if (!lessonApi) throw new TypeError(`the lab "${entry.id}" has no lessons`);
      return fetchOnce(lessonApi);
    },
    [labs],
  );
  useEffect(() => {
    let wanted = true;
    void loadLesson(id, language, apiOf).then((lesson) => wanted && setLoaded({ lesson, language }));
    return () => {
      wanted = false;
    };
  }, [id, language, apiOf]);
  return loaded?.language === language ? loaded.lesson : null;
}

interface LessonHeadProps {
  readonly facts: LessonFacts | null;
  readonly onPrint: () => void;
  readonly onLeave: () => void;
}

function LessonHead({ facts, onPrint, onLeave }: LessonHeadProps) {
  const words = lessonsText;
  const share = useStore(pageProgress(), (all) => (facts ? shareDone(lessonProgress(all, facts.id)) : 0));
  return (
    <div className="lesson-head">
      <div className="lesson-head-line">
        <p className="lesson-facts">
          {facts && `${words.number(facts.order)} · ${words.minutes(facts.minutes)}`}
          {facts && (
            <span className="lesson-state" data-done={share >= 1}>
              {" "}
              · {words.state(share)}
            </span>
          )}
        </p>
        <IconButton look="plain" label={words.print} onPress={onPrint}>
          <PrintIcon />
        </IconButton>
        <IconButton look="plain" label={words.leave} onPress={onLeave}>
          <CloseIcon />
        </IconButton>
      </div>
      {facts && <h2>{facts.title}</h2>}
      <OwnKept />
    </div>
  );
}

/** A note that the person's own experiment is kept, with a button that opens it again. */
function OwnKept() {
  const session = useSession();
  const own = useStore(ownExperiment);
  if (!own) return null;
  const back = () => {
    ownExperiment.setState(null, true);
    session.open(own);
  };
  return (
    <p className="lesson-note">
      {lessonsText.ownKept}{" "}
      <button type="button" className="lesson-word" onClick={back}>
        {lessonsText.ownBack}
      </button>
      .
    </p>
  );
}

interface OpenedProps {
  readonly lesson: Lesson;
  readonly showPanels: () => void;
  readonly showText: () => void;
  readonly column: React.RefObject<HTMLElement | null>;
}

function Opened({ lesson, showPanels, showText, column }: OpenedProps) {
  const session = useSession();
  const progress = pageProgress();
  const { id } = lesson.facts;
  const [resumedAt, setResumedAt] = useState<string | null>(null);
  // The reader's changes in them stay as long as the lesson is open.
  const [kept] = useState(() => ({ notes: lesson.api.openNotes(), figures: new Map<string, number>(), questions: noQuestions() }));
  const scope = useMemo(() => {
    const open = (experiment: LabDocument, views?: PanelViews) => {
      keepOwn(session.store.getState().experiment, experiment, (document) => isPreset(session.kind, document));
      session.open(experiment, views);
    };
    return { lesson, progress, ...kept, open, showPanels, showText };
  }, [lesson, progress, session, kept, showPanels, showText]);
  useEffect(() => {
    const { parts, place } = lessonProgress(progress.getState(), id);
    const count = (part: string) => column.current?.querySelectorAll(`[data-part="${part}"]`).length ?? 0;
    const now = { steps: count("step"), predictions: count("prediction"), exercises: count("exercise") };
    progress.change(id, (known) => ({ ...known, parts: now }));
    const { [openingExperiment]: opening } = lesson.experiments;
    // A reader who returns finds the experiment unchanged, unless this lesson cannot use it.
    const isElsewhere = () => session.store.getState().experiment.lab !== lesson.api.kind.lab;
    if (opening) void session.ready.then(() => (parts === null || isElsewhere()) && scope.open(opening));
    if (parts !== null && place !== null && place !== "step-1") {
      // Earlier versions of a lesson had other steps.
      const step = column.current?.querySelector(`#${CSS.escape(place)}`);
      step?.scrollIntoView({ block: "start" });
      if (step) setResumedAt(place);
    }
  }, [lesson, id, progress, scope, session, column]);
  return (
    <ScopeContext value={scope}>
      <NotesContext value={scope.notes}>
        {resumedAt !== null && (
          <p className="lesson-note">
            {lessonsText.resumed}{" "}
            <button
              type="button"
              className="lesson-word"
              onClick={() => {
                setResumedAt(null);
                column.current?.querySelector(".lesson-head")?.scrollIntoView();
              }}
            >
              {lessonsText.toTop}
            </button>
          </p>
        )}
        <OtherLab />
        <Covering />
        <Computing />
        <article className="lesson-article">
          <lesson.Text components={{ ...lessonParts, ...lesson.api.parts }} />
        </article>
        <p className="lesson-address">
          {lessonsText.address} {window.location.href.split("#", 1)[0]}
        </p>
      </NotesContext>
    </ScopeContext>
  );
}

/** What measures of the lab need beside the run. */
function Computing() {
  const { Beside } = useScope().lesson.api;
  const isOpen = useOpenDocument() !== null;
  return Beside && isOpen ? <Beside /> : null;
}

const noQuestions = () => createStore<readonly OpenQuestion[]>(() => []);

/** A note that another lab is open, shown once the reader has been in the lesson's lab, with a way back. */
function OtherLab() {
  const { lesson, open } = useScope();
  const isOpen = useOpenDocument() !== null;
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  const { [openingExperiment]: opening } = lesson.experiments;
  if (isOpen || !wasOpen || !opening) return null;
  return (
    <p className="lesson-note" role="status">
      {lessonsText.otherLab}{" "}
      <button type="button" className="lesson-word" onClick={() => open(opening)}>
        {lessonsText.backToLab}
      </button>
      .
    </p>
  );
}

/** The part after the lesson. */
function LessonFoot({ id }: { readonly id: string }) {
  const view = usePageViewStore();
  const list = lessonList(useLanguage());
  const next = list[list.findIndex((facts) => facts.id === id) + 1];
  return (
    <div className="lesson-foot">
      {next && (
        <button type="button" className="button button-primary" onClick={() => view.show({ lesson: next.id })}>
          {lessonsText.next(next.title)}
        </button>
      )}
      <button type="button" className="button" onClick={() => view.show({ lesson: null })}>
        {lessonsText.leave}
      </button>
    </div>
  );
}
