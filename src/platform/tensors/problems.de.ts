import type { Sentence } from "../fields/problem";
import type { TensorProblemCode } from "./problems";

export const tensorSentencesDe: Readonly<Record<TensorProblemCode, Sentence>> = {
  "gpu-no-webgpu": {
    message: "dieser Browser hat kein WebGPU",
    hint: "Eine aktuelle Version von Chrome, Edge oder Safari über https verwenden oder auf dem Prozessor trainieren.",
  },
  "gpu-no-adapter": {
    message: "der Browser bietet dieser Seite keine GPU an",
    hint: "Die Hardwarebeschleunigung in den Einstellungen des Browsers einschalten oder auf dem Prozessor trainieren.",
  },
  "gpu-no-device": {
    message: "der Browser konnte die GPU nicht öffnen",
    hint: "Andere Seiten schließen, die die GPU verwenden, und es noch einmal versuchen oder auf dem Prozessor trainieren.",
  },
  "gpu-checksum": {
    message: "die GPU hat eine Prüfsumme falsch berechnet und wird daher nicht verwendet",
    hint: "Den Grafiktreiber aktualisieren oder auf dem Prozessor trainieren.",
  },
  "gpu-shader": {
    message: "der Treiber der GPU hat ein Programm abgelehnt",
    hint: "Den Browser und den Grafiktreiber aktualisieren oder auf dem Prozessor trainieren.",
  },
  "gpu-timeout": {
    message: "die GPU hat nicht rechtzeitig geantwortet",
    hint: "Es später noch einmal versuchen oder auf dem Prozessor trainieren.",
  },
  "gpu-given-up": {
    message: "die GPU wird nicht mehr verwendet",
    hint: "Das Training kann beim letzten gesicherten Stand fortgesetzt werden.",
  },
  "gpu-lost": {
    message: "die GPU ging während der Rechnung verloren",
    hint: "Das Training kann beim letzten gesicherten Stand fortgesetzt werden.",
  },
  "gpu-detail": { message: "{problem}: {detail}", hint: "{problem.hint}" },
  "gpu-no-answer": { message: "keine Antwort in {seconds} s" },
  "gpu-entry": { message: "Eintrag {index} ist {found}, erwartet wird {expected}" },
  "gpu-tensorflow": { message: "TensorFlow.js lehnt diese GPU ab" },
  "gpu-no-tensorflow": { message: "TensorFlow.js, das Schichten auf der GPU trainiert, ließ sich nicht laden" },
  "gpu-memory": {
    message: "{use}: Benötigt wird {amount} auf der GPU, die das nicht bereitstellt: {detail}",
    hint: "Weniger Beispiele, Köpfe oder Modelle wählen oder auf dem Prozessor trainieren.",
  },
  "gpu-memory-plural": {
    message: "{use}: Benötigt wird {amount} auf der GPU, die das nicht bereitstellt: {detail}",
    hint: "Weniger Beispiele, Köpfe oder Modelle wählen oder auf dem Prozessor trainieren.",
  },
  "gpu-more-memory": { message: "mehr Speicher" },
  "gpu-megabytes": { message: "{size} MB" },
  "gpu-largest-buffer": { message: "ein Puffer hat höchstens {size} MB" },
  "memory-float32": { message: "das Training in float32" },
  "tensors-too-large": {
    message: "{problem}",
    hint: "Eine kleinere Batchgröße, eine kleinere Breite oder weniger Schichten wählen.",
  },
};
