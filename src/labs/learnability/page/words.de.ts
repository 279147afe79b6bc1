import type { labText } from "./words";

export default {
  title: "Lernbarkeit",
  certificate: { title: "Zertifikatslabor", loading: "Das Labor lädt." },
  landscape: { title: "Verlustlandschaft", loading: "Die Karten laden." },
  computations: { title: "Ungesehene Rechnungen" },
  guarantee: { title: "Stichprobenkomplexität" },
  map: { title: "Lernbarkeitskarte" },
  storedRuns: "Gespeicherte Läufe",
  panel: "Das Panel lädt.",
} satisfies typeof labText;
