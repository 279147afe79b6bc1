/** Forms are those in which the German explanations use a word. */
import type { glossaryText } from "./words";

export default {
  adamw: { term: "AdamW", forms: ["AdamW"], meaning: "Eine Art Gradientenabstieg, die jedem Gewicht seine eigene Schrittweite gibt." },
  attention: {
    term: "Attention",
    forms: ["Attention"],
    meaning:
      "Aufmerksamkeit: eine Schicht, in der ein Token auf die Token einer Folge schaut, auch auf sich, und summiert, was sie enthalten, mit Gewichten, die von beiden abhängen.",
  },
  batch: { term: "Batch", forms: ["Batch"], meaning: "Die Beispiele, die ein Gradientenschritt ansieht." },
  certificate: {
    term: "Zertifikat",
    forms: ["Zertifikatslabor", "Zertifikat", "zertifizieren"],
    meaning: "Ein Beweis, allein aus den Daten berechnet, dass jede lineare Attention, die perfekt zu ihnen passt, dieselbe Antwort gibt.",
  },
  closedForm: {
    term: "geschlossene Lösung",
    forms: ["geschlossene Lösung", "geschlossenen Lösung"],
    meaning:
      "Ein bester Fit, auf einmal berechnet durch Lösen linearer Gleichungen statt durch Schritte; wo Richtungen frei sind, der kleinste der besten.",
  },
  convex: {
    term: "konvex",
    forms: ["konvexe", "konvex"],
    meaning:
      "Geformt wie eine Schale: Jeder Weg bergab führt zur selben Tiefe. Der Grund ist ein Punkt, oder flach, wo Richtungen frei sind.",
  },
  eigenvalue: {
    term: "Eigenwert",
    forms: ["Eigenwerte", "Eigenwert"],
    meaning: "Wie weit die Beispiele entlang einer Richtung reichen, als mittleres Quadrat ab null; null heißt gar nicht.",
  },
  epoch: { term: "Epoche", forms: ["Epochen", "Epoche"], meaning: "Ein Durchgang durch alle Trainingsbeispiele." },
  excess: {
    term: "Überschussrisiko",
    forms: ["Überschussrisiko"],
    meaning: "Um wie viel ein Fehler größer ist als der der besten linearen Attention.",
  },
  feature: {
    term: "Merkmal",
    forms: ["kubischen Merkmalen", "kubische Merkmale", "Merkmale", "Merkmal"],
    meaning:
      "Eine Summe über die Token: das Produkt aus zwei Zahlen von jedem, mal eine Zahl des letzten Tokens. Lineare Attention ist eine einfache gewichtete Summe von Merkmalen.",
  },
  free: {
    term: "freie Richtung",
    forms: ["freien Richtung", "freie Richtung"],
    meaning: "Eine Änderung der Funktion, die kein Trainingsbeispiel bemerkt.",
  },
  gauge: {
    term: "Eichung",
    forms: ["Eichung"],
    meaning: "Die Freiheit, dieselbe Funktion auf verschiedene Weise zu schreiben, mit verschiedenen Gewichten.",
  },
  gradient: {
    term: "Gradientenabstieg",
    forms: ["Gradientenabstieg"],
    meaning: "Alle Gewichte immer wieder ein wenig in die Richtung ändern, in der der Fehler am schnellsten fällt.",
  },
  head: {
    term: "Kopf",
    forms: ["Köpfe", "Köpfen", "Kopf"],
    meaning: "Ein Paar von Matrizen (V, Q) einer Attention-Schicht: Q sagt, wohin geschaut wird, V, was von dort genommen wird.",
  },
  identifiable: {
    term: "identifizierbar",
    forms: ["identifizierbar"],
    meaning: "Durch die Daten bestimmt: Von allem, was lineare Attention berechnen kann, passt nur eine Funktion am besten zu ihnen.",
  },
  landscape: {
    term: "Verlustlandschaft",
    forms: ["Verlustlandschaft", "Landschaft des Verlusts", "Landschaft"],
    meaning:
      "Der Verlust als Höhe über den Gewichten: Das Training geht darin bergab, und ein Tal ist ein Fit, den kein kleiner Schritt verbessert.",
  },
  learnability: {
    term: "Lernbarkeit",
    forms: ["Lernbarkeitskarte", "Lernbarkeit"],
    meaning: "Ob sich eine Funktion aus Beispielen finden lässt, und wie viele Beispiele und Schritte das braucht.",
  },
  leverage: {
    term: "Hebel",
    forms: ["Hebel"],
    meaning:
      "Wie ungewöhnlich ein Beispiel gegenüber den Trainingsdaten ist; wo er groß ist, können sich fast gleich gute Fits stark unterscheiden.",
  },
  loss: {
    term: "Verlust",
    forms: ["Trainingsverlust", "Verlust"],
    meaning: "Der mittlere quadratische Fehler, den das Training klein macht.",
  },
  nullity: { term: "Defekt", forms: ["Defekt"], meaning: "Die Anzahl der freien Richtungen: Merkmale minus Rang." },
  nullSpace: {
    term: "Nullraum",
    forms: ["Nullraum", "Kern von Λ"],
    meaning: "Alle freien Richtungen zusammen: was die Trainingsdaten nie sehen.",
  },
  ood: { term: "außerhalb der Verteilung", forms: ["außerhalb der Verteilung"], meaning: "Anders gezogen als die Trainingsdaten." },
  overfit: { term: "Testfehler", forms: ["Testfehler"], meaning: "Der Fehler auf Beispielen, mit denen nicht trainiert wurde." },
  population: {
    term: "Grundgesamtheit",
    forms: ["Grundgesamtheit"],
    meaning: "Alle Beispiele, die gezogen werden könnten. Ein Fehler auf ihr ist der, den man mit endlos vielen Testdaten sähe.",
  },
  prompt: { term: "Prompt", forms: ["Prompt"], meaning: "Die Token, die eine Schicht bekommt, bevor sie eigene erzeugt." },
  rank: { term: "Rang", forms: ["Rang"], meaning: "Die Anzahl der Richtungen, die die Daten sehen." },
  rate: { term: "Lernrate", forms: ["Lernrate"], meaning: "Wie weit ein Gradientenschritt geht." },
  ridge: { term: "Ridge", forms: ["Ridge"], meaning: "Eine Strafe auf große Gewichte, die einen Fit kleiner und ruhiger macht." },
  secondMoment: {
    term: "zweites Moment",
    forms: ["zweiten Moments", "zweites Moment"],
    meaning: "Die Matrix Λ: das mittlere Produkt je zweier Merkmale. Sie sagt, welche Richtungen die Daten sehen, und wie gut.",
  },
  seed: { term: "Seed", forms: ["Seeds", "Seed"], meaning: "Eine Zahl, aus der alles Zufällige folgt; derselbe Seed zieht dasselbe." },
  singular: {
    term: "Singulärwert",
    forms: ["Singulärwerte", "Singulärwert"],
    meaning:
      "Wie stark ein Kopf in der kürzesten Liste von Köpfen ist, die dasselbe W ergibt. Dieselbe Funktion kann ein anderes W haben, und eine kürzere Liste.",
  },
  softmax: {
    term: "Softmax",
    forms: ["Softmax"],
    meaning: "Eine Regel, die aus Zahlen positive Gewichte mit Summe eins macht. Lineare Attention kommt ohne aus.",
  },
  spectrum: { term: "Spektrum", forms: ["Spektrum"], meaning: "Alle Eigenwerte des zweiten Moments, der größte zuerst." },
  teacher: {
    term: "Lehrer",
    forms: ["Lehrers", "Lehrer"],
    meaning: "Die Funktion, die die Labels gemacht hat und die die Lerner zu finden suchen.",
  },
  token: {
    term: "Token",
    forms: ["Tokens", "Token"],
    meaning: "Eine Spalte der Eingabe: eine kurze Liste von Zahlen, wie sie etwa aus einem Wort eines Satzes wird.",
  },
  trace: {
    term: "Ablauf",
    forms: ["Trainingsabläufe", "Abläufe", "Ablauf"],
    meaning: "Eine ganze Rechnung, Schritt für Schritt aufgeschrieben.",
  },
} satisfies Readonly<
  Record<keyof typeof glossaryText, { readonly term: string; readonly forms: readonly string[]; readonly meaning: string }>
>;
