import { readOwnData } from "../../tasks/custom/formats";
import { hashOwnData } from "../../tasks/custom/hash";
import type { OwnData } from "../../tasks/dataset";
import type { OwnDataReader } from "../core/own-data";

/** Reads the data of a task of kind "custom". */
export const ownData: OwnDataReader<OwnData> = {
  field: "task",
  read: (bytes, name) => {
    const parsed = readOwnData(bytes, name);
    return parsed.ok ? { ...parsed, hash: hashOwnData(parsed.data) } : parsed;
  },
};
