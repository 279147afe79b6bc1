import { type ReactNode, useId } from "react";
import { Button } from "react-aria-components";

interface PartProps {
  readonly title: string;
  readonly help: string;
  /** What has happened, said aloud as it changes. */
  readonly message: string;
  readonly children: ReactNode;
}

/** One section of the dialog: what it is, what can be done, and what came of it. */
export function Part({ title, help, message, children }: PartProps) {
  const heading = useId();
  return (
    <section className="dialog-part" aria-labelledby={heading}>
      <h3 id={heading}>{title}</h3>
      <p className="dialog-help">{help}</p>
      {children}
      <p className="dialog-status" role="status">
        {message}
      </p>
    </section>
  );
}

interface ActionProps {
  readonly words: string;
  /** Where the words alone do not say what is meant. */
  readonly label?: string;
  readonly isDisabled?: boolean;
  /** While what was pressed goes on. It keeps the focus, so that Escape still reaches the dialog. */
  readonly isPending?: boolean;
  readonly onPress: () => void;
}

export function Action({ words, label, onPress, ...states }: ActionProps) {
  return (
    <Button className="button" onPress={onPress} {...states} {...(label === undefined ? {} : { "aria-label": label })}>
      {words}
    </Button>
  );
}
