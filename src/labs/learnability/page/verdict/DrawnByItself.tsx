import type { Asked } from "../guarantee/asked";
import { useDrawnByItself } from "../guarantee/use-draws";

/** Draws data sets for the third answer; they end when it is no longer shown. */
export function DrawnByItself({ asked }: { readonly asked: Asked }) {
  useDrawnByItself(asked);
  return null;
}
