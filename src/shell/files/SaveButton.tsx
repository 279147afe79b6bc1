import { Button } from "react-aria-components";
import { filesText } from "./words";

/** In which data can be saved. */
export const dataFormats = ["json", "csv", "npz"] as const;

interface SaveButtonProps {
  readonly what: string;
  readonly format: (typeof dataFormats)[number];
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
