/** A picture in a document: its patches as text, few enough to travel in a link. */

import * as z from "zod/mini";
import { fromBase64Url, toBase64Url } from "../../../platform/documents/bytes";
import { atMost } from "../../../platform/fields/lengths";
import { raises } from "../../../platform/fields/schema-problem";
import { finestSide, joined, landscape, numbersPerPatch, type Patches } from "../math/picture";
import { lionProblem } from "./lion-problem";

export interface Picture {
  /** Of the file. */
  readonly name: string;
  /** 14 x 14 patches of five bytes each, base64url. */
  readonly bytes: string;
}

const byteCount = finestSide ** 2 * numbersPerPatch;
const letters = Math.ceil((byteCount * 4) / 3);

export const pictureSchema = z.nullable(
  z.strictObject({
    name: z.string().check(atMost(200)),
    bytes: z
      .string()
      .check(
        z.refine((text) => isWhole(text), { error: raises(() => lionProblem("lion-picture-text", { letters, bytes: byteCount }, "")) }),
      ),
  }),
) as unknown as z.ZodMiniType<Picture | null>;

/** Nothing but what writing these bytes again would give, so that a picture has one text. */
function isWhole(text: string): boolean {
  return text.length === letters && /^[\w-]*$/.test(text) && toBase64Url(fromBase64Url(text)) === text;
}

export function pictureOf(name: string, { bytes }: Patches): Picture {
  return { name: name.slice(0, 200), bytes: toBase64Url(bytes) };
}

/** The patches that a document speaks of; those of the landscape where it has no picture. */
export function patchesOf(picture: Picture | null, side: number): Patches {
  const finest = picture ? { side: finestSide, bytes: fromBase64Url(picture.bytes) } : landscape();
  return side === finestSide ? finest : joined(finest);
}
