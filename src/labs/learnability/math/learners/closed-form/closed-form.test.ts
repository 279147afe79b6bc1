import { describe, expect, it } from "vitest";
import { finish } from "../../../../../platform/numerics/progress";
import { svd } from "../../../../../platform/numerics/svd";
import { SecondMoment } from "../../certificate/second-moment";
import { spectrumOfKernel, spectrumOfMoment } from "../../certificate/spectrum";
import { predict } from "../../model/forward";
import { coefficientsOfHeads, minimumNormW } from "../../model/function-space";
import { featureCount } from "../../model/samples";
import { datasetOf, flat } from "../../tasks/custom/testing";
import type { Dataset } from "../../tasks/dataset";
import { Workspace } from "../../workspace";
import type { Fit } from "./fit";
import fixtures from "./fixtures/closed-form.json";
import { headsOf } from "./heads";
import { solveKernel, solveKernelSpectrum } from "./kernel";
import { loadClosedFormData } from "./learner";
import { solveNormalEquations } from "./normal-equations";
import { predictWith } from "./predict";
import { solveRankRevealing } from "./rank-revealing";
import { relativeResidualOf, solve } from "./solve";

function prepare(dataset: Dataset) {
  const workspace = new Workspace();
  const data = loadClosedFormData(workspace, dataset);
  const moment = new SecondMoment(workspace, dataset.d, dataset.outputs);
  finish(moment.extend(data.training.resident, dataset.train.count));
  return { workspace, data, moment };
}

/** psi x outputs to outputs x psi. */
function asP(coefficients: Float64Array, outputs: number): Float64Array {
  const psi = coefficients.length / outputs;
  return coefficients.map((_, i) => coefficients[(i % psi) * outputs + Math.floor(i / psi)]);
}

describe.each(fixtures)("least squares as LAPACK does it: $name", (fixture) => {
  const dataset = datasetOf(fixture.Z, fixture.y, fixture.testZ);
  const { workspace, data, moment } = prepare(dataset);
  const fit: Fit = finish(solve(workspace, data.training, moment, fixture.N, fixture.ridge));

  it("has the reference p and predictions to 1e-10", () => {
    expect(fit.form).toBe("primal");
    if (fit.form !== "primal") return;
    expect(fit.p).toBeAllclose(flat(fixture.p), { ofLargest: 1e-10 });
    const predictions = finish(predictWith(workspace, fit, data.sets.test, dataset.outputs));
    expect(predictions).toBeAllclose(flat(fixture.testPrediction), { ofLargest: 1e-10 });
  });

  it("has the reference spectrum, rank, training error and singular values of W", () => {
    if (fit.form !== "primal") throw new Error("expected coefficients");
    const spectrum = finish(
      fixture.N >= featureCount(fixture.d) ? spectrumOfMoment(workspace, moment) : spectrumOfKernel(workspace, dataset.train, fixture.N),
    );
    expect(spectrum.eigenvalues).toBeAllclose(fixture.eigenvalues, { ofLargest: 1e-12 });
    expect(spectrum.rank).toBe(fixture.rank);
    const predictions = finish(predictWith(workspace, fit, data.training.resident, dataset.outputs));
    const labels = data.training.labels;
    const mse = predictions.reduce((sum, value, i) => sum + (value - labels[i]) ** 2, 0) / labels.length;
    if (fixture.trainMse > 1e-20) expect(Math.abs(mse - fixture.trainMse) / fixture.trainMse).toBeLessThan(1e-10);
    else expect(mse).toBeLessThan(1e-26);
    const W = minimumNormW(fit.p, dataset.d, dataset.outputs);
    const { singularValues } = finish(svd(workspace, W, dataset.outputs * dataset.d, dataset.d ** 2));
    expect(singularValues).toBeAllclose(fixture.wSingularValues, { ofLargest: 1e-10 });
  });

  it("gives heads that compute the fitted function", () => {
    if (fit.form !== "primal") throw new Error("expected coefficients");
    const { heads } = finish(headsOf(workspace, fit.p, dataset.d, dataset.outputs));
    expect(coefficientsOfHeads(heads)).toBeAllclose(fit.p, { ofLargest: 1e-12 });
    expect(predict(workspace, heads, dataset.test)).toBeAllclose(flat(fixture.testPrediction), { ofLargest: 1e-9 });
  });

  it("gives the same by rank-revealing QR and through the spectrum of the kernel", () => {
    const stable = asP(
      finish(solveRankRevealing(workspace, data.training.resident, fixture.N, fixture.ridge, fixture.rank)),
      dataset.outputs,
    );
    expect(stable).toBeAllclose(flat(fixture.p), { ofLargest: 1e-10 });
    const coefficients = finish(
      solveKernelSpectrum(workspace, dataset.train, data.training.labels, fixture.N, fixture.ridge, fixture.rank),
    );
    const dual: Fit = { form: "dual", coefficients, support: dataset.train, solver: "kernel spectrum", samples: fixture.N };
    const predictions = finish(predictWith(workspace, dual, data.sets.test, dataset.outputs));
    expect(predictions).toBeAllclose(flat(fixture.testPrediction), { ofLargest: 1e-8 });
  });
});

describe("the choice of solver", () => {
  const realizable = datasetOf(fixtures[0].Z, fixtures[0].y);

  it("refuses normal equations when the data leave directions free, and says so by null", () => {
    const repeated = datasetOf(
      Array.from({ length: 30 }, (_, i) => fixtures[0].Z[i % 10]),
      Array.from({ length: 30 }, (_, i) => fixtures[0].y[i % 10]),
    );
    const { workspace, data, moment } = prepare(repeated);
    expect(finish(solveNormalEquations(workspace, moment, data.training.resident, 0))).toBeNull();
    expect(finish(solveKernel(workspace, repeated.train, data.training.labels, 30, 0))).toBeNull();
    const fit = finish(solve(workspace, data.training, moment, 30, 0));
    expect(fit.solver).toBe("rank-revealing QR");
    const alone = prepare(datasetOf(fixtures[0].Z.slice(0, 10), fixtures[0].y.slice(0, 10)));
    const minimal = finish(solve(alone.workspace, alone.data.training, alone.moment, 10, 0));
    if (fit.form !== "primal" || minimal.form !== "primal") throw new Error("expected coefficients");
    expect(fit.p).toBeAllclose(minimal.p, { ofLargest: 1e-10 });
  });

  it("takes normal equations for well-conditioned data and reports a residual at rounding level", () => {
    const { workspace, data, moment } = prepare(realizable);
    const fit = finish(solve(workspace, data.training, moment, 60, 0));
    expect(fit.solver).toBe("normal equations");
    expect(finish(relativeResidualOf(workspace, data.training, moment, fit))).toBeLessThan(1e-15);
    expect(workspace.bytesInUse).toBeLessThan(2 ** 22);
  });
});
