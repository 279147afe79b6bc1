import type { SparseDocument } from "../../../../platform/documents/kind";
import { firstPanel, noViews, type PanelViews } from "../../../../platform/documents/views";
import { type Experiment, experimentFormat, experimentVersion, parseExperiment } from "../document";

/** Where a preset is found: known to work, known to fail, a target of its own, or a figure of the paper. */
export type PresetGroup = "works" | "fails" | "memory" | "machines" | "paper";

export interface Preset {
  readonly id: string;
  readonly group: PresetGroup;
  readonly title: string;
  /** Two sentences or so: what to see, and why it happens. What it names may be a link to it, see `commentary.ts`. */
  readonly commentary: string;
  /** What panels show of themselves when it is opened, and which of them comes first: where what the commentary says is seen. */
  readonly views: PanelViews;
  /** Whether it is a figure of the paper, of which `paper-notes.ts` says how it was made there and what comes out here. */
  readonly paper: boolean;
  readonly experiment: Experiment;
}

export interface PaperNotes {
  readonly setting: string;
  /** With the figures reached. */
  readonly reproduced: string;
  /** Where the paper leaves a gap. */
  readonly chosen: string;
}

/** What a preset is made of; the experiment is sparse, so that it says only what makes it special. */
export interface PresetParts extends Omit<Preset, "group" | "paper" | "experiment" | "views"> {
  readonly paper?: true;
  /** The panel that comes first; the page's own unless told. */
  readonly first?: string;
  /** By panel. */
  readonly views?: PanelViews;
  readonly document: SparseDocument;
}

/** The experiment is read when it is asked for: a page that opens needs the first alone, and reading all takes as long as a frame. */
export function preset(group: PresetGroup, { id, title, commentary, paper, first, views = noViews, document }: PresetParts): Preset {
  const shown = first === undefined ? views : { ...views, [firstPanel]: first };
  let read: Experiment | null = null;
  return {
    ...{ id, group, title, commentary, views: shown, paper: paper ?? false },
    get experiment() {
      read ??= experimentOf(id, document);
      return read;
    },
  };
}

/** @throws {TypeError} for what no experiment is. */
function experimentOf(id: string, document: SparseDocument): Experiment {
  const parsed = parseExperiment({ format: experimentFormat, version: experimentVersion, ...document });
  if (!parsed.ok) throw new TypeError(`preset ${id}: ${parsed.problem.field} ${parsed.problem.message}`);
  return parsed.experiment;
}

/** Long enough for sixteen heads to reach the last digit of float64. */
export const toTheLastDigit = { kind: "gradient", rate: 0.002, schedule: "cosine", precision: "float64" } as const;
export const gradient = { kind: "gradient", rate: 0.003, schedule: "cosine" } as const;
export const closedForm = { kind: "closed-form" } as const;
export const randomAttention = { kind: "random-attention", d: 4, n: 8, heads: 2 } as const;
