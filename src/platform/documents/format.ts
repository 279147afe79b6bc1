/** What every document says of itself, whatever lab it is of. These texts are in files that people have: they never change. */

/** Of experiments. */
export const documentFormat = "learnability-experiment";

/** The lab of documents that name none, as all did while there was one lab. Links and sparse files of it still name none. */
export const labByDefault = "learnability";

/** How a lab may be called. */
export const labName = /^[a-z][a-z0-9-]{0,39}$/;

/** The lab that a document of any origin names; null for something that no lab is called. */
export function labOf(document: Readonly<Record<string, unknown>>): string | null {
  const { lab = labByDefault } = document;
  return typeof lab === "string" && labName.test(lab) ? lab : null;
}
