import { Button, Dialog, Heading, Modal, ModalOverlay } from "react-aria-components";
import { IconButton } from "../../ui/IconButton";
import { ChevronIcon } from "../../ui/icons";
import { useSlideOrder } from "./slide-order";
import { presenterText } from "./words";
import "../files/dialog.css";

/** Which panels are slides, and in which order. */
export function SlideChoice({ onClose }: { readonly onClose: () => void }) {
  const { usual, chosen, choose } = useSlideOrder();
  const words = presenterText.slides;
  const ids = chosen.map(({ id }) => id);
  const move = (id: string, by: 1 | -1) => {
    const at = ids.indexOf(id);
    const next = ids.toSpliced(at, 1);
    choose(next.toSpliced(at + by, 0, id));
  };
  const others = usual.filter((panel) => !chosen.includes(panel));
  return (
    <ModalOverlay className="overlay" isOpen isDismissable onOpenChange={(open) => open || onClose()}>
      <Modal className="modal">
        <Dialog className="dialog slide-choice">
          <Heading slot="title">{words.title}</Heading>
          <p className="dialog-help">{words.help}</p>
          <ol>
            {[...chosen, ...others].map((panel) => {
              const { id } = panel;
              const title = panel.title();
              const at = ids.indexOf(id);
              return (
                <li key={id}>
                  <label>
                    <input
                      type="checkbox"
                      checked={at >= 0}
                      disabled={at >= 0 && ids.length === 1}
                      onChange={() => choose(at >= 0 ? ids.toSpliced(at, 1) : [...ids, id])}
                    />
                    {title}
                  </label>
                  <IconButton look="plain" label={words.up(title)} disabled={at < 1} onPress={() => move(id, -1)}>
                    <span className="slide-up">
                      <ChevronIcon />
                    </span>
                  </IconButton>
                  <IconButton look="plain" label={words.down(title)} disabled={at < 0 || at === ids.length - 1} onPress={() => move(id, 1)}>
                    <ChevronIcon />
                  </IconButton>
                </li>
              );
            })}
          </ol>
          <div className="dialog-actions">
            <Button className="button" onPress={() => choose([])}>
              {words.usual}
            </Button>
            <Button slot="close" className="button button-primary">
              {words.close}
            </Button>
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
