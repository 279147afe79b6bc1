/** Words about the page without a network, its updates, and what it is made of. */
import { inLanguage } from "../in-language";

const english = {
  region: "About this version of the page",
  ready: "A new version of this page is ready. Your experiment is kept: the run goes on after the page has been loaded again.",
  replaced: "Another tab has moved to a new version of this page. Load this one again too: your experiment is kept.",
  gone: "A part of this page could not be fetched: a newer version has replaced this one on its host since you opened it. Nothing is lost, your experiment goes on where it was. Load the page again to get the newer version.",
  unreachable:
    "A part of this page could not be fetched: there is no network, or the host does not answer. Nothing is lost, your experiment goes on where it was. Load the page again once the network is back.",
  workerGone: "Training stopped, because a part of this page could not be fetched. Load the page again: it goes on where it was.",
  partMissingHere: "This part could not be fetched. Load the page again to see it.",
  reload: "Load again",
  later: "Later",

  about: "About and licences",
};

export const offlineText = inLanguage("offline/words", english);
