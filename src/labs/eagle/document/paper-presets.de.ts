/** German for the presets on what the paper tells of its algorithm. */
export const paperPresetsDe = {
  "never-told": {
    title: "Singulärwerte nähern sich einander",
    question: "EAGLE ändert A in jeder Iteration. Was geschieht mit den Singulärwerten?",
    context:
      "Das Netz des Papers wurde nur auf den fehlenden Block trainiert. Die Singulärwerte von A unter EAGLE werden mit der Newton-Schulz-Iteration verglichen.",
    commentary:
      "Der Verlust des Netzes im Paper enthält keine Singulärwerte. Die Iteration aus seinen Gewichten [senkt κ](condition) dennoch, von 100 auf 1,02 in 13 Iterationen. Sind alle Singulärwerte gleich, [ergibt ein weiterer Schritt D](race). Die Punkte, die Newton-Schulz-Iteration x ← x (3 − x²) / 2 auf den anfänglichen Singulärwerten, liegen auf den Linien.",
    setting:
      "Abb. 2, 3 und 5, Anhang C.5: vier Schichten linearer Attention, trainiert auf 20 × 20-Matrizen vom Rang 10. A ist 18 × 18; drei Skalare je Schicht beschreiben die Gewichte.",
    reproduced: "Mit η = 1/3 und γ = 1 nähern sich die Singulärwerte einander wie in der Newton-Schulz-Iteration.",
    differs: "Hier wird kein Netz trainiert. A ist 96 × 96 von vollem Rang, mit den Schrittweiten der Sätze.",
  },
  "three-budgets": {
    title: "Eine Regel in drei Regimen",
    question: "Volle Daten, Rechner oder ein Sketch: Wie viele Iterationen sind nötig?",
    context:
      "EAGLE erhält 96 Spalten auf einem Rechner, auf drei Rechner verteilt, oder je Iteration 24 zufällige. Verglichen werden Fehler je Iteration.",
    commentary:
      "Auf einem Rechner braucht EAGLE [10 Iterationen](race). Auf drei Rechnern mit demselben Spaltenraum, die nur [C und D](machines) austauschen, braucht es 16. Mit [einem Sketch von 24 Spalten](condition:solver.2) braucht es 153, oder 96 mit der reskalierten Variante dieses Projekts. Die Regel hat überall dieselben vier Zeilen; nur S und die Zahl der Rechner unterscheiden sich.",
    setting: "Algorithmus 1 in Abschnitt 4, extrahiert aus Transformern dreier Architekturen (Abb. 1, 2 und 4).",
    reproduced: "Eine Regel für volle Daten, M Rechner und einen Sketch S.",
    differs: "Das Paper hat keine Aufgabe, auf der alle drei Regime laufen. Die reskalierte Variante ist nicht aus dem Paper.",
  },
  "half-rank": {
    title: "A mit Rangdefekt",
    question: "A hat die Hälfte des vollen Rangs. Welche Löser bleiben genau?",
    context: "A ist 96 × 96 mit Rang 48 und κ = 1\u202f000. Vier Löser ergänzen D; verglichen werden ihre Fehler je Iteration.",
    commentary:
      "EAGLE braucht [22 Iterationen](race), so viele wie bei vollem Rang. Seine Schritte lassen verschwindende [Singulärwerte von A](condition) bei null; es zählen also nur die anderen. Konjugierte Gradienten brauchen 299; nach 5\u202f000 Iterationen ist ihr Fehler wieder auf 1,5e-6 gewachsen.",
    setting:
      "Abb. 6, A mit Rangdefekt: d = n = 240, Sekunden auf einer GPU bis zu einem quadratischen Fehler von 1e-20. Konjugierte Gradienten fehlen als unzuverlässig.",
    reproduced:
      "Die Zahl der Iterationen von EAGLE steigt nicht, wenn A Rang verliert. Konjugierte Gradienten verlieren Genauigkeit, wenn sie weiterlaufen.",
    differs: "96 × 96, ein Rang, ein Seed; Iterationen und gezählte Operationen statt Sekunden auf einer GPU.",
  },
  "eight-machines": {
    title: "Runden für zwei bis acht Rechner",
    question: "Acht Rechner teilen sich die Spalten. Wie viele Runden braucht EAGLE?",
    context:
      "Alle Rechner haben denselben Spaltenraum und κ = 1\u202f000. EAGLE wird nach Runden und Bytes mit Gradientenabstieg verglichen.",
    commentary:
      "Mit demselben Spaltenraum (α = 1) brauchen acht Rechner [21 Runden](exchange). Drei oder fünf Rechner brauchen auch 21, und zwei brauchen 22. Jede Runde kostet [einen Rechner](machines) dieselbe Nachricht. Gradientenabstieg sendet je Runde etwa [ebenso viele Bytes](exchange:against.bytes) und braucht 1\u202f906 Runden.",
    setting: "Abb. 8: feste Daten mit d = n = 1000 und κ = 1e3, auf 1, 3, 5 und 8 Rechner aufgeteilt.",
    reproduced: "Die Zahl der Runden hängt kaum von der Zahl der Rechner ab. Mit α = 1 ist die Konvergenz am Ende quadratisch.",
    differs:
      "Hier hat jeder Rechner 80 Zeilen und 80 eigene Spalten, mit gemeinsamem Spaltenraum durch die Konstruktion. Eine Aufteilung fester Daten hat nur dann α = 1, wenn jeder Teil den ganzen Spaltenraum aufspannt.",
  },
  "heavy-tails": {
    title: "Einträge mit schweren Rändern",
    question: "Einträge haben schwere Ränder. Wie viele Iterationen braucht jeder Löser?",
    context: "Eine Matrix vom Rang 48 ist ein Produkt aus Faktoren mit Student-t-Einträgen. Vier Löser ergänzen ihren Block D.",
    commentary:
      "Mit Einträgen aus einer Student-t-Verteilung mit 4 Freiheitsgraden braucht EAGLE [11 Iterationen](race). Mit gaußschen oder dünn besetzten ±1-Einträgen braucht es ebenfalls 11, mit geclusterten 16 und mit korrelierten 18. In der Theorie wirkt die Verteilung nur über [log κ von A](condition). Konjugierte Gradienten brauchen 59 bis 178.",
    setting:
      "Abb. 19: sechs Verteilungen der Einträge, darunter Student t mit ν = 4, korreliert gaußsch (0,8^|i−j|), dünn besetzte ±1 und fünf Cluster.",
    reproduced: "Die Einstellung „Einträge“ bietet alle sechs; auf jeder konvergiert EAGLE in 11 bis 18 Iterationen bis auf Rundung.",
    differs: "96 × 96 vom Rang 48, ein Seed. Das Paper nennt die Skala seiner Cluster nicht.",
  },
  "step-sizes": {
    title: "Schrittweiten η und γ",
    question: "Mit welchen Schrittweiten η und γ konvergiert EAGLE am schnellsten?",
    context:
      "EAGLE läuft mit acht Wahlen von η und γ auf einer Matrix A von 15 × 15. Die kräftige Kurve hat den Standard, η = 1/3 und γ = 1.",
    commentary:
      "Mit η = 1/3 und γ = 1 braucht EAGLE [16 Iterationen](race); beide halbiert 56, mit einem Fünftel von beiden 161, beide verdoppelt 19. Ist nur γ halbiert, braucht es 42: Eine Iteration halbiert dann [eine Komponente von C](condition:solver.5_shows.residual) höchstens. Binnen 200 Iterationen erreichen sechs der acht 1e-20. Das trainierte Netz skaliert 1 und 1,9 mit einer Schranke von ‖A‖; mit der exakten Norm bleibt ihr Fehler über einem Hundertstel.",
    setting:
      "Abb. 22: n = d = 15, Rang 15, bester Fehler in 200 Iterationen. Ein gemeinsamer Faktor multipliziert η und γ, oder das Verhältnis γ/η variiert, von 0,2 bis 2.",
    reproduced: "Die meisten Wahlen haben binnen 200 Iterationen ähnliche beste Fehler.",
    differs:
      "Hier sind ganze Kurven gezeichnet, und die Konstanten des trainierten Netzes sind unter den acht. Fehlender Block 4 × 4, κ = 100, ein Seed.",
  },
  "easy-question": {
    title: "C entlang der großen Singulärrichtungen",
    question: "C liegt vor allem entlang großer Singulärrichtungen. Welcher Löser kostet am wenigsten?",
    context: "κ ist 1\u202f000, aber die Komponenten von C sind proportional zu den Singulärwerten von A. Vier Löser ergänzen D.",
    commentary:
      "Für einen Fehler von 1 % brauchen konjugierte Gradienten 9 Iterationen, EAGLE 6; [eine von EAGLE kostet so viel wie neun der anderen](race). [Entlang der kleinen Singulärrichtungen](condition:shows.residual) hat C kleine Komponenten, die für diesen Fehler kaum zählen. Für 1e-6 zählen sie: 192 Iterationen gegen 16.",
  },
};
