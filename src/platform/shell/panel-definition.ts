/** A lab's definition of a panel: one list of these serves the grid, the stage, embedding, locks and lessons. */
import type { ComponentType } from "react";
import type { Series } from "../state/lab-session";

/** Height of a chart in a frame, unless its panel gives another one. */
export const chartFrame = 420;

export interface PanelDefinition<Document = unknown> {
  /** In the address, and as the key of the panel's view in a link: "loss". */
  readonly id: string;
  /** In the language in use. */
  title(): string;
  /** Whether this document has it; all have, by default. */
  when?(document: Document): boolean;
  /** Whether this document gives it a picture for a lecture hall; all do, by default. */
  staged?(document: Document): boolean;
  /** The control of a class link that hides the panel or locks its settings; null where no link can. */
  readonly control: string | null;
  /**
   * Fetched when the page scrolls near it or a lesson refers to it, with the words shown until then; by default fetched with
   * the page.
   */
  readonly late?: { loading(): string; readonly fetch: () => Promise<unknown> };
  /**
   * A summary of its current picture for its card, in at most twelve words. Without it the card tells readers that the panel is
   * computed when it is opened.
   */
  state?(document: Document, series: Series): string;
  /** Draws a `Panel`, or nothing. */
  readonly Content: ComponentType;
  /** Ids of its possible elements on the page, where they differ from its own: targets with an exhibit each. */
  readonly elements?: readonly string[];
  /** Further names for it in addresses, besides its id and those of its elements. */
  readonly aliases?: readonly string[];
  /** It shows the subject of the document, and comes first by default. */
  readonly exhibit?: true;
  /** Its part of the twelve columns that the grid has where there is room. */
  readonly columns: number;
  /** The height in pixels that it needs in a frame of 720 pixels in another page; a chart fits any height. */
  framed?(document: Document): number;
  /** In pixels; without it the panel has the height of its row, or of its content. */
  readonly height?: number;
}
