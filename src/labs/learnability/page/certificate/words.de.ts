import { formatCount, formatPower, formatRounded, formatSetting, formatValue } from "../../../../platform/charts/format";
import { counted, inWords, plural, sentenceCase, withStop } from "../../../../platform/ui/grammar.de";
import type { certificateText } from "./words";

function percent(share: number): string {
  if (share >= 0.995) return "100 %";
  return share >= 1e-3 ? `${formatRounded(100 * share, 2)} %` : formatValue(share);
}

const directions = (count: number) => counted(count, "freie Richtung", "freie Richtungen");
/** "einem Kopf", "zwei Köpfen". */
const inHeads = (count: number) => (count === 1 ? "einem Kopf" : `${inWords(count)} Köpfen`);
const headsIn = (count: number) => `${inWords(count)} ${plural(count, "Kopf", "Köpfe")}`;
const samplesOf = (count: number, law: string) => `${formatCount(count)} ${plural(count, "Beispiel", "Beispiele")} ${law}`;
const signed = (value: number) => formatValue(value).replace(/^-/, "−");

interface SweptPlace {
  readonly distance: number;
  readonly value: number;
}

export default {
  title: "Zertifikatslabor",
  viewsLabel: "Ansicht des Labors",
  views: {
    sample: "Dieses Beispiel",
    twin: "Der Zwilling",
    learners: "Gradientenlerner",
    data: "Mehr Daten",
    heads: "Wenigste Köpfe",
    sweep: "Die Reihe",
  },
  waiting: "Das Labor untersucht die ganze Trainingsmenge, und deren Beispiele werden noch aufgenommen.",
  ready: "Das Labor untersucht die Trainingsmenge. Mit Start wird sie gezogen.",
  noData: "Noch gibt es keine Daten. Eine Datei öffnen oder eine Vorlage wählen.",
  failed: (reason: string) => `Das ließ sich nicht berechnen: ${withStop(reason)}`,
  working: (share: number) => `${formatCount(100 * share)} %`,
  dual: {
    twin: (psi: number, limit: number) =>
      `Bei ${formatCount(psi)} Merkmalen wird die Funktion nie aufgeschrieben, nur was sie antwortet; also lässt sie sich nicht entlang einer Richtung verschieben. Zwillinge werden bis ${formatCount(limit)} Merkmale gezeigt, das ist d = 16.`,
    learners: (psi: number, limit: number) =>
      `Bei ${formatCount(psi)} Merkmalen werden Funktionen nicht aufgeschrieben, also ist ihr gesehener Teil nicht vom freien zu trennen. Das wird bis ${formatCount(limit)} Merkmale gezeigt, das ist d = 16.`,
    heads: (psi: number, limit: number) =>
      `Bei ${formatCount(psi)} Merkmalen hat die geschlossene Lösung keine Koeffizienten, die sich in Köpfe zerlegen ließen. Die Suche gibt es unter ${formatCount(limit)} Merkmalen: ein kleineres Ziel wählen.`,
  },

  sample: {
    stepper: "Testbeispiel",
    none: "Diese Daten haben keine Testfolge zum Zertifizieren. Daten mit einer öffnen.",
    asking: "Die Richtungen, die die Daten sehen, werden bestimmt; dann kommt das Zertifikat des Beispiels.",
    certified: "Zertifiziert",
    certifiedRest: ": Jede lineare Attention, die diese Daten perfekt trifft, antwortet hier dasselbe.",
    open: "Nicht zertifiziert",
    openRest: (share: number) => `: ${percent(share)} von H(Z) liegen außerhalb dessen, was die Daten gesehen haben.`,
    openMeaning: " Schichten, die perfekt passen, können sich hier beliebig unterscheiden, wenn sie genug Köpfe haben.",
    allows: (who: string, bound: number, difference: number) =>
      ` Wie gut ${who} passt, erlaubt einen quadrierten Unterschied von ${formatValue(bound)}; er beträgt ${formatValue(difference)}.`,
    chart: "Zertifikat eines Beispiels: ungesehener Anteil seiner Merkmale und die Schranke jedes Lerners",
    gauge: "Anteil von H(Z) außerhalb des Aufgespannten",
    zones: { certified: "zertifiziert", free: "nicht gesehen" },
    threshold: (value: number) => `Schwelle ${formatPower(value, 0)}`,
    rows: (leverage: number) =>
      `quadrierter Unterschied zur geschlossenen Lösung an diesem Beispiel; Hebel H(Z)ᵀΛ⁻¹H(Z) = ${formatValue(leverage)}`,
    across: "Marke: wie groß er ist; Strich: das Meiste, was das Überschussrisiko erlaubt",
    noFunctions: "Lerner werden hier verglichen, sobald sie eine Funktion haben.",
    noCoefficients: (psi: number) =>
      `Bei ${formatCount(psi)} Merkmalen werden Funktionen nicht aufgeschrieben; die Anzeige wird über Kerne berechnet, und Lerner haben keine Schranken.`,
    excess: (value: number) => `Überschussrisiko ${formatValue(Math.max(0, value))}`,
    numbers: (difference: number, bound: number): readonly [string, string] => [
      formatValue(difference),
      Number.isFinite(bound) ? `höchstens ${formatValue(bound)}` : "keine Schranke",
    ],
    columns: {
      learner: "Lerner",
      excess: "Überschussrisiko",
      leverage: "Hebel",
      bound: "Schranke",
      difference: "quadrierter Unterschied",
      share: "Anteil",
    },
    explain: [
      "H(Z) enthält die kubischen Merkmale dieses Beispiels. Der Teil davon, der im Raum der Trainingsmerkmale liegt, ist durch die Daten festgelegt; entlang des Rests darf ein perfekter Fit alles antworten. Die Anzeige zeigt die Größe dieses Rests.",
      "Ein Lerner, der fast so gut passt wie die geschlossene Lösung, kann hier nur begrenzt von ihr abweichen: Sein Überschussrisiko ε mal dem Hebel des Beispiels beschränkt den quadrierten Unterschied, und irgendeine Funktion mit diesem Risiko erreicht die Schranke. Wo der Hebel groß ist, ist es auch der erlaubte Unterschied. Deshalb liegt eine Marke nie rechts von ihrem Strich.",
    ],
    formula: "‖(p − p̂)H(Z)‖² ≤ ε · H(Z)ᵀΛ⁻¹H(Z),  ε = tr (p − p̂) Λ (p − p̂)ᵀ",
  },

  twin: {
    none: (rank: number, psi: number) =>
      `Es gibt keinen Zwilling: Diese Daten sehen alle ${formatCount(psi)} Richtungen (Rang ${formatCount(rank)} von ${formatCount(psi)}), also ist jeder perfekte Fit dieselbe Funktion. Weniger Beispiele, oder ein Ziel, dessen Daten alle von einer Art sind, lassen Platz für einen.`,
    asking: "Gesucht wird eine freie Richtung und das Beispiel, an dem sie sich am meisten zeigt.",
    direction: "Richtung",
    kinds: { null: "freie Richtung", witness: "Zeuge mit zwei Köpfen" },
    kindHelp: "entlang welcher Richtung des Merkmalsraums die geschlossene Lösung verschoben wird",
    stepper: "Nummer",
    output: "Ausgabe",
    outputOf: (place: number) => `Ausgabe ${formatCount(place)}`,
    amplitude: "Amplitude c",
    amplitudeHelp: "wie weit die geschlossene Lösung entlang der Richtung verschoben ist",
    amplitudeBounds: (least: number, most: number) => `muss eine Zahl zwischen ${formatSetting(least)} und ${formatSetting(most)} sein`,
    still: "Bei Amplitude 0 ist der Zwilling die geschlossene Lösung selbst. Den Regler bewegen.",
    fits: (train: number) => `Der Zwilling trifft die Trainingsdaten bis auf ${formatValue(Math.max(0, train))}`,
    fresh: (value: number, variance: number) =>
      ` und liegt auf frischen Beispielen bei ${formatValue(value)} (Varianz von y: ${formatValue(variance)})`,
    unseen: (fresh: number) =>
      `, und ebenso frische Beispiele derselben Art (${formatValue(Math.max(0, fresh))}): Auch sie zeigen ihn nicht`,
    blind: (fresh: number, set: string, value: number) =>
      `${Number.isNaN(fresh) ? "" : `, und auch frische Beispiele zeigen ihn nicht (${formatValue(Math.max(0, fresh))})`}; anders ${set}: Dort liegt er bei ${formatValue(value)}`,
    freshUnknown: (value: number) => ` und hat sich auf frischen Beispielen um ${formatValue(value)} verschoben`,
    answers: (closedForm: number, twin: number) =>
      `; am gefundenen Beispiel antwortet die geschlossene Lösung ${signed(closedForm)}, der Zwilling ${signed(twin)}.`,
    errors: {
      chart: "Mittlere quadratische Fehler des Zwillings gegen die Amplitude",
      title: "mittlerer quadratischer Fehler",
      across: "Amplitude c",
      read: "Die Fehler bei einer Amplitude ablesen",
      at: (amplitude: number) => `c = ${formatValue(amplitude)}`,
      train: "Training",
      test: "Test",
      found: "gefundenes Beispiel",
      variance: "Varianz von y",
      floor: "≤ 0",
    },
    found: {
      title: "Gefundenes Beispiel",
      note: (share: number) => `${percent(share)} davon ungesehen`,
      chart: "Das Beispiel, an dem geschlossene Lösung und Zwilling am meisten auseinandergehen, und ihre Antworten",
      read: "Eine Zahl des gefundenen Beispiels ablesen",
      tokens: (n: number) => `Token (${formatCount(n)})`,
      closedForm: "geschlossene Lösung",
      twin: "Zwilling",
      tokensLegend: "Zeilen: Koordinaten; das letzte Token fragt",
      answersLegend: "Antworten ŷ, eine Zeile je Ausgabe",
      cell: (row: number, column: number) => `Zeile ${formatCount(row)}, Spalte ${formatCount(column)}`,
    },
    heads: {
      title: "Die Köpfe des Zwillings",
      asking: "Die Köpfe des Zwillings kommen, wenn der Regler ruht.",
      chart: "Singulärwerte des Zwillings und der geschlossenen Lösung, relativ zum größten",
      pairs: "Wert- und Schlüssel-Anfrage-Matrizen der stärksten Köpfe des Zwillings",
      read: "Einen Eintrag eines Kopfes ablesen",
      value: "V",
      keyQuery: "Q",
      head: (place: number) => `Kopf ${formatCount(place)}`,
      added: "zusätzlich",
      size: (value: number) => `σ = ${formatValue(value)}`,
      uses: (used: number, all: number) => `${formatCount(used)} von ${formatCount(all)}`,
      cell: (head: string, row: number, column: number) => `${head}: Zeile ${formatCount(row)}, Spalte ${formatCount(column)}`,
      twin: "Zwilling",
    },
    columns: { amplitude: "Amplitude", set: "Menge", error: "Fehler", base: "Basis", cross: "gemischt", square: "Quadrat" },
    explain: [
      "Entlang einer freien Richtung sagen die Trainingsbeispiele nichts. Die geschlossene Lösung dort zu verschieben ändert keine Antwort im Training, also bleibt der Trainingsfehler, was er war, während frische Beispiele, die einen Anteil entlang der Richtung haben, anders beantwortet werden: Ihr Fehler ist eine Parabel der Amplitude.",
      "Das gefundene Beispiel ist unter denen gleicher Größe das, an dem sich die beiden Funktionen am meisten unterscheiden. Beide passen gleich gut zu den Daten, und beide sind lineare Attention: Die Köpfe rechts ergeben den Zwilling.",
    ],
    formula: "p̂ + c · e_a wᵀ mit Λw = 0,  Fehler(c) = Basis + 2c · gemischt + c² · Quadrat",
  },

  learners: {
    noTeacher: "Es gibt hier keinen Lehrer aus linearer Attention, also auch keinen Abstand zu ihm, der sich zerlegen ließe.",
    none: "Einen Gradientenlerner hinzufügen: Sein Abstand vom Lehrer wird hier zerlegt, während er trainiert.",
    begin: "Noch hat niemand trainiert. Start oder Ein Schritt drücken.",
    lost: (who: string, many: boolean, inRange: number) =>
      `${who} ${many ? "haben" : "hat"} den Teil verloren, den die Daten sehen können (${formatValue(inRange)})`,
    still: (who: string, many: boolean, inRange: number) =>
      `${who} ${many ? "liegen" : "liegt"} in dem, was die Daten sehen können, noch ${formatValue(inRange)} daneben`,
    keeps: (many: boolean, inNull: number, free: number) =>
      ` und ${many ? "behalten" : "behält"} ${formatValue(inNull)} in ${free === 1 ? "der einen freien Richtung" : `den ${formatCount(free)} freien Richtungen`}`,
    nothingFree: "; die Daten lassen keine Richtung frei",
    diverged: (who: string) => `${who}: divergiert`,
    chart: "Abstand jedes Lerners vom Lehrer gegen Schritte: der Teil, den die Daten sehen, und der freie",
    lines: "Abstand ‖(p − p*)/S‖ des W von dem des Lehrers; durchgezogen: was die Daten sehen, gestrichelt: was sie frei lassen",
    across: "Gradientenschritte",
    read: "Die Abstände bei einem Schritt ablesen",
    at: (step: number) => `Schritt ${formatCount(step)}`,
    seen: (name: string) => `${name}, gesehen`,
    free: (name: string) => `${name}, frei`,
    floor: "≤ 0",
    columns: { step: "Schritt", learner: "Lerner", seen: "gesehener Teil", free: "freier Teil" },
    explain: [
      "Der Abstand zwischen dem W eines Lerners und dem des Lehrers hat zwei Teile im rechten Winkel: einen entlang der Richtungen, die die Daten sehen, einen entlang derer, die sie frei lassen. Der Verlust kennt nur den ersten.",
      "Gradientenabstieg auf W selbst rührt den freien Teil nie an, er behält also, womit er begann. Köpfe können die beiden beim Training mischen; was am Ende im freien Teil bleibt, ist der Fehler, den kein Trainingsbeispiel zeigen kann. (Zwischen Koeffizienten p sind die beiden Teile nicht ganz so getrennt: Dort zählen Paare mehr, um S = √2.)",
    ],
    formula: "‖u − u*‖² = ‖P(u − u*)‖² + ‖(1 − P)(u − u*)‖²,  u = p/S, S = √2 auf Paaren, P auf das Bild von SΛS",
  },

  data: {
    law: "Verteilung",
    lawHelp: "wie die Einträge der zusätzlichen Beispiele gezogen werden",
    laws: { gaussian: "gaußsch", rademacher: "zufällige Vorzeichen", sphere: "Kugel" },
    lawAdjectives: { gaussian: "mit gaußschen Einträgen", rademacher: "mit zufälligen Vorzeichen", sphere: "von der Kugel" },
    count: "Zusätzliche Beispiele k",
    countBounds: (most: number) => `muss eine ganze Zahl zwischen 0 und ${formatCount(most)} sein`,
    countHelp: "zufällige Folgen neben den Trainingsdaten",
    asking: "Das Spektrum mit mehr und mehr Beispielen wird berechnet.",
    alreadyClosed: "Schon geschlossen",
    alreadyClosedRest: (psi: number) =>
      `: Die Daten sehen alle ${formatCount(psi)} Richtungen, und mehr Beispiele sehen sie nur noch besser.`,
    closed: "Der Kreis ist geschlossen",
    closedRest: (count: number) =>
      `: Mit ${count === 1 ? "dem zusätzlichen Beispiel" : `den ${formatCount(count)} zusätzlichen Beispielen`} ist keine Richtung frei, und jeder perfekte Fit ist dieselbe Funktion.`,
    closes: (count: number, law: string, free: number) =>
      `${samplesOf(count, law)} ${plural(count, "würde", "würden")} genügen: Dann ist ${free === 1 ? "auch die eine freie Richtung gesehen" : `keine der ${formatCount(free)} freien Richtungen mehr übrig`}.`,
    lifts: (count: number, lambdaMin: number) => `Mit ${formatCount(count)} ist der kleinste Eigenwert ${formatValue(lambdaMin)}.`,
    leaves: (count: number, law: string, left: number) =>
      `${samplesOf(count, law)} ${plural(count, "ließe", "ließen")} ${directions(left)} übrig.`,
    stays: (count: number, law: string, left: number) =>
      `${samplesOf(count, law)} ${plural(count, "ließe", "ließen")} noch ${directions(left)} übrig, und so täte es jede Anzahl: Diese Verteilung zeigt sie nie.`,
    now: (free: number) => `Die Daten lassen ${directions(free)}; wählen, wie viele Beispiele dazukommen.`,
    add: (count: number) => `${count === 1 ? "Dieses Beispiel" : `Diese ${formatCount(count)} Beispiele`} zu den Trainingsdaten hinzufügen`,
    addMore: (count: number) => `${formatCount(count)} mehr hinzufügen`,
    remove: (count: number) =>
      count === 1 ? "Das zusätzliche Beispiel entfernen" : `Die ${formatCount(count)} zusätzlichen Beispiele entfernen`,
    noLabels:
      "Niemand kennt die Labels von Beispielen, die zu eigenen Daten dazukommen; zählen lassen sie sich hier, lernen lässt sich aus ihnen nicht.",
    noField: "Dieses Ziel nimmt keine zusätzlichen Beispiele.",
    chart: "Freie Richtungen und kleinster Eigenwert gegen die Anzahl zusätzlicher Beispiele",
    read: "Die Wirkung einer Anzahl zusätzlicher Beispiele ablesen",
    free: "freie Richtungen",
    smallest: "kleinster Eigenwert von Λ",
    across: "zusätzliche Beispiele k",
    at: (count: string) => `${count} zusätzlich`,
    freeValue: "freie Richtungen",
    smallestValue: "kleinster Eigenwert",
    floor: "keine",
    chosen: (count: string) => `k = ${count}`,
    closedAt: (count: string) => `geschlossen bei ${count}`,
    columns: { count: "zusätzliche Beispiele", nullity: "freie Richtungen", lambdaMin: "kleinster Eigenwert" },
    explain: [
      "Daten von einer Art, wie Abläufe oder Speicher, zeigen manche Richtungen nie, so viele es auch sind. Ein paar zufällige Beispiele daneben, vom Lehrer beantwortet, können jede zeigen: Jedes bringt höchstens eine Richtung dazu.",
      "Zufällige Vorzeichen sind eine Warnung: Ihre Quadrate sind alle eins, also bleiben d(d − 1) eigene Richtungen für immer verborgen. Gaußsche Einträge haben ab zwei Token keinen solchen blinden Fleck; einzelne Token verbergen viele Richtungen, wie sie auch gezogen werden.",
    ],
    formula: "Λ′ = (NΛ + Σ h hᵀ)/(N + k); zwei oder mehr gaußsche Token sehen jede Richtung (Lemma A.5)",
  },

  heads: {
    idle: "Wie wenige Köpfe ergeben die Funktion der geschlossenen Lösung? Dieselbe Funktion lässt sich mit vielen Sätzen von Köpfen schreiben; die Suche sucht den kleinsten.",
    start: "Nach weniger Köpfen suchen",
    cancel: "Suche abbrechen",
    progress: "Fortschritt der Suche",
    again: "Noch einmal suchen",
    none: "Eine geschlossene Lösung hinzufügen: Ihre Funktion ist es, die die Suche zerlegt.",
    tooLarge: (d: number, most: number) =>
      `Token haben hier ${formatCount(d)} Koordinaten; die Suche unter so vielen dauert Stunden, deshalb gibt es sie bis ${formatCount(most)}. Ein kleineres Ziel wählen.`,
    searching: (heads: number) => `Versuch mit ${inHeads(heads)}.`,
    beginning: "Die Suche beginnt.",
    found: (heads: number, residual: number) =>
      `${sentenceCase(headsIn(heads))} ${heads === 1 ? "ergibt" : "ergeben"} diese Funktion genau (Rest ${formatValue(residual)})`,
    svd: (count: number) => `; die SVD von W ergibt ${formatCount(count)}`,
    missed: (heads: number, residual: number) =>
      `Bis zu ${inHeads(heads)} ergab keiner der Versuche diese Funktion genau; der nächste kam auf ${formatValue(residual)}`,
    use: (heads: number) => `${counted(heads, "Kopf", "Köpfe")} verwenden`,
    used: (heads: number) => `Die geschlossene Lösung verwendet ${heads === 1 ? "einen Kopf" : headsIn(heads)}.`,
    release: "Wieder die SVD von W verwenden",
    chart: "Abstand von der Funktion der geschlossenen Lösung, den eine Anzahl Köpfe erreicht",
    read: "Den Rest bei einer Anzahl Köpfe ablesen",
    upward: "‖p(V, Q) − p̂‖ / ‖p̂‖, bester der Anfänge",
    across: "Köpfe H",
    exact: "darunter: genau",
    generic: (heads: string) => `im Allgemeinen: mindestens ${heads}`,
    teacher: (heads: string) => `Lehrer: ${heads}`,
    headsAt: (heads: string) => `${heads} ${heads === "1" ? "Kopf" : "Köpfe"}`,
    residual: "Rest",
    floor: "0",
    columns: { heads: "Köpfe", residual: "Rest", starts: "Anfänge" },
    explain: [
      "W ist durch seine Funktion nur bis auf eine Eichung bestimmt: Einen antisymmetrischen Teil hinzuzufügen ändert keine Antwort, aber den Rang und damit die Köpfe, die die SVD ergibt. Die Suche geht die ganze Eichung nach den wenigsten Köpfen durch.",
      "Dimensionen zu zählen sagt, wie viele Köpfe fast jede Funktion mindestens braucht, und manche brauchen einen mehr; bei einer Ausgabe sind es d. Eine aus wenigen Köpfen gemachte Funktion braucht nicht mehr als diese.",
    ],
    formula: "im Allgemeinen mindestens H Köpfe mit H(d_out·d + d² − H) ≥ d_out·ψ; bei einer Ausgabe d Köpfe",
  },

  sweep: {
    none: "Eine Reihe trainiert jeden Lerner auf Daten, die sich in einer Einstellung unterscheiden: oben die Einstellung und ihre Werte wählen.",
    ownData: "Eigene Daten haben keine Einstellung, die eine Reihe ändern könnte.",
    form: {
      title: "Einstellung und Werte der Reihe",
      field: "Einstellung",
      list: "Werte, durch Semikolons getrennt",
      make: "Die Reihe anlegen",
      change: "Diese Werte nehmen",
      open: "Die Reihe ändern",
      remove: "Die Reihe entfernen",
      notNumber: (entry: string) => `„${entry}“ ist keine Zahl`,
      at: (value: string, problem: string) => `bei ${value}: ${problem}`,
    },
    idle: (field: string, count: number) =>
      `Die Reihe trainiert jeden Lerner auf ${formatCount(count)} Datensätzen, die sich in einer Einstellung unterscheiden: ${field}. Sie dauert so lange wie so viele Läufe.`,
    start: "Die Reihe rechnen",
    cancel: "Die Reihe abbrechen",
    again: "Die Reihe noch einmal rechnen",
    progress: "Fortschritt der Reihe",
    beginning: "Der erste Datensatz wird gelernt.",
    running: (done: number, all: number) => `${formatCount(done)} von ${formatCount(all)} Datensätzen sind fertig.`,
    noDistance: "Es gibt keinen Lehrer, dem etwas nah oder fern sein könnte.",
    range: (who: string, many: boolean, field: string, far: SweptPlace, near: SweptPlace) =>
      `${who} ${many ? "sind" : "ist"} bei ${field} ${formatSetting(far.value)} um ${formatValue(far.distance)} vom Lehrer entfernt${far === near ? "" : ` und bei ${formatSetting(near.value)} um ${formatValue(near.distance)}`}.`,
    against: "Waagerechte Achse",
    axes: { value: "die Einstellung", lambdaMin: "kleinster Eigenwert" },
    chart: "Abstand jedes Lerners vom Lehrer über die Reihe",
    lines: "Abstand ‖p − p*‖ vom Lehrer am Ende des Trainings",
    lambdaMin: "kleinster Eigenwert λ_min von Λ",
    read: "Die Abstände an einer Stelle der Reihe ablesen",
    at: (name: string, value: number) => `${name} ${formatValue(value)}`,
    floor: "≤ 0",
    columns: {
      value: "Einstellung",
      lambdaMin: "kleinster Eigenwert",
      nullity: "freie Richtungen",
      learner: "Lerner",
      distance: "Abstand",
      seen: "gesehener Teil, von W",
      free: "freier Teil, von W",
      train: "Trainingsfehler",
    },
    explain: [
      "Jeder Punkt ist ein ganzer Lauf: Daten mit einer anderen Einstellung neu gezogen und jeder Lerner bis zum Ende trainiert. Der Abstand vom Lehrer spricht von allen Eingaben, nicht nur von den gezogenen.",
      "Gegen den kleinsten Eigenwert gezeichnet zeigt er, was das Zertifikat vorhersagt: Wo eine Richtung kaum gesehen wird, kann auch ein fast perfekter Fit weit daneben liegen. Wie weit, beschränkt sein Überschussrisiko (über die Ausgaben summiert): Abstand² ist höchstens Überschuss/λ_min.",
    ],
    formula: "‖p − p*‖_F gegen λ_min(Λ);  ‖p − p̂‖² ≤ ε/λ_min für das Überschussrisiko ε",
  },
} satisfies typeof certificateText;
