import { useEffect, useState } from "react";
import { Dialog, Heading, Modal, ModalOverlay } from "react-aria-components";
import type { Archive } from "../../state/archive/archive";
import { useSession } from "../../state/react";
import { problemSaid } from "../../ui/problem-said";
import { errorSaid } from "../error-said";
import { filesText } from "../files/words";
import { places, reportWords } from "./archive-places";
import { Action } from "./Part";
import { exportText } from "./words";

interface ArchiveQuestionProps {
  readonly file: File;
  readonly onClose: () => void;
}

/** The question whether the archive in a file is to be restored: nothing is written before the answer. */
export function ArchiveQuestion({ file, onClose }: ArchiveQuestionProps) {
  const { labs } = useSession();
  const [archive, setArchive] = useState<Archive | null>(null);
  const [message, setMessage] = useState("");
  const [restored, setRestored] = useState(false);
  useEffect(() => {
    let gone = false;
    const read = async () => {
      const { openArchive } = await import("../../state/archive/transfer");
      const opened = await openArchive(file, labs);
      if (gone) return;
      if (opened.ok) setArchive(opened.archive);
      else setMessage(exportText.archiveRefused(file.name, problemSaid(opened.problem)));
    };
    read().catch((error: unknown) => gone || setMessage(exportText.archiveFailed(errorSaid(error))));
    return () => {
      gone = true;
    };
  }, [file, labs]);
  const restore = async (from: Archive) => {
    setArchive(null);
    try {
      const { restoreArchive } = await import("../../state/archive/transfer");
      setMessage(reportWords(await restoreArchive(from, await places())));
      setRestored(true);
    } catch (error) {
      setMessage(exportText.archiveFailed(errorSaid(error)));
    }
  };
  return (
    <ModalOverlay className="overlay" isOpen onOpenChange={(open) => open || onClose()} isDismissable>
      <Modal className="modal">
        <Dialog className="dialog">
          <Heading slot="title">{exportText.archiveQuestion}</Heading>
          {archive && <p>{exportText.archiveHolds(file.name, entriesIn(archive), archive.preferences.size)}</p>}
          <p className="dialog-status" role="status">
            {message}
          </p>
          <div className="dialog-actions">
            {archive && <Action words={exportText.archiveYes} onPress={() => void restore(archive)} />}
            {restored && <Action words={exportText.archiveReload} onPress={() => window.location.reload()} />}
            <Action words={archive ? exportText.archiveNo : filesText.close} onPress={onClose} />
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

function entriesIn({ areas }: Archive): number {
  return [...areas.values()].reduce((sum, entries) => sum + entries.length, 0);
}
