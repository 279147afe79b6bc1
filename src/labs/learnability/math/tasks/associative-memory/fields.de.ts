import type { FieldWords } from "../../../../../platform/fields/fields";
import { probeFieldsDe } from "../probe-fields.de";
import type { fields } from "./schema";

export const associativeMemoryFieldsDe = {
  "associative-memory": {
    d: { label: "Schlüsseldimension d", help: "Koordinaten eines Schlüssels und eines Werts; ein Token enthält beide und hat 2d" },
    pairs: { label: "Paare", help: "Schlüssel-Wert-Paare je Speicher" },
    keyLaw: {
      label: "Verteilung der Schlüssel",
      help: "Verteilung der Schlüssel; Werte werden unabhängig aus derselben gezogen",
      options: { orthonormal: "orthonormal", gaussian: "gaußsch", "gaussian-scaled": "gaußsch / √d", "one-hot": "one-hot" },
    },
    gaussianShare: {
      label: "Gaußscher Anteil",
      help: "Anteil der Beispiele, die stattdessen gaußsche Schlüssel und Werte haben, gleichmäßig verteilt; 0,05 ist jedes zwanzigste",
    },
    samples: { label: "Beispiele N", help: "Trainingsspeicher, jeder mit einer Anfrage" },
    ownNoise: {
      label: "Wertteil ζ der Anfrage",
      help: "ζ, der Wertteil der Anfragespalte: gaußsch oder null",
      options: { on: "gaußsch", off: "null" },
    },
    labels: {
      label: "Labels",
      help: "Gl. (14) lässt ‖q‖²ζ weg, den Term der Anfragespalte; eine Schicht kann das nur bei orthonormalen Schlüsseln",
      options: { attention: "Ausgabe der Attention", "equation-14": "Gl. (14) des Papers" },
    },
    ...probeFieldsDe["label-noise"],
    ...probeFieldsDe.probes,
    testSamples: { label: "Testbeispiele", help: "Speicher zum Testen der Lerner, ohne Rauschen der Labels" },
    table: { label: "Gezeigter Speicher", help: "Schlüssel, Werte, Anfrage und ζ der Speicheransicht; kein Lerner trainiert damit" },
  } satisfies FieldWords<typeof fields>,
};
