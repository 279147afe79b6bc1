/** Data of a person's own for the EAGLE lab: the blocks A, B, C of a problem, and what else is known. */
import { dataFormat, type EagleData, hashEagleData, parseEagleData } from "../../eagle/files/own-data";
import type { Problem } from "../../eagle/problem";
import type { ProblemSize } from "../../experiment/eagle/size";
import type { OwnDataReader } from "../core/own-data";

/** Reads what documents call a problem of kind "custom". */
export const ownData: OwnDataReader<EagleData> = {
  format: dataFormat,
  field: "problem",
  read: (bytes) => {
    const parsed = parseEagleData(new TextDecoder().decode(bytes));
    return parsed.ok ? { ...parsed, hash: hashEagleData(parsed.data) } : parsed;
  },
  size: ({ machines, C }): ProblemSize => ({
    d: C.rows,
    nPrime: C.columns,
    dPrime: machines[0].B.rows,
    n: machines.reduce((sum, { A }) => sum + A.columns, 0),
  }),
  gathered: (data) => {
    const { machines, C, D, sketches } = data;
    const matrices = [...machines.flatMap(({ A, B }) => [A, B]), C, ...(D ? [D] : []), ...(sketches ?? [])];
    return { data, buffers: [...new Set(matrices.map(({ values }) => values.buffer as ArrayBuffer))] };
  },
};

/** The problem that own data are. */
export function problemOfData({ machines, C, D, sketches }: EagleData): Problem {
  return {
    d: C.rows,
    nPrime: C.columns,
    dPrime: machines[0].B.rows,
    blocks: machines.map(({ A, B }) => ({ A: A.values, B: B.values, columns: A.columns })),
    C: C.values,
    D: D?.values ?? null,
    sketches: sketches?.map(({ values }) => values) ?? null,
  };
}
