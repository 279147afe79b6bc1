import { useId } from "react";
import { Segments } from "./ChoiceControl";

export interface TitledSegmentsProps {
  readonly title: string;
  /** Id of the title, for other elements that it names. */
  readonly titleId: string;
  readonly level: "h2" | "h3";
  readonly value: string;
  readonly options: Readonly<Record<string, string>>;
  /** Meaning of the chosen option. */
  readonly help: string;
  readonly onChange: (value: string) => void;
}

/** A choice in a popover: its title, the options side by side, and the meaning of the chosen one. */
export function TitledSegments({ title, titleId, level: Heading, value, options, help, onChange }: TitledSegmentsProps) {
  const helpId = useId();
  return (
    <>
      <Heading className="popover-title" id={titleId}>
        {title}
      </Heading>
      <Segments labelId={titleId} {...{ helpId, value, options, onChange }} />
      <p className="field-help" id={helpId}>
        {help}
      </p>
    </>
  );
}
