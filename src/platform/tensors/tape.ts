/**
 * Reverse-mode differentiation over any arithmetic. TensorFlow.js differentiates in float32 only, and its build for Node
 * leaves the gradients out; so gradients are formed here, once, and the same rules are checked in float64 and run in
 * float32 on the kernels.
 *
 * A node is an array with the rule that propagates its gradient. Nodes are recorded in the order of their creation; in the
 * reverse order every gradient is complete before it is propagated.
 */
import type { Arithmetic } from "./arithmetic";

export interface Node<T> {
  readonly value: T;
  /** Of the loss, with respect to this array; null before the first contribution. */
  gradient: T | null;
  /** Adds to the gradients of its inputs; null where it depends on constants alone, whose gradients nobody needs. */
  readonly back: ((gradient: T) => void) | null;
}

/** Operations on nodes, as models use them. */
export class Tape<T> {
  readonly arithmetic: Arithmetic<T>;
  readonly #nodes: Node<T>[] = [];

  constructor(arithmetic: Arithmetic<T>) {
    this.arithmetic = arithmetic;
  }

  /** A parameter. */
  leaf(value: T): Node<T> {
    return { value, gradient: null, back: () => {} };
  }

  /** An array that gets no gradient: none is computed for it, nor for what is made of constants alone. */
  constant(value: T): Node<T> {
    return { value, gradient: null, back: null };
  }

  /** The rows of x times the transpose of w: x w^T, w as `outputs x inputs`. */
  linear(x: Node<T>, w: Node<T>): Node<T> {
    return this.product(x, w, true);
  }

  /** a b, or a b^T; stacks of matrices, or two matrices. */
  product(a: Node<T>, b: Node<T>, transposeB: boolean): Node<T> {
    const { multiply } = this.arithmetic;
    return this.#record(multiply(a.value, b.value, false, transposeB), [a, b], (dy) => {
      this.#give(a, () => multiply(dy, b.value, false, !transposeB));
      this.#give(b, () => (transposeB ? multiply(dy, a.value, true, false) : multiply(a.value, dy, true, false)));
    });
  }

  /** The sum of two arrays of the same shape. */
  add(a: Node<T>, b: Node<T>): Node<T> {
    return this.#record(this.arithmetic.add(a.value, b.value), [a, b], (dy) => {
      this.#give(a, () => dy);
      this.#give(b, () => dy);
    });
  }

  /** Adds one row to every row. */
  addRow(x: Node<T>, row: Node<T>): Node<T> {
    return this.#record(this.arithmetic.add(x.value, row.value), [x, row], (dy) => {
      this.#give(x, () => dy);
      this.#give(row, () => this.arithmetic.sumOfRows(dy));
    });
  }

  /** Multiplies every row by one row, entry by entry. */
  timesRow(x: Node<T>, row: Node<T>): Node<T> {
    const { times, sumOfRows } = this.arithmetic;
    return this.#record(times(x.value, row.value), [x, row], (dy) => {
      this.#give(x, () => times(dy, row.value));
      this.#give(row, () => sumOfRows(times(dy, x.value)));
    });
  }

  scale(x: Node<T>, factor: number): Node<T> {
    return this.#map(x, this.arithmetic.scale(x.value, factor), (dy) => this.arithmetic.scale(dy, factor));
  }

  /** Multiplies by a constant, entry by entry. */
  timesConstant(x: Node<T>, constant: T): Node<T> {
    return this.#map(x, this.arithmetic.times(x.value, constant), (dy) => this.arithmetic.times(dy, constant));
  }

  addConstant(x: Node<T>, constant: T): Node<T> {
    return this.#map(x, this.arithmetic.add(x.value, constant), (dy) => dy);
  }

  reshape(x: Node<T>, shape: readonly number[]): Node<T> {
    const { reshape, shapeOf } = this.arithmetic;
    return this.#map(x, reshape(x.value, shape), (dy) => reshape(dy, shapeOf(x.value)));
  }

  swapMiddle(x: Node<T>): Node<T> {
    return this.#map(x, this.arithmetic.swapMiddle(x.value), (dy) => this.arithmetic.swapMiddle(dy));
  }

  lastOfMiddle(x: Node<T>, kept: number): Node<T> {
    const { lastOfMiddle, zerosBefore, shapeOf } = this.arithmetic;
    const n = shapeOf(x.value)[1];
    return kept === n ? x : this.#map(x, lastOfMiddle(x.value, kept), (dy) => zerosBefore(dy, n));
  }

  rectify(x: Node<T>): Node<T> {
    return this.#map(x, this.arithmetic.rectify(x.value), (dy) => this.arithmetic.rectifyGradient(x.value, dy));
  }

  softmax(x: Node<T>): Node<T> {
    const p = this.arithmetic.softmax(x.value);
    return this.#map(x, p, (dp) => this.arithmetic.softmaxGradient(p, dp));
  }

  normalise(x: Node<T>): Node<T> {
    const normalised = this.arithmetic.normalise(x.value);
    return this.#map(x, normalised.normal, (dy) => this.arithmetic.normaliseGradient(normalised, dy));
  }

  /**
   * An operation that the tape does not know.
   *
   * @param value  its result.
   * @param inputs  whose gradients it propagates.
   * @param back  propagates the gradient of the result: `give(node, gradient)` for every input.
   */
  operation(value: T, inputs: readonly Node<T>[], back: (gradient: T, give: (node: Node<T>, gradient: T) => void) => void): Node<T> {
    return this.#record(value, inputs, (dy) => back(dy, (node, gradient) => this.#give(node, () => gradient)));
  }

  /**
   * Propagates the gradient of a loss from an output to every leaf.
   *
   * @param gradient  of the loss with respect to `output`.
   */
  backward(output: Node<T>, gradient: T): void {
    this.#give(output, () => gradient);
    for (const { gradient, back } of this.#nodes.toReversed()) if (gradient !== null) back?.(gradient);
  }

  /** An operation with a single input. */
  #map(x: Node<T>, value: T, back: (gradient: T) => T): Node<T> {
    return this.#record(value, [x], (dy) => this.#give(x, () => back(dy)));
  }

  #record(value: T, inputs: readonly Node<T>[], back: (gradient: T) => void): Node<T> {
    if (inputs.every((input) => input.back === null)) return this.constant(value);
    const node: Node<T> = { value, gradient: null, back };
    this.#nodes.push(node);
    return node;
  }

  #give(node: Node<T>, compute: () => T): void {
    if (node.back === null) return;
    const gradient = compute();
    node.gradient = node.gradient === null ? gradient : this.arithmetic.add(node.gradient, gradient);
  }
}
