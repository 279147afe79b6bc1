import { Button, Dialog, Heading, Modal, ModalOverlay } from "react-aria-components";
import { useStore } from "zustand";
import { useLabs } from "../../platform/shell/lab-entry";
import { usePageViewStore } from "../../platform/state/react";
import { lessonProgress, shareDone } from "../progress";
import { pageProgress } from "../progress-store";
import { lessonList } from "../registry";
import { lessonsText } from "../words";
import { useLanguage } from "./language";
import "../../platform/shell/files/dialog.css";
import "./list.css";

/** Every lesson with how long it takes and how far the person has come. */
export function LessonList({ onClose }: { readonly onClose: () => void }) {
  const view = usePageViewStore();
  const language = useLanguage();
  const progress = useStore(pageProgress());
  const words = lessonsText;
  const labs = useLabs();
  const open = (lesson: string) => {
    onClose();
    view.show({ lesson });
  };
  return (
    <ModalOverlay className="overlay" isOpen onOpenChange={(isOpen) => !isOpen && onClose()} isDismissable>
      <Modal className="modal">
        <Dialog className="dialog">
          <Heading slot="title">{words.title}</Heading>
          <p>{words.explain}</p>
          <ol className="lesson-list">
            {lessonList(language).map(({ id, order, title, minutes, sentence, lab }) => {
              const share = shareDone(lessonProgress(progress, id));
              return (
                <li key={id}>
                  <button type="button" onClick={() => open(id)}>
                    <strong>
                      <span className="lesson-list-number">{order}.</span> {title}
                    </strong>
                    <span className="lesson-list-facts" data-done={share >= 1}>
                      {lab !== undefined && `${labs.find((one) => one.id === lab)?.title()} · `}
                      {words.minutes(minutes)} · {words.state(share)}
                    </span>
                    <span className="lesson-list-sentence">{sentence}</span>
                  </button>
                </li>
              );
            })}
          </ol>
          <Button slot="close" className="button">
            {words.close}
          </Button>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
