/** Words of the dialog about the page: what it is made of, and what is kept. */
import { inLanguage } from "../in-language";

const english = {
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
};

export const aboutText = inLanguage("offline/about-words", english);
