/** German for the first presets of the EAGLE lab. */
export const presetsDe = {
  race: {
    title: "Fünf Löser für einen fehlenden Block",
    question: "Ein Block fehlt. Wie viele Iterationen braucht jeder Löser?",
    context:
      "Einer Matrix vom Rang 96 fehlt der Block D. Fünf Löser berechnen D aus A, B und C; verglichen werden ihre Fehler je Iteration.",
    commentary:
      "Bis zu [einem quadratischen Fehler von 1e-20](race) braucht EAGLE 16 Iterationen, Newton-Schulz 18 und konjugierte Gradienten 358. Gradientenabstieg braucht mehr als hunderttausend. Mit EAGLE nähern sich [die Singulärwerte von A](condition) einander; sind sie gleich, ergibt ein Schritt D. Eine Iteration von EAGLE kostet mehr als eine der konjugierten Gradienten; [die Achse „je Operation“](race:against.operations) vergleicht die Kosten.",
  },
  "log-kappa": {
    title: "Iterationen und Konditionszahl",
    question: "κ wächst auf das Hundertfache. Wie viele Iterationen mehr braucht EAGLE?",
    context:
      "κ, die Konditionszahl von A, ist 10\u202f000 statt wie sonst 100. Drei Löser ergänzen D; verglichen werden ihre Fehler je Iteration.",
    commentary:
      "EAGLE braucht [27 Iterationen](race) statt 16. Ein kleiner Singulärwert wächst gegenüber dem größten [je Iteration fast um den Faktor 3/2](condition); die Iterationen wachsen also mit log κ. Konjugierte Gradienten brauchen 2\u202f206 für einen Fehler von 1e-6 und erreichen 1e-20 hier nicht.",
    setting:
      "Abb. 6: n = d = 240, n′ = d′ = 2, κ von 1e2 bis 1e5, 50 Läufe; Sekunden auf einer GPU bis zu einem quadratischen Fehler von 1e-20.",
    reproduced:
      "Logarithmisches Wachstum: 5,7 Iterationen mehr je Zehnerpotenz von κ. Bei κ = 1e4 braucht EAGLE etwa hundertmal weniger Iterationen als konjugierte Gradienten.",
    differs:
      "96 × 96 mit einem fehlenden Block von 24 × 24, ein κ und ein Seed; Iterationen statt Sekunden. Eine Iteration von EAGLE kostet mehr als eine der konjugierten Gradienten.",
  },
  "three-machines": {
    title: "Verteiltes EAGLE auf drei Rechnern",
    question: "Drei Rechner teilen sich die Spalten. Wie viele Runden braucht jeder Löser?",
    context: "Jeder Rechner hält 80 Spalten von A. EAGLE, mit und ohne Einfrieren, wird mit Gradientenabstieg verglichen.",
    commentary:
      "Die Rechner tauschen nur [C und D](machines) aus, zwei Spalten von 82 Zahlen. Der Winkel zwischen ihren Spaltenräumen bestimmt die Rate: Mit α = 1/6 bleiben nahe der Lösung je Runde [5/6 des Fehlers](exchange). Einfrieren von A und B vermeidet wachsende Rundungsfehler; ohne das hält EAGLE nach 63 Runden bei 5e-10 an. Gradientenabstieg sendet je Runde etwa [ebenso viele Bytes](exchange:against.bytes) und erreicht 2,4e-7 nach 20\u202f000 Runden.",
    setting: "Abb. 7: drei Rechner, d = n = 1000, κ = 1e3, Daten mit mittlerem α von 1, 0,83, 0,35 und 0,01.",
    reproduced:
      "Die Rundenzahl wächst mit 1/α. Nahe der Lösung fällt der Fehler je Runde um den Faktor 1 − α. Gradientenabstieg braucht weit mehr Runden.",
    differs:
      "80 Zeilen, κ = 100, α = 1/6 durch den gewählten Winkel. Bei drei Rechnern liegt α nicht zwischen 2/3 und 1; die 0,83 des Papers müssen also ein Mittel über Läufe sein.",
  },
  "few-columns": {
    title: "Ein Viertel der Spalten",
    question: "Jede Iteration nutzt ein Viertel der Spalten. Was kostet das?",
    context:
      "EAGLE ergänzt D mit allen 96 Spalten, oder nach zwei Regeln mit 24 zufälligen. Gradientenabstieg mit Sketch nutzt ebenso viele.",
    commentary:
      "Die Regel des Papers verkleinert nur die 24 gewählten Spalten, was [die Konditionszahl von A verschlechtern kann](condition); sie braucht [428 Iterationen](race). Die reskalierte Variante dieses Projekts braucht 217, EAGLE mit allen Spalten 16. Gradientenabstieg mit [gleich großem Sketch](sketches) ist nach 5\u202f000 bei einem Fehler von 7 %.",
    setting:
      "Abb. 18: r = n/8, n/4, n/2 und n mit n = 240. Bei r = n/4 erreicht EAGLE 1e-2 etwa 2,5-mal schneller als stochastischer Gradientenabstieg.",
    reproduced: "Mit gezogenen Spalten erreicht EAGLE einen kleineren Fehler als Gradientenabstieg.",
    differs:
      "96 Spalten, r = n/4. Im Paper wachsen die Iterationen im Verhältnis n/r; hier wachsen sie schneller. Die reskalierte Variante ist nicht aus dem Paper.",
  },
  noise: {
    title: "Rauschen und frühes Anhalten",
    question: "Bekannte Einträge sind verrauscht. Wann sollte ein Löser anhalten?",
    context:
      "Jeder bekannte Eintrag hat Rauschen mit Standardabweichung 0,01. EAGLE, Gradientenabstieg und der direkte Löser berechnen D; verglichen werden ihre Fehler.",
    commentary:
      "Das Rauschen bestimmt die kleinen Singulärwerte von A, und B A⁺ C liegt nicht mehr nahe D. Konvergiert haben EAGLE und der direkte Löser [einen Fehler von 31](race). EAGLE war bei [Iteration 4](hole:iteration.4) am besten, Gradientenabstieg bei Iteration 28. Frühe Iterationen nutzen die kleinen Singulärwerte kaum; frühes Anhalten regularisiert also.",
    setting: "Abb. 21: Rauschen mit Standardabweichung 0,01; frühes Anhalten.",
    reproduced: "Früh angehalten regularisiert EAGLE wie Gradientenabstieg.",
    differs: "96 × 96 mit einem fehlenden Block von 24 × 24, ein Seed. Das Paper nennt seine Abbruchregel für diese Abbildung nicht.",
  },
  "finite-elements": {
    title: "Finite Elemente: Krylow-Löser kosten weniger",
    question: "Lohnt sich EAGLE bei einer Steifigkeitsmatrix?",
    context:
      "Einer Steifigkeitsmatrix von neun getrennten Platten fehlt je Platte eine abhängige Gleichung. Verglichen werden die Operationen von EAGLE und von vier anderen Lösern.",
    commentary:
      "Jede Platte senkt [den Rang](matrix) um eins; ihre abhängige Gleichung wird ergänzt. Die rechten Seiten haben kleine Komponenten entlang [der kleinen Singulärrichtungen](condition). Konjugierte Gradienten und LSMR brauchen hier nicht mehr Iterationen als EAGLE, und ihre Iterationen [kosten weit weniger](race).",
  },
};
