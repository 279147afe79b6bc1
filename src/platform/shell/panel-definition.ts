/** What a lab says about one of its panels: one list of these serves the grid, the stage, embedding, locks and lessons. */
import type { ComponentType } from "react";
import type { Series } from "../state/lab-session";

/** What a chart has in a frame, unless its panel tells otherwise. */
export const chartFrame = 420;

export interface PanelDefinition<Document = unknown> {
  /** In the address, and in what a link keeps of the panel's view: "loss". */
  readonly id: string;
  /** In the language that is spoken now. */
  title(): string;
  /** Whether this document has it; all have, unless told. */
  when?(document: Document): boolean;
  /** Whether this document gives it something to show to a hall; all do, unless told. */
  staged?(document: Document): boolean;
  /** The control of a class link that hides the panel or locks what is set in it; null where no link can. */
  readonly control: string | null;
  /**
   * Fetched when the page scrolls near it or a lesson speaks of it, with the words that stand there until then; fetched with
   * the page unless told.
   */
  readonly late?: { loading(): string; readonly fetch: () => Promise<unknown> };
  /**
   * What it would show now, in at most twelve words: they stand on its card. Without it the card says that the panel is computed
   * when it is opened.
   */
  state?(document: Document, series: Series): string;
  /** Draws a `Panel`, or nothing. */
  readonly Content: ComponentType;
  /** Ids of the elements that it may be on the page, where they differ from its own: targets with an exhibit each. */
  readonly elements?: readonly string[];
  /** Further names that addresses know it by, besides its id and those of its elements. */
  readonly aliases?: readonly string[];
  /** It shows what the document is about, and comes first where nothing else is asked for. */
  readonly exhibit?: true;
  /** Its part of the twelve columns that the grid has where there is room. */
  readonly columns: number;
  /** The height in pixels that it needs in a frame of 720 pixels in another page; a chart fits whatever it is given. */
  framed?(document: Document): number;
  /** In pixels; without it the panel has the height of its row, or of what is in it. */
  readonly height?: number;
}
