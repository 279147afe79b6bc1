/** Thirteen encoders of symbols, and one of patches of images, whose outputs, gradients and first steps PyTorch computed in float64, as tests read them. */
import { readFileSync } from "node:fs";
import type { RowMap } from "../../../../platform/tensors/sequence-arithmetic";
import type { Convention } from "../decays";
import type { SequenceBatch } from "./batch";
import { type EncoderSettings, type EncoderVariant, usualSettings } from "./settings";
import { encoderWeights } from "./weights";

interface Case {
  readonly cfg: {
    readonly variant: EncoderVariant;
    readonly D: number;
    readonly H: number;
    readonly layers: number;
    readonly vocab: number;
    /** Of a token; missing where tokens are symbols. */
    readonly pix?: number;
    readonly nout: number;
    readonly pos: "none" | "sin" | "learned";
    /** For which positions are learned. */
    readonly Lmax?: number;
    readonly readout: "token" | "mean" | "first";
    readonly phi: "silu" | "elu" | "none";
    readonly scaled: boolean;
    readonly conv: Convention;
    readonly scans: number;
    readonly grid: readonly [number, number] | null;
    readonly outln: boolean;
    readonly dirs: "both" | "split";
  };
  readonly params: Readonly<Record<string, { readonly shape: readonly number[]; readonly data: readonly number[] }>>;
  readonly tok: readonly (readonly (number | readonly number[])[])[];
  readonly y: readonly number[] | readonly (readonly number[])[];
  readonly w: readonly (readonly number[])[] | null;
  readonly logits: readonly number[];
  readonly loss: number;
  readonly acc: number;
  readonly grads: Readonly<Record<string, readonly number[]>>;
  readonly train_losses: readonly number[];
}

export const cases = ["lion-train", "lion-digits"].flatMap((name) => {
  const file = new URL(`../fixtures/${name}.json`, import.meta.url);
  return Object.entries((JSON.parse(readFileSync(file, "utf8")) as { readonly cases: Readonly<Record<string, Case>> }).cases);
});

const maps: Readonly<Record<Case["cfg"]["phi"], RowMap>> = { silu: "shifted-silu", elu: "elu", none: "none" };

export function settingsOf({ cfg }: Case): EncoderSettings {
  return {
    ...usualSettings,
    variant: cfg.variant,
    width: cfg.D,
    heads: cfg.H,
    mlp: 1,
    layers: cfg.layers,
    symbols: cfg.vocab,
    pixels: cfg.pix ?? 0,
    longest: cfg.Lmax ?? usualSettings.longest,
    outputs: cfg.nout,
    positions: cfg.pos,
    readOut: cfg.readout,
    featureMap: maps[cfg.phi],
    scaled: cfg.scaled,
    convention: cfg.conv,
    directions: cfg.dirs,
    grid: cfg.grid,
    outputNorm: cfg.outln,
  };
}

export function batchOf({ cfg, tok, y, w }: Case): SequenceBatch {
  const tokens = tok.flat(2);
  const all = tok.length * tok[0].length;
  return {
    count: tok.length,
    length: tok[0].length,
    symbols: cfg.pix ? new Int32Array(all) : Int32Array.from(tokens),
    secondSymbols: null,
    patches: cfg.pix ? Float64Array.from(tokens) : null,
    answers: Int32Array.from(y.flat()),
    counts: w && Float64Array.from(w.flat()),
  };
}

/** The weights as one row, in our order. */
export function rowOf(given: Case): Float64Array {
  return Float64Array.from(encoderWeights(settingsOf(given)).flatMap(({ name }) => given.params[name].data));
}
