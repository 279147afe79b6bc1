/** The picture of a preset in the gallery, drawn once from its finished run. */
import type { Thumbnail } from "../../../charts/thumbnail";
import type { LabDocument } from "../../../documents/kind";
import { type PanelViews, viewOf } from "../../../documents/views";
import type { ViewCodec } from "../../view-codec";

/** A preset whose run is over. */
export interface FinishedPreset<Document extends LabDocument, RunSeries> {
  readonly document: Document;
  readonly views: PanelViews;
  readonly series: RunSeries;
}

/** The pictures of panels that can be drawn small, by their names in addresses; null where a run has nothing to draw. */
export type PanelPictures<Document extends LabDocument, RunSeries> = Readonly<
  Record<string, (finished: FinishedPreset<Document, RunSeries>) => Thumbnail | null>
>;

/** The preset's choices in a panel. */
export function chosenIn<Choices>(views: PanelViews, panel: string, codec: ViewCodec<Choices>): Choices {
  return codec.read(viewOf(views, panel) ?? "");
}

/**
 * The picture of the first lead panel that has one.
 *
 * @param lead  names of panels, those of the preset before those of the lab.
 * @throws {Error} where none of them can be drawn.
 */
export function leadPicture<Document extends LabDocument, RunSeries>(
  pictures: PanelPictures<Document, RunSeries>,
  lead: readonly string[],
  finished: FinishedPreset<Document, RunSeries>,
): Thumbnail {
  for (const panel of lead) {
    const picture = pictures[panel]?.(finished);
    if (picture && (picture.shapes.length > 0 || picture.map)) return picture;
  }
  throw new Error(`none of the panels ${lead.join(", ")} can be drawn small`);
}
