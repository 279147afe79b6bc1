/** Data of a person's own for the LION lab: queries, keys, values and decays of some heads. */
import { sizeOfData } from "../../experiment/lion/size";
import { readLionData } from "../../lion/data-files";
import { dataFormat, hashLionData, type LionData } from "../../lion/own-data";
import type { OwnDataReader } from "../core/own-data";

/** Reads what documents call a problem of kind "custom". */
export const ownData: OwnDataReader<LionData> = {
  format: dataFormat,
  field: "problem",
  read: (bytes) => {
    const parsed = readLionData(bytes);
    return parsed.ok ? { ...parsed, hash: hashLionData(parsed.data) } : parsed;
  },
  size: sizeOfData,
  gathered: (data) => {
    const arrays = data.heads.flatMap(({ sequence: { q, k, v, padding }, decay }) => [
      ...[q, k, v],
      ...(padding ? [padding] : []),
      ...(decay && decay.kind !== "fixed" ? [decay.lambdas] : []),
    ]);
    return { data, buffers: [...new Set(arrays.map(({ buffer }) => buffer as ArrayBuffer))] };
  },
};
