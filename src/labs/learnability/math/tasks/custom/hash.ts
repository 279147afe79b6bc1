/** The fingerprint of own data. */
import { fingerprint } from "../../../../../platform/files/fingerprint";
import type { OwnData } from "../dataset";

/** 16 hexadecimal digits that depend only on the shapes and the numbers, so that a file may be reformatted. */
export function hashOwnData(data: OwnData): string {
  return fingerprint(() => partsOf(data));
}

function* partsOf({ d, outputs, train, test }: OwnData): Generator<Float64Array> {
  yield Float64Array.of(d, outputs, train.length, test.length);
  for (const { n, Z, y } of [...train, ...test]) {
    yield Float64Array.of(n, y === null ? 0 : 1);
    yield Z;
    if (y !== null) yield y;
  }
}
