/** Messages between the page and the worker that drives the GPU of this lab. */

import type { GpuFailure } from "../../../../platform/engine/backend";
import type { LionDocument } from "../../document/document";
import type { GpuFormName } from "../../math/gpu/gpu-head";
import type { LionData } from "../../math/own-data";

/** Compare the forms of a document, computed on the GPU, with the first of them. */
export interface ToGpu {
  readonly document: LionDocument;
  readonly data: LionData | null;
}

export type GpuAnswer =
  | { readonly kind: "compared"; readonly device: string; readonly forms: readonly GpuDifference[] }
  | { readonly kind: "not-compared"; readonly device: string; readonly obstacle: GpuObstacle }
  | { readonly kind: "failed"; readonly failure: GpuFailure };

/** Reason why an available GPU computes nothing for a document. */
export type GpuObstacle =
  /** Every coordinate has its own decay. */
  | "coordinates"
  /** None but the recurrent form is wanted. */
  | "recurrent"
  /** It would take too long to be done beside a run. */
  | "too-long";

export interface GpuDifference {
  readonly form: GpuFormName;
  /** Largest difference from the document's first form as the processor computes it. */
  readonly difference: number;
}
