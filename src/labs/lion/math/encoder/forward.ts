/**
 * The forward pass of an encoder, on any arithmetic (notes on LION in small, section 2):
 *
 *     x = E[token] (+ position), or E^T patch + b_E;  x += att(n(x)) W_o,  x += max(n(x) W_1 + b_1, 0) W_2 + b_2  in every layer;  n(x) W + b,
 *
 * with n(x) = gain * (x - mean) / sqrt(variance + 1e-5) + shift.
 */
import { exponential } from "../../../../platform/numerics/exponential";
import { halfCosine } from "../../../../platform/numerics/half-cosine";
import { logarithm } from "../../../../platform/numerics/logarithm";
import type { Attended, AttentionPlan, SequenceArithmetic } from "../../../../platform/tensors/sequence-arithmetic";
import type { Node, Tape } from "../../../../platform/tensors/tape";
import type { SequenceBatch } from "./batch";
import { decayOffsets, type EncoderSettings, scanCount, scanOrders } from "./settings";

/** Intermediate values of a layer. */
export interface LayerSeen<T> {
  /** Queries, keys and values as heads take them, phi taken: (count * heads) x length x width of a head. */
  readonly q: T;
  readonly k: T;
  readonly v: T;
  /** Masked scores before rows are scaled, or softmax weights: (count * heads) x length x length. */
  readonly scores: T;
  /** Logits of decays for each scan, (count * length) x heads. */
  readonly logits: readonly T[];
}

type Leaves<T> = (name: string) => Node<T>;

/**
 * Scores of the classes: (count * length) x outputs, or one row a sequence where the read-out takes the mean or the first.
 *
 * @param leaves  weights by their names.
 */
export function encode<T>(
  arithmetic: SequenceArithmetic<T>,
  tape: Tape<T>,
  leaves: ReadonlyMap<string, Node<T>>,
  settings: EncoderSettings,
  batch: SequenceBatch,
  onLayer: (seen: LayerSeen<T>) => void = () => {},
): Node<T> {
  const layers = new EncoderLayers(arithmetic, tape, leaves, settings, batch);
  let x = layers.embedded();
  for (let index = 0; index < settings.layers; index++) x = layers.layer(x, index, onLayer);
  return layers.readOut(x);
}

class EncoderLayers<T> {
  readonly #arithmetic: SequenceArithmetic<T>;
  readonly #tape: Tape<T>;
  readonly #leaves: ReadonlyMap<string, Node<T>>;
  readonly #settings: EncoderSettings;
  readonly #batch: SequenceBatch;

  constructor(
    arithmetic: SequenceArithmetic<T>,
    tape: Tape<T>,
    leaves: ReadonlyMap<string, Node<T>>,
    settings: EncoderSettings,
    batch: SequenceBatch,
  ) {
    this.#arithmetic = arithmetic;
    this.#tape = tape;
    this.#leaves = leaves;
    this.#settings = settings;
    this.#batch = batch;
  }

  #leaf(name: string): Node<T> {
    return this.#leaves.get(name)!;
  }

  embedded(): Node<T> {
    const { symbols, secondSymbols, patches, count, length } = this.#batch;
    const { positions, width, longest } = this.#settings;
    const tape = this.#tape;
    let x = patches ? this.#projected(patches) : this.#rowsOf("emb", symbols, this.#settings.symbols);
    if (secondSymbols) x = tape.add(x, this.#rowsOf("emb2", secondSymbols, this.#settings.secondSymbols));
    if (positions === "learned") {
      const places = Int32Array.from({ length: count * length }, (_, at) => at % length);
      x = tape.add(x, this.#rowsOf("pos", places, longest));
    }
    if (positions === "sin") x = tape.addConstant(x, this.#arithmetic.array(sinusoids(length, width), [length, width]));
    return x;
  }

  #projected(patches: Float64Array): Node<T> {
    const { pixels } = this.#settings;
    const rows = this.#tape.constant(this.#arithmetic.array(patches, [patches.length / pixels, pixels]));
    return this.#tape.addRow(this.#tape.product(rows, this.#leaf("emb"), false), this.#leaf("embb"));
  }

  layer(x: Node<T>, index: number, onLayer: (seen: LayerSeen<T>) => void): Node<T> {
    const tape = this.#tape;
    const own = (name: string) => this.#leaf(`l${index}.${name}`);
    let met = this.#attention(this.#norm(x, `l${index}.ln1`), own, onLayer);
    if (this.#settings.outputNorm) met = this.#norm(met, `l${index}.lno`);
    const heard = tape.add(x, tape.product(met, own("wo"), false));
    const inner = tape.addRow(tape.product(this.#norm(heard, `l${index}.ln2`), own("w1"), false), own("b1"));
    return tape.add(heard, tape.addRow(tape.product(tape.rectify(inner), own("w2"), false), own("b2")));
  }

  readOut(x: Node<T>): Node<T> {
    const tape = this.#tape;
    const { count, length } = this.#batch;
    const { readOut, width } = this.#settings;
    let read = this.#norm(x, "lnf");
    if (readOut !== "token") {
      const share = (_: unknown, token: number) => (readOut === "mean" ? 1 / length : token % length === 0 ? 1 : 0);
      const shares = this.#arithmetic.array(Float64Array.from({ length: count * length }, share), [count, 1, length]);
      read = tape.reshape(tape.product(tape.constant(shares), tape.reshape(read, [count, length, width]), false), [count, width]);
    }
    return tape.addRow(tape.product(read, this.#leaf("head"), false), this.#leaf("headb"));
  }

  #attention(x: Node<T>, own: Leaves<T>, onLayer: (seen: LayerSeen<T>) => void): Node<T> {
    const tape = this.#tape;
    const { count, length } = this.#batch;
    const { heads, width, variant, featureMap } = this.#settings;
    const headWidth = width / heads;
    const split = (name: string) => {
      const rows = tape.reshape(tape.product(x, own(name), false), [count, length, heads, headWidth]);
      return tape.reshape(tape.swapMiddle(rows), [count * heads, length, headWidth]);
    };
    const join = (y: Node<T>) => tape.reshape(tape.swapMiddle(tape.reshape(y, [count, heads, length, headWidth])), [count * length, width]);
    const [q, k, v] = [split("wq"), split("wk"), split("wv")];
    if (variant === "softmax") {
      const weights = tape.softmax(tape.scale(tape.product(q, k, true), 1 / Math.sqrt(headWidth)));
      onLayer({ q: q.value, k: k.value, v: v.value, scores: weights.value, logits: [] });
      return join(tape.product(weights, v, false));
    }
    const [mappedQ, mappedK] = [this.#mapped(q, featureMap), this.#mapped(k, featureMap)];
    const logits = Array.from({ length: scanCount(this.#settings) }, (_, scan) => this.#decays(x, own, scan));
    const { node, attended } = this.#attend(mappedQ, mappedK, v, logits);
    onLayer({
      q: mappedQ.value,
      k: mappedK.value,
      v: v.value,
      scores: attended.scores,
      logits: logits.map(({ value }) => value),
    });
    return join(node);
  }

  /** Logits of the decays of every token and head: the same for all tokens in LION-D, from the token itself in LION-S. */
  #decays(x: Node<T>, own: Leaves<T>, scan: number): Node<T> {
    const { heads, variant } = this.#settings;
    const rows = this.#batch.count * this.#batch.length;
    const gate =
      variant === "s"
        ? this.#tape.product(x, own(`wa${scan}`), false)
        : this.#tape.constant(this.#arithmetic.array(new Float64Array(rows * heads), [rows, heads]));
    return this.#tape.addRow(gate, own(`a${scan}`));
  }

  #attend(q: Node<T>, k: Node<T>, v: Node<T>, logits: readonly Node<T>[]): { readonly node: Node<T>; readonly attended: Attended<T> } {
    const { heads, width, convention, scaled, directions } = this.#settings;
    const { count, length } = this.#batch;
    const plan: AttentionPlan = {
      count,
      heads,
      length,
      width: width / heads,
      offsets: decayOffsets[convention],
      directions,
      scaled,
      orders: scanOrders(this.#settings, length),
    };
    const given = { q: q.value, k: k.value, v: v.value, logits: logits.map(({ value }) => value) };
    const attended = this.#arithmetic.attend(given.q, given.k, given.v, given.logits, plan);
    const node = this.#tape.operation(attended.output, [q, k, v, ...logits], (dy, give) => {
      const gradient = this.#arithmetic.attendGradient(given, attended, dy, plan);
      give(q, gradient.q);
      give(k, gradient.k);
      give(v, gradient.v);
      for (const [s, scan] of logits.entries()) give(scan, gradient.logits[s]);
    });
    return { node, attended };
  }

  #mapped(x: Node<T>, map: EncoderSettings["featureMap"]): Node<T> {
    if (map === "none") return x;
    const y = this.#arithmetic.mapRows(x.value, map);
    return this.#tape.operation(y, [x], (dy, give) => give(x, this.#arithmetic.mapRowsGradient(x.value, y, dy, map)));
  }

  #rowsOf(name: string, rows: Int32Array, count: number): Node<T> {
    const table = this.#leaf(name);
    return this.#tape.operation(this.#arithmetic.lookUp(table.value, rows), [table], (dy, give) =>
      give(table, this.#arithmetic.lookUpGradient(dy, rows, count)),
    );
  }

  #norm(x: Node<T>, name: string): Node<T> {
    return this.#tape.addRow(this.#tape.timesRow(this.#tape.normalise(x), this.#leaf(`${name}g`)), this.#leaf(`${name}b`));
  }
}

/** Half of sines and cosines of places, with wavelengths from 2 pi to 2000 pi; the same bits on every engine. */
function sinusoids(length: number, width: number): Float64Array {
  const waves = Math.floor(width / 2);
  return Float64Array.from({ length: length * width }, (_, at) => {
    const [place, column] = [Math.floor(at / width), at % width];
    const angle = place * exponential((-logarithm(1000) * 2 * (column % waves)) / width);
    return 0.5 * cosine(column < waves ? angle - Math.PI / 2 : angle);
  });
}

/** cos of some hundreds at most: folded onto half a period. */
function cosine(angle: number): number {
  const turns = Math.abs(angle) / (2 * Math.PI);
  const part = turns - Math.floor(turns);
  return 2 * halfCosine(2 * Math.min(part, 1 - part)) - 1;
}
