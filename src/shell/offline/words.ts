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

  about: {
    open: "About and licences",
    title: "About this page",
    what: "The Learnability Playground computes everything in this browser. Nothing that you type, open or make leaves this device unless you send it yourself.",
    kept: "This version is kept on this device: it opens and works without a network.",
    notKept: "This page is not kept on this device yet. Once it is, it opens without a network.",
    papers: "The mathematics",
    licences: "Licences",
    licencesOf: (count: number) => `What this page is made of: ${count} packages, each with its licence.`,
    loading: "The list is being read.",
    missing: "The list could not be read: it is made when the page is built.",
    close: "Close",
  },
};

export const offlineText = inLanguage("offline/words", english);
