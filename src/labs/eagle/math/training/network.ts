/**
 * The network that is trained to complete a matrix: layers of one head of linear attention, without softmax,
 *
 *     X^nu <- X^nu + sum_mu ((X^mu W_Q)(X^mu W_K)^T o M) X^mu W_V (W_P^{mu,nu})^T,
 *
 * where the mask M lets tokens attend to the d complete rows alone. Where nothing is distributed there is one X = [A C; B D]. Of M
 * machines each has some columns of A and B, X^mu = [A^mu C; B^mu D], and a head; all share W_Q, W_K and W_V, and W_P determines
 * the messages between machines. Where computation is limited W_Q and W_K have r columns, W_V and W_P r + n'. (Paper, section 3.)
 */
import { DimensionError } from "../../../../platform/numerics/errors";
import { requireCount } from "../../../../platform/numerics/matrix";

export interface NetworkShape {
  /** Rows of A and C. */
  readonly d: number;
  /** Columns of A and B, of all machines together. */
  readonly n: number;
  readonly dPrime: number;
  readonly nPrime: number;
  /** M; 1 where nothing is distributed. */
  readonly machines: number;
  /** r where computation is limited, else null. */
  readonly rank: number | null;
  readonly layers: number;
  /** The factor by which the lower right block is multiplied when it is read as D. */
  readonly sign: 1 | -1;
}

/** Lengths that follow from a shape. */
export interface NetworkSizes {
  /** d + d'. */
  readonly tokens: number;
  /** n / M, columns of A on a machine. */
  readonly columns: number;
  /** N, features of a machine: its columns and n'. */
  readonly features: number;
  /** M N, features of all machines. */
  readonly width: number;
  /** Columns of W_Q and W_K. */
  readonly queryWidth: number;
  /** Columns of W_V and W_P. */
  readonly valueWidth: number;
  /** Numbers in W_Q (as many as W_K), W_V and W_P of a layer, which lie in the order Q, K, V, P; P is M x (M N) x valueWidth. */
  readonly query: number;
  readonly value: number;
  readonly projection: number;
  /** Numbers of a layer, and of the network. */
  readonly layer: number;
  readonly all: number;
  /** Numbers in W_QK (N x N) and in W_VP (M x N x M N) of a layer, which lie in this order in the products of a network. */
  readonly queryKey: number;
  readonly valueProjection: number;
}

/** @throws {DimensionError} for sizes that are no counts, and for columns that machines cannot share evenly. */
export function sizesOf({ d, n, dPrime, nPrime, machines, rank, layers }: NetworkShape): NetworkSizes {
  for (const [name, value] of Object.entries({ d, n, dPrime, nPrime, machines, layers })) requireCount(value, name);
  if (n % machines !== 0) throw new DimensionError(`${n} columns cannot be shared evenly by ${machines} machines`);
  const columns = n / machines;
  const features = columns + nPrime;
  const width = machines * features;
  const queryWidth = rank ?? features;
  const valueWidth = rank === null ? features : rank + nPrime;
  const query = features * queryWidth;
  const value = features * valueWidth;
  const projection = machines * width * valueWidth;
  const layer = 2 * query + value + projection;
  return {
    tokens: d + dPrime,
    columns,
    features,
    width,
    queryWidth,
    valueWidth,
    query,
    value,
    projection,
    layer,
    all: layers * layer,
    queryKey: features * features,
    valueProjection: machines * features * width,
  };
}

/** The four factors of a layer, as views of the weights of a network. */
export function factorsOf<Numbers extends Float64Array | Float32Array>(weights: Numbers, shape: NetworkShape, layer: number) {
  const { query, value, projection, layer: size } = sizesOf(shape);
  let from = layer * size;
  const next = (count: number) => {
    from += count;
    return weights.subarray(from - count, from) as Numbers;
  };
  return { Q: next(query), K: next(query), V: next(value), P: next(projection) };
}

/** The products that alone matter of a layer: W_QK = W_Q W_K^T, N x N, and W_VP^mu = W_V (W_P^mu)^T, each N x M N, all row-major. */
export interface LayerProducts {
  readonly WQK: Float64Array;
  readonly WVP: readonly Float64Array[];
}
