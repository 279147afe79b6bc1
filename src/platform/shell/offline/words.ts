/** Words on use without a network, updates, and the parts of the page. */
import { inLanguage } from "../in-language";

const english = {
  region: "About this version of the page",
  ready: "A new version of this page is ready. Reload to use it; your run continues.",
  replaced: "Another tab uses a new version of this page. Reload this tab, too; your run continues.",
  gone: "A part of this page could not be loaded, because its host now has a newer version. Your experiment is kept. Reload the page to use the newer version.",
  unreachable:
    "A part of this page could not be loaded: there is no network, or the host does not respond. Your experiment is kept. Reload the page when the network is back.",
  workerGone: "Training stopped, because a part of this page could not be loaded. Reload the page to continue the run.",
  partMissingHere: "This part could not be loaded. Reload the page to show it.",
  reload: "Reload",
  later: "Later",

  about: "About and licences",
};

export const offlineText = inLanguage("offline/words", english);
