/** German for the presets that complete a matrix. */
export const matrixPresetsDe = {
  staircase: {
    title: "Lineares Programm in Treppenform",
    commentary:
      "Acht Perioden, jede an die vorige gekoppelt, ergeben ein Treppenmuster. Eine Nebenbedingung je Periode ist redundant; 152 von 160 Zeilen tragen den Rang. κ ist 2\u202f014, und der fehlende Block hängt von den kleinen Singulärwerten ab. EAGLE braucht 24 Iterationen, LSMR 933, und konjugierte Gradienten erreichen das Ziel in 1\u202f000 nicht. EAGLE braucht weniger Operationen als beide, der direkte Löser weniger als EAGLE.",
  },
  laplacian: {
    title: "Laplace-Matrix mit zehn Komponenten",
    commentary:
      "Zehn Ringe mit Sehnen und ohne Kanten zwischen ihnen ergeben zehn Diagonalblöcke. Jeder Block senkt den Rang um eins, denn die Zeilen einer Laplace-Matrix summieren sich zu null. Ein Knoten je Ring ist ausgelassen und wird aus den anderen ergänzt. κ ist 100: EAGLE, konjugierte Gradienten und LSMR brauchen je 16 Iterationen. Eine Iteration von EAGLE kostet etwa so viel wie zwanzig der anderen.",
  },
  circuit: {
    title: "Schaltungen ohne Masse",
    commentary:
      "Modifizierte Knotenanalyse von zehn Schaltungen: Leitwerte, gerändert mit ±1 für die Spannungsquellen. Keine Schaltung hat eine Masse; jede lässt also ein Potential unbestimmt und senkt den Rang um eins. EAGLE braucht 23 Iterationen, konjugierte Gradienten 31; eine Iteration der konjugierten Gradienten kostet weit weniger.",
  },
};
