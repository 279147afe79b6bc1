import type { FieldWords } from "../../../../../platform/fields/fields";
import { probeFieldsDe } from "../probe-fields.de";
import type { fields } from "./schema";

export const associativeMemoryFieldsDe = {
  "associative-memory": {
    d: { label: "Schlüsseldimension d", help: "Koordinaten eines Schlüssels und eines Werts; ein Token enthält beide, 2d" },
    pairs: { label: "Paare", help: "Schlüssel mit je einem Wert, in einem Speicher" },
    keyLaw: {
      label: "Schlüssel",
      help: "ihre Verteilung; Werte folgen derselben, getrennt gezogen",
      options: { orthonormal: "orthonormal", gaussian: "gaußsch", "gaussian-scaled": "gaußsch / √d", "one-hot": "one-hot" },
    },
    gaussianShare: {
      label: "gaußscher Anteil",
      help: "Anteil der Speicher, die stattdessen gaußsch sind, gleichmäßig verteilt: 0,05 ist jeder zwanzigste",
    },
    samples: { label: "Beispiele N", help: "Trainingsspeicher, jeder einmal gefragt" },
    ownNoise: {
      label: "Rauschen neben der Anfrage",
      help: "ζ, an der Stelle, wo andere Spalten einen Wert haben: gaußsch oder null",
      options: { on: "gaußsch", off: "null" },
    },
    labels: {
      label: "Labels",
      help: "Gleichung 14 lässt ‖q‖²ζ weg, was die eigene Spalte der Anfrage beiträgt; eine Schicht kann das bei orthonormalen Schlüsseln, nicht aber bei gaußschen",
      options: { attention: "was Attention berechnet", "equation-14": "Gleichung 14 des Papers" },
    },
    ...probeFieldsDe["label-noise"],
    ...probeFieldsDe.probes,
    testSamples: { label: "Testbeispiele", help: "frische Speicher ohne Rauschen" },
    table: { label: "Speicher zum Ansehen", help: "Schlüssel, Werte, Anfrage und ζ von Hand getippt; gelernt wird daraus nichts" },
  } satisfies FieldWords<typeof fields>,
};
