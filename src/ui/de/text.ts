/** German for `text.ts`. */
import { formatCompact, formatCount, formatDuration, formatSetting, formatValue } from "../../charts/format";
import type { text } from "../text";
import { counted, inWords, plural, sentenceCase, withStop } from "./grammar";
import { phrase } from "./phrases";

/** What the layers below say is wrong, as far as it is known in German. */
const said = (english: string) => phrase(english) ?? english;

export default {
  name: "Learnability Playground",
  pageTitle: "Learnability Playground: was Attention beweisbar lernen kann",
  description: "Ein interaktives Labor: was Attention beweisbar lernen kann, im Browser.",

  run: {
    controls: "Lauf",
    play: "Start",
    again: "Noch einmal",
    pause: "Pause",
    step: "Ein Schritt",
    reset: "Zurücksetzen: noch einmal derselbe Anfang",
    newSeed: "Neuer Seed: andere Daten, anderer Anfang",
    dark: "Dunkle Darstellung",
    light: "Helle Darstellung",
    steps: (steps: number) => counted(steps, "Schritt", "Schritte"),
    stepsHelp: "Gradientenschritte aller Lerner zusammen",
    rate: (perSecond: number) => `${formatCompact(perSecond)}/s`,
    activity: { running: "trainiert", paused: "pausiert", finished: "fertig", stopped: "abgebrochen" },
    announce: {
      running: "Das Training läuft.",
      paused: "Das Training pausiert.",
      finished: "Das Training ist fertig.",
      stopped: "Das Training ist abgebrochen.",
    },
  },

  notices: {
    dismiss: "Ausblenden",
    region: "Hinweise",
    badLink: (message: string, hint: string | undefined) =>
      `Diese Adresse ließ sich nicht öffnen: ${said(message)}.${hint ? ` ${sentenceCase(said(hint))}.` : ""}`,
    runsDefault: "Solange läuft die erste Vorlage.",
    runsCurrent: "Es wurde nichts geändert.",
    recovered: (step: number) =>
      step > 0
        ? `Ein Worker ist ausgefallen; das Training ging ab Schritt ${formatCount(step)} weiter. Die Kurven sind dieselben.`
        : "Ein Worker ist ausgefallen; seine Lerner haben wieder beim ersten Schritt begonnen. Die Kurven sind dieselben.",
    stopped:
      "Training abgebrochen: Ein Worker ist dreimal nacheinander ausgefallen. Andere Tabs schließen, um Speicher freizugeben, dann Zurücksetzen drücken.",
  },

  rail: {
    label: "Experiment",
    preset: "Vorlage",
    fromLink: "Aus einem Link",
    fromLinkCommentary: "Dieses Experiment kam mit der Adresse. Eine Vorlage wählen, um es zu verlassen.",
    target: "Ziel",
    seed: "Seed",
    learners: "Lerner",
    history: "Frühere Läufe",
  },

  tasks: {
    "random-attention": "Ein zufälliges Netz mit linearer Attention",
    "associative-memory": "Ein Assoziativspeicher",
    custom: "Eigene Daten",
  },

  learner: {
    closedForm: "Geschlossene Lösung",
    inLabel: (name: string) => name,
    closedFormInText: (name: string) => `die g${name.slice(1).replace(", ", " mit ")}`,
    headsInText: (name: string, heads: number) =>
      name.replace(/^\S+/, heads === 1 && /^\S+ Schicht/.test(name) ? "eine" : inWords(heads)).replace(", ", " mit "),
    ridge: (ridge: number) => `Ridge ${ridge}`,
    setting: (label: string, value: string) => `${label} ${value}`,
    closedFormMethod: (ridge: number, compress: number) =>
      `${ridge > 0 ? `Ridge ${formatSetting(ridge)}` : "kleinste Quadrate"}, dann ${compress > 0 ? `Suche nach ${formatCount(compress)} ${plural(compress, "Kopf", "Köpfen")}` : "SVD"}`,
    compressed: (heads: number) => (heads > 0 ? `in ${formatCount(heads)} ${plural(heads, "Kopf", "Köpfen")}` : "Köpfe der SVD"),
    heads: (heads: number) => counted(heads, "Kopf", "Köpfe"),
    withDifference: (name: string, difference: string) => `${name}, ${difference}`,
    method: (optimizer: string, rate: number, schedule: string) => `${optimizer} · Lernrate ${formatSetting(rate)}${schedule}`,
    optimizers: { adamw: "AdamW", sgd: "SGD" },
    schedules: { constant: "", cosine: ", Kosinus" },
    waiting: "wartet",
    step: (step: number, steps: number) => `Schritt ${formatCount(step)} von ${formatCount(steps)}`,
    pausedAt: (step: number, steps: number) => `pausiert bei ${formatCount(step)} von ${formatCount(steps)}`,
    doneSteps: (steps: number) => `${counted(steps, "Schritt", "Schritte")} getan`,
    doneIn: (milliseconds: number) => `gelöst in ${formatDuration(milliseconds)}`,
    solving: "löst",
    diverged: (step: number, reason: string) => `divergiert bei Schritt ${formatCount(step)}: ${said(reason)}`,
    failed: (reason: string) => `gescheitert: ${said(reason)}`,
    error: (value: number) => formatValue(value),
    testError: "Testfehler",
    trainError: "Trainingsfehler",
  },

  loss: {
    title: "Verlust",
    chart: "Verlustkurven: mittlerer quadratischer Fehler gegen Gradientenschritte",
    steps: "Gradientenschritte",
    test: "Test-MSE (dünne Linie: Training)",
    train: "Trainings-MSE",
    read: "Die Verluste bei einem Schritt ablesen",
    atStep: (step: string) => `Schritt ${step}`,
    floor: "≤ 0",
    variance: "Varianz von y",
    theory: "Theorie für die geschlossene Lösung",
    closedFormNote: (value: number, milliseconds: number) => `${formatValue(value)} · ${formatDuration(milliseconds)}`,
    begin: "Die Beispiele werden gezogen.",
    ready: "Alles steht am Anfang. Start oder Ein Schritt drücken.",
    closedFormDone: (value: number, milliseconds: number) =>
      `Die geschlossene Lösung erreicht ${formatValue(value)} in ${formatDuration(milliseconds)}.`,
    closedFormMisses: (fitted: number, milliseconds: number, fresh: number) =>
      `Die geschlossene Lösung trifft die Beispiele in ${formatDuration(milliseconds)} bis auf ${formatValue(fitted)}, liegt auf frischen aber bei ${formatValue(fresh)}.`,
    closedFormRuns: (value: number, samples: number) =>
      `Die geschlossene Lösung aus den ersten ${formatCount(samples)} Beispielen liegt bei ${formatValue(value)}.`,
    closedFormFailed: (reason: string) => `Die geschlossene Lösung ist gescheitert: ${withStop(said(reason))}`,
    falling: (who: string, are: boolean, value: number) =>
      `${who} ${are ? "liegen" : "liegt"} bei ${formatValue(value)} und ${are ? "fallen" : "fällt"} weiter`,
    standing: (who: string, are: boolean, value: number) => `${who} ${are ? "liegen" : "liegt"} bei ${formatValue(value)}`,
    reached: (who: string, value: number) => `${who}: ${formatValue(value)} erreicht`,
    stuck: (who: string, are: boolean, value: number) => `${who} ${are ? "stecken" : "steckt"} bei ${formatValue(value)} fest`,
    misses: (who: string, are: boolean, fitted: number, fresh: number) =>
      `${who} ${are ? "treffen" : "trifft"} die Beispiele bis auf ${formatValue(fitted)}, ${are ? "liegen" : "liegt"} auf frischen aber bei ${formatValue(fresh)}`,
    diverged: (who: string, step: number) => `${who}: divergiert bei Schritt ${formatCount(step)}`,
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
    failed: (reason: string) => `Die Beispiele sind nicht zu gebrauchen: ${withStop(said(reason))}`,
    rankOf: (rank: number, psi: number) => `Rang ${formatCount(rank)} von ${formatCount(psi)}`,
    soFar: (samples: number, total: number) => `Die ersten ${formatCount(samples)} von ${formatCount(total)} Beispielen `,
    leaveSoFar: (rank: string) => ` bisher (${rank}).`,
    allSoFar: (psi: number, rank: string) => `sehen schon alle ${formatCount(psi)} Richtungen (${rank}).`,
    these: (samples: number) => `Diese ${formatCount(samples)} Beispiele lassen `,
    leave: "lassen ",
    directionsFree: (count: number) => `${counted(count, "Richtung", "Richtungen")} frei`,
    maybeWrong: (rank: string) => `, also kann auch ein perfekter Fit noch die falsche Funktion sein (${rank}).`,
    determined: "Diese Daten bestimmen die Funktion",
    allSeen: (psi: number) => `: Alle ${formatCount(psi)} Richtungen werden gesehen.`,
    unitsHide: (count: number) =>
      ` Einheiten verbergen ${formatCount(count)} der gesehenen vor Λ selbst: Die Koordinaten sind sehr verschieden groß, und gezählt wird, nachdem jede auf etwa eins gebracht ist.`,
    drawn: "Gezeichnete Eigenwerte",
    spectra: { own: "von Λ", inUnits: "in Einheiten einer Größe" },
    spectraHelp:
      "Über den Rang wird entschieden, nachdem jede Koordinate durch ihr quadratisches Mittel geteilt ist, auf eine Zweierpotenz gerundet",
  },

  forms: {
    more: (count: number) => (count > 0 ? `Mehr Einstellungen (${count})` : "Mehr Einstellungen"),
    fewer: "Weniger Einstellungen",
    reset: (label: string) => `${label}: zurück zur Vorlage`,
    shiftsHelp: "Testdaten, die sich in einer Hinsicht von den Trainingsdaten unterscheiden",
    shiftKinds: { scaled: "skaliert", law: "andere Verteilung", length: "andere Länge" },
    addShift: (kind: string) => `Verschobene Testdaten hinzufügen: ${kind}`,
    removeShift: (kind: string) => `Verschobene Testdaten entfernen: ${kind}`,
    seed: "Seed",
    newSeed: "neu",
    newSeedName: "Neuer Seed für die Daten",
  },

  target: {
    kinds: {
      "random-attention": "Zufällige Attention",
      "associative-memory": "Assoziativspeicher",
      automaton: "Endlicher Automat",
      "turing-machine": "Turingmaschine",
      custom: "Eigene Daten",
    },
    ownMachine: "Eigene Maschine",
    machineHelp: "eine zum Anfangen wählen; im Panel darunter lässt sie sich ändern",
    kind: "Art des Ziels",
    ownData: "Eigene Daten werden gelernt, wie sie sind: Folgen Z von Token, jede mit einem Label y.",
    noData: "Noch ist nichts geöffnet: eine eigene Datei öffnen oder eines dieser Beispiele.",
    needsFile: (name: string) => `Dieses Experiment braucht die Datei ${name}. Sobald sie offen ist, läuft es.`,
    sizes: (train: number, test: number, d: number, outputs: number) =>
      `${formatCount(train)} Trainings- und ${formatCount(test)} ${plural(test, "Testfolge", "Testfolgen")}, d = ${d}, ${counted(outputs, "Ausgabe", "Ausgaben")}`,
    examples: "Beispiele",
  },

  learners: {
    most: (count: number) => `Mehr als ${inWords(count)} Lerner laufen nicht zugleich.`,
    none: "Niemand lernt. Die Daten werden trotzdem untersucht; mit einem Lerner erscheint eine Kurve.",
    add: "Hinzufügen",
    addClosedForm: "Geschlossen",
    addGradient: "Gradient",
    addClosedFormName: "Lerner mit geschlossener Lösung hinzufügen",
    addGradientName: "Lerner mit Gradientenabstieg hinzufügen",
    settings: (name: string) => `Einstellungen: ${name}`,
    hide: (name: string) => `In den Bildern verbergen: ${name}`,
    show: (name: string) => `In den Bildern zeigen: ${name}`,
    duplicate: (name: string) => `Verdoppeln: ${name}`,
    remove: (name: string) => `Entfernen: ${name}`,
    stoppedAt: (step: number, rule: string) => `angehalten bei ${formatCount(step)}: ${rule}`,
    rules: { "target error": "Zielfehler erreicht", plateau: "fällt nicht mehr", time: "Zeit abgelaufen" },
    diverged: (reason: string) => `divergiert: ${said(reason)}`,
    tryRate: (rate: number) => `Lernrate ${formatSetting(rate)} versuchen`,
    seeds: (count: number) => ` · ${count} Seeds`,
  },

  presets: {
    groups: {
      works: "Was es zu sehen gibt",
      fails: "Sehenswertes Scheitern",
      memory: "Assoziativspeicher",
      machines: "Maschinen",
      paper: "Abbildungen des Papers",
    },
    paper: {
      title: "Der Aufbau des Papers, und was davon nachgestellt ist",
      setting: "Im Paper",
      reproduced: "Hier",
      chosen: "Wo das Paper eine Lücke lässt",
    },
    changed: (count: number) => `${counted(count, "Einstellung", "Einstellungen")} geändert.`,
    restore: "Zurück zur Vorlage",
    own: "Eigenes Experiment",
    ownData: "Eigene Daten, von denselben Lernern gelernt. Eine Vorlage wählen, um sie zu verlassen.",
    ownCommentary: "Dieses Experiment ist keiner Vorlage ähnlich. Eine wählen, um es zu verlassen.",
  },

  header: {
    rail: "Ziel und Lerner",
    hideRail: "Einstellungen verbergen",
    showRail: "Einstellungen zeigen",
    closeSheet: "Schließen",
    undo: "Rückgängig",
    redo: "Wiederholen",
    undoKeys: "Rückgängig (Strg Z)",
    redoKeys: "Wiederholen (Strg Umschalt Z)",
    speed: "Tempo",
    speedOf: (stepsPerSecond: number | null) => (stepsPerSecond === null ? "max." : `${formatCompact(stepsPerSecond).replace(".0", "")}/s`),
    stop: "Stoppregeln",
    stopActive: (count: number) => `Stoppregeln (${count} aktiv)`,
    stopHelp: "Ein Lerner mit Gradientenabstieg endet vor seinem letzten Schritt, sobald eine davon gilt.",
    share: "Teilen",
    help: "Hilfe und Tasten (?)",
    listen: (title: string) => `Anhören: ${title}`,
    otherLanguage: { en: "Deutsch", de: "English" },
    present: "Vorführen",
    presentHelp: "Vorführen: ein Panel nach dem anderen, in großer Schrift",
    export: "Exportieren",
    open: "Ein Experiment oder Daten öffnen",
    history: "Läufe auf diesem Rechner",
    progress: "Fortschritt des Laufs",
    longWork: (features: number | null) => (features === null ? "Löst" : `Löst für ${formatCount(features)} Merkmale`),
    readingFile: (name: string) => `${name} wird gelesen`,
    checkingFile: (name: string) => `Jede Zahl von ${name} wird geprüft`,
    percent: (share: number) => `${Math.floor(100 * share)} %`,
    cancel: "Abbrechen",
    cancelled: (share: number) => `Bei ${Math.floor(100 * share)} % angehalten. Mit Start geht es von dort weiter.`,
    ok: "OK",
  },

  state: {
    fileRefused: (name: string, message: string, hint: string | undefined) =>
      `${name === "" ? "Der eingefügte Text" : name} ließ sich nicht öffnen: ${said(message)}.${hint ? ` ${withStop(sentenceCase(said(hint)))}` : ""} Es wurde nichts geändert.`,
    changeRefused: (message: string, hint: string | undefined) =>
      `Diese Änderung ist nicht möglich: ${said(message)}.${hint ? ` ${withStop(sentenceCase(said(hint)))}` : ""} Es wurde nichts geändert.`,
    missingData: (name: string, hash: string) =>
      name === "" && hash === ""
        ? "Dieses Experiment lernt aus eigenen Daten. Sobald die Datei mit ihnen offen ist, läuft es."
        : `Dieses Experiment lernt aus ${name === "" ? "einer Datei" : name}${hash === "" ? "" : ` (Inhalt ${hash})`}, die hier nicht offen ist. Sobald sie offen ist, läuft das Experiment.`,
    otherData: (name: string, expected: string) =>
      `${name} enthält andere Daten als ${expected === "" ? "die Datei, mit der dieses Experiment gemacht wurde" : expected}. Das Experiment lernt jetzt aus ${name}; Rückgängig führt zurück.`,
    otherKernels: (version: string) =>
      `Dieser Link wurde mit Version ${version} der Rechenkerne gemacht, diese Seite hat eine andere: Die letzten Ziffern können abweichen.`,
    storage: {
      refused:
        "Dieser Browser behält nichts für diese Seite, wie in einem privaten Fenster: Nach dem Neuladen beginnt der Lauf von vorn. Alles andere geht.",
      full: "Der Speicher dieses Browsers ist voll: Ab hier bleibt nach dem Neuladen nichts mehr erhalten. Platz schaffen oder Läufe aus der Liste entfernen.",
      failed: "Der Speicher dieses Browsers ist ausgefallen: Ab hier bleibt nach dem Neuladen nichts mehr erhalten. Alles andere geht.",
    },
    discarded: "Manches von dem, was dieser Browser behalten hatte, war nicht lesbar und wurde weggelassen.",
  },

  share: {
    title: "Dieses Experiment teilen",
    explain: "Der Link enthält jede Einstellung. Wer ihn öffnet, bekommt dieselben Kurven.",
    withData: "Die eigenen Daten reisen im Link selbst mit.",
    needsFile: (name: string) =>
      `Die eigenen Daten sind zu groß für einen Link: ${name} mitschicken. Der Link sagt, welche Datei zu öffnen ist.`,
    link: "Link",
    length: (count: number) => `${formatCount(count)} Zeichen`,
    long: (limit: number) =>
      `Länger als ${formatCount(limit)} Zeichen: Manche Chat- und Mailprogramme schneiden solche Links ab. Eine Datei ist sicherer.`,
    file: "Als Datei speichern",
    copy: "Link kopieren",
    copied: "Kopiert",
    copyFailed: "Der Browser lässt diese Seite nicht kopieren. Den Link auswählen und von Hand kopieren.",
    send: "Teilen …",
    close: "Schließen",
  },

  files: {
    title: "Exportieren",
    explain: "Alles hier lässt sich wieder öffnen: auswählen, hereinziehen oder einfügen.",
    experiment: "Experiment",
    experimentHelp: "die Einstellungen als JSON; auch für den Lauf ohne Browser",
    result: "Ergebnis",
    resultHelp: "Gewichte, Vorhersagen, Spektrum und Kurven als JSON; neu berechnet aus den Einstellungen",
    data: "Daten",
    dataHelp: "die Folgen und Labels der eigenen Datei",
    noData: "Nur eigene Daten lassen sich exportieren: Dieses Ziel zieht seine Beispiele aus dem Seed.",
    examples: "Beispieldateien",
    examplesHelp: "kleine Datensätze zum Zerlegen: wie eine eigene Datei aussehen kann",
    saveAs: { json: "JSON", csv: "CSV", npz: "NumPy .npz" },
    saveName: (what: string, format: string) => `${what} als ${format} speichern`,
    computing: "Das Ergebnis wird berechnet",
    cancel: "Abbrechen",
    failed: (message: string) => `Der Export ist gescheitert: ${withStop(said(message))}`,
    saved: (name: string) => `${name} ist gespeichert.`,
    close: "Schließen",
    open: "Eine Datei öffnen",
    openHelp:
      "Ein Experiment, ein Ergebnis oder Daten als JSON, CSV oder .npz. Dateien lassen sich auch irgendwo auf die Seite ziehen, ein Link einfügen.",
    drop: "Zum Öffnen loslassen",
    dropHelp: "ein Experiment, ein Ergebnis oder eigene Daten",
  },

  history: {
    title: "Läufe",
    none: "Hier erscheinen Läufe, wenn sie enden. Etwas ändern und vergleichen.",
    list: "Läufe, der neueste zuerst",
    unfinished: "vor dem Ende verlassen",
    errors: "Testfehler der Lerner am Ende",
    unknown: "–",
    when: (time: string) => time,
    pin: (name: string) => `Behalten: ${name}`,
    unpin: (name: string) => `Nicht behalten: ${name}`,
    overlay: (name: string) => `Kurven im Bild zeigen: ${name}`,
    uncover: (name: string) => `Kurven verbergen: ${name}`,
    reopen: (name: string) => `Noch einmal laufen lassen: ${name}`,
    remove: (name: string) => `Entfernen: ${name}`,
  },

  lessons: { title: "Lektionen" },
  certificate: { title: "Zertifikatslabor", loading: "Das Labor öffnet." },
  landscape: { title: "Verlustlandschaft", loading: "Die Karten werden geholt." },
  computations: { title: "Ungesehene Rechnungen", loading: "Das Panel wird geholt." },
  map: { title: "Lernbarkeitskarte", loading: "Das Panel wird geholt." },

  sentenceCase,
  inWords,
} satisfies Omit<typeof text, "panels" | "convex" | "cost" | "deep">;
