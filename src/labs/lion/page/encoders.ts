/** Names and looks of encoders: a colour for each kind of attention, markers and dashes that distinguish encoders of one kind. */
import type { LossLine } from "../../../platform/charts/loss-data";
import type { LionDocument } from "../document/document";
import type { EncoderSpec } from "../document/encoder-fields";
import { encoderText } from "./encoder-words";

type Variant = EncoderSpec["variant"];

interface VariantLook {
  readonly color: string;
  readonly textColor: string;
  readonly marker: number;
}

const ramp = (place: number, marker: number): VariantLook => ({
  color: `var(--ramp-${place})`,
  textColor: `var(--ramp-text-${place})`,
  marker,
});

/** LION-LIT amber, D orange, S plum, softmax indigo. */
const looks: Readonly<Record<Variant, VariantLook>> = { LIT: ramp(0, 0), D: ramp(1, 1), S: ramp(3, 2), softmax: ramp(4, 7) };
const strokes = ["solid", "dashed", "dotted"] as const;
/** Markers for further encoders of a kind, the most unlike first. */
const spareMarkers = [6, 3, 4, 5, 0, 1, 2, 7];

export interface NamedEncoder extends VariantLook {
  /** Its place in the document. */
  readonly index: number;
  readonly spec: EncoderSpec;
  /** With its steps or a number where another encoder has the same name. */
  readonly name: string;
  readonly stroke: LossLine["stroke"];
}

/** All learners of a document with the names and looks that the page gives them. */
export function namedEncoders({ learners }: Pick<LionDocument, "learners">): readonly NamedEncoder[] {
  const taken = new Set(learners.map(({ variant }) => looks[variant].marker));
  const spare = spareMarkers.filter((marker) => !taken.has(marker));
  const plain = learners.map((spec) => nameOf(spec, []));
  return learners.map((spec, index) => {
    const before = learners.slice(0, index).filter(({ variant }) => variant === spec.variant).length;
    const look = looks[spec.variant];
    const marker = before === 0 ? look.marker : (spare.shift() ?? look.marker);
    return { index, spec, name: toldApart(learners, plain, index), ...look, marker, stroke: strokes[before % strokes.length] };
  });
}

/** Equal names differ by the steps of their encoders, or else by their places. */
function toldApart(learners: readonly EncoderSpec[], plain: readonly string[], index: number): string {
  const alike = plain.flatMap((name, at) => (name === plain[index] ? [at] : []));
  if (alike.length === 1) return plain[index];
  const { steps } = learners[index];
  const alone = alike.filter((at) => learners[at].steps === steps).length === 1;
  return nameOf(learners[index], [alone ? encoderText.steps(steps) : String(alike.indexOf(index) + 1)]);
}

export function variantName(variant: Variant): string {
  return encoderText.variants[variant];
}

/** @param more  further words in its brackets. */
function nameOf(spec: EncoderSpec, more: readonly string[]): string {
  const settings = [...settingsOf(spec), ...more];
  return settings.length > 0 ? encoderText.variant(variantName(spec.variant), settings) : variantName(spec.variant);
}

/** Settings that differ from those of an encoder as the page adds it. */
function settingsOf({ variant, convention, positions, directions, scans, featureMap }: EncoderSpec): readonly string[] {
  const words = encoderText;
  const linear = variant !== "softmax";
  const decays = variant === "D" || variant === "S";
  return [
    ...(variant === "S" && convention !== "eq9" ? [words.conventions[convention]] : []),
    ...(positions === "none" ? [] : [words.positions[positions]]),
    ...(linear && directions !== "both" ? [words.directions[directions]] : []),
    ...(decays && scans === 2 ? [words.scans] : []),
    ...(linear && featureMap !== "shifted-silu" ? [words.featureMaps[featureMap]] : []),
  ];
}
