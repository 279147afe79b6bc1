import { Fragment, useEffect, useState } from "react";
import { usePageView, usePageViewStore, useSession } from "../../state/react";
import { PanelGroup } from "../../ui/panel/PanelGroup";
import { StagingContext } from "../../ui/panel/staging";
import { useLocks } from "../class/locks";
import { useDocument, useLab } from "../lab";
import { Notices } from "../Notices";
import type { PanelDefinition } from "../panel-definition";
import { useFirstPanel } from "../panels/first-panel";
import { PanelView } from "../panels/PanelView";
import { placeOf } from "../panels/panels-of";
import { stagePanels } from "../panels/shown-panels";
import { Enlarged } from "./Enlarged";
import { PointerRing } from "./PointerRing";
import { StageControls } from "./StageControls";
import { nextReady, nextToPrepare, type Slides, useSlides } from "./slides";
import { type StageAction, useStageKeys } from "./stage-keys";
import { useWakeLock } from "./use-wake-lock";
import { presenterText } from "./words";

/** How long something is shown that nobody asked for, in milliseconds. */
const whileUnasked = 8000;

/** How many panels ahead are made ready while another one is seen; each may ask the engine for something. */
const ahead = 2;

/** One panel at a time, as large as the screen, for a hall. */
export function Presentation() {
  const session = useSession();
  const pageView = usePageViewStore();
  const { panels: all, PanelsShared = Fragment } = useLab();
  const document = useDocument();
  const panels = stagePanels(all, document, useLocks());
  const first = useFirstPanel();
  const place = placeOf(panels, usePageView(({ panel }) => panel) ?? first.id);
  const current = panels[place];
  const slides = useSlides(document);
  const begun = useBegun(panels, place, slides);
  const [keys, setKeys] = useKeysShown();
  const [passed, setPassed] = useForAWhile<readonly PanelDefinition[]>([]);
  useWakeLock();
  // Whoever has come to a panel by its address may come back to it.
  const isReady = (panel: PanelDefinition) => panel === current || slides.isReady(panel);
  // Only what can be shown is counted.
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

/** What is not ready is laid out unseen, so that it asks for what it needs; the rest sleeps. */
function stateOf(panel: PanelDefinition, current: PanelDefinition, slides: Slides): "shown" | "prepared" | "asleep" {
  if (panel.id === current.id) return "shown";
  return slides.isReady(panel) ? "asleep" : "prepared";
}

/** Panels that were shown stay as they were left, and those that come next are made ready; the others are not begun. */
function useBegun(panels: readonly PanelDefinition[], place: number, slides: Slides): ReadonlySet<string> {
  const [begun, setBegun] = useState<ReadonlySet<string>>(new Set([panels[place].id]));
  const waiting = nextToPrepare(panels, place, slides, ahead);
  const wanted = [panels[place], ...waiting].filter(({ id }) => !begun.has(id));
  if (wanted.length === 0) return begun;
  const next = new Set([...begun, ...wanted.map(({ id }) => id)]);
  setBegun(next);
  return next;
}

/** A value that goes back to what it was after a while. */
function useForAWhile<Value>(usual: Value): [Value, (value: Value) => void] {
  const [value, setValue] = useState(usual);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each value has its time, and the usual one is a new object every time
  useEffect(() => {
    const timer = setTimeout(() => setValue(usual), whileUnasked);
    return () => clearTimeout(timer);
  }, [value]);
  return [value, setValue];
}

/** Shown for a while at the first move of the mouse or the first key, and whenever they are asked for. */
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
