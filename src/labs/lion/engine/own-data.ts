/** Data of a person's own for the LION lab: queries, keys, values and decays of some heads. */

import type { OwnDataReader } from "../../../platform/engine/own-data";
import { sizeOfData } from "../document/size";
import { readLionData } from "../math/data-files";
import { dataFormat, hashLionData, type LionData } from "../math/own-data";

/** Reads what documents call a problem of kind "custom". */
export const ownData: OwnDataReader<LionData> = {
  format: dataFormat,
  field: "problem",
  read: (bytes) => {
    const parsed = readLionData(bytes);
    return parsed.ok ? { ...parsed, hash: hashLionData(parsed.data) } : parsed;
  },
  size: sizeOfData,
};
