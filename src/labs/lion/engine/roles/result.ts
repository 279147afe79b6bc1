import { resultRole } from "../../../../platform/engine/result-role";
import { engine } from "../engine";
import { sentences } from "../sentences";

/** Computes the result document of one document. */
export const role = resultRole(engine, sentences);
