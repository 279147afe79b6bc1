import { formatCount, formatDuration, formatRounded, formatValue } from "../../../../platform/charts/format";
import { counted, plural, subscript, withStop } from "../../../../platform/ui/grammar.de";
import type { panelText } from "./words";

function indices(j: number, k: number): string {
  return Math.max(j, k) > 9 ? `${subscript(j)},${subscript(k)}` : `${subscript(j)}${subscript(k)}`;
}

function percent(share: number): string {
  if (share >= 0.995) return `${formatCount(100 * share)} %`;
  return share >= 1e-4 ? `${formatRounded(100 * share, 2)} %` : formatValue(share);
}

export default {
  learners: "Gezeichnete Lerner",
  loss: {
    title: "Verlust",
    chart: "Verlustkurven: mittlerer quadratischer Fehler gegen Gradientenschritte",
    read: "Die Verluste bei einem Schritt ablesen",
    floor: "≤ 0",
    variance: "Varianz von y",
    theory: "Theorie für gaußsche Merkmale",
    closedFormNote: (value: number, milliseconds: number) => `${formatValue(value)} · ${formatDuration(milliseconds)}`,
    begin: "Die Beispiele werden gezogen.",
    stopped: "Nichts wird berechnet: Das Experiment konnte nicht beginnen.",
    ready: "Alles steht am Anfang. Start oder Ein Schritt drücken.",
    closedFormDone: (value: number, milliseconds: number) =>
      `Die geschlossene Lösung erreicht ${formatValue(value)} in ${formatDuration(milliseconds)}.`,
    closedFormMisses: (fitted: number, milliseconds: number, fresh: number) =>
      `Die geschlossene Lösung trifft die Beispiele in ${formatDuration(milliseconds)} bis auf ${formatValue(fitted)}, liegt auf frischen aber bei ${formatValue(fresh)}.`,
    closedFormRuns: (value: number, samples: number) =>
      `Die geschlossene Lösung aus ${samples === 1 ? "dem ersten Beispiel" : `den ersten ${formatCount(samples)} Beispielen`} liegt bei ${formatValue(value)}.`,
    closedFormFailed: (reason: string) => `Die geschlossene Lösung ist gescheitert: ${withStop(reason)}`,
    falling: (who: string, are: boolean, value: number) =>
      `${who} ${are ? "liegen" : "liegt"} bei ${formatValue(value)} und ${are ? "fallen" : "fällt"} weiter`,
    standing: (who: string, are: boolean, value: number) => `${who} ${are ? "liegen" : "liegt"} bei ${formatValue(value)}`,
    reached: (who: string, value: number) => `${who}: ${formatValue(value)} erreicht`,
    stuck: (who: string, are: boolean, value: number, of: "test" | "training") =>
      `${who} ${are ? "verbessern" : "verbessert"} sich nicht mehr, bei einem ${of === "test" ? "Testfehler" : "Trainingsfehler"} von ${formatValue(value)}`,
    noTestLabels: "Das sind Fehler auf den Trainingsbeispielen: Testbeispiele mit bekannten Labels gibt es nicht.",
    misses: (who: string, are: boolean, fitted: number, fresh: number) =>
      `${who} ${are ? "treffen" : "trifft"} die Beispiele bis auf ${formatValue(fitted)}, ${are ? "liegen" : "liegt"} auf frischen aber bei ${formatValue(fresh)}`,
    diverged: (who: string, step: number) => `${who}: divergiert bei Schritt ${formatCount(step)}`,
    drawn: "Gezeichneter Fehler",
    against: "Waagerechte Achse",
    scale: "Teilung der waagerechten Achse",
    errors: { test: "Testfehler", excess: "Überschussrisiko", train: "Trainingsfehler" },
    bestFit: "beste Anpassung durch lineare Attention",
    misfit: "Faustregel für einen Restfehler",
    outOfDistribution: (shift: string) => `außerhalb der Verteilung: ${shift}`,
    axes: {
      steps: "je Schritt",
      samples: "je Beispiel",
      seconds: "je Sekunde",
      curve: "Lernkurve",
    },
    axisHelp: "gegen Gradientenschritte, gesehene Beispiele, Rechensekunden, oder die geschlossene Lösung gegen N",
    scales: { log: "log", linear: "linear" },
    across: {
      steps: "Gradientenschritte",
      samples: "gesehene Beispiele (Schritte × Batch)",
      seconds: "Rechensekunden, bei mittlerem Tempo",
      curve: "Trainingsbeispiele N",
    },
    at: {
      steps: (x: number) => `Schritt ${formatCount(x)}`,
      samples: (x: number) => `${counted(x, "Beispiel", "Beispiele")} gesehen`,
      seconds: (x: number) => formatDuration(1000 * x),
      curve: (x: number) => `N = ${formatCount(x)}`,
    },
    lines: (error: string, thinTraining: boolean, seeds: number) =>
      `${error} (MSE)${thinTraining ? "; dünne Linie: Training" : ""}${seeds > 1 ? `; Linie: Median von ${seeds} Seeds, Band: kleinster bis größter` : ""}`,
    range: (low: number, high: number) => `${formatValue(low)} bis ${formatValue(high)}`,
    psi: (psi: number) => `N = ψ = ${formatCount(psi)}`,
    divergedNote: "divergiert",
    earlier: (run: string) => `früher: ${run}`,
    columns: {
      x: "bei",
      learner: "Lerner",
      shown: "gezeichneter Fehler",
      train: "Trainingsfehler",
      low: "kleinster Seed",
      high: "größter Seed",
    },
    noClosedForm: "Eine Lernkurve braucht einen Lerner mit geschlossener Lösung: einen hinzufügen oder eine andere Achse wählen.",
    learningCurve: (samples: number, error: number) =>
      `Mit ${counted(samples, "Beispiel", "Beispielen")} liegt die geschlossene Lösung bei ${formatValue(error)}`,
    beforePsi: (psi: number) => `unter N = ψ = ${formatCount(psi)} lassen die Daten Richtungen frei, da kann sie weit daneben liegen`,
    followsTheory: (ratio: number) =>
      `dem ${formatValue(ratio)}-fachen dessen, was die Theorie für verrauschte Labels und gaußsche Merkmale angibt (kubische liegen im Mittel darüber)`,
  },
  spectrum: {
    title: "Spektrum der Daten",
    chart: "Eigenwerte des zweiten Moments Λ der Daten, der größte zuerst",
    order: "Eigenwert von Λ, der größte zuerst",
    noise: "Rauschgrenze von float64",
    rank: (rank: string) => `Rang ${rank}`,
    free: (count: string) => `${count} frei`,
    read: "Einen Eigenwert ablesen",
    eigenvalue: (place: string) => `Eigenwert ${place}`,
    seen: "eine Richtung, die die Daten sehen",
    hidden: "eine freie Richtung",
    floor: "≤ 0",
    begin: "Die Beispiele werden gezogen.",
    ready: "Noch wurde kein Beispiel gesehen.",
    failed: (reason: string) => `Die Beispiele sind nicht zu gebrauchen: ${withStop(reason)}`,
    rankOf: (rank: number, psi: number) => `Rang ${formatCount(rank)} von ${formatCount(psi)}`,
    soFar: (samples: number, total: number) =>
      `${samples === 1 ? "Das erste" : `Die ersten ${formatCount(samples)}`} von ${formatCount(total)} Beispielen `,
    leaveSoFar: (rank: string) => ` (${rank}).`,
    allSoFar: (psi: number, rank: string) => `sehen schon alle ${formatCount(psi)} Richtungen (${rank}).`,
    these: (samples: number) => (samples === 1 ? "Dieses eine Beispiel lässt " : `Diese ${formatCount(samples)} Beispiele lassen `),
    leave: (samples: number) => (samples === 1 ? "lässt bisher " : "lassen bisher "),
    directionsFree: (count: number) => `${counted(count, "Richtung", "Richtungen")} frei`,
    maybeWrong: (rank: string) => `, also kann auch ein perfekter Fit noch die falsche Funktion sein (${rank}).`,
    determined: {
      function: "Diese Daten bestimmen die Funktion",
      fit: "Diese Daten bestimmen eine eindeutige beste Anpassung durch lineare Attention",
    },
    allSeen: (psi: number) => `: Alle ${formatCount(psi)} Richtungen werden gesehen.`,
    unitsHide: (count: number) => ` Einheiten verbergen ${formatCount(count)} der gesehenen vor Λ selbst.`,
    drawn: "Gezeichnete Eigenwerte",
    spectra: { own: "von Λ", units: "skaliert" },
    chartScaled: "Eigenwerte des zweiten Moments der Daten mit Koordinaten einer Größe, der größte zuerst",
    orderScaled: "Eigenwert bei Koordinaten einer Größe, der größte zuerst",
    belowFloor: (count: string) => `${count} unter der Grenze`,
    aboveFloor: "über der Grenze",
    spectraHelp:
      "Über den Rang wird entschieden, nachdem jede Koordinate durch ihr quadratisches Mittel geteilt ist, auf eine Zweierpotenz gerundet",
    clearance: (smallest: string, decades: number): readonly string[] => [
      `kleinster gesehener: ${smallest}`,
      `${counted(decades, "Dekade", "Dekaden")} über dem Rauschen`,
    ],
    columns: { place: "Platz", value: "Eigenwert", seen: "gesehen" },
    yes: "ja",
    no: "nein",
  },
  attention: {
    title: "Attention",
    chart: "Attention-Matrizen von Lehrer und Lernern auf einem Beispiel",
    read: "Ein Attention-Gewicht ablesen",
    head: (place: number) => `Kopf ${formatCount(place)}`,
    cell: (head: number, asking: number, answering: number) =>
      `Kopf ${formatCount(head)}: Token ${formatCount(asking)} schaut auf Token ${formatCount(answering)}`,
    legend: "Zeile: Token, auf das geschaut wird; Spalte: Token, das schaut",
    teacher: "Lehrer",
    teacherNote: (heads: number) => counted(heads, "Kopf", "Köpfe"),
    difference: (share: number) => (share < 1e-12 ? "gleich auf 12 Stellen" : `${percent(share)} daneben`),
    unexplained: (share: number) => `${percent(share)} unerklärt`,
    strongest: (shown: number) => (shown === 1 ? "stärkster Kopf" : `${formatCount(shown)} stärkste Köpfe`),
    begin: "Gleich kommt die Attention des Lehrers an einem Beispiel.",
    solving: "Die geschlossene Lösung rechnet noch; ihre Attention kommt dann neben die des Lehrers.",
    onlyTeacher: "Nur der Lehrer ist gezeigt: Kein Lerner wird mit ihm verglichen.",
    nobody: "Kein Lerner wird verglichen.",
    noHeads: (psi: number) =>
      `Nur der Lehrer ist gezeigt: Bei ${formatCount(psi)} Merkmalen liegt die geschlossene Lösung in dualer Form vor, und die hat keine Köpfe.`,
    mixing: "Gezeigt nach der besten umkehrbaren Mischung auf die Köpfe des Lehrers.",
    ownHeads:
      "Es gibt keinen Lehrer aus linearer Attention, auf den sich mischen ließe; Kopf 1 des einen Lerners muss nicht Kopf 1 des anderen sein.",
    equal: (who: string, many: boolean) => `${who} ${many ? "schauen" : "schaut"} an diesem Beispiel hin wie der Lehrer`,
    near: (who: string, many: boolean, share: number) => `${who} ${many ? "weichen" : "weicht"} um ${percent(share)} ab`,
    far: (who: string, many: boolean) => `${who} ${many ? "schauen" : "schaut"} anders hin`,
    both: (first: string, second: string) => `${first} und ${second}`,
    tooLarge: (psi: number, closedFormHasNone: boolean) =>
      `Jeder Lerner zeigt seine eigenen stärksten Köpfe: Bei ${formatCount(psi)} Merkmalen werden sie nicht auf die des Lehrers gemischt${closedFormHasNone ? ", und die geschlossene Lösung hat keine" : ""}.`,
    ownShown: "Jeder Lerner zeigt seine eigenen stärksten Köpfe an diesem Beispiel.",
    sample: "Beispiel",
    from: "Beispiele der Testdaten oder der Trainingsdaten",
    splits: { test: "Beispiel", training: "Trainingsbeispiel" },
    previous: "Voriges Beispiel",
    next: "Nächstes Beispiel",
    compared: "Verglichen",
    columns: { head: "Kopf", answering: "Token, auf das geschaut wird", asking: "Token, das schaut" },
  },
  heads: {
    title: "Köpfe",
    views: { heads: "Köpfe", function: "Funktion" },
    view: "Was dieses Panel zeigt",
    chart:
      "Singulärwerte von W für die geschlossene Lösung und den Gradientenabstieg darauf, und von T der Gradientenlerner, relativ zum größten",
    read: "Einen Singulärwert ablesen",
    upward: "Singulärwert, relativ zum größten",
    across: "Kopf, der stärkste zuerst",
    threshold: (share: number) => `unter ${percent(share)}: ungenutzt`,
    teacher: (heads: number) => `Lehrer: ${formatCount(heads)}`,
    value: (place: string) => `Kopf ${place}`,
    floor: "weniger",
    used: (used: number, all: number) => `nutzt ${formatCount(used)} von ${formatCount(all)}`,
    begin: "Köpfe werden gezählt, sobald die geschlossene Lösung da ist oder das Training begonnen hat.",
    dual: (psi: number) =>
      `Bei ${formatCount(psi)} Merkmalen liegt die geschlossene Lösung in dualer Form vor, als Kombination ihrer Beispiele, und die hat keine Köpfe zum Zählen.`,
    closedForm: (used: number) =>
      `Die SVD von W verteilt die geschlossene Lösung auf ${formatCount(used)} ${plural(used, "Kopf", "Köpfe")}`,
    made: (heads: number) => `das Ziel hat ${counted(heads, "Kopf", "Köpfe")}`,
    gradient: (who: string, many: boolean, used: number) => `${who} ${many ? "nutzen" : "nutzt"} ${formatCount(used)}`,
    columns: { place: "Kopf", learner: "Lerner", value: "Singulärwert", relative: "relativ zum größten" },
  },
  function: {
    chart: "Koeffizienten p von Lehrer und Lernern, Ausgabe gegen Merkmal",
    read: "Einen Koeffizienten ablesen",
    cell: (output: number, [j, k]: readonly [number, number], coordinate: number) =>
      `Ausgabe ${formatCount(output)}, Merkmal G${indices(j, k)} z${subscript(coordinate)}`,
    pair: ([j, k]: readonly [number, number]) => `${j},${k}`,
    pairs: "Paare {j, k}",
    squares: "Quadrate {j, j}",
    columnsTitle: "Merkmal Gⱼₖ zₗ, geordnet nach dem Paar {j, k}; Zeilen: Ausgaben",
    legend: "",
    teacherNote: "das Ziel",
    distance: (value: number) => `Abstand ${formatValue(value)}`,
    noDistance: "kein Lehrer zum Vergleichen",
    dual: (psi: number) =>
      `Bei ${formatCount(psi)} kubischen Merkmalen werden Koeffizienten p nicht aufgeschrieben: Eine geschlossene Lösung liegt als Kombination ihrer Beispiele vor, andere Lerner als ihre Köpfe.`,
    begin: "Funktionen werden verglichen, sobald die geschlossene Lösung da ist oder das Training begonnen hat.",
    same: (who: string, many: boolean) => `${who} ${many ? "haben" : "hat"} die Funktion des Lehrers gefunden`,
    at: (who: string, many: boolean, distance: number) => `${who} ${many ? "sind" : "ist"} ${formatValue(distance)}`,
    away: (who: string, size: number) => `${who} von der Funktion des Lehrers entfernt (‖p‖ = ${formatValue(size)})`,
    own: "Die Koeffizienten jedes Lerners; es gibt keinen Lehrer aus linearer Attention zum Vergleichen.",
    columns: { output: "Ausgabe", feature: "Merkmal" },
    feature: ([j, k]: readonly [number, number], l: number) => `G${indices(j, k)} z${subscript(l)}`,
  },
} satisfies typeof panelText;
