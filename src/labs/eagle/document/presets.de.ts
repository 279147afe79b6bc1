/** German for the first presets of the EAGLE lab. */
export const presetsDe = {
  race: {
    title: "Fünf Wege, ein Loch zu füllen",
    commentary:
      "Einer Matrix vom Rang 96 fehlt die Ecke unten rechts. Alle Löser sehen dieselben drei Blöcke, die geblieben sind. Bis zu einem quadratischen Fehler von 1e-20 braucht EAGLE 16 Iterationen, Newton-Schulz 18 und konjugierte Gradienten 358; Gradientenabstieg braucht mehr als hunderttausend. Eine Iteration von EAGLE kostet mehr als eine von ihnen: die Fehler je Operation zeichnen.",
  },
  "log-kappa": {
    title: "Warum log κ",
    commentary:
      "Dasselbe Loch, hundertmal schlechter konditioniert: κ ist 10\u202f000. EAGLE braucht 27 Iterationen statt 16, denn sein kleinster Singulärwert wächst je Iteration um bis zu 3/2 gegenüber dem größten. Konjugierte Gradienten brauchen allein für einen Fehler von 1e-6 2\u202f206, und Rundung hält sie von 1e-20 ab.",
    setting:
      "Abb. 6: n = d = 240, n′ = d′ = 2, κ von 1e2 bis 1e5, 50 Läufe; Sekunden auf einer GPU bis zu einem quadratischen Fehler von 1e-20.",
    reproduced:
      "Der Logarithmus: 5,7 Iterationen mehr je Zehnerpotenz, und etwa hundertmal weniger als konjugierte Gradienten bei κ = 1e4.",
    differs:
      "96 × 96 mit einem Loch von 24 × 24, ein κ auf einmal und ein Seed; Iterationen statt Sekunden. Weniger Iterationen sind nicht ebenso viel weniger Zeit: Jede kostet mehr.",
  },
  "three-machines": {
    title: "Eine Regel, drei Rechner",
    commentary:
      "Drei Rechner halten je 80 Spalten und tauschen nur C und D aus: zwei Spalten von 82 Zahlen. Der Winkel zwischen ihren Spaltenräumen bestimmt das Tempo: Mit α = 1/6 fällt der Fehler am Ende je Runde auf 5/6. A und B einzufrieren, sobald sie ruhen, hält die Rundung fern: Ohne das erreicht die Rundung nach 63 Runden die Größe von A, und EAGLE endet bei 5e-10. Gradientenabstieg sendet etwa ebenso viele Bytes und ist nach 20\u202f000 Runden bei 2,4e-7.",
    setting: "Abb. 7: drei Rechner, d = n = 1000, κ = 1e3, Daten mit mittlerem α von 1, 0,83, 0,35 und 0,01.",
    reproduced:
      "Die Runden wachsen mit 1/α, und der Fehler fällt am Ende je Runde um den Faktor 1 − α; Gradientenabstieg braucht weit mehr.",
    differs:
      "80 Zeilen, κ = 100, α = 1/6 durch die Konstruktion: Der Winkel bestimmt es. Kein Datensatz dreier Rechner hat ein α zwischen 2/3 und 1; die 0,83 des Papers kann also nur ein Mittel über Läufe sein.",
  },
  "few-columns": {
    title: "Ein Viertel der Spalten",
    commentary:
      "Jede Iteration sieht 24 zufällige von 96 Spalten. Die Regel des Papers verkleinert die Spalten, die sie gesehen hat, und verdirbt so die Kondition, die sie gewonnen hatte: 428 Iterationen. Stattdessen den gesehenen Teil zu reskalieren, die Variante dieses Projekts, braucht 217. Mit allen Spalten sind es 16; Gradientenabstieg auf ebenso wenigen Spalten ist nach 5\u202f000 bei 7 %.",
    setting:
      "Abb. 18: r = n/8, n/4, n/2 und n mit n = 240; bei r = n/4 erreicht EAGLE 1e-2 etwa 2,5-mal früher als stochastischer Gradientenabstieg.",
    reproduced: "EAGLE auf gezogenen Spalten ist vor Gradientenabstieg auf ebenso vielen.",
    differs:
      "96 Spalten, r = n/4. Das Paper sagt, die Iterationen wüchsen im Verhältnis n/r; sie wachsen schneller, und die reskalierte Variante, die nicht aus dem Paper ist, verliert weniger.",
  },
  noise: {
    title: "Wo es versagt: Rauschen",
    commentary:
      "Mit Rauschen von 0,01 auf jedem Eintrag sind auch die kleinen Singulärwerte von A Rauschen, und B A⁺ C ist nicht mehr D. Wer genau löst, endet bei einem Fehler von 31: EAGLE und die direkte Lösung gleichermaßen. EAGLE war bei Iteration 4 am besten, Gradientenabstieg bei 28: Früh aufzuhören regularisiert.",
    setting: "Abb. 21: Rauschen mit Standardabweichung 0,01; früh aufhören.",
    reproduced: "Früh angehalten regularisiert EAGLE wie Gradientenabstieg.",
    differs: "96 × 96 mit einem Loch von 24 × 24, ein Seed; wie das Paper das Anhalten gewählt hat, ist nicht gesagt.",
  },
  "finite-elements": {
    title: "Wo es sich nicht lohnt: finite Elemente",
    commentary:
      "Eine Steifigkeitsmatrix aus neun losen Platten: Jede nimmt einen Rang weg, und was ihre Gleichungen offen lassen, wird ergänzt. Ihre rechten Seiten berühren die kleinen Singulärwerte kaum; konjugierte Gradienten und LSMR brauchen darum nicht mehr Iterationen als EAGLE, und jede der ihren ist weit billiger.",
  },
};
