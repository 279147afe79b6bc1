/** German for the presets that complete a matrix. */
export const matrixPresetsDe = {
  "prompt-as-matrix": {
    title: "Ein Prompt mit einem fehlenden Eintrag",
    question: "Einem Prompt einer Regression fehlt die Antwort. Wie schnell ist jeder Löser?",
    context:
      "Die Spalten sind 31 Beispiele und eine Anfrage; die letzte Zeile hat die Labels ohne das der Anfrage. Fünf Löser berechnen es, verglichen je Iteration.",
    commentary:
      "A enthält die Eingaben, B ihre Labels und C die Anfrage; kleinste Quadrate auf den Beispielen ergeben also [D](matrix). Bis zu [einem quadratischen Fehler von 1e-20](race) brauchen konjugierte Gradienten 4 Iterationen, EAGLE 6 und Gradientenabstieg 75. EAGLE beginnt mit einem Gradientenschritt; dann nähern sich [die Singulärwerte von A](condition) einander. [Schichten linearer Attention](preset:learnability.layers-and-steps) werden auf vielen solchen Prompts mit Gradientenschritten verglichen.",
  },
  staircase: {
    title: "Lineares Programm in Treppenform",
    question: "Hier zählen kleine Singulärwerte. Welche Löser erreichen das Ziel?",
    context:
      "Eine Treppenmatrix aus acht Perioden hat je Periode eine redundante Nebenbedingung. Fünf Löser ergänzen den fehlenden Block, verglichen je Iteration.",
    commentary:
      "Eine Nebenbedingung je Periode ist redundant; [152 von 160 Zeilen](matrix) tragen also den Rang. [κ ist 2\u202f014](condition), und der fehlende Block hängt von den kleinen Singulärwerten ab. EAGLE braucht [24 Iterationen](race), LSMR 933, und konjugierte Gradienten erreichen das Ziel in 1\u202f000 nicht. EAGLE braucht [weniger Operationen](race:against.operations) als beide, der direkte Löser weniger als EAGLE.",
  },
  laplacian: {
    title: "Laplace-Matrix mit zehn Komponenten",
    question: "Brauchen Krylow-Löser auf einem Graphen mehr Iterationen als EAGLE?",
    context:
      "Einem Graphen aus zehn Ringen ohne Kanten zwischen ihnen fehlt je Ring ein Knoten. Fünf Löser ergänzen seine Laplace-Matrix, verglichen je Iteration.",
    commentary:
      "Die Zeilen einer Laplace-Matrix summieren sich zu null; jeder von [zehn Diagonalblöcken](matrix) senkt also den Rang um eins. [κ ist 100](condition): EAGLE, konjugierte Gradienten und LSMR brauchen je [16 Iterationen](race). Eine Iteration von EAGLE kostet [etwa so viel wie zwanzig der anderen](race:against.operations).",
  },
  circuit: {
    title: "Schaltungen ohne Masse",
    question: "Zehn Schaltungen haben keine Masse. Welcher iterative Löser kostet am wenigsten?",
    context:
      "Die modifizierte Knotenanalyse aller Schaltungen ergibt eine Matrix, deren abhängige Gleichungen ergänzt werden. Verglichen werden die Operationen von fünf Lösern.",
    commentary:
      "[Die Matrix](matrix) enthält Leitwerte, gerändert mit ±1 für die Spannungsquellen. Keine Schaltung hat eine Masse; jede lässt also ein Potential unbestimmt und senkt den Rang um eins. EAGLE braucht 23 Iterationen, konjugierte Gradienten 31; eine Iteration der konjugierten Gradienten [kostet weit weniger](race).",
  },
};
