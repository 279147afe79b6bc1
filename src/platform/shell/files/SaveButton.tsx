import { Button } from "react-aria-components";
import type { DataFormat } from "../../state/lab-session";
import { filesText } from "./words";

interface SaveButtonProps {
  readonly what: string;
  readonly format: DataFormat;
  readonly onPress: () => void;
}

/** Says the format, and to a screen reader also of what. */
export function SaveButton({ what, format, onPress }: SaveButtonProps) {
  const words = filesText.saveAs[format];
  return (
    <Button className="button" aria-label={filesText.saveName(what, words)} onPress={onPress}>
      {words}
    </Button>
  );
}
