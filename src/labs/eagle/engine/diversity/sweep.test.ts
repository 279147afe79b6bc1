import { describe, expect, it } from "vitest";
import { problemLine } from "../../../../platform/fields/problem";
import { finish } from "../../../../platform/numerics/progress";
import { parseEagle } from "../../document/document";
import { eagleResult } from "../result";
import { type DiversityRun, diversityTargets, type FromDiversity, mostRounds, sweptAngles } from "./messages";
import { sweepDiversity } from "./sweep";

function documentOf(problem: object, solvers: readonly object[] = []) {
  const parsed = parseEagle({ format: "learnability-experiment", version: 1, lab: "eagle", problem, solvers });
  if (!parsed.ok) throw new Error(problemLine(parsed.problem));
  return parsed.document;
}

const small = { kind: "distributed", d: 24, columns: 12, core: 4, tilted: 2, condition: 10, angle: 30 };

describe("machines with ever smaller α", () => {
  const told: FromDiversity[] = [];
  finish(sweepDiversity({ sweep: "diversity", document: documentOf(small) }, (message) => told.push(message)));
  const runs = told.flatMap((message) => (message.type === "run" ? [message.run] : []));
  const eagle = runs.filter(({ method }) => method === "eagle");

  it("are tried at every angle by both methods", () => {
    for (const method of ["eagle", "gradient-descent"])
      expect(runs.flatMap((run) => (run.method === method ? [run.angle] : []))).toEqual(sweptAngles);
    for (const { angle, alpha } of runs) expect(alpha).toBeCloseTo(angle === 0 ? 1 : Math.sin((angle * Math.PI) / 180) ** 2 / 3, 8);
  });

  it("need the rounds of the solver itself", () => {
    const document = documentOf(small, [
      { kind: "eagle", regime: "distributed", rho: "recursive", normalised: true, accelerated: true, iterations: 400 },
    ]);
    const errors = Array.from(eagleResult(document, null).solvers[0].relativeSquaredError ?? []);
    const own = eagle.find(({ angle }) => angle === 30);
    expect(own?.reached).toEqual(diversityTargets.map((target) => errors.findIndex((error) => error <= target) + 1));
  });

  it("need burn-in and ln(1/error) / -ln(1 - alpha) rounds of EAGLE, and many more of gradient descent", () => {
    const last = diversityTargets.length - 1;
    const rounds = ({ reached }: DiversityRun) => reached[last] ?? mostRounds;
    const burnIn = rounds(eagle.find(({ alpha }) => alpha > 0.9) as DiversityRun);
    for (const run of eagle.filter(({ alpha }) => alpha < 0.9)) {
      // Half of the exponent, as errors are squared.
      const predicted = burnIn + Math.log(1 / diversityTargets[last]) / (-2 * Math.log(1 - run.alpha));
      expect(rounds(run) / predicted).toBeGreaterThan(0.85);
      expect(rounds(run) / predicted).toBeLessThan(1.1);
      const descent = runs.find(({ method, angle }) => method === "gradient-descent" && angle === run.angle);
      expect(rounds(descent as DiversityRun)).toBeGreaterThan(4 * rounds(run));
    }
  });
});
