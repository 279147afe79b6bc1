import { type Compression, compress } from "../../src/labs/learnability/math/learners/closed-form/compress";
import { genericHeads } from "../../src/labs/learnability/math/learners/closed-form/generic-heads";
import { coefficientsOfHeads } from "../../src/labs/learnability/math/model/function-space";
import { Workspace } from "../../src/labs/learnability/math/workspace";
import { finish } from "../../src/platform/numerics/progress";
import { normals } from "../../src/platform/numerics/random";
import type { Check, Figure } from "../check";
import { median } from "../median";

const seeds = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
const workspace = new Workspace();

/** Dimension, heads of the teachers, starts allowed, and how many of ten teachers must be found again; each within seconds. */
const shapes = [
  { d: 3, count: 2, starts: 10, least: 10 },
  { d: 3, count: 3, starts: 20, least: 9 },
  { d: 4, count: 3, starts: 10, least: 10 },
  { d: 5, count: 3, starts: 10, least: 9 },
  { d: 6, count: 3, starts: 10, least: 9 },
  { d: 8, count: 2, starts: 10, least: 9 },
  { d: 8, count: 4, starts: 10, least: 9 },
] as const;

export const checks: readonly Check[] = [
  {
    id: "fewest-heads",
    title: "the gauge of W holds a W with as few heads as the teacher has, and the search finds it",
    run: () => shapes.flatMap(foundAgain),
  },
  {
    id: "heads-of-a-generic-function",
    title: "random coefficients need as many heads as the Jacobian of heads says",
    run: () => [3, 4, 5].flatMap(generic),
  },
];

function foundAgain({ d, count, starts, least }: (typeof shapes)[number]): Figure[] {
  const searches = seeds.map((seed) => {
    const heads = { d, outputs: d, count, V: draw(seed, 0, count * d * d), Q: draw(seed, 1, count * d * d) };
    return timed(() => search(coefficientsOfHeads(heads), d, count, starts));
  });
  const at = `d = ${d}, H = ${count}`;
  return [
    { name: `teachers of 10 found to 1e-8, ${at}`, value: solved(searches.map(({ found }) => found)), relation: ">=", bound: least },
    { name: `most starts, ${at}`, value: Math.max(...searches.map(({ found }) => found.starts)), relation: "<=", bound: starts },
    { name: `median milliseconds, ${at}`, value: median(searches.map(({ milliseconds }) => milliseconds)), relation: "<", bound: 2000 },
    { name: `most milliseconds, ${at}`, value: Math.max(...searches.map(({ milliseconds }) => milliseconds)), relation: "<", bound: 10000 },
  ];
}

function generic(d: number): Figure[] {
  const least = genericHeads(d, d);
  const functions = seeds.map((seed) => draw(seed, 2, (d ** 3 * (d + 1)) / 2));
  const fewer = functions.slice(0, 3).map((p) => search(p, d, least - 1, 3).residual);
  return [
    // Over the reals some functions need one head more.
    {
      name: `functions of 10 with ${least} heads, d = ${d}`,
      value: solved(functions.map((p) => search(p, d, least, 10))),
      relation: ">=",
      bound: 8,
    },
    { name: `least relative residual with ${least - 1}, d = ${d}`, value: Math.min(...fewer), relation: ">", bound: 1e-3 },
  ];
}

function search(p: Float64Array, d: number, count: number, starts: number): Compression {
  return finish(compress(workspace, p, d, d, count, { starts, seed: 0, tolerance: 1e-10 }));
}

function solved(found: readonly Compression[]): number {
  return found.filter(({ residual }) => residual < 1e-8).length;
}

function timed(work: () => Compression): { readonly found: Compression; readonly milliseconds: number } {
  const start = performance.now();
  const found = work();
  return { found, milliseconds: performance.now() - start };
}

function draw(seed: number, index: number, size: number): Float64Array {
  return normals(workspace, { seed: BigInt(seed), purpose: 98, index }, size);
}
