import type { EagleDocument } from "../document/document";
import type { EagleSpec, SolverSpec } from "../document/solver-fields";
import { type SolverSettings, type Stopping, usualStopping } from "../math/settings";

/** Settings of a document's solver. Where every iterate is recorded, it does all its iterations and holds the best D. */
export function settingsOf(spec: SolverSpec, { record }: Pick<EagleDocument, "record">): SolverSettings {
  // Documents with a network and one matrix are refused.
  if (spec.kind === "transformer") throw new TypeError("a network is trained, it does not solve one problem");
  if (spec.kind === "direct") return { ...spec, ...usualStopping, iterations: 1 };
  const stopping: Stopping = record === "iterates" && spec.whenSettled === "stop" ? { ...spec, whenSettled: "hold" } : spec;
  const { iterations, tolerance, whenSettled } = stopping;
  const common = { iterations, tolerance, whenSettled };
  if (spec.kind === "eagle") return eagleSettings(spec, common);
  if (spec.kind === "sketch-sgd") return { kind: spec.kind, r: spec.r, ...common };
  return { kind: spec.kind, ...common };
}

function eagleSettings({ regime, rho, form, normalised, accelerated, sketch, r, rescaled, eta, gamma }: EagleSpec, stopping: Stopping) {
  const common = { kind: "eagle", eta, gamma, ...stopping } as const;
  if (regime === "unconstrained") return { ...common, regime, rho, form, normalised };
  if (regime === "distributed") return { ...common, regime, rho, normalised, accelerated };
  // Documents with another rho are refused.
  if (rho === "recursive") throw new TypeError("the recursion of rho does not hold for sketches");
  return { ...common, regime, rho, sketch, r, rescaled };
}
