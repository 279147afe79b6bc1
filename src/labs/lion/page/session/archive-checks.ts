/** How own data from an archive are checked: read again, they must be what the page wrote. */
import type { ArchiveChecks } from "../../../../platform/state/lab-session";
import { hashLionData, parseLionData, writeLionData } from "../../math/own-data";
import { lionKeptProblem } from "./kept-problem";
import { lionData } from "./own-data";

export const archiveChecks: ArchiveChecks = {
  data: (data) => {
    const written = lionData.isData(data) ? writtenAgain(data) : null;
    if (written === null) return lionKeptProblem("kept-heads");
    const parsed = parseLionData(written);
    return parsed.ok ? hashLionData(parsed.data) : parsed.problem;
  },
  // A run of forms leaves none.
  curve: () => null,
};

/** Null for a value that is no head. */
function writtenAgain(data: Parameters<typeof writeLionData>[0]): string | null {
  try {
    return writeLionData(data);
  } catch {
    return null;
  }
}
