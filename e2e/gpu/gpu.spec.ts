import { inVerify, leftToVerify } from "../in-verify";
import { expect, softwareGpu, test } from "./page";

test.use({ launchOptions: softwareGpu });

function worst(found: readonly number[], expected: readonly number[]): number {
  expect(found).toHaveLength(expected.length);
  return Math.max(...found.map((value, i) => Math.abs(value - expected[i]) / Math.abs(expected[i])));
}

test("the GPU opens in a window and in a worker, and tells that it is played by the processor", async ({ page }) => {
  expect(await page.evaluate(() => window.gpuTests.open())).toEqual({ name: "software" });
  expect(await page.evaluate(() => window.gpuTests.openInWorker())).toEqual({ name: "software" });
});

test("a wrong checksum, a broken program and too large a buffer are refused in words", async ({ page }) => {
  expect(await page.evaluate(() => window.gpuTests.open(0.5))).toMatchObject({ error: "GpuUnavailable", reason: "checksum" });
  const [broken, unsized, large, odd] = await page.evaluate(() => window.gpuTests.refusals());
  expect(broken).toMatchObject({ error: "GpuUnavailable", reason: "shader" });
  expect(broken.message).toContain("a broken program, line 2");
  expect(broken.message).toContain("undeclared");
  expect(unsized).toMatchObject({ error: "GpuUnavailable", reason: "shader" });
  for (const refused of [large, odd]) expect(refused).toMatchObject({ error: "GpuMemoryError", reason: "out-of-memory" });
});

for (const { title, where, names } of [
  { title: "AdamW and of SGD", where: {}, names: ["adamw", "sgd with momentum"] },
  { title: "AdamW on four heads", where: leftToVerify, names: ["adamw 4 heads"] },
])
  test(`ten steps of ${title} have the losses of the float64 oracle`, where, async ({ page }) => {
    const results = await page.evaluate((fixtures) => window.gpuTests.losses(fixtures, 10), names);
    expect(results).toHaveLength(names.length);
    for (const { gpu, oracle } of results) expect(worst(gpu, oracle)).toBeLessThan(1e-4);
  });

test("the WASM learner goes on from the GPU's state as the float64 oracle does", async ({ page }) => {
  const { wasm, oracle } = await page.evaluate(() => window.gpuTests.handedOver("adamw", 20));
  expect(worst(wasm, oracle)).toBeLessThan(1e-3);
});

test("models that differ in everything but the data train side by side as each does alone", async ({ page }) => {
  const rows = await page.evaluate(() => window.gpuTests.population(12));
  expect(rows).toHaveLength(4);
  for (const { step, steps, sameBits, loss, oracle } of rows) {
    expect(step).toBe(Math.min(12, steps));
    expect(sameBits).toBe(true);
    expect(worst([loss], [oracle])).toBeLessThan(1e-4);
  }
});

test("a population may be trained on several data sets", async ({ page }) => {
  expect(await page.evaluate(() => window.gpuTests.twoDataSets(5))).toEqual([true, true]);
});

test("a model that diverges stops by itself, where the WASM learner does", async ({ page }) => {
  const { steps, losses, wasm } = await page.evaluate(() => window.gpuTests.divergence());
  expect(steps).toEqual([wasm, 15]);
  expect(wasm).toBeLessThan(15);
  expect(losses[0]).toMatch(/NaN|Infinity/);
  expect(Number.isFinite(Number(losses[1]))).toBe(true);
});

test("a device that goes away under way is reported, and the last state remains", async ({ page }) => {
  expect(await page.evaluate(() => window.gpuTests.destroyed())).toEqual({
    failure: ["GpuLost", "destroyed"],
    again: "GpuLost",
    lost: "destroyed",
    step: 2,
  });
});

// Played by the processor, a step takes a second: the second optimiser differs in the last kernel alone.
for (const { optimiser, where, steps } of [
  { optimiser: "adamw", where: {}, steps: 5 },
  { optimiser: "sgd", where: leftToVerify, steps: 2 },
] as const)
  test(`steps of several layers and of a Transformer have the losses of the float64 oracle, by ${optimiser}`, where, async ({ page }) => {
    const results = await page.evaluate(([name, count]) => window.gpuTests.layerLosses(name, count), [optimiser, steps] as const);
    expect(results).toHaveLength(2);
    for (const { gpu, oracle } of results) expect(worst(gpu, oracle)).toBeLessThan(1e-3);
  });

test("several layers go on from the GPU's state in float64, and on the GPU from that of float64", async ({ page }) => {
  const [oracle, ...gpu] = await page.evaluate(() => window.gpuTests.layersHandedOver(3));
  expect(worst(gpu, [oracle, oracle])).toBeLessThan(1e-3);
});

test("fifty steps of several layers leave no tensor and no buffer behind", async ({ page }) => {
  // They are counted one by one: what a single step leaves behind is seen.
  const { before, after, left, steps } = await page.evaluate(() => window.gpuTests.layerLeaks(50));
  expect(steps).toBe(70);
  expect(after).toEqual(before);
  expect(left).toBe(0);
});

test("several layers tell a refused shader and a lost device, and stand where they were read back last", async ({ page }) => {
  const { failure, step } = await page.evaluate(() => window.gpuTests.brokenShader());
  expect(failure).toMatchObject({ name: "GpuUnavailable", reason: "shader" });
  expect(failure?.message).toContain("the driver of the GPU rejected a program");
  expect(step).toBe(0);
  expect(await page.evaluate(() => window.gpuTests.layersDestroyed())).toEqual({
    failure: ["GpuLost", "destroyed"],
    again: "GpuLost",
    step: 2,
  });
});

test("features and Gram matrix on the GPU are those of float64 to rounding, over several tiles and blocks", async ({ page }) => {
  const differences = await page.evaluate(() => window.gpuTests.gramDifferences(5, 300));
  for (const difference of Object.values(differences)) expect(difference).toBeLessThan(1e-6);
});

test("the closed form on the GPU is refined to LAPACK's, or says that it cannot be", async ({ page }) => {
  for (const name of ["four dimensions", "ridge"]) {
    const { difference, residualBefore, residualAfter } = await page.evaluate((fixture) => window.gpuTests.closedForm(fixture), name);
    expect(difference).toBeLessThan(1e-10);
    expect(residualBefore).toBeGreaterThan(1e-9);
    expect(residualAfter).toBeLessThan(1e-14);
  }
  const refused = await page.evaluate(() => window.gpuTests.closedForm("fewer samples than features"));
  expect(refused).toEqual({ error: "RefinementError" });
});

test("every form of bidirectional linear attention is within 1e-5 of float64's largest output", async ({ page }) => {
  // Played by the processor, the three longest of nine cases take long.
  const differences = await page.evaluate((longest) => window.gpuTests.lionDifferences(longest), inVerify ? 1024 : 90);
  expect(Object.keys(differences)).toHaveLength(inVerify ? 33 : 18);
  for (const [what, difference] of Object.entries(differences)) expect(difference, what).toBeLessThan(1e-5);
});

test("attention tells a lost device, and refuses decays of every coordinate", async ({ page }) => {
  expect(await page.evaluate(() => window.gpuTests.lionRefusals())).toEqual(["RangeError", "GpuLost", "GpuLost"]);
});

for (const { where, names } of [
  { where: {}, names: ["distributed", "limited"] },
  { where: leftToVerify, names: ["unconstrained", "one layer", "few rows"] },
])
  test(
    `ten steps of EAGLE's training have the errors and weights of float64, as far as the processor's float32 has them: ${names.join(", ")}`,
    where,
    async ({ page }) => {
      const results = await page.evaluate((chosen) => window.gpuTests.trainedOnGpu(10, chosen), names);
      expect(results).toHaveLength(names.length);
      for (const { name, errors, weights, inWasm, steps, prompts } of results) {
        expect(steps, name).toEqual([10, 10]);
        expect(prompts, name).toBe(37);
        expect(errors, name).toBeLessThan(1e-4);
        expect(weights, name).toBeLessThan(1e-4);
        expect(inWasm, name).toBeLessThan(1e-4);
      }
    },
  );

test("EAGLE's training skips steps that overflow, and tells a lost device", async ({ page }) => {
  expect(await page.evaluate(() => window.gpuTests.overflowsOnGpu())).toEqual({
    step: 1,
    skipped: 1,
    powers: [1, 1],
    same: 0,
    wasm: [2, 2],
  });
  expect(await page.evaluate(() => window.gpuTests.trainingLost())).toEqual({ failure: "GpuLost", step: 1 });
});
