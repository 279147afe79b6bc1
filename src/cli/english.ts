/** English sentences of all problems; programs of the command line load them first. */

import { labs } from "../labs/compute";
import { sentences } from "../platform/engine/sentences";
import { knowSentences } from "../platform/fields/problem";

export async function knowEnglish(): Promise<void> {
  knowSentences(sentences, ...(await Promise.all(Object.values(labs).map((lab) => lab.sentences()))));
}
