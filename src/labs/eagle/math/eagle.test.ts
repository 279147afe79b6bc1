import { describe, expect, it } from "vitest";
import { largestDifference } from "../../../platform/numerics/matrices-testing";
import { finish } from "../../../platform/numerics/progress";
import { eagleScalars } from "./attention";
import { attentionLayer, blockScalarWeights } from "./attention-testing";
import { createSolver } from "./create";
import { EagleSolver, EstimationSolver, machineSettings } from "./eagle";
import fixture from "./fixtures/eagle.json";
import { HubSolver } from "./hub";
import { Machine } from "./machine";
import { joined, type Problem } from "./problem";
import { distributedProblem } from "./problems/distributed";
import { usualDistributed, usualEagle, usualLimited } from "./settings";
import { asMatrix, errorsOf, first, flat, iterates, largestEntry, made, nystromParameter } from "./testing";
import { blockInUnits, unitsOf } from "./units";
import { EagleWorkspace } from "./workspace";

const going = { tolerance: 0, whenSettled: "continue", iterations: 10_000 } as const;

describe("identities", () => {
  const problem = made({ rank: 12, kappa: 50 });
  const { A, columns } = joined(problem);

  it("A_l / ||A_l||_2 is the Newton-Schulz iteration for the polar factor, and so is A_l in the normalised form", () => {
    let bar = asMatrix(A, columns);
    const plain = createSolver(problem, { ...usualEagle, ...going }, 1n);
    const normalised = createSolver(problem, { ...usualEagle, ...going, normalised: true }, 1n);
    for (let l = 0; l < 14; l++) {
      const inner = bar.transpose().mmul(bar).mul(-1);
      for (let i = 0; i < columns; i++) inner.set(i, i, inner.get(i, i) + 3);
      bar = bar.mmul(inner).mul(0.5);
      plain.step();
      normalised.step();
      const [values] = finish(plain.singularValues());
      const scaled = plain.current().machines[0].A.map((value) => value / values[0]);
      expect(largestDifference(scaled, bar.to1DArray())).toBeLessThan(1e-13);
      expect(largestDifference(normalised.current().machines[0].A, bar.to1DArray())).toBeLessThan(1e-13);
    }
  });

  it("D_l + W* C_l stays W* C_0", () => {
    const W = nystromParameter(problem);
    const target = W.mmul(asMatrix(problem.C, problem.nPrime)).to1DArray();
    for (const { C, D } of iterates(createSolver(problem, { ...usualEagle, ...going }, 1n), 15)) {
      const left = W.mmul(asMatrix(C ?? new Float64Array(0), problem.nPrime)).to1DArray();
      expect(
        largestDifference(
          D.map((value, at) => value + left[at]),
          target,
        ),
      ).toBeLessThan(1e-13);
    }
  });

  it("the estimation form has W_l C = D_l of the other form at every iteration, and arrives at W*", () => {
    const data = createSolver(problem, { ...usualEagle, ...going }, 1n);
    const estimation = new EstimationSolver(problem, { ...usualEagle, ...going, form: "estimation" }, null);
    for (let l = 0; l < 16; l++) {
      data.step();
      estimation.step();
      expect(largestDifference(estimation.answer(), data.answer())).toBeLessThan(1e-13);
    }
    expect(largestDifference(estimation.W, nystromParameter(problem).to1DArray())).toBeLessThan(1e-11);
  });

  it("a layer of linear attention with block-scalar weights is an iteration, with D negated", () => {
    const sizes = { d: problem.d, n: columns, dPrime: problem.dPrime, nPrime: problem.nPrime };
    const solver = createSolver(problem, { ...usualEagle, ...going }, 1n);
    const block = (Z: Float64Array, row: number, rows: number, column: number, width: number) =>
      asMatrix(Z, columns + problem.nPrime)
        .subMatrix(row, row + rows - 1, column, column + width - 1)
        .to1DArray();
    const { d, dPrime, nPrime } = problem;
    let Z = new Float64Array((d + dPrime) * (columns + nPrime));
    const place = (values: Float64Array, row: number, column: number, width: number) => {
      for (let at = 0; at < values.length; at++)
        Z[(row + Math.floor(at / width)) * (columns + nPrime) + column + (at % width)] = values[at];
    };
    place(A, 0, 0, columns);
    place(joined(problem).B, d, 0, columns);
    place(problem.C, 0, columns, nPrime);
    for (let l = 0; l < 12; l++) {
      const [values] = finish(solver.singularValues());
      const { WQK, WVP } = blockScalarWeights(eagleScalars(1 / 3, 1, 1 / values[0] ** 2), sizes);
      Z = Float64Array.from(attentionLayer(Z, WQK, WVP, sizes));
      solver.step();
      const { machines, C, D } = solver.current();
      expect(largestDifference(block(Z, 0, d, 0, columns), machines[0].A)).toBeLessThan(1e-12);
      expect(largestDifference(block(Z, d, dPrime, 0, columns), machines[0].B)).toBeLessThan(1e-12);
      expect(largestDifference(block(Z, 0, d, columns, nPrime), C ?? [])).toBeLessThan(1e-12);
      expect(
        largestDifference(
          block(Z, d, dPrime, columns, nPrime).map((value) => -value),
          D,
        ),
      ).toBeLessThan(1e-12);
    }
  });

  it("the reference's layer is met", () => {
    const { Z, WQK, WVP, next } = fixture.layer;
    const found = attentionLayer(flat(Z), flat(WQK), flat(WVP), { d: 6, n: 6, dPrime: 2, nPrime: 2 });
    expect(largestDifference(found, flat(next))).toBeLessThan(1e-13 * largestEntry(flat(Z)));
  });

  it("with r = n a sketch changes nothing but rounding", () => {
    const r = columns;
    const [plain, columnsAll, dense] = [
      { ...usualEagle, ...going },
      { ...usualLimited, ...going, r },
      { ...usualLimited, ...going, r, sketch: "orthonormal" as const },
    ].map((settings) => createSolver(problem, settings, 1n));
    for (let l = 0; l < 12; l++) for (const solver of [plain, columnsAll, dense]) solver.step();
    for (const solver of [columnsAll, dense]) expect(largestDifference(solver.answer(), plain.answer())).toBeLessThan(1e-13);
  });
});

const tilted = { machines: 3, d: 40, columns: 16, dPrime: 2, nPrime: 2, core: 6, tilted: 6, alpha: 0.25, kappa: 10 };

describe("machines apart", () => {
  const problem: Problem = finish(distributedProblem(tilted, 5n));
  const settings = { ...usualDistributed, ...going };

  /** As an engine would run them: each in a workspace of its own, exchanging only C and D; one is lost in mid-round. */
  function apart(rounds: number, lostAt: number) {
    const told = machineSettings(settings);
    const units = unitsOf(problem);
    const blocks = problem.blocks.map((block) => blockInUnits(block, units));
    const machines = blocks.map((block) => finish(Machine.create(new EagleWorkspace(), block, problem, told)));
    const solver = new HubSolver({ ...problem, units }, settings);
    for (let l = 0; l < rounds; l++) {
      const { message, frozenAfter } = solver.hub;
      const results = machines.map((machine) => finish(machine.round(message)));
      if (l === lostAt) {
        machines[1] = finish(Machine.recover(new EagleWorkspace(), blocks[1], problem, told, l, frozenAfter));
        results[1] = finish(machines[1].round(message));
      }
      solver.complete(structuredClone(results));
      if (solver.hub.frozenAfter === l + 1) for (const machine of machines) machine.freeze();
    }
    return solver;
  }

  it("give the bits of the solver that holds them all, also when one is lost before or after the freezing and rebuilt", () => {
    const solver = new EagleSolver(problem, settings, null);
    for (let l = 0; l < 30; l++) solver.step();
    const { frozenAfter } = solver;
    expect(frozenAfter).toBeGreaterThan(5);
    expect(frozenAfter).toBeLessThan(25);
    for (const lostAt of [0, 4, frozenAfter ?? 0, 27]) {
      const result = apart(30, lostAt);
      expect(result.hub.frozenAfter).toBe(frozenAfter);
      expect(result.answer()).toEqual(solver.answer());
      expect(result.cost).toEqual(solver.cost);
      expect(result.watched).toEqual(solver.watched);
    }
  });

  it("end up with an error that falls by 1 - alpha a round, within 5 %", () => {
    for (const alpha of [0.3333333, 0.25, 0.1]) {
      const problem = finish(distributedProblem({ ...tilted, alpha }, 6n));
      const errors = errorsOf(problem, createSolver(problem, { ...settings, iterations: alpha > 0.2 ? 60 : 110 }, 1n));
      const [from, to] = [errors.length - 21, errors.length - 1];
      const factor = (errors[to] / errors[from]) ** (1 / (2 * (to - from)));
      expect(Math.abs(factor / (1 - alpha) - 1), `alpha ${alpha}`).toBeLessThan(0.05);
    }
  });

  it("send C and D up and down, whatever their columns, and two numbers that tell when to stop and when to freeze", () => {
    const [freezing, others] = [settings, { ...settings, accelerated: false }].map((each) => createSolver(problem, each, 1n));
    for (let l = 0; l < 4; l++) for (const solver of [freezing, others]) solver.step();
    expect(freezing.cost.bytes).toBe(4 * 3 * 8 * (2 * (40 + 2) * 2 + 2));
    expect(others.cost.bytes).toBe(4 * 3 * 8 * (2 * (40 + 2) * 2 + 1));
  });
});

describe("iterating too long", () => {
  // C does not lie in the range of A, which lacks half of its rank: round-off takes over after some 80 iterations.
  const problem = made({ d: 24, n: 24, rank: 12, kappa: 100 });
  const outside = { ...problem, C: problem.C.map((value, at) => value + 0.1 * Math.sin(at)) };
  const nystrom = { ...outside, D: Float64Array.from(nystromParameter(problem).mmul(asMatrix(outside.C, 3)).to1DArray()) };
  const run = (settings: Partial<typeof usualEagle>) => {
    const solver = createSolver(nystrom, { ...usualEagle, iterations: 120, ...settings }, 1n);
    return { errors: errorsOf(nystrom, solver), solver };
  };

  it("destroys the answer without protection", () => {
    const { errors, solver } = run({ whenSettled: "continue" });
    expect(errors[29]).toBeLessThan(1e-15);
    expect(errors[119]).toBeGreaterThan(1e-2);
    expect(solver.watched.acted).toBeNull();
  });

  it("is ended by the stopping rule, which says when", () => {
    const { errors, solver } = run({});
    expect(solver.ended).toBe("settled");
    expect(errors.length).toBeLessThan(25);
    expect(errors[errors.length - 1]).toBeLessThan(1e-15);
    expect(solver.watched.acted).toMatchObject({ because: "settled", at: solver.iteration });
  });

  it("is held at the D of the smallest change while the iteration goes on", () => {
    const { errors, solver } = run({ whenSettled: "hold" });
    expect(solver.ended).toBe("iterations");
    expect(errors[119]).toBeLessThan(1e-15);
    expect(solver.watched.acted?.at).toBeLessThan(25);
  });

  it("is noticed by its growing changes where the rule is off, and the D before them is kept", () => {
    const { errors, solver } = run({ tolerance: 0 });
    expect(solver.ended).toBe("over-iterating");
    expect(solver.watched.acted).toMatchObject({ because: "growing" });
    expect(errors[errors.length - 1]).toBeLessThan(1e-15);
  });

  it("does not take a true gap between singular values for rounding", () => {
    const gap = made({ d: 24, n: 24, rank: 24, spectrum: "two-levels", kappa: 1e5 });
    const solver = createSolver(gap, { ...usualEagle, tolerance: 0 }, 1n);
    const errors = errorsOf(gap, solver);
    expect(errors[10]).toBeGreaterThan(1e-3);
    expect(first(errors, 1e-14)).toBeLessThan(45);
  });
});
