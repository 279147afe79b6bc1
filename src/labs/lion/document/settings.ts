import type { AttentionSettings } from "../math/attention";
import { columnSnake, snake } from "../math/scans";
import { gridOf, type LionDocument } from "./document";

/** How a document attends, in the words of the mathematics. */
export function settingsOf(document: LionDocument): AttentionSettings {
  const { convention, scaled, divideBySqrtD, chunk, scans } = document;
  const grid = gridOf(document);
  const orders = scans === 2 && grid ? [snake(...grid), columnSnake(...grid)] : null;
  return { convention, scaled, divideBySqrtD, chunk, scans: orders };
}
