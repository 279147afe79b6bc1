/** German for computations that fail: what was wrong, and what to do. Forms as in `problem-forms.ts`. */
export const failureForms: readonly (readonly [RegExp, string])[] = [
  [/^learners\[(\d+)\] failed: (.+)$/s, "learners[$1] ist gescheitert: §2"],
  [/^learners\[(\d+)\] has no result$/, "learners[$1] hat kein Ergebnis"],
  [/^there is no learners\[(\d+)\]$/, "learners[$1] gibt es nicht"],
  [/^it has not ended yet$/, "noch nicht fertig"],
  [/^learners\[(\d+)\] is not there to look towards$/, "learners[$1] fehlt als Blickrichtung"],
  [
    /^a learning curve needs labelled samples and unseen ones$/,
    "eine Lernkurve braucht Beispiele mit Labels und solche, die niemand gesehen hat",
  ],
  [/^there are no training samples$/, "es gibt keine Trainingsbeispiele"],
  [/^the training samples have no labels y, which .+ needs?$/, "die Trainingsbeispiele haben keine Labels y, ohne die es nicht geht"],
  [/^the convex learner has not been fetched$/, "der konvexe Lerner ist noch nicht geladen"],
  [/^learners of several layers have not been fetched$/, "Lerner mit mehreren Schichten sind noch nicht geladen"],
  [/^what makes data of (.+) has not been fetched$/, "was Daten von $1 erzeugt, ist noch nicht geladen"],
  [/^only machines compute step by step$/, "nur Maschinen rechnen Schritt für Schritt"],
  [/^these computations end with their input$/, "diese Rechnungen enden mit ihrer Eingabe"],
  [/^reload the page when the network is there$/, "die Seite neu laden, sobald es ein Netz gibt"],
  [/^the data could not be written$/, "die Daten ließen sich nicht schreiben"],
  [/^there is no Python script of this target$/, "für dieses Ziel gibt es kein Python-Skript"],
  [/^choose another target$/, "ein anderes Ziel wählen"],
  [/^Close other tabs to free memory, then try again\.$/, "Andere Tabs schließen, um Speicher freizugeben, dann noch einmal versuchen."],
  [
    /^its worker stopped three times, most likely for lack of memory$/,
    "sein Worker ist dreimal ausgefallen, wahrscheinlich aus Mangel an Speicher",
  ],
  [/^Lower the number of samples or the dimension\.$/, "Weniger Beispiele oder eine kleinere Dimension wählen."],
  [
    /^Close other tabs or lower the dimension, then ask again\.$/,
    "Andere Tabs schließen oder die Dimension verkleinern, dann noch einmal fragen.",
  ],

  [
    /^the loss stopped being a number at step (\S+): with rate (\S+), (\S+) overshoots further at every step$/,
    "der Verlust ist ab Schritt $1 keine Zahl mehr: Mit Lernrate $2 schießt $3 bei jedem Schritt weiter über das Ziel hinaus",
  ],
  [/^Lower the rate, or clip the gradient\.$/, "Die Lernrate senken oder den Gradienten begrenzen."],
  [/^Lower the rate or the largest gradient norm\.$/, "Die Lernrate oder die größte Norm des Gradienten senken."],
  [
    /^the loss passed 1e300 by step (\S+): the rate (\S+) is above d_out \/ λ_max\(S Λ S\) = (\S+), the largest at which gradient descent on W is stable$/,
    "der Verlust überschritt 1e300 bis Schritt $1: Die Lernrate $2 liegt über d_out / λ_max(S Λ S) = $3, der größten, bei der Gradientenabstieg auf W stabil ist",
  ],
  [/^Set (.+) below 1\.$/, "§1 unter 1 setzen."],
  [
    /^every training sample has features of zero, so that gradient descent on W has no direction to go$/,
    "alle Merkmale der Trainingsbeispiele sind null, der Gradientenabstieg auf W hat also keine Richtung",
  ],
  [/^Use samples whose last token is not zero\.$/, "Beispiele verwenden, deren letztes Token nicht null ist."],
  [
    /^tokens of (\S+) coordinates have (\S+) cubic features, gradient descent on W is computed for at most (\S+)$/,
    "Token mit $1 Koordinaten haben $2 kubische Merkmale, Gradientenabstieg auf W wird für höchstens $3 berechnet",
  ],
  [
    /^Lower the dimension d to 16 or less, or use the closed form, which needs no features\.$/,
    "Die Dimension d auf höchstens 16 senken oder die geschlossene Lösung verwenden, die keine Merkmale braucht.",
  ],
  [
    /^fewer heads are looked for up to d = (\S+), got d = (\S+): .+$/s,
    "nach weniger Köpfen wird bis d = $1 gesucht, nicht bei d = $2: Jeder von Dutzenden Schritten löst nach allen H × Ausgaben × d Einträgen von V zugleich, was dort Sekunden und mehr dauert",
  ],
  [
    /^Lower the dimension, or set compress to 0 and keep the heads of the singular value decomposition\.$/,
    "Die Dimension senken oder compress auf 0 setzen und die Köpfe der Singulärwertzerlegung behalten.",
  ],
  [
    /^no best fit is searched for with H = (\S+) heads at d = (\S+): .+$/s,
    "mit H = $1 Köpfen wird bei d = $2 keine beste Anpassung gesucht: Der Aufwand wächst mit H² d⁶ und läge dort bei Minuten",
  ],
  [/^Lower the dimension or the number of heads\.$/, "Die Dimension oder die Anzahl der Köpfe senken."],
  [
    /^the tokens of this target are not made of symbols, of which a model of the next token gives the probabilities$/,
    "die Token dieses Ziels bestehen nicht aus Symbolen, deren Wahrscheinlichkeiten ein Modell des nächsten Tokens angibt",
  ],
  [
    /^Choose an automaton without added samples, or the squared error\.$/,
    "Einen Automaten ohne zusätzliche Beispiele wählen oder den quadratischen Fehler.",
  ],

  [/^this target has no teacher to (?:compare with|look towards)$/, "dieses Ziel hat keinen Lehrer, auf den man sich beziehen könnte"],
  [/^Add a second gradient learner\.$/, "Einen zweiten Gradientenlerner hinzufügen."],
  [/^a learner is no direction of itself$/, "ein Lerner ist keine Richtung seiner selbst"],
  [/^both directions are the same$/, "beide Richtungen sind dieselbe"],
  [/^Choose another direction\.$/, "Eine andere Richtung wählen."],
  [/^Choose another second direction\.$/, "Eine andere zweite Richtung wählen."],
  [/^these two directions span no plane$/, "diese beiden Richtungen spannen keine Ebene auf"],
  [
    /^Choose another direction, or let the learner take more steps\.$/,
    "Eine andere Richtung wählen oder den Lerner mehr Schritte machen lassen.",
  ],
  [/^the path of this learner spans no plane yet$/, "der Weg dieses Lerners spannt noch keine Ebene auf"],
  [/^Let it take more steps, or choose other directions\.$/, "Ihn mehr Schritte machen lassen oder andere Richtungen wählen."],
  [/^the loss has no curvature here$/, "der Verlust hat hier keine Krümmung"],
  [
    /^with (\S+) features the function is not written down, the limit is (\S+)$/,
    "mit $1 Merkmalen wird die Funktion nicht mehr hingeschrieben, die Grenze ist $2",
  ],
  [/^Lower the dimension d to see the loss over W\.$/, "Die Dimension d senken, um den Verlust über W zu sehen."],
  [/^Lower the dimension d to see directions of feature space\.$/, "Die Dimension d senken, um Richtungen des Merkmalsraums zu sehen."],
  [/^no head of the form of the witness is invisible to these data$/, "kein Kopf von der Form des Zeugen ist für diese Daten unsichtbar"],

  [/^(.+) needs? (\S+) GB, the limit is (\S+) GB$/s, "§1: Das braucht $2 GB, die Grenze ist $3 GB"],
  [/^the tokens of (\S+) sequences, (\S+) of dimension (\S+) each,$/, "die Token von $1 Folgen, je $2 der Dimension $3"],
  [
    /^Ask for fewer or shorter sequences, or leave out the learners that look at tokens\.$/,
    "Weniger oder kürzere Folgen verlangen oder die Lerner weglassen, die auf Token schauen.",
  ],

  [/^a GPU trains in float32, this learner asks for float64$/, "eine GPU trainiert in float32, dieser Lerner verlangt float64"],
  [
    /^a model this wide needs (\S+) kB of the GPU's workgroup memory, which has (\S+) kB$/,
    "ein so breites Modell braucht $1 kB vom Arbeitsgruppenspeicher der GPU, der $2 kB hat",
  ],
  [
    /^the Gram matrix in float32 is too inaccurate to be refined to float64: (.+)$/s,
    "die Gram-Matrix in float32 ist zu ungenau, um auf float64 verfeinert zu werden: §1",
  ],
  [/^the relative residual went from (\S+) to (\S+)$/, "das relative Residuum ging von $1 auf $2"],
  [
    /^The data are too few or nearly dependent for the GPU; solve on the processor\.$/,
    "Die Daten sind zu wenige oder fast abhängig; auf dem Prozessor lösen.",
  ],
  [/^Choose float32, or train on the processor\.$/, "float32 wählen oder auf dem Prozessor trainieren."],
  [/^(.+), or train on the processor\.$/s, "§1 oder auf dem Prozessor trainieren."],
  [/^Lower the number of heads or the dimension$/, "Weniger Köpfe oder eine kleinere Dimension wählen"],
  [/^Training can go on from the last state that was read back\.$/, "Das Training kann beim zuletzt gelesenen Stand weitergehen."],

  // What memory is taken for.
  [/^the training samples$/, "die Trainingsbeispiele"],
  [/^the (?:shifted )?test samples$/, "die Testbeispiele"],
  [/^the samples(?: that errors are measured on)?$/, "die Beispiele"],
  [/^the (?:recorded training samples|population sample)$/, "die Beispiele"],
  [/^cubic features$|^the features(?: of .+)?$/, "die Merkmale"],
  [/^a Gram matrix$|^the Gram matrix$/, "die Gram-Matrix"],
  [/^a kernel matrix$/, "die Kernmatrix"],
  [/^the second moment of .+$|^a copy of the second moment$/, "das zweite Moment"],
  [/^(?:the normal equations|least squares|a least-squares solution)$/, "die kleinsten Quadrate"],
];
