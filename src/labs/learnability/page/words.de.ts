import type { labText } from "./words";

export default {
  title: "Lernbarkeit",
  certificate: { title: "Zertifikatslabor", loading: "Das Labor öffnet." },
  landscape: { title: "Verlustlandschaft", loading: "Die Karten werden geholt." },
  computations: { title: "Ungesehene Rechnungen" },
  map: { title: "Lernbarkeitskarte" },
  panel: "Das Panel wird geholt.",
} satisfies typeof labText;
