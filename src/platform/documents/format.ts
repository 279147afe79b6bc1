/** Fields that every document has, whatever its lab. These texts are in files that people have: they never change. */

/** Format of experiments. */
export const documentFormat = "learnability-experiment";

/** The lab of documents that name none, as all did while there was one lab. Its links and sparse files still name none. */
export const labByDefault = "learnability";

/** Form of the name of a lab. */
export const labName = /^[a-z][a-z0-9-]{0,39}$/;

/** The lab that a document of any origin names; null for a text that is not the name of a lab. */
export function labOf(document: Readonly<Record<string, unknown>>): string | null {
  const { lab = labByDefault } = document;
  return typeof lab === "string" && labName.test(lab) ? lab : null;
}
