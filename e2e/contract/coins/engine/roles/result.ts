import { resultRole } from "../../../../../src/platform/engine/result-role";
import { coinsSentences } from "../../problems";
import { engine } from "../engine";

/** Computes the result document of one document. */
export const role = resultRole(engine, coinsSentences);
