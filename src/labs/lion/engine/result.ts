/** The result document of the LION lab: one function for the page and the command line. */

import type { OnProgress } from "../../../platform/engine/lab-engine";
import { problemLine } from "../../../platform/fields/problem";
import { finishTelling } from "../../../platform/numerics/progress";
import type { LionDocument } from "../document/document";
import type { LionResult, MaskResult, UncomparedForm } from "../document/result";
import { settingsOf } from "../document/settings";
import { scalingParts } from "../math/attention";
import { stepDecays } from "../math/decays";
import { forms } from "../math/forms/forms";
import { mask } from "../math/mask";
import type { LionData } from "../math/own-data";
import { kernelVersion } from "../math/workspace";
import { agreementOf, type NotFinite, notFiniteProblem } from "./agreement";
import { type FormOutputs, runForms } from "./forms-run";
import type { Head } from "./heads";

/** Computes every form of a document. */
export function lionResult(document: LionDocument, data: LionData | null, onProgress?: OnProgress): LionResult {
  const done: FormOutputs[] = [];
  const stage = () => document.forms[done.length] ?? "masks";
  const heads = finishTelling(
    runForms(document, data, (outputs) => done.push(outputs)),
    (share) => onProgress?.(share, stage()),
  );
  const listed = document.problem.kind === "custom" && data?.listed === true;
  const ofHeads = <Value>(values: readonly Value[]) => (listed ? values : values[0]);
  const byForm = <Value>(value: (outputs: FormOutputs) => Value) =>
    Object.fromEntries(done.map((outputs) => [outputs.form, value(outputs)]));
  const withMasks = document.record === "masks";
  const { maxDifference, notFinite } = agreementOf(done);
  return {
    format: "learnability-result",
    version: 1,
    experiment: document,
    kernels: kernelVersion,
    forms: byForm(({ outputs }) => ofHeads(outputs.map((output, head) => rowsOf(output, heads[head].sequence.length)))),
    maxDifference,
    ...(notFinite.length > 0 ? { notFinite: notFinite.map((rows) => explained(document, rows)) } : {}),
    milliseconds: byForm(({ milliseconds }) => milliseconds),
    ...(withMasks ? { masks: ofHeads(heads.map((head) => maskOf(document, head))) } : {}),
  };
}

function explained({ precision }: LionDocument, rows: NotFinite): UncomparedForm {
  return { ...rows, message: problemLine(notFiniteProblem(precision, rows)) };
}

function maskOf(document: LionDocument, { sequence, decays }: Head): MaskResult {
  const scale = document.scaled ? scalingParts(forms["state-chunk"], sequence, decays, settingsOf(document)) : null;
  return {
    M: decays.width === 1 ? rowsOf(mask(stepDecays(decays, document.convention)), sequence.length) : null,
    forwardScale: scale?.forward ?? null,
    backwardScale: scale?.backward ?? null,
  };
}

function rowsOf(values: Float64Array, rows: number): readonly Float64Array[] {
  const columns = values.length / rows;
  return Array.from({ length: rows }, (_, i) => values.slice(i * columns, (i + 1) * columns));
}
