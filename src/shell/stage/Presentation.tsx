import { Fragment, useEffect, useState } from "react";
import { usePageView, usePageViewStore, useSession } from "../../state/react";
import { PanelGroup } from "../../ui/panel/PanelGroup";
import { useLocks } from "../class/locks";
import { useDocument, useLab } from "../lab";
import { Notices } from "../Notices";
import { useFirstPanel } from "../panels/first-panel";
import { PanelView } from "../panels/PanelView";
import { placeOf } from "../panels/panels-of";
import { stagePanels } from "../panels/shown-panels";
import { Enlarged } from "./Enlarged";
import { PointerRing } from "./PointerRing";
import { StageControls } from "./StageControls";
import { type StageAction, useStageKeys } from "./stage-keys";
import { useWakeLock } from "./use-wake-lock";
import { presenterText } from "./words";

/** How long the keys are shown to somebody who moves for the first time. */
const keysShown = 8000;

/** One panel at a time, as large as the screen, for a hall. */
export function Presentation() {
  const session = useSession();
  const pageView = usePageViewStore();
  const { panels: all, PanelsShared = Fragment } = useLab();
  const panels = stagePanels(all, useDocument(), useLocks());
  const first = useFirstPanel();
  const place = placeOf(panels, usePageView(({ panel }) => panel) ?? first.id);
  const current = panels[place];
  const visited = useVisited(current.id);
  const [keys, setKeys] = useKeysShown();
  useWakeLock();
  const go = (to: number) => pageView.adjust({ panel: panels[Math.max(0, Math.min(panels.length - 1, to))].id });
  const act = (action: StageAction) => {
    if (action === "next") go(place + 1);
    if (action === "previous") go(place - 1);
    if (action === "first") go(0);
    if (action === "last") go(panels.length - 1);
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
                .filter(({ id }) => visited.has(id))
                .map((panel) => (
                  <div key={panel.id} className="stage-panel" hidden={panel.id !== current.id}>
                    <PanelView panel={panel} asked />
                  </div>
                ))}
            </PanelGroup>
          </PanelsShared>
        </Enlarged>
      </main>
      <StageControls {...{ place, keys, act }} count={panels.length} title={current.title()} />
      <PointerRing />
    </div>
  );
}

/** Panels that were shown stay as they were left; the others are not begun. */
function useVisited(id: string): ReadonlySet<string> {
  const [visited, setVisited] = useState<ReadonlySet<string>>(new Set([id]));
  if (visited.has(id)) return visited;
  const next = new Set([...visited, id]);
  setVisited(next);
  return next;
}

/** Shown for a while at the first move of the mouse or the first key, and whenever they are asked for. */
function useKeysShown(): [boolean, (shown: boolean) => void] {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    let timer = 0;
    const once = new AbortController();
    const show = () => {
      once.abort();
      setShown(true);
      timer = window.setTimeout(() => setShown(false), keysShown);
    };
    window.addEventListener("pointermove", show, { signal: once.signal });
    return () => {
      once.abort();
      clearTimeout(timer);
    };
  }, []);
  return [shown, setShown];
}
