import { lazy } from "react";
import { usePlayground, useSession } from "../../state/react";
import { LatePart } from "../offline/LatePart";

const ArchiveQuestion = lazy(() => import("./ArchiveQuestion").then((module) => ({ default: module.ArchiveQuestion })));

/** The question about an archive that was dropped, chosen or pasted, once there is one. */
export function RestoreArchive() {
  const session = useSession();
  const archive = usePlayground((state) => state.archive);
  if (!archive) return null;
  return (
    <LatePart fallback={null}>
      <ArchiveQuestion file={archive} onClose={() => session.closeArchive()} />
    </LatePart>
  );
}
