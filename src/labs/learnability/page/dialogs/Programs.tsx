import { PythonExport } from "./PythonExport";
import { WeightsExport } from "./WeightsExport";

/** The learners' weights, and the experiment as a program. */
export function Programs() {
  return (
    <>
      <WeightsExport />
      <PythonExport />
    </>
  );
}
