/** German for the presets on what the paper tells of its algorithm. */
export const paperPresetsDe = {
  "never-told": {
    title: "Was dem Netz nie gesagt wurde",
    commentary:
      "Ein Transformer bekam Matrizen mit einem Loch zu sehen und wurde allein am Loch gemessen: Von Singulärwerten sprach niemand zu ihm. Die Regel, auf die seine Gewichte kamen, zieht die von A dennoch zusammen: κ fällt in 13 Iterationen von 100 auf 1,02, und wo alle gleich sind, macht ein weiterer Schritt von C das D genau. Die Punkte sind die Newton-Schulz-Iteration x ← x (3 − x²) / 2 auf den Werten, mit denen A begann, für sich berechnet: Sie liegen auf den Linien.",
    setting:
      "Abb. 2, 3 und 5, Anhang C.5: vier Schichten lineare Attention, trainiert auf 20 × 20-Matrizen vom Rang 10, deren Block A 18 × 18 ist; ihre Gewichte sind drei Zahlen je Schicht.",
    reproduced: "Die Regel, die diese Zahlen sind, mit η = 1/3 und γ = 1: Singulärwerte nähern sich einander, wie Newton-Schulz sie macht.",
    differs: "Hier wird kein Netz trainiert. A ist 96 × 96 von vollem Rang, und die Schritte sind die der Sätze, nicht die der Gewichte.",
  },
  "three-budgets": {
    title: "Eine Regel, drei Budgets",
    commentary:
      "Dieselben 96 Spalten, auf drei Weisen bearbeitet. An einem Ort braucht EAGLE 10 Iterationen. Auf drei Rechner verteilt, die dieselben Richtungen sehen und allein C und D austauschen, braucht es 16. Mit 24 zufälligen Spalten je Iteration braucht es 153, oder 96 mit der reskalierten Variante dieses Projekts. Die Regel sind überall dieselben vier Zeilen: Nur S und die Zahl der Rechner unterscheiden sich.",
    setting: "Algorithmus 1 in Abschnitt 4, auf den Transformer dreier Bauarten kamen (Abb. 1, 2 und 4).",
    reproduced: "Eine Regel für alle: volle Daten, M Rechner, eine Skizze S.",
    differs: "Das Paper hat kein Problem, das alle drei nebeneinander lösen. Die reskalierte Variante kommt darin nicht vor.",
  },
  "half-rank": {
    title: "Die Hälfte von A sagt nichts Neues",
    commentary:
      "A ist 96 × 96, aber vom Rang 48, mit κ = 1\u202f000. EAGLE braucht 22 Iterationen, wie es sie ohne den fehlenden Rang brauchte: Eine Inverse nützt ihm nichts. Konjugierte Gradienten brauchen 299, und bleiben lässt sich dort nicht: Nach 5\u202f000 hat Rundung sie auf 1,5e-6 zurückgebracht.",
    setting:
      "Abb. 6, A mit Rangverlust: d = n = 240, Sekunden auf einer GPU bis zu einem quadratischen Fehler von 1e-20; konjugierte Gradienten sind als unzuverlässig weggelassen.",
    reproduced: "Die Zahl der Iterationen steigt nicht, wenn A Rang verliert; und was an konjugierten Gradienten unzuverlässig ist.",
    differs: "96 × 96, ein Rang, ein Seed; Iterationen und Operationen nach Formel statt der Sekunden einer GPU.",
  },
  "eight-machines": {
    title: "Acht Rechner sind so schnell wie zwei",
    commentary:
      "Acht Rechner mit demselben Spaltenraum (α = 1), jeder mit κ = 1\u202f000, brauchen 21 Runden; drei oder fünf brauchen auch 21, und zwei brauchen 22. Jede Runde kostet jeden Rechner dieselbe Nachricht. Gradientenabstieg sendet je Runde etwa ebenso viele Bytes und braucht 1\u202f906.",
    setting: "Abb. 8: feste Daten mit d = n = 1000 und κ = 1e3, auf 1, 3, 5 und 8 Rechner aufgeteilt.",
    reproduced: "Die Zahl der Runden hängt nicht von der Zahl der Rechner ab, und das Ende ist quadratisch, wo α = 1 ist.",
    differs:
      "Hier hat jeder Rechner 80 eigene Spalten, die einen Bereich aufspannen sollen; 80 Zeilen. Eine Aufteilung fester Daten hat nur dann α = 1, wenn jeder Teil den ganzen Bereich aufspannt.",
  },
  "heavy-tails": {
    title: "Einträge mit schweren Rändern",
    commentary:
      "X ist ein Produkt aus zwei Faktoren vom Rang 48 mit Einträgen aus einer Student-t-Verteilung mit 4 Freiheitsgraden. EAGLE braucht 11 Iterationen, mit gaußschen oder dünn besetzten ±1-Einträgen ebenfalls 11, mit gehäuften 16 und mit korrelierten 18: Die Verteilung wirkt durch das κ, das sie A gibt, und nur durch dessen Logarithmus. Konjugierte Gradienten brauchen 59 bis 178.",
    setting:
      "Abb. 19: sechs Verteilungen der Einträge, darunter Student t mit ν = 4, korreliert gaußsch (0,8^|i−j|), dünn besetzte ±1 und fünf Haufen.",
    reproduced: "Alle sechs stehen unter „Einträge“; auf jeder kommt EAGLE in 11 bis 18 Iterationen bis zur Rundung.",
    differs: "96 × 96 vom Rang 48, ein Seed; wie das Paper seine Haufen skaliert, ist nicht gedruckt.",
  },
  "step-sizes": {
    title: "Wie viel die Schritte ausmachen",
    commentary:
      "Acht Wahlen von η und γ auf einer Matrix von 15 × 15. Mit 1/3 und 1 braucht EAGLE 16 Iterationen. Beide halbiert braucht es 56; mit einem Fünftel von beiden 161; beide verdoppelt 19. γ allein halbiert kostet 42. Binnen 200 Iterationen kommen sechs der acht unter 1e-20; der beste Fehler unterscheidet sie also kaum, die Zahl der Iterationen schon. Die Konstanten des trainierten Netzes, 1 und 1,9, waren auf eine Schranke von ‖A‖ abgestimmt: Mit der genauen Norm bleiben sie vor einem Hundertstel stecken.",
    setting:
      "Abb. 22: n = d = 15, Rang 15, bester Fehler in 200 Iterationen; ein gemeinsamer Faktor auf (η, γ) oder das Verhältnis γ/η, von 0,2 bis 2.",
    reproduced: "Nach dem besten Fehler in 200 Iterationen sehen die meisten Wahlen gleich aus.",
    differs:
      "Hier ist der Weg dorthin gezeichnet, und die Konstanten des trainierten Netzes sind unter den acht. Loch 4 × 4, κ = 100, ein Seed.",
  },
  "easy-question": {
    title: "Wo es sich nicht lohnt: eine leichte Frage",
    commentary:
      "κ ist 1\u202f000, aber C liegt entlang der Richtungen von A im Verhältnis ihrer Singulärwerte; die kleinen machen also kaum etwas aus. Für einen Fehler von 1 % brauchen konjugierte Gradienten 9 Iterationen und EAGLE 6, deren jede so viel kostet wie neun der ihren. Wer 1e-6 will, fragt doch nach den kleinen Richtungen: 192 gegen 16.",
  },
};
