/** Words of the dialog about the page: its parts, and offline use. */
import { inLanguage } from "../in-language";

const english = {
  title: "About this page",
  what: "The Learnability Playground computes everything in this browser. Your input, files and results leave this device only if you send them.",
  kept: "This version is stored on this device and works without a network.",
  notKept: "This page is not stored on this device yet. It needs a network until then.",
  papers: "The mathematics",
  statements: "All statements of the papers, and where this page shows them",
  licences: "Licences",
  licencesOf: (count: number) => `This page uses ${count} packages, listed here with their licences.`,
  loading: "The list is loading.",
  missing: "The list could not be read. It is made when the page is built.",
  close: "Close",
};

export const aboutText = inLanguage("offline/about-words", english);
