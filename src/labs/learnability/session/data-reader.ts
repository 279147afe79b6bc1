import type { DataReader } from "../../../state/intake";
import { dataFormat } from "../../../tasks/custom/data";
import { hashOwnData } from "../../../tasks/custom/hash";

/** Reads own data of any format; the readers of tables and archives are loaded when one is opened. */
export const dataReader: DataReader = {
  format: dataFormat,
  async read(bytes, name) {
    const { readOwnData } = await import("../../../tasks/custom/formats");
    const parsed = readOwnData(bytes, name);
    return parsed.ok ? { ok: true, data: parsed.data, hash: hashOwnData(parsed.data) } : parsed;
  },
};
