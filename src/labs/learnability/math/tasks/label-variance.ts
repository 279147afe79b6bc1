import type { Dataset } from "./dataset";

/** Mean over outputs of the variance of the test labels: the error of the best constant prediction; null without labels. */
export function labelVariance({ test, outputs }: Pick<Dataset, "test" | "outputs">): number | null {
  if (!test.labels || test.count === 0) return null;
  let total = 0;
  for (let a = 0; a < outputs; a++) {
    let mean = 0;
    for (let i = a; i < test.labels.length; i += outputs) mean += test.labels[i] / test.count;
    for (let i = a; i < test.labels.length; i += outputs) total += (test.labels[i] - mean) ** 2;
  }
  return total / test.labels.length;
}
