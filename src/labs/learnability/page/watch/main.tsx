/** The page that `npm run sweep -- --watch` serves: the progress of a sweep. It is separate from other pages and requests data from its server only. */
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { chosenLanguage } from "../../../../platform/state/language";
import { localPreferences } from "../../../../platform/state/preferences";
import { speak } from "../../../../platform/ui/language";
import { SweepFeed } from "./feed";
import { WatchPage } from "./WatchPage";
import "../../../../platform/ui/fonts.css";
import "../../../../platform/ui/theme.css";
import "../../../../platform/ui/base.css";
import "../../../../platform/ui/panel/panel.css";
import "../../../../platform/charts/charts.css";

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root");
const feed = new SweepFeed((path) => fetch(path));
feed.follow();
const draw = () =>
  createRoot(root).render(
    <StrictMode>
      <WatchPage feed={feed} />
    </StrictMode>,
  );
const language = chosenLanguage(null, localPreferences(window), navigator.languages);
document.documentElement.lang = language;
// A language that cannot be fetched is not spoken.
void speak(language).then(draw, draw);
