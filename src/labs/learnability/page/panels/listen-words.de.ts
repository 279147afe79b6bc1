import type { listenText } from "./listen-words";

export default {
  loss: "hoch heißt großer Fehler; von links nach rechts wie im Bild; eine Glocke, wo eine Kurve die Rundung erreicht",
  spectrum: "hoch heißt großer Eigenwert, der größte zuerst; eine Glocke, wo die Rauschgrenze beginnt",
} satisfies typeof listenText;
