/** Text deflated into base64url, and back, and a checksum that chat tools leave alone. */
import { deflateSync, Inflate, strFromU8, strToU8 } from "fflate";
import { crc32 } from "../numerics/crc32";
import { fromBase64Url, toBase64Url } from "./bytes";

/** No honest text comes near it; a hostile one must not fill the memory. */
export const inflatedLimit = 4 * 1024 ** 2;

export function pack(text: string): string {
  return toBase64Url(deflateSync(strToU8(text), { level: 9 }));
}

/** The JSON value in a packed text; undefined when there is none, or when it is longer than the limit. */
export function unpackJson(packed: string): unknown {
  try {
    return JSON.parse(strFromU8(inflateWithin(fromBase64Url(packed), inflatedLimit)));
  } catch {
    return undefined;
  }
}

/** Eight hexadecimal digits. */
export function checksum(text: string): string {
  return crc32(strToU8(text)).toString(16).padStart(8, "0");
}

/** Inflates in small pieces, each of which can grow about a thousandfold, so that a bomb is noticed before it goes off. */
function inflateWithin(bytes: Uint8Array, limit: number): Uint8Array {
  const whole = new Uint8Array(limit);
  let size = 0;
  const inflate = new Inflate((piece) => {
    if (size + piece.length > limit) throw new RangeError(`more than ${limit} bytes`);
    whole.set(piece, size);
    size += piece.length;
  });
  const step = 512;
  for (let start = 0; start < bytes.length; start += step) inflate.push(bytes.subarray(start, start + step), start + step >= bytes.length);
  return whole.subarray(0, size);
}
