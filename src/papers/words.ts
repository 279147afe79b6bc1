import { inLanguage } from "./in-language";
import type { Kind, Status } from "./paper";

const english = {
  title: "The papers",
  counts: (papers: number, shown: number, small: number, absent: number) =>
    `Statements of ${papers} papers: ${shown} run here, ${small} in small, ${absent} do not, with the reason.`,
  close: "Close the papers",
  print: "Print the papers",
  filters: "Filter",
  all: "All",
  status: { shown: "shown", small: "in small", absent: "not here" } satisfies Record<Status, string>,
  statusChip: { shown: "Shown", small: "In small", absent: "Not here" } satisfies Record<Status, string>,
  kinds: {
    theorem: "Theorems",
    algorithm: "Algorithms",
    figure: "Figures",
    table: "Tables",
    definition: "Definitions",
  } satisfies Record<Kind, string>,
  misprints: "Misprints",
  misprint: "misprint",
  papers: "Papers",
  allPapers: "All papers",
  panel: (title: string) => `Panel: ${title}`,
  anyPanel: (title: string) => `No statement leads to the panel “${title}”. These are all statements on its lab.`,
  search: "Number or word",
  inPaper: (shown: number, small: number, absent: number) => `${shown} shown, ${small} in small, ${absent} not here`,
  entries: (count: number) => (count === 1 ? "1 entry" : `${count} entries`),
  found: (count: number) => (count === 1 ? "1 statement" : `${count} statements`),
  nothing: "No statement meets all of these conditions.",
  clear: "Clear the filters",
  lesson: (number: number, title: string) => `Lesson ${number}: ${title}`,
  cite: "cite",
  /** Names of the parts of a paper, by what the paper calls them. */
  parts: {
    Theorem: "Theorem",
    Theorems: "Theorems",
    Lemma: "Lemma",
    Corollary: "Corollary",
    Definition: "Definition",
    Definitions: "Definitions",
    Algorithm: "Algorithm",
    Algorithms: "Algorithms",
    Figure: "Figure",
    Figures: "Figures",
    Table: "Table",
    Tables: "Tables",
    Equation: "Equation",
    Equations: "Equations",
    Section: "Section",
    Appendix: "Appendix",
    Introduction: "Introduction",
    to: "to",
  },
} as const;

export const papersText = inLanguage("words", english);
