import type { yauText } from "./yau-words";

export default {
  "definition-2-1": { statement: "Eine Schicht berechnet Σ V Z (Zᵀ Q z): ohne Softmax und ohne Skalierung." },
  "algorithm-1": { statement: "Kleinste Quadrate auf kubischen Merkmalen und eine SVD berechnen alle Köpfe ohne Gradientenabstieg." },
  "theorem-2-2": {
    statement: "Für ein Überschussrisiko von ε genügen Beispiele in der Größenordnung (d⁴ + log 1/δ)/ε.",
    note: "Die Rate 1/ε braucht beschränkte Momente, die das Theorem nicht voraussetzt.",
  },
  "theorem-2-2-agnostic": {
    statement: "Die Garantie gilt für beliebige Labels: Sie vergleicht Algorithmus 1 mit der besten Schicht.",
  },
  "theorem-2-2-improper": {
    statement: "Algorithmus 1 darf bis zu d² Köpfe nutzen, mehr als die Schichten, mit denen er verglichen wird.",
    note: "Das Loss-Diagramm hat die beste Anpassung mit einem Kopf, die beste aus 24 Starts alternierender kleinster Quadrate.",
  },
  "algorithm-2": { statement: "Merkmale und kleinster Eigenwert von Λ werden berechnet. Ist er positiv, sind die Daten identifizierbar." },
  "lemma-2-3": {
    statement: "Ist Λ positiv definit und passt eine Schicht zu den Daten, sind alle passenden Schichten dieselbe Funktion.",
  },
  "lemma-2-3-few-heads": {
    statement: "Für Schichten mit wenigen Köpfen ist die Bedingung hinreichend, nicht notwendig.",
    note: "Hier ist Λ singulär. Nahe einem Kopf zeigen die Daten trotzdem alle Richtungen, nahe zwei Köpfen nicht.",
  },
  introduction: {
    statement: "Der kleinste Eigenwert von Λ entscheidet über Identifizierbarkeit.",
    note: "Gedruckt ist Λ = E[X(Z) X(Z)ᵀ], für d ≥ 2 stets singulär. Algorithmus 2 hat die richtige Matrix.",
  },
  "equation-9": { statement: "Λ ist das zweite Moment der kubischen Merkmale H(Z)." },
  "corollary-2-4": {
    statement: "Zwei Schichten stimmen genau dann auf allen Eingaben überein, wenn ihre Koeffizienten p übereinstimmen.",
    note: "Die Eingaben brauchen mindestens zwei Token. Folgen aus einem Token bestimmen p nicht.",
  },
  "lemma-3-1": {
    statement: "Eine beschränkte Turingmaschine wird aus Spuren in polynomieller Zeit gelernt, wenn Λ gut konditioniert ist.",
    note: "Spuren allein erfüllen diese Bedingung nie. Zufällige Beispiele mit Labels der Schicht erfüllen sie.",
  },
  "figure-1": { statement: "Fehler beider Teilbilder über mehrere Ziele, als Karte.", note: "Bei Lernrate 0,001." },
  "figure-1a": {
    statement: "Für d = 2 erreichen Modelle mit mehr Köpfen kleinere Fehler.",
    note: "Bei Lernrate 0,01 enden sechzehn Köpfe über einem Kopf. Gespeicherte Schichten und Transformer trainieren 32 von 500 Epochen. Bei abgestimmten Raten enden sie über allen Köpfen.",
  },
  "figure-1b": {
    statement: "Für d = 4 erreichen Modelle mit mehr Köpfen kleinere Fehler.",
    note: "Bei Lernrate 0,01 enden sechzehn Köpfe über einem Kopf. Gespeicherte Schichten und Transformer trainieren 4 von 500 Epochen. Bei abgestimmten Raten enden sie über allen Köpfen.",
  },
  "figure-2a": {
    statement: "Je größer der kleinste Eigenwert von Λ, desto näher ist die gelernte Schicht.",
    note: "Das Paper nennt kein Verfahren. Die Anpassung kleinster Norm ist für jede Mischung exakt.",
  },
  "figure-2b": {
    statement: "Schichten, die zu Daten von vollem Rang passen, stimmen überein; bei kleinerem Rang unterscheiden sie sich.",
  },
  "equations-13-14": {
    statement: "Assoziativspeicher: Eine Query ruft die Values ähnlicher Keys ab.",
    note: "Im gedruckten Label fehlt der eigene Term der Query, ‖q‖²ζ. Keine Schicht berechnet solche Labels.",
  },
  "equation-15": { statement: "Der Abstand zweier Schichten ist die Norm der Differenz ihrer Koeffizienten p." },
  "equation-19": {
    statement: "Die Koeffizienten p einer Schicht sind Summen von Produkten der Einträge von V und Q.",
    note: "Die gedruckte Gleichung 19 verdoppelt die Quadrate. Gleichung 42 ist richtig.",
  },
  "equations-30-32": { statement: "Die Gewichte einer Schicht werden zu einer Matrix W relaxiert, in der der Loss konvex ist." },
  "section-4-1-depth": {
    statement: "Mehr Schichten bringen immer weniger Gewinn.",
    note: "Hier enden zwei und vier Schichten über einer Schicht mit einem Kopf.",
  },
  "section-4-1-transformer": {
    statement: "Ein Transformer mit Softmax ist auf diesen Daten nicht deutlich besser als lineare Attention.",
  },
  "section-4-2": { statement: "Keys und Values mit orthonormalen Spalten lassen Λ singulär." },
  "section-6": {
    statement: "Die Theorie gilt auch für Merkmalsabbildungen von Keys und Queries.",
    note: "Eine Ansicht des Labors passt Schichten mit ReLU oder ELU + 1 an, und zwei Lehrer haben sie. Die Lerner der Seite haben keine.",
  },
  "definition-a-1": {
    statement: "Daten sind identifizierbar, wenn alle besten Anpassungen auf jeder Eingabe dieselbe Funktion sind.",
  },
  "definition-a-2": {
    statement: "Daten sind realisierbar, wenn eine Schicht exakt zu ihnen passt.",
    note: "Hier passen sechzehn Köpfe bis auf Rundung, ein Kopf nicht.",
  },
  "lemma-a-5": {
    statement: "Unabhängige Einträge mit m₄ > m₂² sind identifizierbar.",
    note: "Zufällige Vorzeichen haben m₄ = m₂² und sind es nicht. Ein Regler führt von dort bis n − 1, dem kleinsten Eigenwert bei Normalverteilung.",
  },
  "lemma-a-6": {
    statement: "Ab d² Köpfen setzt Identifizierbarkeit keine realisierbaren Daten voraus.",
    note: "Gezeigt an einem Ziel, einer Softmax-Schicht.",
  },
  "lemma-a-7": {
    statement: "Zwei Anpassungen bis auf ε an der besten unterscheiden sich bei Z um höchstens (ε/λ_min) ‖Z‖⁶.",
    note: "Das beschränkt das Quadrat des Unterschieds, und zwischen zwei Anpassungen fehlt ein Faktor 4. Das Labor zeichnet es neben einer schärferen Schranke, dem Hebel.",
  },
  "lemma-b-1": {
    statement: "Eine Schicht simuliert jede Turingmaschine innerhalb gegebener Schranken.",
    note: "Die Schicht des Papers hat Köpfe der Ordnung nΦ|Γ|. Die Seite hat eine kleinere dieses Projekts, mit 2|Γ| + 4 Köpfen.",
  },
  "algorithms-6-7": {
    statement: "Pseudocode der universellen Maschine, Zweig für Zweig.",
    note: "Die Seite hat stattdessen ihre kleinere Schicht. Zweig 1 muss auf R prüfen und den Buchstaben unter dem Kopf vergleichen.",
  },
  "equations-59-61": {
    statement: "Spalten des Prompts kodieren eine Maschine und ihre Eingabe.",
    note: "Die Seite kodiert sie anders. Gleichung 59 beginnt zweimal mit q₁.",
  },
  "definitions-c": {
    statement: "Die Ausgabe wird an den Prompt angehängt, und die Schicht rechnet erneut.",
    note: "Gleichung 25 hängt die falsche Ausgabe an: richtig ist yᵗ⁺¹.",
  },
  "lemma-c-5": {
    statement: "Polynomiell viele zufällige Maschinen und Eingaben machen den Fehler klein.",
    note: "Kleine Automaten statt Turingmaschinen.",
  },
  "corollary-f-3": {
    statement: "Eine ganze Berechnung misslingt mit einer Wahrscheinlichkeit der Ordnung εΦ.",
    note: "Für die gezeigten Rechnungen statt einer Verteilung über Maschinen. Ein Anteil von höchstens 4εΦ scheitert, mit Definition G.2 von 2εΦ.",
  },
  "lemma-e-1": {
    statement: "Alle polynomiellen Merkmale, die die Schicht ausdrücken, ergeben ein Zertifikat.",
    note: "Vier Sätze von Merkmalen, Linearkombinationen derer von Algorithmus 2. λ_min und die Schranke aus Lemma A.7 ändern sich, Rang und Hebel nicht.",
  },
  "lemma-e-2": {
    statement: "Bei beschränktem Rauschen gilt das Zertifikat mit einer größeren Schranke.",
    note: "In Lemma A.7 zieht es das Rauschen von ε ab und addiert (B²/N) log 1/δ; auch es beschränkt das Quadrat. Das Labor zeichnet es, wo Labels verrauscht sind, mit B = max ‖Z‖ und δ = 0,1. Das Rauschen dort ist normalverteilt, also nicht beschränkt.",
  },
  "algorithm-3": {
    statement: "Ein Kopf schlägt einen Wert in einer Tabelle aus Token nach.",
    note: "Die Schichten für Automaten schlagen ebenso nach. Sie stammen aus diesem Projekt, mit |Σ| + 2 oder |Q| Köpfen.",
  },
  "algorithms-4-5": {
    statement: "Bedingung und Folge als Nachschlagen in Tabellen.",
    note: "Die Schichten dieser Seite brauchen sie nicht.",
  },
  "algorithm-8": { statement: "Die Merkmale X(Z) multiplizieren Einträge von Z Zᵀ mit Einträgen des letzten Tokens." },
  "appendix-g-1": {
    statement: "Modelle trainieren mit zwei Lernraten und zwei Batchgrößen.",
    note: "Eine Karte dieser Seite variiert die Lernrate stärker. Das Paper nennt weder Initialisierung noch Zeitplan.",
  },
  "definitions-g": {
    statement: "Token sind One-hot-Vektoren, und Ausgaben werden zum nächsten gerundet.",
    note: "Für Automaten hat die Seite Definition G.2, den größten Eintrag, neben Runden auf ganze Zahlen. Andere Ansichten haben nur dieses.",
  },
  "appendix-g-4": {
    statement: "Ein Prompt enthält die Tabelle eines Automaten, ein Wort und den Verlauf der Zustände.",
    note: "Die Seite schreibt einen Tabelleneintrag als ein Token und einen Schritt als zwei, das Paper beide als fünf. Das Wort w₀ … w_L hat einen Buchstaben zu viel.",
  },
  "figure-3": {
    statement: "Weitere Größen von Abb. 1, bis d = 16.",
    note: "Eine Karte gespeicherter Läufe zeigt Köpfe bei d = 8 und d = 16, nach 32 von 500 Epochen des Papers, ohne Schichten und Transformer.",
  },
  "figure-4": {
    statement: "Token, die ein Transformer braucht, um Verläufe von Automaten zu lernen.",
    note: "Gespeicherte Läufe mit einer Schicht der Breite 32 auf höchstens 2 048 Automaten, bei Größen um 3. Das Paper hat vier Schichten der Breite 2 048, 65 536 Automaten und Größen um 4.",
  },
} satisfies typeof yauText;
