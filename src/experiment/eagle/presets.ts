/** Documents to begin with: what the algorithm does, what it costs, and where it fails. */
import { documentFormat } from "../../documents/format";
import type { SparseDocument } from "../../documents/kind";
import { type EagleDocument, parseEagle } from "./document";

export interface EaglePreset {
  readonly id: string;
  readonly title: string;
  /** What to see, and why it happens. */
  readonly commentary: string;
  readonly document: EagleDocument;
}

function preset(id: string, title: string, commentary: string, document: SparseDocument): EaglePreset {
  const parsed = parseEagle({ format: documentFormat, version: 1, lab: "eagle", ...document });
  if (!parsed.ok) throw new TypeError(`preset ${id}: ${parsed.problem.field} ${parsed.problem.message}`);
  return { id, title, commentary, document: parsed.document };
}

const everyone = [
  { kind: "eagle" },
  { kind: "newton-schulz" },
  { kind: "conjugate-gradients" },
  // It changes D by so little that it would seem to have settled long before it has.
  { kind: "gradient-descent", iterations: 250_000, tolerance: 0 },
  { kind: "direct" },
];

export const presets: readonly EaglePreset[] = [
  preset(
    "race",
    "Five ways to fill a hole",
    "A matrix of rank 96 lost its lower right corner. All solvers see the same three blocks that are left. EAGLE needs about as many iterations as the logarithm of the condition number says, conjugate gradients hundreds, gradient descent hundreds of thousands; an iteration of EAGLE costs more.",
    { problem: { kind: "low-rank" }, solvers: everyone },
  ),
];

export const defaultPreset = presets[0];
