import { useLab } from "../lab";
import { useFetched } from "../late";
import { ArchiveExport } from "./ArchiveExport";
import { CitationExport } from "./CitationExport";
import { FigureExport } from "./FigureExport";
import "./takeaway.css";

/** What can be taken away besides documents: weights, scripts, a figure, citations, and everything at once. */
export function TakeAway() {
  const { Programs } = useFetched(useLab().dialogs);
  return (
    <>
      {Programs && <Programs />}
      <FigureExport />
      <CitationExport />
      <ArchiveExport />
    </>
  );
}
