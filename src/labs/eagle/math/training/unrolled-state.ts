import { transposed } from "./dense";
import { type LayerProducts, type NetworkShape, sizesOf } from "./network";

/** An error so many times that of answering zero is a network that diverges. */
export const divergedFrom = 10;

/**
 * The state of a prompt on all machines, layer after layer, in memory that is allocated once: thousands of prompts are passed
 * through a network to find the largest norms. The numbers are those of `forward`, which follows the definition, but for rounding:
 * with G^mu the Gram matrix of the d complete rows of X^mu a layer is
 *
 *     X^nu += sum_mu X^mu (W_QK G^mu) W_VP^{mu,nu}.
 */
export class UnrolledState {
  /** X^1 .. X^M side by side, (d + d') x M N, row-major. */
  readonly numbers: Float64Array;
  readonly #shape: NetworkShape;
  readonly #sizes: ReturnType<typeof sizesOf>;
  /** W_QK, and the transposes of W_VP^mu: every product here is of rows with rows. */
  readonly #layers: readonly LayerProducts[];
  /** G^mu of the state as it is, N x N each. */
  readonly #grams: readonly Float64Array[];
  /** (W_QK G^mu)^T, and X^mu W_QK G^mu. */
  readonly #mixing: Float64Array;
  readonly #values: Float64Array;
  readonly #sent: Float64Array;

  constructor(shape: NetworkShape, products: readonly LayerProducts[]) {
    const sizes = sizesOf(shape);
    const { tokens, features, width } = sizes;
    this.#shape = shape;
    this.#sizes = sizes;
    this.#layers = products.map(({ WQK, WVP }) => ({ WQK, WVP: WVP.map((part) => transposed(part, features, width)) }));
    this.numbers = new Float64Array(tokens * width);
    this.#sent = new Float64Array(tokens * width);
    this.#values = new Float64Array(tokens * features);
    this.#grams = Array.from({ length: shape.machines }, () => new Float64Array(features * features));
    this.#mixing = new Float64Array(features * features);
  }

  /** Begins with X^mu = [A^mu C; B^mu 0]. */
  begin(prompt: Float64Array): void {
    const { tokens, columns, features, width } = this.#sizes;
    const { d, n, nPrime, machines } = this.#shape;
    for (let i = 0; i < tokens; i++)
      for (let mu = 0; mu < machines; mu++)
        for (let j = 0; j < features; j++) {
          const isShared = j >= columns;
          const from = i * (n + nPrime) + (isShared ? n + j - columns : mu * columns + j);
          this.numbers[i * width + mu * features + j] = isShared && i >= d ? 0 : prompt[from];
        }
    this.#findGrams();
  }

  /** Passes what is held through a layer of the network. */
  advance(layer: number): void {
    const { tokens, features, width } = this.#sizes;
    const [X, sent] = [this.numbers, this.#sent];
    const { WQK, WVP } = this.#layers[layer];
    sent.fill(0);
    for (const [mu, part] of WVP.entries()) {
      // G is symmetric, so that the transpose of W_QK G has the products of its rows with those of W_QK.
      addRowProducts(cleared(this.#mixing), features, { numbers: this.#grams[mu], first: 0, stride: features, rows: features }, WQK);
      addRowProducts(cleared(this.#values), features, { numbers: X, first: mu * features, stride: width, rows: tokens }, this.#mixing);
      addRowProducts(sent, features, { numbers: this.#values, first: 0, stride: features, rows: tokens }, part);
    }
    for (let at = 0; at < X.length; at++) X[at] += sent[at];
    this.#findGrams();
  }

  /**
   * At least ||A^mu||_2: the fourth root of ||A^mu^T A^mu||_F^2. Between it and the norm lies a factor of 1.8 at most where A has rank 10.
   */
  normBound(mu: number): number {
    const { columns, features } = this.#sizes;
    const gram = this.#grams[mu];
    let sum = 0;
    for (let i = 0; i < columns; i++) for (let j = 0; j < columns; j++) sum += gram[i * features + j] ** 2;
    return sum ** 0.25;
  }

  /** Whether the error of the answer, after the last layer, is more than `divergedFrom` times that of answering zero. */
  hasDiverged(prompt: Float64Array): boolean {
    const { columns, features, width } = this.#sizes;
    const { d, n, dPrime, nPrime, machines, sign } = this.#shape;
    let [error, zeroError] = [0, 0];
    for (let i = d; i < d + dPrime; i++)
      for (let j = 0; j < nPrime; j++) {
        const truth = prompt[i * (n + nPrime) + n + j];
        let answer = 0;
        for (let mu = 0; mu < machines; mu++) answer += (sign * this.numbers[i * width + mu * features + columns + j]) / machines;
        error += (answer - truth) ** 2;
        zeroError += truth ** 2;
      }
    // NaN counts as diverged, too.
    return !(error <= divergedFrom * zeroError);
  }

  #findGrams(): void {
    const { features, width } = this.#sizes;
    const X = this.numbers;
    for (const [mu, gram] of this.#grams.entries()) {
      const first = mu * features;
      gram.fill(0);
      for (let row = 0; row < this.#shape.d; row++)
        for (let i = 0; i < features; i++) {
          const factor = X[row * width + first + i];
          for (let j = i; j < features; j++) gram[i * features + j] += factor * X[row * width + first + j];
        }
      for (let i = 0; i < features; i++) for (let j = 0; j < i; j++) gram[i * features + j] = gram[j * features + i];
    }
  }
}

/** Rows of a wider matrix. */
interface Rows {
  readonly numbers: Float64Array;
  /** Where the first row begins, and from one to the next. */
  readonly first: number;
  readonly stride: number;
  readonly rows: number;
}

/** sums += A B^T: the product of every row of A, `inner` numbers long, with every row of B, which lie one after another. */
function addRowProducts(sums: Float64Array, inner: number, { numbers, first, stride, rows }: Rows, B: Float64Array): void {
  const columns = B.length / inner;
  for (let i = 0; i < rows; i++) {
    const from = first + i * stride;
    for (let j = 0; j < columns; j++) {
      const to = j * inner;
      let sum = 0;
      for (let k = 0; k < inner; k++) sum += numbers[from + k] * B[to + k];
      sums[i * columns + j] += sum;
    }
  }
}

function cleared(numbers: Float64Array): Float64Array {
  return numbers.fill(0);
}
