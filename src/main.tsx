import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { openEngine } from "./engine/client";
import { defaultPreset } from "./experiment/presets";
import { LearnabilityViews } from "./labs/learnability/LearnabilityViews";
import { browserAddress } from "./state/address";
import { localSpeeds } from "./state/calibration";
import { handleOf, type PlaygroundHandle } from "./state/handle";
import { indexedDbStorage } from "./state/indexed-db";
import { browserPageView } from "./state/page-view";
import { localPreferences } from "./state/preferences";
import { PageViewContext, SessionContext } from "./state/react";
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

const pageView = browserPageView(window);
// A part of somebody else's page is nobody's sitting: it neither takes up what this person has kept nor keeps anything.
const embedded = pageView.getState().mode === "embed";

// Computing starts before the first paint: the workers load while React does.
const session = openSession({
  openEngine,
  address: browserAddress(window),
  fallback: defaultPreset.experiment,
  random: Math.random,
  speeds: embedded ? null : localSpeeds,
  preferences: localPreferences(window),
  cores: navigator.hardwareConcurrency,
  ...(embedded ? {} : { persistence: { storage: indexedDbStorage(), tab: claimTab(window) } }),
});
Object.defineProperty(window, "playground", { value: handleOf(session) });

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root");
createRoot(root).render(
  <StrictMode>
    <SessionContext value={session}>
      <PageViewContext value={pageView}>
        <LearnabilityViews />
      </PageViewContext>
    </SessionContext>
  </StrictMode>,
);
