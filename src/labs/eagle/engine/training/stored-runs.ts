/**
 * Networks that were trained beforehand, at a size beyond the patience of a reader: settings, curve, weights and what became of them, and how
 * long it took on which machine. scripts/stored-runs.ts makes them.
 */

import { fromBase64Url, toBase64Url } from "../../../../platform/documents/bytes";
import { problemLine } from "../../../../platform/fields/problem";
import { type EagleDocument, parseEagle } from "../../document/document";
import { solverId } from "../job-plan";
import type { Judged, TrainingCurve, TrainingState } from "./protocol";

export interface StoredRun {
  /** Of one network. */
  readonly document: EagleDocument;
  /** The state that a job reports at this point; its milliseconds are those of the processor. */
  readonly state: TrainingState;
  readonly machine: string;
  /** Version of the kernels that trained it. */
  readonly kernels: string;
}

/** As it lies in a file: arrays are float32 in base64. */
interface WrittenRun {
  readonly experiment: object;
  readonly step: number;
  readonly skipped: number;
  readonly seconds: number;
  readonly machine: string;
  readonly kernels: string;
  readonly judged: Judged;
  readonly curve: Readonly<Record<keyof TrainingCurve, string>>;
  readonly features: number;
  readonly machines: number;
  readonly layers: readonly { readonly WQK: string; readonly WVP: string }[];
}

const curveNames = ["step", "median", "lowerQuartile", "upperQuartile", "mean"] as const;

/** @throws {Error} for a run that has not been judged. */
export function writeStoredRuns(runs: readonly StoredRun[]): string {
  const written = runs.map(({ document, state, machine, kernels }): WrittenRun => {
    const { iteration: step, skipped, milliseconds, judged, weights, curve } = state;
    if (!judged || !weights) throw new Error("a stored run needs weights, and has to be judged");
    return {
      experiment: document,
      step,
      skipped,
      seconds: Math.round(milliseconds / 1000),
      machine,
      kernels,
      judged,
      curve: Object.fromEntries(curveNames.map((name) => [name, textOf(curve[name])])) as WrittenRun["curve"],
      features: weights.features,
      machines: weights.machines,
      layers: weights.layers.map(({ WQK, WVP }) => ({ WQK: textOf(WQK), WVP: textOf(WVP) })),
    };
  });
  return `{"format":"eagle-stored-runs","version":1,"runs":[\n${written.map((run) => JSON.stringify(run)).join(",\n")}\n]}\n`;
}

/** @throws {Error} for a text that is none of `writeStoredRuns`. */
export function readStoredRuns(text: string): readonly StoredRun[] {
  const { format, runs } = JSON.parse(text) as { readonly format?: unknown; readonly runs: readonly WrittenRun[] };
  if (format !== "eagle-stored-runs") throw new Error("these are no stored runs");
  return runs.map(({ experiment, step, skipped, seconds, machine, kernels, judged, curve, features, machines, layers }): StoredRun => {
    const parsed = parseEagle(experiment);
    if (!parsed.ok) throw new Error(`a stored run is at fault: ${problemLine(parsed.problem)}`);
    const [spec] = parsed.document.solvers;
    const steps = spec?.kind === "transformer" ? spec.steps : step;
    const numbers = (text: string) => Float64Array.from(numbersOf(text));
    return {
      document: parsed.document,
      machine,
      kernels,
      state: {
        kind: "training",
        job: solverId(0),
        solver: 0,
        status: step < steps ? "running" : "done",
        progress: step / steps,
        milliseconds: 1000 * seconds,
        iteration: step,
        skipped,
        stepsOnGpu: 0,
        gpu: null,
        judged,
        curve: {
          step: numbers(curve.step),
          median: numbers(curve.median),
          lowerQuartile: numbers(curve.lowerQuartile),
          upperQuartile: numbers(curve.upperQuartile),
          mean: numbers(curve.mean),
        },
        weights: { features, machines, layers: layers.map(({ WQK, WVP }) => ({ WQK: numbersOf(WQK), WVP: numbersOf(WVP) })) },
      },
    };
  });
}

function textOf(values: Float64Array | Float32Array): string {
  return toBase64Url(new Uint8Array(Float32Array.from(values).buffer));
}

function numbersOf(text: string): Float32Array {
  return new Float32Array(fromBase64Url(text).buffer as ArrayBuffer);
}
