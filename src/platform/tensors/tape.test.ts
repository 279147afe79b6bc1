import { describe, expect, it } from "vitest";
import { type Array64, float64 } from "./float64";
import { Tape } from "./tape";

/** Float64, with the number of products taken. */
function counted() {
  const products = { taken: 0 };
  const multiply: typeof float64.multiply = (...given) => {
    products.taken++;
    return float64.multiply(...given);
  };
  return { products, tape: new Tape<Array64>({ ...float64, multiply }) };
}

const square = (...values: number[]) => float64.array(Float64Array.from(values), [2, 2]);
const valuesOf = (array: Array64 | null) => array && [...array.values];

describe("a tape", () => {
  const [x, w, dy] = [square(1, 2, 3, 4), square(5, 6, 7, 8), square(1, 0, 0, 1)];

  it("propagates the gradient of a product to both factors", () => {
    const { tape, products } = counted();
    const [left, right] = [tape.leaf(x), tape.leaf(w)];
    tape.backward(tape.linear(left, right), dy);
    expect(valuesOf(left.gradient)).toEqual([5, 6, 7, 8]);
    expect(valuesOf(right.gradient)).toEqual([1, 2, 3, 4]);
    expect(products.taken).toBe(3);
  });

  it("computes no gradient for a constant, nor for what is made of constants alone", () => {
    const { tape, products } = counted();
    const [constant, weight] = [tape.constant(x), tape.leaf(w)];
    const made = tape.scale(tape.product(tape.reshape(constant, [2, 2]), constant, false), 2);
    const output = tape.add(tape.linear(made, weight), constant);
    expect(products.taken).toBe(2);
    tape.backward(output, dy);
    expect(products.taken).toBe(3);
    expect([constant.gradient, made.gradient]).toEqual([null, null]);
    // dy^T (2 x x).
    expect(valuesOf(weight.gradient)).toEqual([14, 20, 30, 44]);
  });

  it("adds the gradients of an array that is used twice", () => {
    const { tape } = counted();
    const weight = tape.leaf(w);
    tape.backward(tape.add(weight, tape.scale(weight, 3)), dy);
    expect(valuesOf(weight.gradient)).toEqual([4, 0, 0, 4]);
  });

  it("lets operations of others give gradients to constants, and drops these", () => {
    const { tape } = counted();
    const [constant, weight] = [tape.constant(x), tape.leaf(w)];
    const output = tape.operation(float64.add(x, w), [constant, weight], (gradient, give) => {
      give(constant, gradient);
      give(weight, gradient);
    });
    tape.backward(output, dy);
    expect(constant.gradient).toBeNull();
    expect(valuesOf(weight.gradient)).toEqual([1, 0, 0, 1]);
  });
});
