import type { ChoiceField } from "../../fields/fields";

/** Characters that fit side by side in a rail of 320 pixels, with the room around them. */
const room = 34;
const around = 4;

/** Whether the options of a choice can stand side by side. */
export function fitsSegments({ options }: ChoiceField): boolean {
  const words = Object.values<string>(options);
  return words.reduce((length, word) => length + word.length + around, 0) <= room;
}
