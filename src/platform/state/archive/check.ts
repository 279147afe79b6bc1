/** Checks the entries of an archive, since later readers rely on their shape. */
import { labByDefault } from "../../documents/format";
import type { Problem } from "../../fields/problem";
import type { ArchiveChecks, LabSource } from "../lab-session";
import { findLab, readAnyDocument } from "../labs";
import type { Archive } from "./archive";
import { keptProblem } from "./kept-problem";

/** The first problem in the areas of an archive, and its place. Experiments, own data and curves are checked, each by its lab. */
export async function archiveProblem({ areas }: Archive, labs: LabSource): Promise<Problem | null> {
  for (const [area, entries] of areas)
    for (const [i, { key, value }] of entries.entries()) {
      const problem = await entryProblem(area, key, value, labs);
      if (problem) return placed(`areas.${area}[${i}].value`, problem);
    }
  return null;
}

async function entryProblem(area: string, key: string, value: unknown, labs: LabSource): Promise<Problem | null> {
  if (typeof value !== "object" || value === null) return null;
  const { experiment, lab = labByDefault } = value as { readonly experiment?: unknown; readonly lab?: unknown };
  if (experiment !== undefined) {
    const read = await readAnyDocument(experiment, labs);
    if (!read.ok) return placed("experiment", read.problem);
  }
  if (area !== "data" && area !== "curves") return null;
  const found = await findLab(labs, String(lab));
  if (!found.ok) return placed("lab", found.problem);
  const checks = await found.lab.archiveChecks();
  return area === "data" ? dataProblem(checks, key, value) : curvesProblem(checks, value);
}

/** Own data are stored under their hash. */
function dataProblem(
  checks: ArchiveChecks,
  key: string,
  { data, name }: { readonly data?: unknown; readonly name?: unknown },
): Problem | null {
  if (typeof name !== "string") return keptProblem("kept-name", {}, "name");
  const found = checks.data(data);
  if (typeof found !== "string") return placed("data", found);
  return found === key ? null : keptProblem("kept-other-data", {}, "data");
}

/** One for each learner, or null. */
function curvesProblem(checks: ArchiveChecks, { curves }: { readonly curves?: unknown }): Problem | null {
  if (!Array.isArray(curves)) return keptProblem("kept-curves", {}, "curves");
  for (const [k, curve] of curves.entries()) {
    const problem = curve === null ? null : checks.curve(curve);
    if (problem) return placed(`curves[${k}]`, problem);
  }
  return null;
}

function placed(path: string, problem: Problem): Problem {
  return { ...problem, field: problem.field === "" ? path : `${path}.${problem.field}` };
}
