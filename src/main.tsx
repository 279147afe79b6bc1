import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { defaultPreset } from "./experiment/learnability/presets";
import { LearnabilityViews } from "./labs/learnability/LearnabilityViews";
import { curveMoves } from "./labs/learnability/rail/controls";
import { learnabilitySession } from "./labs/learnability/session/lab-session";
import { LessonBeside } from "./lessons/LessonBeside";
import { LessonEntry } from "./lessons/LessonEntry";
import { LatePart } from "./shell/offline/LatePart";
import { PageMissing } from "./shell/offline/PageMissing";
import { browserAddress } from "./state/address";
import { handleOf } from "./state/handle";
import { indexedDbStorage } from "./state/indexed-db";
import { chosenLanguage } from "./state/language";
import { idle, openOffline } from "./state/offline";
import { browserPageView } from "./state/page-view";
import { watchGestures } from "./state/pointer-gestures";
import { localKeyValues, localPreferences } from "./state/preferences";
import { OfflineContext, PageViewContext, SessionContext } from "./state/react";
import { openSession } from "./state/session";
import { claimTab } from "./state/tab";
import { InLanguage } from "./ui/InLanguage";
import { speak } from "./ui/language";
import { addGermanSentences } from "./ui/problem-said";
import "./ui/fonts.css";
import "./ui/theme.css";
import "./ui/base.css";
import "./ui/forced-colors.css";
import "./charts/charts.css";
import "./labs/learnability/lab.css";

const pageView = browserPageView(window);
// A part of somebody else's page is nobody's sitting: it neither takes up what this person has kept nor keeps anything.
const embedded = pageView.getState().mode === "embed";

// Computing starts before the first paint: the workers load while React does.
const preferences = localPreferences(window);
const learnability = learnabilitySession();
const session = openSession({
  labs: (lab) => (lab === learnability.kind.lab ? learnability : null),
  address: browserAddress(window),
  fallback: defaultPreset.experiment,
  random: Math.random,
  speeds: embedded ? null : localKeyValues,
  preferences,
  gesture: watchGestures(window),
  cores: navigator.hardwareConcurrency,
  ...(embedded ? {} : { persistence: { storage: indexedDbStorage(), tab: claimTab(window) } }),
});
Object.defineProperty(window, "playground", { value: handleOf(session) });

const spoken = async () => {
  const language = chosenLanguage(pageView.getState().language, preferences, navigator.languages);
  if (language === "de") addGermanSentences((await import("./documents/problems.de")).documentSentencesDe);
  await speak(language);
};
// A language that cannot be fetched is not spoken, and the page goes on in the one it has.
pageView.subscribe(() => void spoken().catch(() => {}));
const offline = openOffline(window, import.meta.env.PROD && !embedded ? curveMoves(session.series).then(() => idle(window)) : null);

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root");
const page = (
  <StrictMode>
    <SessionContext value={session}>
      <PageViewContext value={pageView}>
        <OfflineContext value={offline}>
          <InLanguage>
            <LatePart fallback={null} missing={<PageMissing />}>
              <LearnabilityViews entry={<LessonEntry />} beside={<LessonBeside />} />
            </LatePart>
          </InLanguage>
        </OfflineContext>
      </PageViewContext>
    </SessionContext>
  </StrictMode>
);
// Nothing is drawn in one language that will at once be drawn in another; computing does not wait for it.
const draw = () => createRoot(root).render(page);
void spoken().then(draw, draw);
