/** What a page asks the worker that drives the GPU of this lab, and what it is told. */

import type { GpuFailure } from "../../../../platform/engine/backend";
import type { LionDocument } from "../../document/document";
import type { GpuFormName } from "../../math/gpu/gpu-head";
import type { LionData } from "../../math/own-data";

/** How far the forms of a document are from the first of them when the GPU computes them. */
export interface ToGpu {
  readonly document: LionDocument;
  readonly data: LionData | null;
}

export type GpuAnswer =
  | { readonly kind: "compared"; readonly device: string; readonly forms: readonly GpuDifference[] }
  | { readonly kind: "not-compared"; readonly device: string; readonly obstacle: GpuObstacle }
  | { readonly kind: "failed"; readonly failure: GpuFailure };

/** Why a GPU that is there computes nothing of a document. */
export type GpuObstacle =
  /** Every coordinate decays by itself. */
  | "coordinates"
  /** None but the recurrent form is wanted. */
  | "recurrent"
  /** It would take too long to be done beside a run. */
  | "too-long";

export interface GpuDifference {
  readonly form: GpuFormName;
  /** From the first form of the document as the processor computes it, anywhere. */
  readonly difference: number;
}
