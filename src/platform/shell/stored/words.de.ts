import type { Words } from "../../ui/translation";
import type { storedRunsText } from "./words";

export default {
  waiting: "Die gespeicherten Läufe werden geladen.",
  failed:
    "Die gespeicherten Läufe konnten nicht geladen werden. Sie brauchen eine Internetverbindung; das Panel öffnen, sobald eine besteht.",
} satisfies Words<typeof storedRunsText>;
