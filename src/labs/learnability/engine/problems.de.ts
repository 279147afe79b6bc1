import type { Sentences } from "../../../platform/fields/problem";
import type { LabProblemCode } from "./problems";

const unfetched = "die Seite mit Netzverbindung neu laden";
const tooManyFeatures = "die Funktion hat {psi} Merkmale, diese Ansicht zeigt höchstens {most}";
const withoutTeacher = "dieses Ziel hat keinen Lehrer als Bezug";
const otherDirection = "Eine andere Richtung wählen.";

export const labSentencesDe: Readonly<Record<LabProblemCode, Sentences[string]>> = {
  "unfetched-convex": { message: "der konvexe Lerner ist noch nicht geladen", hint: unfetched },
  "unfetched-layers": { message: "Lerner mit mehreren Schichten sind noch nicht geladen", hint: unfetched },
  "unfetched-whole-batch": { message: "Lerner, die in jedem Schritt alle Beispiele nutzen, sind noch nicht geladen", hint: unfetched },
  "unfetched-pointwise": { message: "das punktweise Zertifikat ist noch nicht geladen", hint: unfetched },
  "unfetched-search": { message: "die Suche nach wenigen Köpfen ist noch nicht geladen", hint: unfetched },
  "study-stopped": {
    message: "die Rechnung brach unerwartet ab, wahrscheinlich aus Mangel an Speicher",
    hint: "Andere Tabs schließen oder die Dimension verkleinern, dann noch einmal versuchen.",
  },
  "map-run-stopped": {
    message: "der Worker dieses Laufs ist dreimal ausgefallen, wahrscheinlich aus Mangel an Speicher",
    hint: "Weniger Beispiele oder eine kleinere Dimension wählen.",
  },
  "drawn-data-stopped": {
    message: "die Daten ließen sich nicht schreiben, wahrscheinlich aus Mangel an Speicher",
    hint: "Andere Tabs schließen, um Speicher freizugeben, dann noch einmal versuchen.",
  },
  "learning-curve-unlabelled": {
    message: "eine Lernkurve braucht Trainingsbeispiele mit Labels und Testbeispiele",
  },
  "learner-failed": { message: "learners[{index}] ist gescheitert: {problem}" },
  "learner-failed-advice": { message: "learners[{index}] ist gescheitert: {problem}. {problem.hint}" },
  "learner-unlearnable": { message: "learners[{index}] ist gescheitert: {problem}", hint: "{problem.hint}" },
  "learner-not-started": { message: "learners[{index}] ist gescheitert: Das Training begann nicht" },
  "learner-not-ended": { message: "learners[{index}] ist gescheitert: Das Training ist nicht fertig" },
  "learner-without-result": { message: "learners[{index}] hat kein Ergebnis" },
  "learner-unknown": { message: "learners[{index}] gibt es nicht" },
  "learner-no-direction": { message: "learners[{index}] gibt es nicht, also führt keine Richtung dorthin" },
  "no-steps": { message: "nur Ziele mit Automaten und Turingmaschinen rechnen Schritt für Schritt" },
  "no-next-step": { message: "diese Rechnung hat nach ihrer Eingabe keinen Schritt" },
  "features-for-directions": { message: tooManyFeatures, hint: "Die Dimension d senken, um Richtungen des Merkmalsraums zu sehen." },
  "features-for-loss": { message: tooManyFeatures, hint: "Die Dimension d senken, um den Verlust über W zu sehen." },
  "witness-visible": { message: "jeder Kopf von der Form des Zeugen ändert auf diesen Daten die Ausgabe" },
  "barrier-no-teacher": { message: withoutTeacher, hint: "Einen zweiten Gradientenlerner hinzufügen." },
  "direction-no-teacher": { message: withoutTeacher, hint: otherDirection },
  "direction-of-itself": { message: "die Richtung von einem Lerner zu ihm selbst ist null", hint: otherDirection },
  "directions-equal": { message: "beide Richtungen sind dieselbe", hint: "Eine andere zweite Richtung wählen." },
  "directions-span-no-plane": {
    message: "diese beiden Richtungen spannen keine Ebene auf",
    hint: "Eine andere Richtung wählen oder den Lerner mehr Schritte trainieren.",
  },
};
