import type { dropText } from "./drop-words";

export default { title: "Zum Öffnen loslassen", help: "ein Experiment, ein Ergebnis oder eigene Daten" } satisfies typeof dropText;
