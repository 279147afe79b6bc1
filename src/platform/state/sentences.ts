/** All English sentences of the platform on what can be wrong, by their codes. */
import { sentences as below } from "../engine/sentences";
import type { Sentences } from "../fields/problem";
import { keptSentences } from "./archive/kept-problems";
import { stateSentences } from "./problems";

export const sentences: Sentences = { ...below, ...keptSentences, ...stateSentences };
