import type { Words } from "../../../ui/translation";
import type { lionDialogsText } from "./words";

export default {
  resultHelp: "die Ausgaben jeder Form und ihr größter Unterschied als JSON; neu berechnet aus den Einstellungen",
} satisfies Words<typeof lionDialogsText>;
