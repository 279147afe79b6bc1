import { type LionDocument, tokensOf } from "../document/document";
import { mostDrawn } from "../engine/protocol";

/** A picture in its finest patches, or scanned twice, has no single matrix that is small enough to be drawn: what is drawn of it is its own panel. */
const inOneMatrix = ({ problem, scans }: LionDocument) => problem.kind !== "image" || (problem.patches === "7x7" && scans === 1);
/** How long own data are is in their file alone: their panels say it when they are there. Pictures are known to be small by their patches. */
const small = ({ problem }: LionDocument) =>
  problem.kind === "custom" ||
  problem.kind === "image" ||
  (problem.kind !== "task" && (tokensOf(problem) ?? 0) <= mostDrawn.length && Math.max(problem.d, problem.dv) <= mostDrawn.width);
/** Whether matrix, states and masks of a document are drawn. */
export const drawn = (document: LionDocument) => inOneMatrix(document) && small(document);
