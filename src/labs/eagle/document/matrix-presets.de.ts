/** German for the presets that complete a matrix. */
export const matrixPresetsDe = {
  staircase: {
    title: "Ein Plan in Stufen: ein lineares Programm",
    commentary:
      "Acht Perioden, jede an die vorige gebunden: Das Bild ist eine Treppe, und eine Nebenbedingung jeder Periode wiederholt die anderen; 152 von 160 Zeilen tragen also den Rang. κ ist 2\u202f014, und was fehlt, braucht die kleinen Singulärwerte: EAGLE füllt das Loch in 24 Iterationen, LSMR in 933, und konjugierte Gradienten sind nach 1\u202f000 noch nicht da. EAGLE braucht weniger Operationen als beide, die direkte Lösung noch weniger.",
  },
  laplacian: {
    title: "Zehn Inseln: eine Laplace-Matrix",
    commentary:
      "Zehn Ringe mit Sehnen und keine Kante zwischen ihnen: zehn Blöcke im Bild, und jeder nimmt einen Rang weg, denn die Zeilen einer Laplace-Matrix ergeben zusammen nichts. Ein Knoten jedes Rings bleibt draußen und folgt aus den anderen. κ ist 100 und kaum von Belang: EAGLE, konjugierte Gradienten und LSMR brauchen je 16 Iterationen, und eine von EAGLE kostet etwa so viel wie zwanzig der ihren.",
  },
  circuit: {
    title: "Schaltungen ohne Erde",
    commentary:
      "Knotenanalyse von zehn Schaltungen: Leitwerte, und ein Rahmen aus ±1 für ihre Spannungsquellen. Keine Schaltung ist geerdet; jede lässt also ein Potential offen und nimmt einen Rang weg. EAGLE füllt das Loch in 23 Iterationen, konjugierte Gradienten in 31; eine Iteration der ihren ist bei weitem billiger.",
  },
};
