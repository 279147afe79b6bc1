/** Words about the page without a network, its updates, and what it is made of. */
export const offlineText = {
  region: "About this version of the page",
  ready: "A new version of this page is ready. Your experiment is kept: the run goes on after the page has been loaded again.",
  replaced: "Another tab has moved to a new version of this page. Load this one again too: your experiment is kept.",
  partMissing:
    "A part of this page could not be fetched. Either there is no network, or a new version has replaced this one on its host. Your experiment is kept: load the page again.",
  partMissingHere: "This part could not be fetched. Load the page again to see it.",
  reload: "Load again",
  later: "Later",
};
