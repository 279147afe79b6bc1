import type { DataReader } from "../../../../platform/engine/intake/recognise";
import { allSpellings, dataFormat } from "../../math/tasks/custom/write-json";

/** Reads own data of any format; the readers of tables and archives are loaded when one is opened. */
export const dataReader: DataReader = {
  format: dataFormat,
  lists: allSpellings,
  read: async (bytes, name) => (await import("../../engine/own-data")).ownData.read(bytes, name),
};
