/** German for the presets on what the paper tells of its algorithm. */
export const paperPresetsDe = {
  "never-told": {
    title: "Singulärwerte nähern sich einander",
    commentary:
      "Das Netz des Papers wurde nur auf den fehlenden Block trainiert; sein Verlust enthält keine Singulärwerte. Die Iteration aus seinen Gewichten senkt κ dennoch, von 100 auf 1,02 in 13 Iterationen. Sind alle Singulärwerte gleich, ergibt ein weiterer Schritt D. Die Punkte sind die Newton-Schulz-Iteration x ← x (3 − x²) / 2 auf den anfänglichen Singulärwerten; sie liegen auf den Linien.",
    setting:
      "Abb. 2, 3 und 5, Anhang C.5: vier Schichten linearer Attention, trainiert auf 20 × 20-Matrizen vom Rang 10. A ist 18 × 18; drei Skalare je Schicht beschreiben die Gewichte.",
    reproduced: "Mit η = 1/3 und γ = 1 nähern sich die Singulärwerte einander wie in der Newton-Schulz-Iteration.",
    differs: "Hier wird kein Netz trainiert. A ist 96 × 96 von vollem Rang, mit den Schrittweiten der Sätze.",
  },
  "three-budgets": {
    title: "Eine Regel in drei Regimen",
    commentary:
      "Dieselben 96 Spalten in drei Regimen. Auf einem Rechner braucht EAGLE 10 Iterationen. Auf drei Rechnern mit demselben Spaltenraum, die nur C und D austauschen, braucht es 16. Mit einem Sketch von 24 Spalten braucht es 153, oder 96 mit der reskalierten Variante dieses Projekts. Die Regel hat überall dieselben vier Zeilen; nur S und die Zahl der Rechner unterscheiden sich.",
    setting: "Algorithmus 1 in Abschnitt 4, extrahiert aus Transformern dreier Architekturen (Abb. 1, 2 und 4).",
    reproduced: "Eine Regel für volle Daten, M Rechner und einen Sketch S.",
    differs: "Das Paper hat keine Aufgabe, auf der alle drei Regime laufen. Die reskalierte Variante ist nicht aus dem Paper.",
  },
  "half-rank": {
    title: "A mit Rangdefekt",
    commentary:
      "A ist 96 × 96 mit Rang 48 und κ = 1\u202f000. EAGLE braucht 22 Iterationen, so viele wie bei vollem Rang. Konjugierte Gradienten brauchen 299; nach 5\u202f000 Iterationen ist ihr Fehler wieder auf 1,5e-6 gewachsen.",
    setting:
      "Abb. 6, A mit Rangdefekt: d = n = 240, Sekunden auf einer GPU bis zu einem quadratischen Fehler von 1e-20. Konjugierte Gradienten fehlen als unzuverlässig.",
    reproduced:
      "Die Zahl der Iterationen von EAGLE steigt nicht, wenn A Rang verliert. Konjugierte Gradienten verlieren Genauigkeit, wenn sie weiterlaufen.",
    differs: "96 × 96, ein Rang, ein Seed; Iterationen und gezählte Operationen statt Sekunden auf einer GPU.",
  },
  "eight-machines": {
    title: "Runden für zwei bis acht Rechner",
    commentary:
      "Acht Rechner mit demselben Spaltenraum (α = 1) und je κ = 1\u202f000 brauchen 21 Runden. Drei oder fünf Rechner brauchen auch 21, und zwei brauchen 22. Jede Runde kostet einen Rechner dieselbe Nachricht. Gradientenabstieg sendet je Runde etwa ebenso viele Bytes und braucht 1\u202f906 Runden.",
    setting: "Abb. 8: feste Daten mit d = n = 1000 und κ = 1e3, auf 1, 3, 5 und 8 Rechner aufgeteilt.",
    reproduced: "Die Zahl der Runden hängt kaum von der Zahl der Rechner ab. Mit α = 1 ist die Konvergenz am Ende quadratisch.",
    differs:
      "Hier hat jeder Rechner 80 Zeilen und 80 eigene Spalten, mit gemeinsamem Spaltenraum durch die Konstruktion. Eine Aufteilung fester Daten hat nur dann α = 1, wenn jeder Teil den ganzen Spaltenraum aufspannt.",
  },
  "heavy-tails": {
    title: "Einträge mit schweren Rändern",
    commentary:
      "X ist ein Produkt aus zwei Faktoren vom Rang 48 mit Einträgen aus einer Student-t-Verteilung mit 4 Freiheitsgraden. EAGLE braucht 11 Iterationen. Mit gaußschen oder dünn besetzten ±1-Einträgen braucht es ebenfalls 11, mit geclusterten 16 und mit korrelierten 18. In der Theorie wirkt die Verteilung nur über log κ von A. Konjugierte Gradienten brauchen 59 bis 178.",
    setting:
      "Abb. 19: sechs Verteilungen der Einträge, darunter Student t mit ν = 4, korreliert gaußsch (0,8^|i−j|), dünn besetzte ±1 und fünf Cluster.",
    reproduced: "Die Einstellung „Einträge“ bietet alle sechs; auf jeder konvergiert EAGLE in 11 bis 18 Iterationen bis auf Rundung.",
    differs: "96 × 96 vom Rang 48, ein Seed. Das Paper nennt die Skala seiner Cluster nicht.",
  },
  "step-sizes": {
    title: "Schrittweiten η und γ",
    commentary:
      "Acht Wahlen von η und γ auf einer Matrix von 15 × 15. Mit η = 1/3 und γ = 1 braucht EAGLE 16 Iterationen; beide halbiert 56, mit einem Fünftel von beiden 161, beide verdoppelt 19. Ist nur γ halbiert, braucht es 42. Binnen 200 Iterationen erreichen sechs der acht 1e-20; der beste Fehler unterscheidet sie also kaum. Das trainierte Netz skaliert seine Werte 1 und 1,9 mit einer Schranke von ‖A‖. Mit der exakten Norm bleibt ihr Fehler über einem Hundertstel.",
    setting:
      "Abb. 22: n = d = 15, Rang 15, bester Fehler in 200 Iterationen. Ein gemeinsamer Faktor multipliziert η und γ, oder das Verhältnis γ/η variiert, von 0,2 bis 2.",
    reproduced: "Die meisten Wahlen haben binnen 200 Iterationen ähnliche beste Fehler.",
    differs:
      "Hier sind ganze Kurven gezeichnet, und die Konstanten des trainierten Netzes sind unter den acht. Fehlender Block 4 × 4, κ = 100, ein Seed.",
  },
  "easy-question": {
    title: "C entlang der großen Singulärrichtungen",
    commentary:
      "κ ist 1\u202f000, aber die Komponenten von C sind proportional zu den Singulärwerten von A; die kleinen zählen also kaum. Für einen Fehler von 1 % brauchen konjugierte Gradienten 9 Iterationen und EAGLE 6. Eine von EAGLE kostet so viel wie neun der anderen. Für 1e-6 zählen die kleinen Richtungen: 192 Iterationen gegen 16.",
  },
};
