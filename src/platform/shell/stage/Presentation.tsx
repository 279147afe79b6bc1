import { Fragment, type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { usePageView, usePageViewStore, useSession } from "../../state/react";
import { PanelGroup } from "../../ui/panel/PanelGroup";
import { StagingContext } from "../../ui/panel/staging";
import { useLocks } from "../class/locks";
import { useDocument, useLab } from "../lab";
import { Notices } from "../Notices";
import type { PanelDefinition } from "../panel-definition";
import { PanelView } from "../panels/PanelView";
import { placeOf } from "../panels/panels-of";
import { stagePanels } from "../panels/shown-panels";
import { useLead } from "../panels/use-reading-order";
import { StageControls } from "./StageControls";
import { nextReady, nextToPrepare, type Slides, useSlides } from "./slides";
import { type StageAction, useStageKeys } from "./stage-keys";
import { presenterText } from "./words";

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
 * The size a panel is drawn for, in its own pixels; a larger screen enlarges it. Body type of 13 px is 1/43 of this height,
 * which the last row of a hall can read, and every screen that is wider than high has the width.
 */
const drawn = { width: 740, height: 560 };

function subscribe(listener: () => void): () => void {
  window.addEventListener("resize", listener);
  return () => window.removeEventListener("resize", listener);
}

function scaleOfWindow(): number {
  const scale = Math.min(window.innerWidth / drawn.width, window.innerHeight / drawn.height);
  return Math.max(1, Math.min(4, scale));
}

/** Its content, with its type, as large as the window allows. */
function Enlarged({ children }: { readonly children: ReactNode }) {
  const scale = useSyncExternalStore(subscribe, scaleOfWindow);
  const size = `${100 / scale}%`;
  return (
    <div className="stage-enlarged" style={{ width: size, height: size, transform: `scale(${scale})` }}>
      {children}
    </div>
  );
}

/** How long an unrequested notice is shown, in milliseconds. */
const whileUnasked = 8000;

/** Number of panels prepared ahead of the current one; each may start computations of the engine. */
const ahead = 2;

/** One panel at a time, as large as the screen, for a hall. */
export function Presentation() {
  const session = useSession();
  const pageView = usePageViewStore();
  const { panels: all, PanelsShared = Fragment } = useLab();
  const document = useDocument();
  const panels = stagePanels(all, document, useLocks());
  const [first] = useLead();
  const place = placeOf(panels, usePageView(({ panel }) => panel) ?? first.id);
  const current = panels[place];
  const slides = useSlides(document);
  const begun = useBegun(panels, place, slides);
  const [keys, setKeys] = useKeysShown();
  const [passed, setPassed] = useForAWhile<readonly PanelDefinition[]>([]);
  useWakeLock();
  // A panel that was reached by its address can be shown again.
  const isReady = (panel: PanelDefinition) => panel === current || slides.isReady(panel);
  // Only panels that can be shown are counted.
  const shown = panels.filter(isReady);
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
    setKeys(action === "keys" && !keys);
  };
  useStageKeys(act);
  return (
    <div className="stage">
      <main className="stage-main" aria-label={presenterText.region}>
        <Enlarged>
          <Notices />
          <PanelsShared>
            <PanelGroup>
              {panels
                .filter(({ id }) => begun.has(id))
                .map((panel) => (
                  <div key={panel.id} className="stage-panel" data-state={stateOf(panel, current, slides)} inert={panel !== current}>
                    <StagingContext value={slides.stagingOf(panel.id)}>
                      <PanelView panel={panel} asked />
                    </StagingContext>
                  </div>
                ))}
            </PanelGroup>
          </PanelsShared>
        </Enlarged>
      </main>
      <StageControls
        {...{ keys, act }}
        place={shown.indexOf(current)}
        count={shown.length}
        title={current.title()}
        hint={slides.stepsOf(current.id)?.hint ?? null}
        passed={passed.map(({ title }) => title())}
      />
      <PointerRing />
    </div>
  );
}

/** A panel that is not ready is laid out invisibly, so that it requests its data; the others sleep. */
function stateOf(panel: PanelDefinition, current: PanelDefinition, slides: Slides): "shown" | "prepared" | "asleep" {
  if (panel.id === current.id) return "shown";
  return slides.isReady(panel) ? "asleep" : "prepared";
}

/** Panels that were shown keep their state, and the next ones are prepared; the others are not mounted. */
function useBegun(panels: readonly PanelDefinition[], place: number, slides: Slides): ReadonlySet<string> {
  const [begun, setBegun] = useState<ReadonlySet<string>>(new Set([panels[place].id]));
  const waiting = nextToPrepare(panels, place, slides, ahead);
  const wanted = [panels[place], ...waiting].filter(({ id }) => !begun.has(id));
  if (wanted.length === 0) return begun;
  const next = new Set([...begun, ...wanted.map(({ id }) => id)]);
  setBegun(next);
  return next;
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

/** The list of keys, shown for a while at the first move of the mouse, and on request. */
function useKeysShown(): [boolean, (shown: boolean) => void] {
  const [keys, setKeys] = useState(false);
  useEffect(() => {
    let timer = 0;
    const once = new AbortController();
    const show = () => {
      once.abort();
      setKeys(true);
      timer = window.setTimeout(() => setKeys(false), whileUnasked);
    };
    window.addEventListener("pointermove", show, { signal: once.signal });
    return () => {
      once.abort();
      clearTimeout(timer);
    };
  }, []);
  return [keys, setKeys];
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
