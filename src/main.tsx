import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { openEngine } from "./engine/client";
import { defaultPreset } from "./experiment/presets";
import { LearnabilityLab } from "./labs/learnability/LearnabilityLab";
import { LatePart } from "./labs/learnability/offline/LatePart";
import { PageMissing } from "./labs/learnability/offline/PageMissing";
import { curveMoves } from "./labs/learnability/rail/controls";
import { browserAddress } from "./state/address";
import { localSpeeds } from "./state/calibration";
import { handleOf, type PlaygroundHandle } from "./state/handle";
import { indexedDbStorage } from "./state/indexed-db";
import { idle, openOffline } from "./state/offline";
import { browserPageView } from "./state/page-view";
import { localPreferences } from "./state/preferences";
import { OfflineContext, PageViewContext, SessionContext } from "./state/react";
import { openSession } from "./state/session";
import { claimTab } from "./state/tab";
import "./ui/fonts.css";
import "./ui/theme.css";
import "./ui/base.css";
import "./charts/charts.css";
import "./labs/learnability/lab.css";

declare global {
  interface Window {
    readonly playground: PlaygroundHandle;
  }
}

// Computing starts before the first paint: the workers load while React does.
const session = openSession({
  openEngine,
  address: browserAddress(window),
  fallback: defaultPreset.experiment,
  random: Math.random,
  speeds: localSpeeds,
  preferences: localPreferences(window),
  cores: navigator.hardwareConcurrency,
  persistence: { storage: indexedDbStorage(), tab: claimTab(window) },
});
Object.defineProperty(window, "playground", { value: handleOf(session) });

const pageView = browserPageView(window);
const offline = openOffline(window, import.meta.env.PROD ? curveMoves(session.series).then(() => idle(window)) : null);

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root");
createRoot(root).render(
  <StrictMode>
    <SessionContext value={session}>
      <PageViewContext value={pageView}>
        <OfflineContext value={offline}>
          <LatePart fallback={null} missing={<PageMissing />}>
            <LearnabilityLab />
          </LatePart>
        </OfflineContext>
      </PageViewContext>
    </SessionContext>
  </StrictMode>,
);
