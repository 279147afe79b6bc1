import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { LessonBeside } from "./lessons/LessonBeside";
import { FirstLesson, LessonEntry } from "./lessons/LessonEntry";
import { PapersOver } from "./papers/PapersOver";
import { InLanguage } from "./platform/shell/InLanguage";
import { fetchOnce } from "./platform/shell/late";
import { LatePart } from "./platform/shell/offline/LatePart";
import { PageMissing } from "./platform/shell/offline/PageMissing";
import { beginStage, endIntroOnRun, followHistory, openingStore, questionLeft, stageOfEntries } from "./platform/shell/opening-state";
import { browserAddress } from "./platform/state/address";
import { afterTheAnswer } from "./platform/state/address-writer";
import { isFirstVisit, type OpeningKept, openingKey } from "./platform/state/first-visit";
import { handleOf } from "./platform/state/handle";
import { indexedDbStorage } from "./platform/state/indexed-db";
import { chosenLanguage } from "./platform/state/language";
import { idle, openOffline } from "./platform/state/offline";
import { coversPage } from "./platform/state/page-stage";
import { browserPageView } from "./platform/state/page-view";
import { localKeyValues, localPreferences } from "./platform/state/preferences";
import { OfflineContext, PageViewContext, SessionContext } from "./platform/state/react";
import { openSession } from "./platform/state/session";
import { claimTab } from "./platform/state/tab";
import { fetchSentences, speak } from "./platform/ui/language";
import "./platform/ui/fonts.css";
import "./platform/ui/theme.css";
import "./platform/ui/base.css";
import "./platform/charts/charts.css";
import { firstDocument, labs } from "./labs/page";
import { nameWorkerScript } from "./platform/engine/open-worker";
import { somebodyActs, somethingMoves } from "./platform/shell/first-motion";
import { LabsContext, sessionsOf } from "./platform/shell/lab-entry";
import { fetchPage, PageViews } from "./platform/shell/PageViews";
import "./platform/shell/page.css";
import { watchGestures } from "./platform/state/pointer-gestures";

// Few systems force colours: only these fetch the rules for them.
const forcedColors = matchMedia("(forced-colors: active)");
const followForcedColors = () => void (forcedColors.matches && import("./platform/ui/forced-colors.css"));
forcedColors.addEventListener("change", followForcedColors);
followForcedColors();

nameWorkerScript((name) => new Worker(new URL("./labs/worker.ts", import.meta.url), { type: "module", name }));

const pageView = browserPageView(window, stageOfEntries);
// A page embedded in another one is not a sitting of its own: it neither restores nor keeps the reader's work.
const { mode } = pageView.getState();
const embedded = mode === "embed";

// The computation starts before the first paint: the workers load while React does.
const preferences = localPreferences(window);
const firstVisit = isFirstVisit(window.location, preferences);
const keepOpening = (kept: OpeningKept) => preferences.write(openingKey, kept);
if (coversPage(beginStage(window, firstVisit))) {
  if (firstVisit) keepOpening("asked");
  void questionLeft().then(() => keepOpening("shown"));
} else {
  // The part that needs the page reports a failure.
  fetchOnce(fetchPage).catch(() => {});
}
// Notes beside a presentation compute nothing: their session waits.
const claimed = () => (mode === "notes" ? new Promise<never>(() => {}) : claimTab(window));
const session = openSession({
  labs: sessionsOf(labs),
  address: browserAddress(window, stageOfEntries),
  fallback: firstDocument,
  // A link names its document, whose lab has the question.
  ...(openingStore.getState().byLink ? {} : { startsAfter: questionLeft() }),
  random: Math.random,
  speeds: embedded ? null : localKeyValues,
  preferences,
  gesture: watchGestures(document),
  writeAddress: afterTheAnswer,
  cores: navigator.hardwareConcurrency,
  ...(embedded ? {} : { persistence: { storage: indexedDbStorage(), tab: claimed() } }),
});
followHistory(window);
endIntroOnRun(session, pageView);
Object.defineProperty(window, "playground", { value: handleOf(session) });

const spoken = () => speak(chosenLanguage(pageView.getState().language, preferences, navigator.languages));
// If a language cannot be fetched, the page keeps the one it has.
pageView.subscribe(() => void spoken().catch(() => {}));
const moves = somethingMoves(session);
// In time for the first problem. If they are late, the problem is shown in words once they have come.
void Promise.race([moves, somebodyActs(window)])
  .then(fetchSentences)
  .catch(() => {});
const alive = moves.then(() => idle(window));
const offline = openOffline(window, import.meta.env.PROD && !embedded ? alive : null);
// Without a network the page works as before.
void alive
  .then(() => import("./platform/shell/keep-up"))
  .then(
    ({ keepUp }) => keepUp(window, session),
    () => {},
  );

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root");
const page = (
  <StrictMode>
    <SessionContext value={session}>
      <PageViewContext value={pageView}>
        <OfflineContext value={offline}>
          <LabsContext value={labs}>
            <InLanguage>
              <LatePart fallback={null} missing={<PageMissing />}>
                <PageViews entry={<LessonEntry />} beside={<LessonBeside />} papers={<PapersOver />} firstLesson={<FirstLesson />} />
              </LatePart>
            </InLanguage>
          </LabsContext>
        </OfflineContext>
      </PageViewContext>
    </SessionContext>
  </StrictMode>
);
// The page is not drawn in one language just before another; the computation does not wait for it.
const draw = () => createRoot(root).render(page);
void spoken().then(draw, draw);
