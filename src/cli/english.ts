/** English sentences on what can be wrong, of the platform and all labs: programs of the command line begin with them. */

import { labs } from "../labs/compute";
import { sentences } from "../platform/engine/sentences";
import { knowSentences } from "../platform/fields/problem";

export async function knowEnglish(): Promise<void> {
  knowSentences(sentences, ...(await Promise.all(Object.values(labs).map((lab) => lab.sentences()))));
}
