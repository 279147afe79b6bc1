/**
 * The messages between machines (paper, section 4, the distributed regime): W_VP^mu has a block of columns for every machine, which
 * determines the message to that machine. Only C and D are sent, although training puts no price on messages.
 */
import { type LayerProducts, type NetworkShape, sizesOf } from "./network";

export interface SentReading {
  /** Root mean square over pairs of machines of the Frobenius norms of the blocks, by what a part of the rows of W_VP makes of what. */
  readonly own: Blocks;
  /** To one other machine. */
  readonly sent: Blocks;
  /** The share of the squares of what is sent that lies in its C and D alone. */
  readonly hidden: number;
}

/** From columns of A and B, or from those of C and D, to either. */
export interface Blocks {
  readonly known: number;
  readonly knownToHidden: number;
  readonly hiddenToKnown: number;
  readonly hidden: number;
}

/** @throws {TypeError} where there is one machine alone. */
export function readSent(shape: NetworkShape, { WVP }: LayerProducts): SentReading {
  const { machines } = shape;
  if (machines === 1) throw new TypeError("one machine alone sends nothing");
  const { columns, features, width } = sizesOf(shape);
  const squares = { own: [0, 0, 0, 0], sent: [0, 0, 0, 0] };
  for (const [mu, part] of WVP.entries())
    for (let i = 0; i < features; i++)
      for (let column = 0; column < width; column++) {
        const nu = Math.floor(column / features);
        const block = 2 * Number(i >= columns) + Number(column % features >= columns);
        squares[nu === mu ? "own" : "sent"][block] += part[i * width + column] ** 2;
      }
  const blocks = (sums: readonly number[], pairs: number): Blocks => {
    const [known, knownToHidden, hiddenToKnown, hidden] = sums.map((sum) => Math.sqrt(sum / pairs));
    return { known, knownToHidden, hiddenToKnown, hidden };
  };
  const all = squares.sent.reduce((sum, value) => sum + value, 0);
  return {
    own: blocks(squares.own, machines),
    sent: blocks(squares.sent, machines * (machines - 1)),
    hidden: all > 0 ? squares.sent[3] / all : 0,
  };
}
