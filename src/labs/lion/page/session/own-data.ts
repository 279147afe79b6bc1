/** The user's own data, as this lab attends to them. */
import { textForLink } from "../../../../platform/documents/link";
import type { OwnDataKind } from "../../../../platform/state/lab-session";
import type * as anyLab from "../../../../platform/state/store";
import type { LionDocument } from "../../document/document";
import { fittedTo, type SequenceSize, sizeOfData } from "../../document/size";
import { dataFormat, hashLionData, type LionData, parseLionData, writeLionData } from "../../math/own-data";

/** Summary of the open data: words for the page, and the sizes that a document must fit. */
export type OwnDataSummary = anyLab.OwnDataSummary & SequenceSize;

/** Kinds of files that it reads besides JSON. */
export const fileTypes = [".npz", ".csv", ".tsv", ".txt"] as const;

export const lionData: OwnDataKind<LionData> = {
  lab: "lion",
  hash: hashLionData,
  summary: sizeOfData,
  isData: (value): value is LionData => {
    const { heads } = (value ?? {}) as Partial<LionData>;
    return Array.isArray(heads) && heads.length > 0 && heads.every((head) => head?.sequence?.q instanceof Float64Array);
  },
  fitted: (document, data) => fittedTo(document as LionDocument, sizeOfData(data)),
  fromLink: parseLionData,
  forLink: (data) => {
    const { length, d, dv } = data.heads[0].sequence;
    return textForLink(data.heads.length * length * (2 * d + dv), () => writeLionData(data));
  },
  reader: {
    format: dataFormat,
    read: async (bytes, name) => (await import("../../engine/own-data")).ownData.read(bytes, name),
  },
  formats: (data) => (data ? ["json"] : []),
  write: async (data) => new Blob([writeLionData(data)], { type: "application/json" }),
};
