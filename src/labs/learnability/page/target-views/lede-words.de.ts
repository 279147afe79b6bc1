import { counted, inWords, plural, sentenceCase } from "../../../../platform/ui/grammar.de";
import type { ledeText } from "./lede-words";

const sequences = (count: number) => counted(count, "zufällige Folge", "zufällige Folgen");

export default {
  network: (heads: number, samples: number) =>
    `Eine verborgene Attention-Schicht mit ${heads === 1 ? "einem Kopf" : `${inWords(heads)} Köpfen`} beschriftet ${sequences(samples)}.`,
  otherNetwork: (samples: number) => `Ein verborgenes Netz beschriftet ${sequences(samples)}.`,
  memory: (pairs: number, samples: number) =>
    `${counted(samples, "kleiner Speicher", "kleine Speicher")} mit ${pairs === 1 ? "einem Paar" : `${inWords(pairs)} Paaren`} ${plural(samples, "wird", "werden je")} nach einem Wert gefragt.`,
  automata: (traces: number) =>
    `${sentenceCase(inWords(traces))} ${plural(traces, "zufälliger Automat liest", "zufällige Automaten lesen je")} ein Wort.`,
  automaton: (traces: number) => `Ein Automat liest ${inWords(traces)} ${plural(traces, "Wort", "Wörter")}.`,
  machines: (traces: number) =>
    traces === 1
      ? "Eine zufällige Turingmaschine läuft auf einem Band."
      : `${sentenceCase(inWords(traces))} zufällige Turingmaschinen laufen auf je einem Band.`,
  machine: (traces: number) => `Eine Turingmaschine läuft auf ${traces === 1 ? "einem Band" : `${inWords(traces)} Bändern`}.`,
  learners: (learners: number) => `${sentenceCase(inWords(learners))} Lerner ${plural(learners, "sieht", "sehen")} nur diese Beispiele.`,
  questions: {
    function: "Wer findet die Funktion dahinter?",
    memory: "Wer lernt nachzuschlagen?",
    computation: "Wer kann die nächste Rechnung ausführen?",
  },
  next: (title: string) => `Weiter: ${title}`,
} satisfies typeof ledeText;
