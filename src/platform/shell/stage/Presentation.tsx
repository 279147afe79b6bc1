import { type CSSProperties, Fragment, lazy, useEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import { usePageView, usePageViewStore, useSession } from "../../state/react";
import { PanelGroup } from "../../ui/panel/PanelGroup";
import { AfterSummary, StagingContext } from "../../ui/panel/staging";
import { useDocument, useLab } from "../lab";
import { Notices } from "../Notices";
import { LatePart } from "../offline/LatePart";
import type { PanelDefinition } from "../panel-definition";
import { PanelView } from "../panels/PanelView";
import { placeOf } from "../panels/panels-of";
import { StageControls } from "./StageControls";
import { StageQuestion, StepsSoFar } from "./StageWords";
import { useSlideOrder } from "./slide-order";
import { countSlides, firstWithPicture, nextReady, nextToPrepare, type Slides, useKnown, useSlides } from "./slides";
import { type StageAction, useStageClicks, useStageKeys } from "./stage-keys";
import { useNotesWindow } from "./use-notes-window";
import { presenterText } from "./words";

const SlideChoice = lazy(() => import("./SlideChoice").then((module) => ({ default: module.SlideChoice })));

/** Milliseconds for which a ring stays around a resting mouse. */
const rest = 4000;

/** A ring around the mouse that is visible from the last row. */
function PointerRing() {
  const ring = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let timer = 0;
    const hide = () => ring.current?.removeAttribute("data-shown");
    const follow = ({ clientX, clientY, pointerType }: PointerEvent) => {
      const element = ring.current;
      if (!element || pointerType === "touch") return;
      element.style.transform = `translate(${clientX}px, ${clientY}px)`;
      element.dataset.shown = "";
      clearTimeout(timer);
      timer = window.setTimeout(hide, rest);
    };
    window.addEventListener("pointermove", follow, { passive: true });
    document.documentElement.addEventListener("pointerleave", hide);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("pointermove", follow);
      document.documentElement.removeEventListener("pointerleave", hide);
    };
  }, []);
  return <div className="stage-ring" ref={ring} aria-hidden="true" />;
}

/**
 * The size a slide is drawn for, in its own pixels; the screen enlarges it. Type of 11.5 px, the smallest on a slide, is 1/40 of
 * this height, which the last row of a hall can read. A screen that is narrower for its height leaves less width.
 */
const drawn = { width: 560, height: 460 };

function subscribe(listener: () => void): () => void {
  window.addEventListener("resize", listener);
  return () => window.removeEventListener("resize", listener);
}

function scaleOfWindow(): number {
  return Math.max(1, Math.min(window.innerWidth / drawn.width, window.innerHeight / drawn.height));
}

/** How long an unrequested notice is shown, in milliseconds. */
const whileUnasked = 8000;

/** Number of panels prepared ahead of the current one; each may start computations of the engine. */
const ahead = 2;

/** One panel at a time, as large as the screen, for a hall. The first slide is the question that the panels answer. */
export function Presentation() {
  const session = useSession();
  const pageView = usePageViewStore();
  const { PanelsShared = Fragment } = useLab();
  const document = useDocument();
  const { chosen: panels } = useSlideOrder();
  const slides = useSlides(document);
  const named = usePageView(({ panel }) => panel);
  const place = named === null ? firstWithPicture(panels, slides) : placeOf(panels, named);
  const current = panels[place];
  const list = panels.map(({ id }) => id).join(" ");
  const [keys, setKeys] = useKeysShown();
  const [over, setOver] = useState<"blank" | "slides" | null>(null);
  const [refused, setRefused] = useForAWhile(false);
  const [passed, setPassed] = useForAWhile<readonly PanelDefinition[]>([]);
  const stage = useRef<HTMLElement>(null);
  const scale = useSyncExternalStore(subscribe, scaleOfWindow);
  useWakeLock();
  // A panel that was reached by its address can be shown again.
  const isReady = (panel: PanelDefinition) => panel === current || slides.isReady(panel);
  const next = panels.slice(place + 1).find(isReady);
  const waiting = panels.filter((panel) => !isReady(panel) && !slides.isAbsent(panel)).length;
  const known = useKnown(
    useMemo(() => ({ document, list }), [document, list]),
    waiting,
  );
  const listed = countSlides(panels, current, { isReady, isAbsent: slides.isAbsent }, known);
  const notes = useNotesWindow({ listed, current, next }, (action) => act(action));
  const begun = useBegun(panels, place, slides, notes.listens ? next : undefined);
  const go = (from: number, by: 1 | -1) => {
    const { to, passed } = nextReady(panels, from, by, isReady);
    setPassed(passed.filter((panel) => !slides.isAbsent(panel)));
    if (to !== null) pageView.adjust({ panel: panels[to].id });
  };
  const take = (by: 1 | -1) => slides.stepsOf(current.id)?.take(by) || go(place + by, by);
  const act = (action: StageAction) => {
    if (action === "forward") take(1);
    if (action === "back") take(-1);
    if (action === "next") go(place + 1, 1);
    if (action === "previous") go(place - 1, -1);
    if (action === "first") go(0, 1);
    if (action === "last") go(panels.length - 1, -1);
    if (action === "play") session.store.getState().activity === "running" ? session.pause() : session.play();
    if (action === "leave") pageView.show({ mode: "page", panel: null });
    if (action === "notes") setRefused(!notes.open());
    setOver((now) => ((action === "blank" || action === "slides") && now !== action ? action : null));
    setKeys(action === "keys" && !keys);
  };
  useStageKeys(act);
  useStageClicks(stage, act);
  const first = listed.place === 0;
  return (
    <div className="stage" style={{ "--stage-scale": scale } as CSSProperties}>
      <main className="stage-main" aria-label={presenterText.region} ref={stage}>
        <div className="stage-enlarged" data-first={first || undefined}>
          <StageQuestion />
          <Notices />
          <AfterSummary value={<StepsSoFar />}>
            <PanelsShared>
              <PanelGroup>
                {/* A panel that is not ready is laid out invisibly, so that it requests its data; so is the next one for the notes. */}
                {panels
                  .filter(({ id }) => begun.has(id))
                  .map((panel) => (
                    <div
                      key={panel.id}
                      className="stage-panel"
                      data-panel={panel.id}
                      data-state={
                        panel === current ? "shown" : isReady(panel) && !(notes.listens && panel === next) ? "asleep" : "prepared"
                      }
                      inert={panel !== current}
                    >
                      <StagingContext value={slides.stagingOf(panel.id)}>
                        <PanelView panel={panel} asked />
                      </StagingContext>
                    </div>
                  ))}
              </PanelGroup>
            </PanelsShared>
          </AfterSummary>
        </div>
      </main>
      <StageControls
        {...{ listed, keys, act }}
        title={current.title()}
        hint={refused ? presenterText.notes.refused : (slides.stepsOf(current.id)?.hint ?? null)}
        passed={passed.map(({ title }) => title())}
      />
      {over === "slides" && (
        <LatePart fallback={null}>
          <SlideChoice onClose={() => setOver(null)} />
        </LatePart>
      )}
      {over === "blank" && (
        <div className="stage-blank">
          <p className="visually-hidden" role="status">
            {presenterText.blank}
          </p>
        </div>
      )}
      <PointerRing />
    </div>
  );
}

/** Panels that were shown keep their state, and the next ones are prepared; the others are not mounted. */
function useBegun(
  panels: readonly PanelDefinition[],
  place: number,
  slides: Slides,
  next: PanelDefinition | undefined,
): ReadonlySet<string> {
  const [begun, setBegun] = useState<ReadonlySet<string>>(new Set([panels[place].id]));
  const waiting = nextToPrepare(panels, place, slides, ahead);
  // The next one shows whether it has a picture before it is turned to.
  const wanted = [panels[place], ...panels.slice(place + 1, place + 2), ...waiting, ...(next ? [next] : [])].filter(
    (panel) => !begun.has(panel.id) && (panel === panels[place] || !slides.isAbsent(panel)),
  );
  if (wanted.length === 0) return begun;
  const more = new Set([...begun, ...wanted.map(({ id }) => id)]);
  setBegun(more);
  return more;
}

/** A value that returns to its usual one after a while. */
function useForAWhile<Value>(usual: Value): [Value, (value: Value) => void] {
  const [value, setValue] = useState(usual);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each value has its time, and the usual one is a new object every time
  useEffect(() => {
    const timer = setTimeout(() => setValue(usual), whileUnasked);
    return () => clearTimeout(timer);
  }, [value]);
  return [value, setValue];
}

/** The list of keys, shown for a while at the first move of the mouse, and on request until it is taken away. */
function useKeysShown(): [boolean, (shown: boolean) => void] {
  const [keys, setKeys] = useState(false);
  const timer = useRef(0);
  useEffect(() => {
    const once = new AbortController();
    const show = () => {
      once.abort();
      setKeys(true);
      timer.current = window.setTimeout(() => setKeys(false), whileUnasked);
    };
    window.addEventListener("pointermove", show, { signal: once.signal });
    return () => {
      once.abort();
      clearTimeout(timer.current);
    };
  }, []);
  const request = (shown: boolean) => {
    clearTimeout(timer.current);
    setKeys(shown);
  };
  return [keys, request];
}

/** Keeps the screen on during a presentation. Browsers that lack or refuse this let the screen sleep as usual. */
function useWakeLock(): void {
  useEffect(() => {
    const { wakeLock } = navigator as { readonly wakeLock?: WakeLock };
    if (!wakeLock) return;
    let left = false;
    let held: WakeLockSentinel | null = null;
    const hold = async () => {
      // A page that was hidden has lost its lock and requests it again.
      if (document.visibilityState !== "visible" || (held && !held.released)) return;
      try {
        held = await wakeLock.request("screen");
        if (left) await held.release();
      } catch {
        // Refused, for example with an empty battery.
      }
    };
    void hold();
    document.addEventListener("visibilitychange", hold);
    return () => {
      left = true;
      document.removeEventListener("visibilitychange", hold);
      void held?.release();
    };
  }, []);
}
