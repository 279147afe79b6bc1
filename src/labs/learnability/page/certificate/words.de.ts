import { formatCount, formatPower, formatRounded, formatSetting, formatValue } from "../../../../platform/charts/format";
import { counted, inWords, plural, sentenceCase, withStop } from "../../../../platform/ui/grammar.de";
import type { certificateText } from "./words";

function percent(share: number): string {
  if (share >= 0.995) return "100 %";
  return share >= 1e-3 ? `${formatRounded(100 * share, 2)} %` : formatValue(share);
}

const directions = (count: number) => counted(count, "unbestimmte Richtung", "unbestimmte Richtungen");
/** "einem Kopf", "zwei Köpfen". */
const inHeads = (count: number) => (count === 1 ? "einem Kopf" : `${inWords(count)} Köpfen`);
const headsIn = (count: number) => `${inWords(count)} ${plural(count, "Kopf", "Köpfe")}`;
const samplesOf = (count: number, distribution: string) =>
  `${formatCount(count)} ${plural(count, "Beispiel", "Beispiele")} ${distribution}`;
const signed = (value: number) => formatValue(value).replace(/^-/, "−");

/** Im Dativ. */
const setNames = { "of-x": "den Merkmalen von X(Z)", normalised: "normierten Merkmalen", whitened: "weißen Merkmalen" };

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
    entries: "Viertes Moment",
    map: "Abbildung φ",
    heads: "Wenigste Köpfe",
    sweep: "Die Reihe",
  },
  waiting: "Die Trainingsbeispiele werden noch verarbeitet.",
  ready: "Start drücken, um die Trainingsmenge zu ziehen.",
  noData: "Es sind keine Daten geladen. Eine Datei öffnen oder eine Vorlage wählen.",
  failed: (reason: string) => `Das ließ sich nicht berechnen: ${withStop(reason)}`,
  working: (share: number) => `${formatCount(100 * share)} %`,
  dual: {
    twin: (psi: number, limit: number) =>
      `Zwillinge brauchen die Koeffizienten p, die für höchstens ${formatCount(limit)} Merkmale (d = 16) berechnet werden. Diese Daten haben ${formatCount(psi)}.`,
    learners: (psi: number, limit: number) =>
      `Diese Ansicht braucht die Koeffizienten p, die für höchstens ${formatCount(limit)} Merkmale (d = 16) berechnet werden. Diese Daten haben ${formatCount(psi)}.`,
    heads: (psi: number, limit: number) =>
      `Die Suche braucht weniger als ${formatCount(limit)} Merkmale; diese Daten haben ${formatCount(psi)}. Ein kleineres Ziel wählen.`,
  },

  sample: {
    stepper: "Testbeispiel",
    none: "Diese Daten enthalten keine Testfolge. Daten mit Testfolgen öffnen.",
    asking: "Das Zertifikat des Beispiels wird berechnet.",
    certified: "Zertifiziert",
    certifiedRest: ": Jede lineare Attention, die perfekt zu diesen Daten passt, gibt hier dasselbe aus.",
    open: "Nicht zertifiziert",
    openRest: (share: number) => `: ${percent(share)} von H(Z) liegen außerhalb des Spanns der Trainingsmerkmale.`,
    openMeaning: " Perfekte Anpassungen mit genug Köpfen können sich hier beliebig stark unterscheiden.",
    allows: (who: string, bound: number, difference: number) =>
      ` Das Überschussrisiko beschränkt den quadrierten Unterschied für ${who} auf ${formatValue(bound)}; er beträgt ${formatValue(difference)}.`,
    set: "Merkmale",
    setHelp: "Merkmale der Schranke aus Lemma A.7; normiert: vom mittleren Quadrat 1; weiß: Λ ist die Einheitsmatrix",
    sets: {
      algorithm: "Merkmale von Algorithmus 2",
      "of-x": "Merkmale von X(Z)",
      normalised: "normierte Merkmale",
      whitened: "weiße Merkmale",
    },
    other: (set: keyof typeof setNames, lambdaMin: number, own: number, worst: readonly [who: string, bound: number] | null) =>
      ` Mit ${setNames[set]} ist λ_min ${formatValue(lambdaMin)} statt ${formatValue(own)}${worst ? `; die Schranke für ${worst[0]} ist dann ${formatValue(worst[1])}` : ""}.`,
    singular: " Λ ist mit allen Merkmalen singulär; daher ergibt Lemma A.7 keine Schranke.",
    chart: "Zertifikat eines Beispiels: Anteil von H(Z) außerhalb des Spanns der Daten und die Schranke jedes Lerners",
    gauge: "Anteil von H(Z) außerhalb des Spanns der Daten",
    zones: { certified: "zertifiziert", free: "nicht zertifiziert" },
    threshold: (value: number) => `Schwelle ${formatPower(value, 0)}`,
    rows: (leverage: number) =>
      `quadrierter Unterschied zur geschlossenen Lösung auf diesem Beispiel; Hebel H(Z)ᵀΛ⁻¹H(Z)\u00a0=\u00a0${formatValue(leverage)}`,
    across: "Marke: quadrierter Unterschied; Strich: Schranke durch den Hebel; Ring: Schranke aus Lemma A.7",
    acrossSet: "Marke: quadrierter Unterschied; Strich: Schranke durch den Hebel; Ring: Schranke aus Lemma A.7 mit diesen Merkmalen",
    noFunctions: "Lerner erscheinen hier, sobald sie Gewichte haben.",
    noCoefficients: (psi: number) => `Bei ${formatCount(psi)} Merkmalen wird nur die Anzeige berechnet; Lerner haben keine Schranken.`,
    excess: (value: number) => `Überschussrisiko ${formatValue(Math.max(0, value))}`,
    numbers: (difference: number, bound: number): readonly [string, string] => [
      formatValue(difference),
      Number.isFinite(bound) ? `höchstens ${formatValue(bound)}` : "keine Schranke",
    ],
    loose: (bound: number, noisy: number | null) =>
      noisy === null ? `Lemma A.7: ${formatValue(bound)}` : `A.7: ${formatValue(bound)}, E.2: ${noisy > 0 ? formatValue(noisy) : "keine"}`,
    acrossNoisy: (largest: number, delta: number, none: boolean) =>
      `Quadrat: Lemma E.2 mit B = max ‖Z‖ = ${formatValue(largest)} und δ = ${formatSetting(delta)}${none ? ", ohne Schranke, da der Zähler negativ ist" : ""}`,
    negative: "Zähler negativ",
    columns: {
      learner: "Lerner",
      excess: "Überschussrisiko",
      leverage: "Hebel",
      bound: "Schranke",
      loose: "Schranke aus Lemma A.7",
      noisy: "Schranke aus Lemma E.2",
      difference: "quadrierter Unterschied",
      share: "Anteil",
    },
    explain: [
      "H(Z) enthält die kubischen Merkmale dieses Beispiels. Die Daten bestimmen die Ausgabe entlang des Spanns der Trainingsmerkmale. Entlang des Rests von H(Z) können sich perfekte Anpassungen unterscheiden. Die Anzeige gibt die relative Norm dieses Rests an.",
      "Das Überschussrisiko ε eines Lerners mal den Hebel des Beispiels beschränkt den quadrierten Unterschied zur geschlossenen Lösung. Eine Funktion mit diesem Risiko erreicht die Schranke. Eine Marke liegt daher höchstens bei ihrem Strich.",
      "Dieses punktweise Zertifikat stammt aus diesem Projekt; es steht nicht in der Arbeit. In Lemma A.7 steht ‖Z‖⁶/λ_min statt des Hebels; es ist nie kleiner.",
      "Gedruckt beschränkt Lemma A.7 die Norm, sein Beweis das Quadrat. Gegenüber der Anpassung kleinster Quadrate ist der Faktor 1. Zwischen zwei Anpassungen bis auf ε an der besten ist er 4.",
      "Lemma E.1 erlaubt andere Merkmale in Lemma A.7. Hier stehen Linearkombinationen der Merkmale von Algorithmus 2 zur Wahl. Ihre Schranke hat ihr eigenes λ_min und die Norm ‖H′(Z)‖² statt ‖Z‖⁶; Rang und Hebel sind gleich. Mit weißen Merkmalen Λ^(−1/2)H ist die Schranke die durch den Hebel. Keine andere Linearkombination hat eine kleinere.",
      "Lemma E.2 gilt für verrauschte Labels. Statt ε steht dort der Trainingsverlust minus das Rauschen plus (B²/N) log(1/δ). Ein negativer Zähler oder λ_min = 0 ergibt keine Schranke. Das Lemma setzt beschränktes Rauschen voraus; das Rauschen dieser Seite ist normalverteilt.",
    ],
    formula: "‖(p − p̂)H(Z)‖² ≤ ε · H(Z)ᵀΛ⁻¹H(Z) ≤ (ε/λ_min) ‖Z‖⁶,  ε = tr (p − p̂) Λ (p − p̂)ᵀ",
  },

  twin: {
    none: (rank: number, psi: number) =>
      `Es gibt keinen Zwilling: Λ hat Rang ${formatCount(rank)} von ${formatCount(psi)}, die Anpassung ist also eindeutig. Weniger Beispiele oder ein Ziel mit strukturierten Daten wählen.`,
    asking: "Der Zwilling und das Beispiel mit dem größten Unterschied werden berechnet.",
    direction: "Richtung",
    kinds: { null: "Nullraum-Richtung", witness: "Zeuge mit zwei Köpfen" },
    kindHelp: "Richtung im Merkmalsraum, in der sich der Zwilling von der geschlossenen Lösung unterscheidet",
    stepper: "Nummer",
    output: "Ausgabe",
    outputOf: (place: number) => `Ausgabe ${formatCount(place)}`,
    amplitude: "Amplitude c",
    amplitudeHelp: "Vielfaches der Richtung, das zur geschlossenen Lösung addiert wird",
    amplitudeBounds: (least: number, most: number) => `muss eine Zahl zwischen ${formatSetting(least)} und ${formatSetting(most)} sein`,
    still: "Bei Amplitude 0 ist der Zwilling gleich der geschlossenen Lösung. Den Regler bewegen.",
    fits: (train: number) => `Der Zwilling hat einen Trainingsfehler von ${formatValue(Math.max(0, train))}`,
    fresh: (value: number, variance: number) => ` und einen Testfehler von ${formatValue(value)} (Varianz von y: ${formatValue(variance)})`,
    unseen: (fresh: number) =>
      ` und einen Testfehler von ${formatValue(Math.max(0, fresh))}: Auch Testbeispiele dieser Art zeigen ihn nicht`,
    blind: (fresh: number, set: string, value: number) =>
      `${Number.isNaN(fresh) ? "" : ` und einen Testfehler von ${formatValue(Math.max(0, fresh))}`}, aber sein Fehler für ${set} beträgt ${formatValue(value)}`,
    freshUnknown: (value: number) => ` und weicht auf Testbeispielen im quadratischen Mittel um ${formatValue(value)} ab`,
    answers: (closedForm: number, twin: number) =>
      `. Auf dem gefundenen Beispiel gibt die geschlossene Lösung ${signed(closedForm)} aus, der Zwilling ${signed(twin)}.`,
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
      note: (share: number) => `${percent(share)} außerhalb des Spanns`,
      chart: "Das Beispiel mit dem größten Unterschied zwischen geschlossener Lösung und Zwilling, und ihre Ausgaben",
      read: "Eine Zahl des gefundenen Beispiels ablesen",
      tokens: (n: number) => `Token (${formatCount(n)})`,
      closedForm: "geschlossene Lösung",
      twin: "Zwilling",
      tokensLegend: "Zeilen: Koordinaten; letzte Spalte: Query-Token",
      answersLegend: "Ausgaben ŷ, eine Zeile je Koordinate",
      cell: (row: number, column: number) => `Zeile ${formatCount(row)}, Spalte ${formatCount(column)}`,
    },
    heads: {
      title: "Die Köpfe des Zwillings",
      near: (ranks: readonly (readonly [heads: number, seen: number, all: number])[]) =>
        ranks
          .map(
            ([count, seen, all]) =>
              `${formatCount(count)} ${plural(count, "Kopf", "Köpfe")}: die Daten zeigen ${formatCount(seen)} von ${formatCount(all)} Richtungen`,
          )
          .join("; "),
      asking: "Die Köpfe des Zwillings erscheinen, wenn der Regler ruht.",
      chart: "Singulärwerte des Zwillings und der geschlossenen Lösung, relativ zum größten",
      pairs: "Wert- und Key-Query-Matrizen der stärksten Köpfe des Zwillings",
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
      "Der Zwilling ist die geschlossene Lösung plus ein Vielfaches einer unbestimmten Richtung. Beide haben denselben Trainingsfehler. Auf Beispielen mit einem Anteil entlang dieser Richtung ist der Fehler des Zwillings eine Parabel der Amplitude.",
      "Unter den Beispielen gleicher Norm unterscheiden sich die beiden Funktionen auf dem gefundenen am stärksten. Beide sind lineare Attention; die Köpfe rechts berechnen den Zwilling.",
    ],
    formula: "p̂ + c · e_a wᵀ mit Λw = 0,  Fehler(c) = Basis + 2c · gemischt + c² · Quadrat",
  },

  learners: {
    noTeacher: "Dieses Ziel hat keinen Lehrer aus linearer Attention, zu dem ein Abstand messbar wäre.",
    none: "Einen Gradientenlerner hinzufügen. Diese Ansicht zeigt seinen Abstand vom Lehrer während des Trainings.",
    begin: "Noch hat kein Lerner trainiert. Start drücken.",
    lost: (who: string, many: boolean, inRange: number) =>
      `${who} ${many ? "haben" : "hat"} in den bestimmten Richtungen den Abstand ${formatValue(inRange)} erreicht`,
    still: (who: string, many: boolean, inRange: number) =>
      `${who} ${many ? "haben" : "hat"} in den bestimmten Richtungen den Abstand ${formatValue(inRange)}`,
    keeps: (many: boolean, inNull: number, free: number) =>
      ` und ${many ? "behalten" : "behält"} ${formatValue(inNull)} in ${free === 1 ? "der einen unbestimmten Richtung" : `den ${formatCount(free)} unbestimmten Richtungen`}`,
    nothingFree: "; Λ hat vollen Rang",
    diverged: (who: string) => `${who}: divergiert`,
    chart: "Abstand jedes Lerners vom Lehrer in bestimmten und unbestimmten Richtungen, gegen Schritte",
    lines: "Abstand ‖(p − p*)/S‖ vom W des Lehrers; durchgezogen: bestimmte Richtungen, gestrichelt: unbestimmte",
    across: "Gradientenschritte",
    read: "Die Abstände bei einem Schritt ablesen",
    at: (step: number) => `Schritt ${formatCount(step)}`,
    seen: (name: string) => `${name}, bestimmt`,
    free: (name: string) => `${name}, unbestimmt`,
    floor: "≤ 0",
    columns: { step: "Schritt", learner: "Lerner", seen: "bestimmter Teil", free: "unbestimmter Teil" },
    explain: [
      "Das W eines Lerners unterscheidet sich von dem des Lehrers in zwei orthogonalen Teilen, im Bild und im Nullraum von SΛS. Der Trainingsverlust hängt nur vom ersten Teil ab.",
      "Gradientenabstieg auf W lässt den zweiten Teil bei seinem Anfangswert. Das Training von Köpfen kann beide Teile ändern. Der Rest des zweiten Teils ist ein Fehler, den kein Trainingsbeispiel zeigt.",
    ],
    formula: "‖u − u*‖² = ‖P(u − u*)‖² + ‖(1 − P)(u − u*)‖²,  u = p/S, S = √2 auf Paaren, P auf das Bild von SΛS",
  },

  data: {
    law: "Verteilung",
    lawHelp: "Verteilung der Einträge der zusätzlichen Beispiele",
    laws: { gaussian: "gaußsch", rademacher: "zufällige Vorzeichen", sphere: "Kugel" },
    lawAdjectives: { gaussian: "mit gaußschen Einträgen", rademacher: "mit zufälligen Vorzeichen", sphere: "von der Kugel" },
    count: "Zusätzliche Beispiele k",
    countBounds: (most: number) => `muss eine ganze Zahl zwischen 0 und ${formatCount(most)} sein`,
    countHelp: "zufällige Folgen, die zu den Trainingsdaten hinzukommen",
    asking: "Das Spektrum mit zusätzlichen Beispielen wird berechnet.",
    alreadyClosed: "Λ hat vollen Rang",
    alreadyClosedRest: (psi: number) => `: Die Daten bestimmen alle ${formatCount(psi)} Richtungen ohne zusätzliche Beispiele.`,
    closed: "Λ hat vollen Rang",
    closedRest: (count: number) =>
      `: Mit ${count === 1 ? "dem zusätzlichen Beispiel" : `den ${formatCount(count)} zusätzlichen Beispielen`} ist die Anpassung eindeutig.`,
    closes: (count: number, law: string, free: number) =>
      `${samplesOf(count, law)} ${plural(count, "würde", "würden")} ${free === 1 ? "die eine unbestimmte Richtung" : `alle ${formatCount(free)} unbestimmten Richtungen`} bestimmen.`,
    lifts: (count: number, lambdaMin: number) => `Mit ${formatCount(count)} ist der kleinste Eigenwert von Λ ${formatValue(lambdaMin)}.`,
    leaves: (count: number, law: string, left: number) =>
      `${samplesOf(count, law)} ${plural(count, "ließe", "ließen")} ${directions(left)} übrig.`,
    stays: (count: number, law: string, left: number) =>
      `${samplesOf(count, law)} ${plural(count, "ließe", "ließen")} noch ${directions(left)} übrig; die letzten davon erhöhen den Rang nicht.`,
    now: (free: number) => `Die Daten lassen ${directions(free)} übrig. Eine Anzahl zusätzlicher Beispiele wählen.`,
    add: (count: number) => `${count === 1 ? "Dieses Beispiel" : `Diese ${formatCount(count)} Beispiele`} zu den Trainingsdaten hinzufügen`,
    addMore: (count: number) => `${formatCount(count)} mehr hinzufügen`,
    remove: (count: number) =>
      count === 1 ? "Das zusätzliche Beispiel entfernen" : `Die ${formatCount(count)} zusätzlichen Beispiele entfernen`,
    noLabels: "Zusätzliche Beispiele zu eigenen Daten haben keine Labels, daher kann kein Lerner mit ihnen trainieren.",
    noField: "Dieses Ziel erlaubt keine zusätzlichen Beispiele.",
    chart: "Unbestimmte Richtungen und kleinster Eigenwert gegen die Anzahl zusätzlicher Beispiele",
    read: "Die Wirkung einer Anzahl zusätzlicher Beispiele ablesen",
    free: "unbestimmte Richtungen",
    smallest: "kleinster Eigenwert von Λ",
    across: "zusätzliche Beispiele k",
    at: (count: string) => `${count} zusätzlich`,
    freeValue: "unbestimmte Richtungen",
    smallestValue: "kleinster Eigenwert",
    floor: "keine",
    chosen: (count: string) => `k = ${count}`,
    closedAt: (count: string) => `voller Rang bei ${count}`,
    columns: { count: "zusätzliche Beispiele", nullity: "unbestimmte Richtungen", lambdaMin: "kleinster Eigenwert" },
    explain: [
      "Strukturierte Daten wie Abläufe oder Speicher können Richtungen bei jeder Anzahl von Beispielen unbestimmt lassen. Zufällige Beispiele mit Labels des Lehrers können sie bestimmen; jedes Beispiel erhöht den Rang höchstens um eins.",
      "Die Quadrate zufälliger Vorzeichen sind alle eins; solche Beispiele allein lassen daher d(d − 1) Richtungen unbestimmt. Auch Beispiele aus einem einzelnen Token lassen Richtungen unbestimmt.",
    ],
    formula: "Λ′ = (NΛ + Σ h hᵀ)/(N + k); bei zwei oder mehr gaußschen Token hat E[h hᵀ] vollen Rang (Lemma A.5)",
  },

  entries: {
    asking: "Der kleinste Eigenwert für unabhängige Einträge wird berechnet.",
    singular: "Λ ist singulär",
    oneToken: ": Folgen aus einem Token bestimmen die Funktion nicht, gleich welche Verteilung ihre Einträge haben.",
    signs: (free: number) =>
      `: Bei m₄ = m₂² sind die Einträge zufällige Vorzeichen, und ${directions(free)} bleiben bei jeder Zahl von Beispielen.`,
    at: (ratio: number, value: number) => `Bei m₄/m₂² = ${formatSetting(ratio)} ist der kleinste Eigenwert von Λ ${formatValue(value)}`,
    beside: (bound: number, value: number) =>
      value > 0.999999 * bound ? ", also n − 1." : `; für normalverteilte Einträge ist er n − 1 = ${formatCount(bound)}.`,
    ratio: "m₄/m₂²",
    ratioHelp: "viertes Moment der Einträge durch das Quadrat des zweiten: 1 für zufällige Vorzeichen, 3 für Normalverteilung",
    ratioBounds: "muss eine Zahl zwischen 1 und 2 sein",
    chart: "Kleinster Eigenwert von Λ für unabhängige Einträge über dem vierten Moment, exakt und von gezogenen Daten",
    lines: (d: number, n: number) =>
      `kleinster Eigenwert von Λ für unabhängige Einträge der Varianz 1; d = ${formatCount(d)}, n = ${formatCount(n)}`,
    across: "m₄/m₂² − 1; 0: zufällige Vorzeichen",
    read: "Den Eigenwert bei einem vierten Moment ablesen",
    mark: (ratio: number) => `m₄/m₂² = ${formatSetting(Math.round(1000 * ratio) / 1000)}`,
    exact: "exakt",
    sampled: (count: number) => `${formatCount(count)} Beispiele`,
    bound: (bound: number) => `n − 1 = ${formatCount(bound)}`,
    floor: "0",
    columns: { ratio: "m₄/m₂²", exact: "exakter kleinster Eigenwert", sampled: "von gezogenen Daten" },
    explain: [
      "Lemma A.5: Daten mit unabhängigen Einträgen sind identifizierbar, wenn m₄ > m₂² ist. Einträge sind hier mit Wahrscheinlichkeit (m₄/m₂² − 1)/2 normalverteilt und sonst zufällige Vorzeichen.",
      "Für symmetrische Einträge zerfällt Λ in Blöcke aus höchstens drei Merkmalen, daher sind seine Eigenwerte für jedes n exakt. Der Beweis des Lemmas nimmt n groß an. Die Blöcke mit Quadraten werden bei m₄ = m₂² singulär; die aus drei verschiedenen Koordinaten haben den Eigenwert n − 1.",
      "Der kleinste Eigenwert gezogener Daten liegt unter dem exakten und nähert sich ihm mit mehr Beispielen.",
      "Diese Zerlegung stammt aus diesem Projekt; sie steht nicht in der Arbeit.",
    ],
    formula: "λ_min → 0 für m₄ → m₂²;  λ_min = n − 1 für normalverteilte Einträge und d ≥ 3",
  },

  map: {
    asking: "Die Schicht mit dieser Merkmalsabbildung wird angepasst.",
    tooMany: (features: number, most: number) =>
      `Diese Merkmalsabbildung ergibt ${formatCount(features)} Merkmale; die Ansicht rechnet mit höchstens ${formatCount(most)}. Eine andere Abbildung oder weniger Koordinaten je Token wählen.`,
    map: "Merkmalsabbildung φ",
    mapHelp: "Abbildung von Keys und Queries, auf jedes Token angewandt",
    maps: { identity: "Identität", relu: "ReLU", elu: "ELU + 1", both: "ReLU beider Vorzeichen" },
    fits: (map: string, test: number, without: number) =>
      `Die Schicht mit ${map} hat auf diesen Labels den Testfehler ${formatValue(test)}; ohne Merkmalsabbildung ist er ${formatValue(without)}.`,
    same: (test: number) => `Die Identität ist die Schicht ohne Merkmalsabbildung; ihr Testfehler ist ${formatValue(test)}.`,
    unlabelled: "Ohne Testlabels werden nur die Merkmale verglichen.",
    full: (features: number, distance: number | null) =>
      ` Λ hat den vollen Rang ${formatCount(features)}, W ist also eindeutig${distance === null ? "." : `; sein relativer Abstand von dem des Ziels ist ${formatValue(distance)}.`}`,
    singular: (rank: number, features: number) =>
      ` Λ hat Rang ${formatCount(rank)} von ${formatCount(features)}, W ist also nicht eindeutig.`,
    symmetric: (rank: number, features: number, most: number) =>
      ` Λ hat Rang ${formatCount(rank)} von ${formatCount(features)}; mehr als ${formatCount(most)} ist nicht möglich, da ZZᵀ symmetrisch ist.`,
    with: "mit φ",
    without: "ohne φ",
    first: (samples: number) => `; die ersten ${formatCount(samples)} Beispiele`,
    spectrum: "Eigenwerte von Λ mit und ohne Merkmalsabbildung",
    upward: "relativ zum größten",
    values: "Singulärwerte von W mit und ohne Merkmalsabbildung",
    place: "Stelle",
    explain: [
      "Abschnitt 6 der Arbeit: Die Theorie gilt auch mit einer Merkmalsabbildung φ von Keys und Queries. Die Merkmale sind dann dm² Produkte von Zφ(Z)ᵀ und φ(z_n), mit m der Länge von φ.",
      "Ist das Token eine lineare Funktion von φ, wie ohne Abbildung, so sind wegen der Symmetrie von ZZᵀ einige Merkmale redundant. W hat dann eine Eichung.",
      "Die Lerner der Seite haben keine Merkmalsabbildung; zwei Lehrer zufälliger Attention haben eine. Attention mit Nenner ist nicht eingeschlossen.",
    ],
    formula: "ŷ = Σ_h V_h Z φ(Z)ᵀ Q_h φ(z_n),  X_{j,(k,l)} = (Zφ(Z)ᵀ)_{jk} φ(z_n)_l",
  },

  heads: {
    idle: "Verschieden viele Köpfe können dieselbe Funktion berechnen. Die Suche ermittelt die wenigsten Köpfe für die Funktion der geschlossenen Lösung.",
    start: "Nach weniger Köpfen suchen",
    cancel: "Suche abbrechen",
    progress: "Fortschritt der Suche",
    again: "Noch einmal suchen",
    none: "Eine geschlossene Lösung hinzufügen. Die Suche zerlegt ihre Funktion in Köpfe.",
    tooLarge: (d: number, most: number) =>
      `Die Suche ist auf ${formatCount(most)} Koordinaten je Token begrenzt; diese Token haben ${formatCount(d)}. Ein kleineres Ziel wählen.`,
    searching: (heads: number) => `Versuch mit ${inHeads(heads)}.`,
    beginning: "Die Suche beginnt.",
    found: (heads: number, residual: number) =>
      `${sentenceCase(headsIn(heads))} ${heads === 1 ? "berechnet" : "berechnen"} diese Funktion (relatives Residuum ${formatValue(residual)})`,
    svd: (count: number) => `; die SVD von W ergibt ${formatCount(count)}`,
    missed: (heads: number, residual: number) =>
      `Die Suche fand keine exakte Anpassung; das kleinste relative Residuum ist ${formatValue(residual)}, mit ${inHeads(heads)}`,
    use: (heads: number) => `${counted(heads, "Kopf", "Köpfe")} verwenden`,
    used: (heads: number) => `Die geschlossene Lösung verwendet ${heads === 1 ? "einen Kopf" : headsIn(heads)}.`,
    release: "Wieder die SVD von W verwenden",
    chart: "Kleinster Abstand von der Funktion der geschlossenen Lösung für jede Anzahl von Köpfen",
    read: "Das Residuum bei einer Anzahl von Köpfen ablesen",
    upward: "‖p(V, Q) − p̂‖ / ‖p̂‖, bester der Startpunkte",
    across: "Köpfe H",
    exact: "darunter: exakt",
    generic: (heads: string) => `generisch: mindestens ${heads}`,
    teacher: (heads: string) => `Lehrer: ${heads}`,
    headsAt: (heads: string) => `${heads} ${heads === "1" ? "Kopf" : "Köpfe"}`,
    residual: "Residuum",
    floor: "0",
    columns: { heads: "Köpfe", residual: "Residuum", starts: "Startpunkte" },
    explain: [
      "Eine Funktion bestimmt W nur bis auf eine Eichung: Ein zusätzlicher antisymmetrischer Teil von W lässt die Funktion unverändert. Er kann den Rang von W ändern und damit die Anzahl der Köpfe in der SVD. Die Suche variiert W innerhalb dieser Eichung.",
      "Ein Vergleich der Dimensionen ergibt die kleinste Anzahl von Köpfen für fast jede Funktion; manche Funktionen brauchen einen mehr. Bei einer Ausgabe ist diese Anzahl d. Die Funktion eines Lehrers mit wenigen Köpfen braucht nicht mehr als dieser.",
    ],
    formula: "generische Funktionen: kleinstes H mit H(d_out·d + d² − H) ≥ d_out·ψ; bei einer Ausgabe H = d",
  },

  sweep: {
    none: "Eine Reihe trainiert jeden Lerner auf Datensätzen, die sich in einer Einstellung unterscheiden. Oben die Einstellung und ihre Werte wählen.",
    ownData: "Eigene Daten haben keine Einstellung, die eine Reihe ändern kann.",
    form: {
      title: "Einstellung und Werte der Reihe",
      field: "Einstellung",
      list: "Werte, durch Semikolons getrennt",
      make: "Die Reihe anlegen",
      change: "Diese Werte verwenden",
      open: "Die Reihe ändern",
      remove: "Die Reihe entfernen",
      notNumber: (entry: string) => `„${entry}“ ist keine Zahl`,
      at: (value: string, problem: string) => `bei ${value}: ${problem}`,
    },
    idle: (field: string, count: number) =>
      `Die Reihe trainiert jeden Lerner auf ${formatCount(count)} Datensätzen, die sich in einer Einstellung unterscheiden: ${field}. Sie dauert so lange wie ${formatCount(count)} Läufe.`,
    start: "Die Reihe rechnen",
    cancel: "Die Reihe abbrechen",
    again: "Die Reihe noch einmal rechnen",
    progress: "Fortschritt der Reihe",
    beginning: "Die Lerner trainieren auf dem ersten Datensatz.",
    running: (done: number, all: number) => `${formatCount(done)} von ${formatCount(all)} Datensätzen sind fertig.`,
    noDistance: "Dieses Ziel hat keinen Lehrer aus linearer Attention, zu dem ein Abstand messbar wäre.",
    range: (who: string, many: boolean, field: string, far: SweptPlace, near: SweptPlace) =>
      `${who} ${many ? "haben" : "hat"} bei ${field} ${formatSetting(far.value)} den Abstand ${formatValue(far.distance)} vom Lehrer${far === near ? "" : ` und bei ${formatSetting(near.value)} den Abstand ${formatValue(near.distance)}`}.`,
    against: "Waagerechte Achse",
    axes: { value: "Einstellung", lambdaMin: "kleinster Eigenwert" },
    chart: "Abstand jedes Lerners vom Lehrer über die Reihe",
    lines: "Abstand ‖p − p*‖ vom Lehrer am Ende des Trainings",
    lambdaMin: "kleinster Eigenwert λ_min von Λ",
    read: "Die Abstände bei einem Wert der Reihe ablesen",
    at: (name: string, value: number) => `${name} ${formatValue(value)}`,
    floor: "≤ 0",
    columns: {
      value: "Einstellung",
      lambdaMin: "kleinster Eigenwert",
      nullity: "unbestimmte Richtungen",
      learner: "Lerner",
      distance: "Abstand",
      seen: "bestimmter Teil von W",
      free: "unbestimmter Teil von W",
      train: "Trainingsfehler",
    },
    explain: [
      "Jeder Punkt ist ein Lauf: Die Daten werden mit einer anderen Einstellung gezogen, und jeder Lerner trainiert bis zum Ende. Der Abstand vom Lehrer vergleicht die Funktionen auf allen Eingaben, nicht nur auf Beispielen.",
      "Bei kleinem Eigenwert λ_min kann auch eine fast perfekte Anpassung weit von der geschlossenen Lösung p̂ entfernt sein. Ihr Überschussrisiko, über die Ausgaben summiert, beschränkt das Quadrat des Abstands auf ε/λ_min.",
    ],
    formula: "‖p − p̂‖² ≤ ε/λ_min für das Überschussrisiko ε",
  },
} satisfies typeof certificateText;
