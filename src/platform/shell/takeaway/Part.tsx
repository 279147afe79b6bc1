import { type ReactNode, useId } from "react";
import { Button } from "react-aria-components";

interface PartProps {
  readonly title: string;
  readonly help: string;
  /** The result of an action, announced to screen readers. */
  readonly message: string;
  readonly children: ReactNode;
}

/** One section of the dialog: its purpose, its actions, and their results. */
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
  /** A description, where the text alone is unclear. */
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
