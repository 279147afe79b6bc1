/** The thirteen encoders whose outputs, gradients and first steps PyTorch computed in float64, as tests read them. */
import { readFileSync } from "node:fs";
import type { RowMap } from "../../tensors/sequence-arithmetic";
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
    readonly nout: number;
    readonly pos: "none" | "sin";
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
  readonly tok: readonly (readonly number[])[];
  readonly y: readonly number[] | readonly (readonly number[])[];
  readonly w: readonly (readonly number[])[] | null;
  readonly logits: readonly number[];
  readonly loss: number;
  readonly acc: number;
  readonly grads: Readonly<Record<string, readonly number[]>>;
  readonly train_losses: readonly number[];
  readonly attn_layer0_seq0: readonly number[];
  readonly loglam_layer0_seq0?: readonly (readonly number[])[];
}

const file = new URL("../fixtures/lion-train.json", import.meta.url);
export const cases = Object.entries((JSON.parse(readFileSync(file, "utf8")) as { readonly cases: Readonly<Record<string, Case>> }).cases);

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

export function batchOf({ tok, y, w }: Case): SequenceBatch {
  return {
    count: tok.length,
    length: tok[0].length,
    symbols: Int32Array.from(tok.flat()),
    secondSymbols: null,
    answers: Int32Array.from(y.flat()),
    counts: w && Float64Array.from(w.flat()),
  };
}

/** The weights as one row, in our order. */
export function rowOf(given: Case): Float64Array {
  return Float64Array.from(encoderWeights(settingsOf(given)).flatMap(({ name }) => given.params[name].data));
}
