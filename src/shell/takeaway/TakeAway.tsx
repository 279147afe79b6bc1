import { ArchiveExport } from "./ArchiveExport";
import { CitationExport } from "./CitationExport";
import { FigureExport } from "./FigureExport";
import { PythonExport } from "./PythonExport";
import { WeightsExport } from "./WeightsExport";
import "./takeaway.css";

/** What can be taken away besides documents: weights, scripts, a figure, citations, and everything at once. */
export function TakeAway() {
  return (
    <>
      <WeightsExport />
      <PythonExport />
      <FigureExport />
      <CitationExport />
      <ArchiveExport />
    </>
  );
}
