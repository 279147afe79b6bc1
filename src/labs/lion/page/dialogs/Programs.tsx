import { useDocument } from "../session/react";
import { EncoderExport } from "./EncoderExport";
import { PythonExport } from "./PythonExport";

/** What can be taken away to be computed with: heads and their forms, or encoders that learned. */
export function Programs() {
  const { problem } = useDocument();
  return problem.kind === "task" ? <EncoderExport /> : <PythonExport />;
}
