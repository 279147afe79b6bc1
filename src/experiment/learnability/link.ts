/**
 * An experiment as a short text that survives chat tools: "1.<payload>.<checksum>". The payload is deflated JSON in
 * base64url and holds what differs from the defaults; the checksum covers version and payload, and being hexadecimal it
 * ends the link in a letter or digit, which no chat tool strips as punctuation.
 *
 * Never change: the separators, the place of the version, and the checksum over "<version>.<payload>". They are how
 * this program recognises links of versions it does not know.
 */
import { deflateSync, Inflate, strFromU8, strToU8 } from "fflate";
import { fromBase64Url, toBase64Url } from "../../documents/bytes";
import { shown } from "../../fields/fields";
import type { Problem } from "../../fields/problem";
import { crc32 } from "../../numerics/crc32";
import { kernelVersion } from "../../numerics/kernel-version";
import { type Experiment, experimentFormat, experimentVersion, parseExperiment } from "./document";
import { type Locks, parseLocks, type SparseLocks, sparseLocks } from "./locks";
import { sparse } from "./sparse";

export type DecodedLink =
  | {
      readonly ok: true;
      readonly experiment: Experiment;
      /** Text of the data document that travelled along. */
      readonly data?: string;
      /** What may be changed by those who open it; all of it where this is missing. */
      readonly locks?: Locks;
      /** Version of the kernels the link was made with; with another one the last digits may differ. */
      readonly kernels: string;
    }
  | { readonly ok: false; readonly problem: Problem };

/** Own data of at most so many characters, compressed, travel in the link itself. */
export const linkedDataLimit = 1500;

/** No honest link comes near it; a hostile one must not fill the memory. */
const inflatedLimit = 4 * 1024 ** 2;

/** What a payload holds. The names are short because they travel. */
interface Payload {
  readonly e: unknown;
  readonly d?: string;
  readonly k: string;
  /** Locks of a class. Links without them keep the bytes that they had before there were any. */
  readonly l?: SparseLocks;
}

/**
 * The link of an experiment, with the text of its own data when those are small, and with what it locks. Equal documents
 * give equal links.
 *
 * @throws {TypeError} when the experiment is not a valid one.
 */
export function encodeLink(experiment: Experiment, ownData?: string, locks?: Locks | null): string {
  const parsed = parseExperiment(experiment);
  if (!parsed.ok) throw new TypeError(`only a valid experiment has a link: ${parsed.problem.field} ${parsed.problem.message}`);
  const payload: Payload = {
    e: sparse(parsed.experiment),
    ...(ownData === undefined ? {} : { d: ownData }),
    k: kernelVersion,
    ...(locks ? { l: sparseLocks(locks) } : {}),
  };
  const signed = `${experimentVersion}.${pack(JSON.stringify(payload))}`;
  return `${signed}.${checksum(signed)}`;
}

/** Whether a data document is small enough to travel in a link. */
export function fitsInLink(ownData: string): boolean {
  return ownData.length <= inflatedLimit && pack(ownData).length <= linkedDataLimit;
}

/** Reads a link back. Says what is wrong with one that is not whole, not ours, or newer than this program. */
export function decodeLink(text: string): DecodedLink {
  const trimmed = text.trim();
  const parts = /^(\d{1,4})\.([A-Za-z0-9_-]+)\.([0-9a-f]{8})$/.exec(trimmed);
  if (!parts) return refuse(/^\d{1,4}\.[A-Za-z0-9_-]/.test(trimmed) ? damaged : foreign);
  const [, version, payload, sum] = parts;
  if (checksum(`${version}.${payload}`) !== sum) return refuse(damaged);
  if (Number(version) > experimentVersion) return refuse(newer);
  return readPayload(payload, Number(version));
}

const foreign: Problem = { field: "", message: "this is not a playground link" };
const damaged: Problem = {
  field: "",
  message: "this link was truncated or altered on its way",
  hint: "ask for it again, as a file if need be",
};
const newer: Problem = {
  field: "",
  message: "this link was made by a newer version of the playground",
  hint: "reload the page to update it",
};

function refuse(problem: Problem): DecodedLink {
  return { ok: false, problem };
}

function readPayload(text: string, version: number): DecodedLink {
  const payload = unpack(text);
  if (!isPayload(payload)) return refuse({ field: "", message: "this link holds no experiment" });
  if (typeof payload.e !== "object" || payload.e === null || Array.isArray(payload.e))
    return refuse({ field: "", message: `the document must be an object, got ${shown(payload.e)}` });
  const parsed = parseExperiment({ ...payload.e, format: experimentFormat, version });
  if (!parsed.ok) return parsed;
  const whole = {
    ok: true,
    experiment: parsed.experiment,
    kernels: payload.k,
    ...(payload.d === undefined ? {} : { data: payload.d }),
  } as const;
  if (payload.l === undefined) return whole;
  const read = parseLocks(payload.l);
  return read.ok ? { ...whole, locks: read.locks } : refuse({ ...read.problem, field: `in the locks of this link: ${read.problem.field}` });
}

function isPayload(value: unknown): value is Payload {
  if (typeof value !== "object" || value === null || !("e" in value)) return false;
  const { d, k } = value as { readonly d?: unknown; readonly k?: unknown };
  return typeof k === "string" && (d === undefined || typeof d === "string");
}

function checksum(text: string): string {
  return crc32(strToU8(text)).toString(16).padStart(8, "0");
}

function pack(text: string): string {
  return toBase64Url(deflateSync(strToU8(text), { level: 9 }));
}

/** The JSON value in a payload; undefined when there is none. */
function unpack(payload: string): unknown {
  try {
    return JSON.parse(strFromU8(inflateWithin(fromBase64Url(payload), inflatedLimit)));
  } catch {
    return undefined;
  }
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
