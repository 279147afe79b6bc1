/** German for the first presets of the EAGLE lab. */
export const presetsDe = {
  race: {
    title: "Fünf Löser für einen fehlenden Block",
    commentary:
      "Einer Matrix vom Rang 96 fehlt der Block D. Alle Löser erhalten dieselben drei Blöcke A, B und C. Für einen quadratischen Fehler von 1e-20 braucht EAGLE 16 Iterationen, Newton-Schulz 18 und konjugierte Gradienten 358. Gradientenabstieg braucht mehr als hunderttausend. Eine Iteration von EAGLE kostet mehr als eine der konjugierten Gradienten; die Achse „je Operation“ vergleicht die Kosten.",
  },
  "log-kappa": {
    title: "Iterationen und Konditionszahl",
    commentary:
      "κ ist hundertmal größer als in der ersten Vorlage: 10\u202f000. EAGLE braucht 27 Iterationen statt 16. Der kleinste Singulärwert wächst je Iteration gegenüber dem größten höchstens um den Faktor 3/2. Konjugierte Gradienten brauchen 2\u202f206 für einen Fehler von 1e-6 und erreichen 1e-20 hier nicht.",
    setting:
      "Abb. 6: n = d = 240, n′ = d′ = 2, κ von 1e2 bis 1e5, 50 Läufe; Sekunden auf einer GPU bis zu einem quadratischen Fehler von 1e-20.",
    reproduced:
      "Logarithmisches Wachstum: 5,7 Iterationen mehr je Zehnerpotenz von κ. Bei κ = 1e4 braucht EAGLE etwa hundertmal weniger Iterationen als konjugierte Gradienten.",
    differs:
      "96 × 96 mit einem fehlenden Block von 24 × 24, ein κ und ein Seed; Iterationen statt Sekunden. Eine Iteration von EAGLE kostet mehr als eine der konjugierten Gradienten.",
  },
  "three-machines": {
    title: "Verteiltes EAGLE auf drei Rechnern",
    commentary:
      "Drei Rechner halten je 80 Spalten. Sie tauschen nur C und D aus, zwei Spalten von 82 Zahlen. Der Winkel zwischen ihren Spaltenräumen bestimmt die Rate: Mit α = 1/6 bleiben nahe der Lösung je Runde 5/6 des Fehlers. Einfrieren von A und B vermeidet wachsende Rundungsfehler; ohne das hält EAGLE nach 63 Runden bei 5e-10 an. Gradientenabstieg sendet je Runde etwa ebenso viele Bytes und erreicht 2,4e-7 nach 20\u202f000 Runden.",
    setting: "Abb. 7: drei Rechner, d = n = 1000, κ = 1e3, Daten mit mittlerem α von 1, 0,83, 0,35 und 0,01.",
    reproduced:
      "Die Rundenzahl wächst mit 1/α. Nahe der Lösung fällt der Fehler je Runde um den Faktor 1 − α. Gradientenabstieg braucht weit mehr Runden.",
    differs:
      "80 Zeilen, κ = 100, α = 1/6 durch den gewählten Winkel. Bei drei Rechnern liegt α nicht zwischen 2/3 und 1; die 0,83 des Papers müssen also ein Mittel über Läufe sein.",
  },
  "few-columns": {
    title: "Ein Viertel der Spalten",
    commentary:
      "Jede Iteration nutzt 24 zufällige von 96 Spalten. Die Regel des Papers verkleinert nur diese Spalten, was die Konditionszahl von A verschlechtern kann; sie braucht 428 Iterationen. Die reskalierte Variante dieses Projekts braucht 217. Mit allen Spalten braucht EAGLE 16; Gradientenabstieg mit gleich großem Sketch ist nach 5\u202f000 bei einem Fehler von 7 %.",
    setting:
      "Abb. 18: r = n/8, n/4, n/2 und n mit n = 240. Bei r = n/4 erreicht EAGLE 1e-2 etwa 2,5-mal schneller als stochastischer Gradientenabstieg.",
    reproduced: "Mit gezogenen Spalten erreicht EAGLE einen kleineren Fehler als Gradientenabstieg.",
    differs:
      "96 Spalten, r = n/4. Im Paper wachsen die Iterationen im Verhältnis n/r; hier wachsen sie schneller. Die reskalierte Variante ist nicht aus dem Paper.",
  },
  noise: {
    title: "Rauschen und frühes Anhalten",
    commentary:
      "Rauschen von 0,01 auf jedem Eintrag bestimmt die kleinen Singulärwerte von A, und B A⁺ C liegt nicht mehr nahe D. Konvergiert haben EAGLE und der direkte Löser einen Fehler von 31. EAGLE war bei Iteration 4 am besten, Gradientenabstieg bei Iteration 28: Frühes Anhalten regularisiert.",
    setting: "Abb. 21: Rauschen mit Standardabweichung 0,01; frühes Anhalten.",
    reproduced: "Früh angehalten regularisiert EAGLE wie Gradientenabstieg.",
    differs: "96 × 96 mit einem fehlenden Block von 24 × 24, ein Seed. Das Paper nennt seine Abbruchregel für diese Abbildung nicht.",
  },
  "finite-elements": {
    title: "Finite Elemente: Krylow-Löser kosten weniger",
    commentary:
      "Die Steifigkeitsmatrix von neun getrennten Platten; jede Platte senkt den Rang um eins, und ihre abhängige Gleichung wird ergänzt. Die rechten Seiten haben kleine Komponenten entlang der kleinen Singulärrichtungen. Konjugierte Gradienten und LSMR brauchen hier nicht mehr Iterationen als EAGLE, und ihre Iterationen kosten weit weniger.",
  },
};
