/** From a distributed run to what is drawn of its machines. */
import { formatCount, formatValue, inDigits } from "../../../../platform/charts/format";
import type { EagleDocument } from "../../document/document";
import type { DistributedRun } from "../../engine/machines/distributed-run";
import type { Standing } from "../../engine/machines/standing";
import type { ProblemFacts } from "../../engine/protocol";
import type { HubMachine } from "../charts/HubChart";
import { machinesText } from "./words";

/** More dots than these would be a line. */
const mostDots = 20;

/** Indices of the solvers whose columns are spread over machines. */
export function distributedSolvers({ solvers }: EagleDocument): readonly number[] {
  return solvers.flatMap((spec, index) => (spec.kind === "eagle" && spec.regime === "distributed" ? [index] : []));
}

/** Singular values above rounding at the start are those of A; the others come from rounding in a Gram matrix. */
function directionsOf({ first }: Standing): number {
  const floor = 4 * first[0] * Math.sqrt(first.length * Number.EPSILON);
  return first.findLastIndex((value) => value > floor) + 1;
}

/** Largest over smallest singular value, at the start and at the last reading; null before. */
export function conditionOf(standing: Standing): { readonly first: number; readonly latest: number } | null {
  const { first, latest } = standing;
  const count = first.length > 0 ? directionsOf(standing) : 0;
  if (count === 0 || latest.length < count) return null;
  return { first: first[0] / first[count - 1], latest: latest[0] / latest[count - 1] };
}

export function machinesOf(run: DistributedRun, facts: ProblemFacts): readonly HubMachine[] {
  const words = machinesText.chart;
  return run.standings.map((standing) => {
    const { machine, worker, status, columns, first, latest } = standing;
    const count = first.length > 0 ? directionsOf(standing) : 0;
    const dots = Math.min(mostDots, count);
    const chosen = Array.from({ length: dots }, (_, k) => (dots === 1 ? 0 : Math.round((k * (count - 1)) / (dots - 1))));
    const condition = conditionOf(standing);
    return {
      status,
      name: words.machine(machine + 1),
      place: words.worker(worker + 1),
      state: run.status === "done" ? words.done : words.states[status],
      columns: words.columns(columns ?? facts.columns[machine] ?? 0),
      condition: condition ? words.condition(formatValue(condition.first), formatValue(condition.latest)) : "",
      picture: columnsPicture(facts, machine),
      first: chosen.map((place) => first[place] / first[0]),
      latest: chosen.map((place) => (latest[place] ?? 0) / latest[0]),
    };
  });
}

/** A machine's part of the picture of the whole matrix. */
function columnsPicture({ picture, columns, nPrime }: ProblemFacts, machine: number): HubMachine["picture"] {
  const all = columns.reduce((sum, count) => sum + count, nPrime);
  const before = columns.slice(0, machine).reduce((sum, count) => sum + count, 0);
  const edge = (place: number) => (place * picture.columns) / all;
  // Pixels of this machine alone, if there are any.
  const from = Math.min(picture.columns - 1, Math.ceil(edge(before)));
  const width = Math.max(1, Math.floor(edge(before + (columns[machine] ?? 1))) - from);
  const values = new Float32Array(picture.rows * width);
  for (let row = 0; row < picture.rows; row++)
    values.set(picture.values.subarray(row * picture.columns + from, row * picture.columns + from + width), row * width);
  return { rows: picture.rows, columns: width, values };
}

/** Bytes as people read them: "1 312 B", "23.2 kB", "3.00 MB". */
export function formatBytes(bytes: number): string {
  if (bytes < 10_000) return `${formatCount(bytes)} B`;
  const [unit, name] = bytes < 1e6 ? [1e3, "kB"] : bytes < 1e9 ? [1e6, "MB"] : [1e9, "GB"];
  return `${inDigits((bytes / Number(unit)).toPrecision(3))} ${name}`;
}
