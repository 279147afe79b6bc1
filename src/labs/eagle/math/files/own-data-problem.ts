/** Makes problems from their codes; `own-data-problems.ts` has the sentences. */
import { dataFaultsOf } from "../../../../platform/fields/data-document";
import type { ownDataSentences } from "./own-data-problems";

export const refuse = dataFaultsOf<typeof ownDataSentences>();
