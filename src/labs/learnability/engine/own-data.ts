import type { OwnDataReader } from "../../../platform/engine/own-data";
import { readOwnData } from "../math/tasks/custom/formats";
import { hashOwnData } from "../math/tasks/custom/hash";
import { dataFormat } from "../math/tasks/custom/write-json";
import { type OwnData, type Sequence, sizeOfOwnData } from "../math/tasks/dataset";

/** Reads the data of a task of kind "custom". */
export const ownData: OwnDataReader<OwnData> = {
  format: dataFormat,
  field: "task",
  read: (bytes, name) => {
    const parsed = readOwnData(bytes, name);
    return parsed.ok ? { ...parsed, hash: hashOwnData(parsed.data) } : parsed;
  },
  size: sizeOfOwnData,
  gathered,
};

/** The same numbers in two blocks: a hundred thousand small ones cannot be handed over. */
function gathered(data: OwnData): OwnData {
  const sequences = [...data.train, ...data.test];
  const size = (of: (sequence: Sequence) => number) => sequences.reduce((sum, sequence) => sum + of(sequence), 0);
  const [tokens, labels] = [size(({ Z }) => Z.length), size(({ y }) => y?.length ?? 0)].map((length) => new Float64Array(length));
  let [token, label] = [0, 0];
  const moved = ({ n, Z, y }: Sequence): Sequence => {
    tokens.set(Z, token);
    token += Z.length;
    if (y) {
      labels.set(y, label);
      label += y.length;
    }
    return { n, Z: tokens.subarray(token - Z.length, token), y: y && labels.subarray(label - y.length, label) };
  };
  return { ...data, train: data.train.map(moved), test: data.test.map(moved) };
}
