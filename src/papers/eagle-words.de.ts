import type { eagleText } from "./eagle-words";

export default {
  "section-3": { statement: "Ein Block einer Matrix von kleinem Rang ist verborgen; das Modell ergänzt ihn." },
  "algorithm-1": {
    statement: "Eine Aktualisierung von A, B, C und D für alle Regime, mit Schrittweiten η und γ und einer Skizze S.",
    note: "Die Skizze S hat n Zeilen, nicht d + d′.",
  },
  "theorem-1": { statement: "EAGLE ergänzt den Block in O(log κ + log log 1/ε) Iterationen." },
  "theorem-2": { statement: "Mit M Rechnern genügen O(log κ + (1/α) log 1/ε) Runden." },
  "definition-1": { statement: "Die Diversität α misst, wie viel die Bildräume der Rechner gemeinsam haben." },
  "figure-2": { statement: "Block-Skalare beschreiben die trainierten Gewichte: drei Zahlen je Schicht." },
  "figure-2-machines": {
    statement: "Nach dem Training senden Rechner nur C und D, ohne dass Kommunikation etwas kostet.",
    note: "Zwei Rechner mit je vier Spalten statt drei mit je sechs.",
  },
  "figure-4": {
    statement: "Schmale Gewichte werden zu einer zufälligen Skizze mit fast gleichen Eigenwerten.",
    note: "Drei von acht Spalten statt fünf von achtzehn. W_VP ist nur teilweise reproduziert.",
  },
  "figure-6": { statement: "Fehler von EAGLE, Newton-Schulz und konjugierten Gradienten im Vergleich je Iteration." },
  "figure-6-kappa": { statement: "Die Iterationen wachsen mit log κ." },
  "figure-6-rank": { statement: "EAGLE braucht nicht mehr Iterationen, wenn A Rang verliert." },
  "figure-7": {
    statement: "Die Runden wachsen wie 1/α.",
    note: "Bei M Rechnern ist α höchstens 1 − 1/M, oder 1. Die 0,83 für drei Rechner können nur ein Mittel über Läufe sein.",
  },
  "figure-8": { statement: "Die Zahl der Runden hängt nicht von der Zahl der Rechner ab." },
  "figures-5-11": {
    statement: "Das Produkt α₁α₂‖A‖² ist in allen Schichten gleich.",
    note: "Matrizen von 9 × 9. Hier ist es je Schicht verschieden und in der letzten nahe null, denn danach wird A nicht gebraucht. In beiden Bildunterschriften fehlt das Quadrat.",
  },
  "lemma-4": {
    statement: "D ist in jeder Iteration W*(I − N) C, mit dem Produkt N der bisherigen Faktoren.",
    note: "Das Panel zeichnet N entlang der singulären Richtungen von A, als Rest von C. Die Gleichung zeichnet es nicht.",
  },
  "lemma-5": {
    statement: "Die singulären Richtungen von A bleiben gleich.",
    note: "Das Panel zeichnet die Singulärwerte entlang dieser Richtungen, nicht die Richtungen.",
  },
  "lemma-6": { statement: "Die Singulärwerte von A behalten ihre Reihenfolge." },
  "lemma-7": { statement: "Die Konditionszahl von A fällt; am Ende quadriert sich ihr Abstand von 1 in jedem Schritt." },
  "lemma-8": {
    statement: "Eine Zahl von Iterationen, nach der die Konditionszahl höchstens um ε über 1 liegt.",
    note: "Die Konstante 3/5 ist zu klein. Scharf ist 1/ln(9/4) = 1,23.",
  },
  "lemma-9": {
    statement: "Der Rest von C schrumpft mindestens wie ein Produkt über die Iterationen.",
    note: "Das Panel zeichnet den Rest, nicht das Produkt.",
  },
  "lemma-13": {
    statement: "Nach den ersten Runden hat das Mittel über die Rechner eine Konditionszahl nahe 1/α.",
    note: "Das Panel zeichnet die Runden, die daraus folgen, nicht das Mittel.",
  },
  "appendix-b-2": {
    statement: "Adam trainiert mit Rate 0,001 auf 1 024 neuen Matrizen je Schritt, 20 000 Schritte lang.",
    note: "Das Paper nennt keine Initialisierung.",
  },
  "appendix-b-4": {
    statement: "Jeder Rechner hält seine Spalten von A und B und eine Kopie von C und D.",
    note: "Das Paper druckt die Anordnung transponiert.",
  },
  "appendix-b-5": {
    statement: "Die Schrittweite γ folgt aus den trainierten Gewichten.",
    note: "Statt 1,92 α₁α₃ ist 1,92 α₁α₂ zu lesen.",
  },
  "appendix-c-5": { statement: "Umskaliert ist die Aktualisierung von A die Newton-Schulz-Iteration." },
  "figure-1": {
    statement: "Zeichnungen der drei Architekturen.",
    note: "Die Panels zu Rechnern und Skizzen treten an ihre Stelle.",
  },
  "figure-3": { statement: "Normen und Fehler, Schicht für Schicht.", note: "Matrizen von 9 × 9 statt 20 × 20." },
  "figure-9": { statement: "Trainingsverläufe von zehn Läufen.", note: "Gespeicherte Läufe erscheinen einzeln." },
  "figure-10": {
    statement: "Der Fehler hängt vom Anteil der behaltenen Gewichte ab.",
    note: "Die Seite liest Gewichte blockweise und entfernt keine.",
  },
  "figure-12": { statement: "Mittlere Gewichte von zehn Läufen.", note: "Die Seite zeigt einen Lauf zur Zeit." },
  "figures-13-14": { statement: "Das Netz trainiert auf verrauschten Matrizen.", note: "Die Netze hier trainieren auf exakten Matrizen." },
  "figure-15": {
    statement: "W statt D zu schätzen konvergiert mit derselben Rate.",
    note: "Kein Preset: in den Einstellungen von EAGLE als Form „Schätzung“ wählen.",
  },
  "figure-16": {
    statement: "Rechner aktualisieren A und B nicht mehr, sobald A gut konditioniert ist.",
    note: "Die Prüfung muss für alle Rechner gelten: Das gedruckte Minimum muss ein Maximum sein. Einfrieren vermeidet auch Rundungsfehler.",
  },
  "figure-17": { statement: "Gewichte eines Netzes, das W schätzt.", note: "Die Seite trainiert kein solches Netz." },
  "figure-18": {
    statement: "EAGLE mit einer Skizze im Vergleich mit stochastischem Gradientenabstieg.",
    note: "Hier wachsen die Iterationen schneller als n/r.",
  },
  "figure-19": { statement: "Die Einträge stammen aus sechs Verteilungen." },
  "figure-20": { statement: "Eine große Matrix A hat nicht vollen Rang.", note: "96 × 96 statt 1 920 × 1 920." },
  "figure-21": { statement: "Bei verrauschten Daten regularisiert frühes Anhalten." },
  "figure-22": {
    statement: "Der beste Fehler hängt wenig von den Schrittweiten ab.",
    note: "Die Zahl der Iterationen hängt stark von ihnen ab.",
  },
  "figure-23": {
    statement: "Dünn besetzte Matrizen: Zeit über der Toleranz.",
    note: "Eine Finite-Elemente-Matrix und gezählte Operationen statt Sekunden.",
  },
  "tables-1-3": {
    statement: "Drei Zahlen je Schicht sind nah am trainierten Netz.",
    note: "Matrizen von 9 × 9 und ein Seed statt zehn.",
  },
  "tables-2-4": {
    statement: "Vier Verfahren ergänzen sieben dünn besetzte Matrizen.",
    note: "Andere Matrizen, gezählte Operationen statt Sekunden. Block A steht links oben, nicht rechts oben.",
  },
} satisfies typeof eagleText;
