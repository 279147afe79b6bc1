/** German for what the layers below write in English: fields, presets, problems of documents and of files. */
import { presetPhrases } from "./preset-phrases";

export const fieldWords: Readonly<Record<string, string>> = {
  "every random draw follows from it": "jede zufällige Ziehung folgt aus ihm",
  Record: "Aufzeichnung",
  "what the result document keeps: errors, or every iterate; with iterates a solver does all its iterations":
    "was das Ergebnisdokument behält: Fehler oder jeden Zwischenstand; mit Zwischenständen macht ein Löser alle seine Iterationen",
  errors: "Fehler",
  "every iterate": "jeder Zwischenstand",
  Iterations: "Iterationen",
  "most iterations; the solver ends earlier when D has settled": "höchstens so viele; der Löser endet früher, wenn D zur Ruhe gekommen ist",
  "Tolerance τ": "Toleranz τ",
  "D has settled once the equations hold to rounding and an iteration changes D by less than this share; 0 never stops":
    "D ist zur Ruhe gekommen, sobald die Gleichungen bis auf Rundung erfüllt sind und eine Iteration D um weniger als diesen Anteil ändert; 0 hört nie auf",
  "0: the solver never ends by itself; any other value: it ends once its equations hold to rounding":
    "0: Der Löser endet nie von selbst; jeder andere Wert: Er endet, sobald seine Gleichungen bis auf Rundung erfüllt sind",
  "Once settled": "Danach",
  "what happens when D has settled, or when more iterations begin to spoil it":
    "was geschieht, wenn D zur Ruhe gekommen ist oder weitere Iterationen es zu verderben beginnen",
  end: "aufhören",
  "go on, hold the best D": "weitermachen, das beste D behalten",
  "go on, take what comes": "weitermachen, nehmen, was kommt",
  "Sketch r": "Skizze r",
  "columns of A that an iteration looks at; at most n": "Spalten von A, die eine Iteration ansieht; höchstens n",
  Regime: "Regime",
  "one computer, several that hold some columns each, or few columns per iteration":
    "ein Rechner, mehrere mit je einigen Spalten, oder wenige Spalten je Iteration",
  unconstrained: "unbeschränkt",
  distributed: "verteilt",
  "limited computation": "wenig Rechenzeit",
  ρ: "ρ",
  "where 1/‖A‖² comes from: computed anew, from the first one alone, or by one power step an iteration":
    "woher 1/‖A‖² kommt: neu berechnet, allein aus dem ersten oder mit einem Potenzschritt je Iteration",
  exact: "genau",
  "recursive (4/9)": "rekursiv (4/9)",
  "power step": "Potenzschritt",
  Form: "Form",
  "carry C and D, or the map W with D = W C": "C und D mitführen oder die Abbildung W mit D = W C",
  data: "Daten",
  estimation: "Schätzung",
  Scaling: "Skalierung",
  "as Algorithm 1 has it, or with A kept at norm 1 by a factor 3/2 after every update: the same D":
    "wie in Algorithmus 1, oder mit A auf Norm 1 gehalten durch einen Faktor 3/2 nach jedem Schritt: dasselbe D",
  "as in the paper": "wie im Paper",
  "kept at norm 1": "auf Norm 1 gehalten",
  Freezing: "Einfrieren",
  "A and B rest once they no longer change: cheaper, and needed for accuracy when many rounds are":
    "A und B ruhen, sobald sie sich nicht mehr ändern: billiger, und für die Genauigkeit nötig, wenn es viele Runden sind",
  off: "aus",
  on: "an",
  Sketch: "Skizze",
  "random columns of A, or random orthonormal combinations of all":
    "zufällige Spalten von A oder zufällige orthonormale Kombinationen aller",
  columns: "Spalten",
  orthonormal: "orthonormal",
  Variant: "Variante",
  "the paper's rule, or this project's, which rescales the sketched part so that A does not lose its condition":
    "die Regel des Papers oder die dieses Projekts, die den skizzierten Teil reskaliert, damit A seine Kondition nicht verliert",
  "the paper's": "die des Papers",
  "rescaled (ours)": "reskaliert (unsere)",
  η: "η",
  "step of A and B; 1/3 in theory": "Schritt von A und B; 1/3 in der Theorie",
  γ: "γ",
  "step of C and D; 1 in theory": "Schritt von C und D; 1 in der Theorie",
  "Rows d": "Zeilen d",
  "rows of A and C: the complete ones": "Zeilen von A und C: die vollständigen",
  "Columns n": "Spalten n",
  "columns of A and B": "Spalten von A und B",
  "Hole rows d′": "Zeilen des Lochs d′",
  "rows of B and D: the incomplete ones": "Zeilen von B und D: die unvollständigen",
  "Hole columns n′": "Spalten des Lochs n′",
  "columns of C and D": "Spalten von C und D",
  Rank: "Rang",
  "of A and of the whole; at most the smaller of d and n": "von A und vom Ganzen; höchstens das kleinere von d und n",
  "Condition κ": "Kondition κ",
  "largest over smallest singular value of A; gradient descent pays κ², EAGLE log κ":
    "größter durch kleinsten Singulärwert von A; Gradientenabstieg zahlt κ², EAGLE log κ",
  Entries: "Einträge",
  "how A comes about; the condition number is that of the singular value construction alone":
    "wie A entsteht; die Konditionszahl gilt nur für die Konstruktion aus Singulärwerten",
  "chosen singular values": "gewählte Singulärwerte",
  "correlated Gaussian": "korreliert gaußsch",
  "Student t (heavy tails)": "Student-t (schwere Ränder)",
  "sparse ±1": "dünn besetzt ±1",
  clustered: "gehäuft",
  "Singular values": "Singulärwerte",
  "how they lie between the largest and the smallest": "wie sie zwischen dem größten und dem kleinsten liegen",
  "random on a log scale": "zufällig auf log. Skala",
  "even on a log scale": "gleichmäßig auf log. Skala",
  even: "gleichmäßig",
  "half large, half small": "halb groß, halb klein",
  Noise: "Rauschen",
  "C touches": "C berührt",
  "along which singular directions of A the columns of C lie; conjugate gradients need not resolve those that C hardly touches":
    "entlang welcher Singulärrichtungen von A die Spalten von C liegen; die C kaum berührt, müssen konjugierte Gradienten nicht auflösen",
  "all directions alike": "alle Richtungen gleich",
  "each by its singular value": "jede nach ihrem Singulärwert",
  "standard deviation added to every known entry": "Standardabweichung, die zu jedem bekannten Eintrag kommt",
  "Machines M": "Rechner M",
  "computers that hold some columns each": "Rechner, die je einige Spalten halten",
  "rows of A and C on every machine": "Zeilen von A und C auf jedem Rechner",
  "Columns each": "Spalten je Rechner",
  "columns of A that a machine holds": "Spalten von A, die ein Rechner hält",
  "Common rank": "Gemeinsamer Rang",
  "directions that all machines see alike": "Richtungen, die alle Rechner gleich sehen",
  "Tilted rank": "Gekippter Rang",
  "further directions of each machine, partly its own": "weitere Richtungen jedes Rechners, zum Teil seine eigenen",
  "Angle φ": "Winkel φ",
  "between what machines see of the tilted directions and what they share; 0 is all alike":
    "zwischen dem, was Rechner von den gekippten Richtungen sehen, und dem, was sie teilen; bei 0 sind alle gleich",
  "rows of B and D": "Zeilen von B und D",
  Matrix: "Matrix",
  "a small one of a kind that engineers and planners meet": "eine kleine von einer Art, die in Technik und Planung vorkommt",
  "finite elements": "finite Elemente",
  "staircase linear programme": "Treppen-LP",
  "graph Laplacian": "Graph-Laplace",
  circuit: "Schaltung",
  Size: "Größe",
  "rows, about": "Zeilen, ungefähr",
  "of the block that is chosen from a matrix; 0 takes its numerical rank. Of no account for blocks":
    "des Blocks, der aus einer Matrix gewählt wird; 0 nimmt ihren numerischen Rang. Bei Blöcken ohne Belang",
  "Hole, at most": "Loch, höchstens",
  "rows, and columns, outside the block that are completed: the first ones. Of no account for blocks":
    "Zeilen und Spalten außerhalb des Blocks, die ergänzt werden: die ersten. Bei Blöcken ohne Belang",
  "Loose parts": "Lose Teile",
  "parts that hang together by themselves; each takes a rank away, and so makes the hole wider":
    "Teile, die für sich zusammenhängen; jedes nimmt einen Rang weg und macht so das Loch breiter",
  "what the network is given: one computer, several that hold some columns each, or narrow weights":
    "was das Netz bekommt: einen Rechner, mehrere mit je einigen Spalten, oder schmale Gewichte",
  whole: "ganz",
  limited: "begrenzt",
  "columns of A and B, of all machines together": "Spalten von A und B, aller Rechner zusammen",
  "of every matrix; at most the smaller of d and n": "jeder Matrix; höchstens das kleinere von d und n",
  "Falls by α": "Fällt um α",
  "factor from the scale of one direction of a matrix to the next": "Faktor von der Größe einer Richtung einer Matrix zur nächsten",
  "that share the columns evenly, each with an attention head": "die sich die Spalten gleichmäßig teilen, jeder mit einem Attention-Kopf",
  "Width r": "Breite r",
  "columns of W_Q and W_K; W_V and W_P have n′ more": "Spalten von W_Q und W_K; W_V und W_P haben n′ mehr",
  Layers: "Schichten",
  "of linear attention, one head each": "linearer Attention, mit je einem Kopf",
  Batch: "Batch",
  "fresh matrices in every step": "neue Matrizen in jedem Schritt",
  Steps: "Schritte",
  "steps of Adam": "Schritte von Adam",
  Rate: "Lernrate",
  "learning rate of Adam, constant": "Lernrate von Adam, konstant",
  Clipping: "Begrenzung",
  "largest norm of a gradient; longer ones are shortened to it": "größte Norm eines Gradienten; längere werden auf sie gekürzt",
  "First weights": "Anfangsgewichte",
  Gaussian: "gaußsch",
  "all four factors Gaussian, which can leave a layer at zero; or W_K equal to W_Q, and W_P zero, so that no layer changes its input at first":
    "alle vier Faktoren gaußverteilt, wobei eine Schicht bei null bleiben kann; oder W_K gleich W_Q und W_P null, sodass anfangs keine Schicht ihre Eingabe ändert",
  "Read-out": "Auslesen",
  "the sign with which the lower right block is read as D; it decides which algorithm is found":
    "das Vorzeichen, mit dem der Block unten rechts als D gelesen wird; es entscheidet, welcher Algorithmus gefunden wird",
};

const texts: Readonly<Record<string, string>> = { ...fieldWords, ...presetPhrases };

/** What documents and runs of this lab refuse: a pattern of the English, and the German with its numbers. */
const forms: readonly (readonly [RegExp, string])[] = [
  [/^the data of this experiment are not here$/, "die Daten dieses Experiments sind nicht da"],
  [/^Open the file that it speaks of\.$/, "Die Datei öffnen, von der es spricht."],
  [/^"recursive" does not hold for sketches$/, "„recursive“ gilt nicht für Skizzen"],
  [/^must be at most (\d+), the smaller of d and n, got (\d+)$/, "muss höchstens $1 sein, das kleinere von d und n, nicht $2"],
  [
    /^must be at least (\d+) for these ranks on (\d+) machines, got (\d+)$/,
    "muss für diese Ränge auf $2 Rechnern mindestens $1 sein, nicht $3",
  ],
  [/^must be at least (\d+), the rank of a machine, got (\d+)$/, "muss mindestens $1 sein, der Rang eines Rechners, nicht $2"],
  [/^must be at most (\d+), the columns of A, got (\d+)$/, "muss höchstens $1 sein, so viele Spalten hat A, nicht $2"],
  [
    /^the data of this experiment are not here\. Open the file that it speaks of\.$/,
    "Die Daten dieses Experiments sind nicht da. Die Datei öffnen, von der es spricht.",
  ],
  [
    /^A worker stopped three times in a row, most likely for lack of memory\. Lower the number of machines, or the sizes\.$/,
    "Ein Worker ist dreimal hintereinander ausgefallen, wahrscheinlich aus Mangel an Speicher. Weniger Rechner nehmen oder kleinere Größen.",
  ],
  [
    /^The computation stopped unexpectedly, most likely for lack of memory\. Close other tabs, then try again\.$/,
    "Die Berechnung brach unerwartet ab, wahrscheinlich aus Mangel an Speicher. Andere Tabs schließen und es noch einmal versuchen.",
  ],
  [
    /^A part of this page could not be fetched\. Load the page again\.$/,
    "Ein Teil dieser Seite konnte nicht geholt werden. Die Seite neu laden.",
  ],
  [
    /^must be a multiple of (\d+), the machines that share the columns evenly, got (\d+)$/,
    "muss ein Vielfaches von $1 sein, denn so viele Rechner teilen sich die Spalten gleichmäßig, nicht $2",
  ],
  [
    /^must be "transformer" for a problem of kind "training", got "(.+)"$/,
    "muss bei einer Aufgabe der Art „training“ „transformer“ sein, nicht „$1“",
  ],
  [
    /^"transformer" is for problems of kind "training" alone, not for "(.+)"$/,
    "„transformer“ gilt nur für Aufgaben der Art „training“, nicht für „$1“",
  ],
  [
    /^must have at most one entry for a problem of kind "training", got (\d+)$/,
    "darf bei einer Aufgabe der Art „training“ höchstens einen Eintrag haben, nicht $1",
  ],
  [/^leave one$/, "einen lassen"],
  [
    /^solvers\[\d+\]\.iterations (\d+) is too many: with all iterations the solvers would take about ([\d.]+) hours, the limit is (\d+) hours\. Take at most (\d+) for every solver\.$/,
    "$1 Iterationen sind zu viele: Sie dauern etwa $2 Stunden, erlaubt sind $3 Stunden. Für jeden Löser höchstens $4 nehmen.",
  ],
  [/^take (.+)$/, "$1 nehmen"],
];

export function phrase(englishOrId: string): string | undefined {
  if (Object.hasOwn(texts, englishOrId)) return texts[englishOrId];
  const form = forms.find(([pattern]) => pattern.test(englishOrId));
  return form && englishOrId.replace(form[0], form[1]);
}
