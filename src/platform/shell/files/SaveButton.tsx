import { Button } from "react-aria-components";
import type { DataFormat } from "../../state/lab-session";
import { filesText } from "./words";

interface SaveButtonProps {
  readonly what: string;
  readonly format: DataFormat;
  readonly onPress: () => void;
}

/** Its text is the format; for screen readers it also names the content. */
export function SaveButton({ what, format, onPress }: SaveButtonProps) {
  const words = filesText.saveAs[format];
  return (
    <Button className="button" aria-label={filesText.saveName(what, words)} onPress={onPress}>
      {words}
    </Button>
  );
}
