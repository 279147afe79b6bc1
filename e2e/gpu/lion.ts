/** Bidirectional linear attention on the GPU compared with float64. */
import { type AttentionSettings, attention, largestDifference } from "../../src/labs/lion/math/attention";
import { conventions, fixedDecay, noDecay, selectiveDecay, type TokenDecays } from "../../src/labs/lion/math/decays";
import { forms } from "../../src/labs/lion/math/forms/forms";
import { attentionOnGpu } from "../../src/labs/lion/math/gpu/attention";
import { type GpuFormName, gpuFormNames } from "../../src/labs/lion/math/gpu/gpu-head";
import { columnSnake, snake } from "../../src/labs/lion/math/scans";
import type { Sequence } from "../../src/labs/lion/math/sequence";
import { lastOfShared, sharedGpu } from "./device";

interface LionCase {
  readonly name: string;
  readonly sequence: Sequence;
  readonly decays: TokenDecays;
  readonly settings: Omit<AttentionSettings, "convention">;
}

/** Numbers that look random and are the same everywhere: an additive recurrence, from -1 to 1. */
function scattered(count: number, start: number): Float64Array {
  return Float64Array.from({ length: count }, (_, i) => 2 * ((start + (i + 1) * 0.6180339887498949 * (1 + ((i * 7) % 13))) % 1) - 1);
}

/** Positive queries and keys where rows are scaled. */
function headOf(length: number, d: number, dv: number, scaled: boolean): Sequence {
  const shift = (values: Float64Array) => (scaled ? values.map((x) => 1.1 + x) : values);
  const features = (start: number) => shift(scattered(length * d, start));
  return { length, d, dv, q: features(0.5), k: features(0.2), v: scattered(length * dv, 0.7), padding: null };
}

/** Every third token is padding, except the first. */
const withPadding = (sequence: Sequence): Sequence => ({
  ...sequence,
  padding: Uint8Array.from({ length: sequence.length }, (_, i) => (i % 3 === 2 ? 1 : 0)),
});

const settingsOf = (chunk: number, scaled: boolean) => ({ chunk, scaled, divideBySqrtD: !scaled, scans: null });
const forgetful = (length: number) => selectiveDecay(scattered(length, 0.4).map((x) => (1 + x) / 2));
const remembering = (length: number) => selectiveDecay(scattered(length, 0.4).map((x) => 0.99 + 0.01 * x));
/** Every seventh token has decay 0. */
const walls = (length: number) => selectiveDecay(scattered(length, 0.4).map((x, i) => (i % 7 === 3 ? 0 : 0.9 + 0.1 * x)));

/** Tiles and chunks that fit evenly and that do not, more columns than a workgroup has, and every kind of decay. */
const cases: readonly LionCase[] = [
  { name: "a single token", sequence: headOf(1, 1, 1, true), decays: noDecay(1), settings: settingsOf(64, true) },
  { name: "LION-LIT", sequence: headOf(75, 5, 3, true), decays: noDecay(75), settings: settingsOf(10, true) },
  { name: "LION-D", sequence: headOf(130, 18, 66, true), decays: fixedDecay(130, 0.98), settings: settingsOf(64, true) },
  { name: "LION-D, signed", sequence: headOf(70, 66, 4, false), decays: fixedDecay(70, 0.3), settings: settingsOf(33, false) },
  { name: "LION-S, forgetful", sequence: headOf(13, 4, 8, true), decays: forgetful(13), settings: settingsOf(1, true) },
  { name: "LION-S, padding", sequence: withPadding(headOf(150, 8, 8, true)), decays: remembering(150), settings: settingsOf(70, true) },
  { name: "LION-S, walls", sequence: headOf(90, 3, 2, false), decays: walls(90), settings: settingsOf(7, false) },
  { name: "LION-D, long", sequence: headOf(1024, 4, 4, false), decays: fixedDecay(1024, 0.9999), settings: settingsOf(64, false) },
  {
    name: "two scans",
    sequence: headOf(24, 4, 5, true),
    decays: forgetful(24),
    settings: { ...settingsOf(5, true), scans: [snake(4, 6), columnSnake(4, 6)] },
  },
];

/** The largest difference from float64 as a share of the largest output, by case of at most so many tokens, convention and form. */
export async function lionDifferences(longest: number): Promise<Record<string, number>> {
  const gpu = await sharedGpu();
  const found: Record<string, number> = {};
  for (const { name, sequence, decays, settings } of cases.filter((one) => one.sequence.length <= longest))
    for (const convention of name === "LION-S, padding" ? conventions : (["eq9"] as const)) {
      const all = { ...settings, convention };
      const exact = attention(forms.full, sequence, decays, all);
      const largest = exact.reduce((most, y) => Math.max(most, Math.abs(y)), 0);
      for (const form of gpuFormNames) {
        const y = await attentionOnGpu(gpu, form, sequence, decays, all);
        found[`${name}, ${convention}, ${form}`] = largestDifference([exact, y]) / largest;
      }
    }
  return found;
}

/** Errors of attention when the device is destroyed during the computation, and when every coordinate has its own decay. */
export async function lionRefusals(): Promise<readonly string[]> {
  const gpu = await lastOfShared();
  const sequence = headOf(200, 4, 4, false);
  const of = (form: GpuFormName, decays: TokenDecays) =>
    attentionOnGpu(gpu, form, sequence, decays, { ...settingsOf(10, false), convention: "eq9" }).then(
      () => "none",
      ({ name }: Error) => name,
    );
  const coordinates = await of("full", selectiveDecay(new Float64Array(800).fill(0.5), 4));
  const failing = of("state-chunk", forgetful(200));
  gpu.destroy();
  return [coordinates, await failing, await of("chunk", forgetful(200))];
}
