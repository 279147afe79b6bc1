/** German for the fields of documents of the EAGLE lab. */
import type { FieldWords } from "../../../platform/fields/fields";
import type { eagleFields } from "./document";
import type { completionFields, problemFields } from "./problem-fields";
import type { solverFields } from "./solver-fields";

type Problems = typeof problemFields;
type Solvers = typeof solverFields;

const condition = {
  label: "Kondition κ",
  help: "größter durch kleinsten Singulärwert von A; Iterationen wachsen beim Gradientenabstieg mit κ², bei EAGLE mit log κ",
};

const sketchSize = {
  label: "Sketch r",
  help: "Spalten des Sketches A S je Iteration; höchstens n",
};

const switchHelp =
  "0: Der Löser hält nicht von selbst an; jeder andere Wert: Er hält an, sobald seine Gleichungen bis auf Rundung erfüllt sind";
const changeHelp =
  "D ist konvergiert, sobald die Gleichungen bis auf Rundung gelten und sich D um weniger als diesen Anteil ändert; 0 schaltet ab";

const stopping = (toleranceHelp = switchHelp) => ({
  iterations: { label: "Iterationen", help: "größte Zahl; der Löser hält früher an, wenn D konvergiert ist" },
  tolerance: { label: "Toleranz τ", help: toleranceHelp },
  whenSettled: {
    label: "Nach Konvergenz",
    help: "Verhalten, wenn D konvergiert ist oder seine Änderungen wieder wachsen",
    options: { stop: "anhalten", hold: "weiter, bestes D behalten", continue: "weiter, letztes D behalten" },
  },
});

export const eagleFieldsDe = {
  eagle: {
    seed: { label: "Seed", help: "aller zufälligen Ziehungen" },
    record: {
      label: "Aufzeichnung",
      help: "Inhalt des Ergebnisdokuments: Fehler oder jeder Zwischenstand; mit Zwischenständen rechnet ein Löser alle seine Iterationen",
      options: { errors: "Fehler", iterates: "jeder Zwischenstand" },
    },
  } satisfies FieldWords<typeof eagleFields>,
  "eagle-low-rank": {
    d: { label: "Zeilen d", help: "Zeilen von A und C (vollständig)" },
    n: { label: "Spalten n", help: "Spalten von A und B" },
    dPrime: { label: "Zeilen von D, d′", help: "Zeilen von B und D (unvollständig)" },
    nPrime: { label: "Spalten von D, n′", help: "Spalten von C und D" },
    rank: { label: "Rang", help: "von A und der ganzen Matrix; höchstens das kleinere von d und n" },
    condition,
    distribution: {
      label: "Einträge",
      help: "Konstruktion von A; die Konditionszahl gilt nur für gewählte Singulärwerte",
      options: {
        svd: "gewählte Singulärwerte",
        gaussian: "gaußsch",
        correlated: "korreliert gaußsch",
        student: "Student-t (schwere Ränder)",
        "sparse-signs": "dünn besetzt ±1",
        clustered: "geclustert",
      },
    },
    spectrum: {
      label: "Singulärwerte",
      help: "Verteilung zwischen dem größten und dem kleinsten",
      options: {
        "log-uniform": "zufällig auf log. Skala",
        geometric: "gleichmäßig auf log. Skala",
        linear: "gleichmäßig",
        "two-levels": "halb groß, halb klein",
      },
    },
    query: {
      label: "Komponenten von C",
      help: "entlang der Singulärrichtungen von A; Richtungen mit kleinen Komponenten müssen konjugierte Gradienten nicht auflösen",
      options: { all: "entlang aller Richtungen gleich", large: "proportional zu Singulärwerten" },
    },
    noise: { label: "Rauschen", help: "Standardabweichung des Rauschens auf jedem bekannten Eintrag" },
  } satisfies FieldWords<Problems["low-rank"]>,
  "eagle-distributed": {
    machines: { label: "Rechner M", help: "Rechner, die je einige Spalten halten" },
    d: { label: "Zeilen d", help: "Zeilen von A und C auf jedem Rechner" },
    columns: { label: "Spalten je Rechner", help: "Spalten von A, die ein Rechner hält" },
    core: { label: "Gemeinsamer Rang", help: "gemeinsame Richtungen der Spaltenräume aller Rechner" },
    tilted: { label: "Gekippter Rang", help: "weitere Richtungen jedes Rechners, um φ gekippt" },
    angle: {
      label: "Winkel φ",
      help: "zwischen den gekippten Richtungen eines Rechners und den gemeinsamen; bei 0 sind alle Spaltenräume gleich",
      unit: "°",
    },
    dPrime: { label: "Zeilen von D, d′", help: "Zeilen von B und D" },
    nPrime: { label: "Spalten von D, n′", help: "Spalten von C und D" },
    condition,
  } satisfies FieldWords<Problems["distributed"]>,
  "eagle-structured": {
    matrix: {
      label: "Matrix",
      help: "ein kleines Beispiel aus Technik oder Planung",
      options: {
        "finite-element": "finite Elemente",
        staircase: "LP in Treppenform",
        laplacian: "Laplace-Matrix",
        circuit: "Schaltung",
      },
    },
    size: { label: "Größe", help: "ungefähre Zahl der Zeilen" },
    parts: { label: "Komponenten", help: "Zusammenhangskomponenten; jede senkt den Rang um eins und vergrößert so den fehlenden Block" },
  } satisfies FieldWords<Problems["structured"]>,
  "eagle-training": {
    regime: {
      label: "Regime",
      help: "ein Rechner, mehrere Rechner mit je einigen Spalten, oder schmale Gewichte",
      options: { unconstrained: "unbeschränkt", distributed: "verteilt", limited: "begrenzte Rechenleistung" },
    },
    d: { label: "Zeilen d", help: "Zeilen von A und C (vollständig)" },
    n: { label: "Spalten n", help: "Spalten von A und B, aller Rechner zusammen" },
    dPrime: { label: "Zeilen von D, d′", help: "Zeilen von B und D" },
    nPrime: { label: "Spalten von D, n′", help: "Spalten von C und D" },
    rank: { label: "Rang", help: "jeder Matrix; höchstens das kleinere von d und n" },
    decay: { label: "Abfall α", help: "Verhältnis der Skalen aufeinanderfolgender Richtungen einer Matrix" },
    machines: { label: "Rechner M", help: "Rechner, die sich die Spalten gleichmäßig teilen, jeder mit einem Attention-Kopf" },
    r: { label: "Breite r", help: "Spalten von W_Q und W_K; W_V und W_P haben n′ mehr" },
  } satisfies FieldWords<Problems["training"]>,
  "eagle-file": {
    name: { label: "Name", help: "der Datei" },
    hash: { label: "Hash", help: "des Inhalts; leer lässt jeden Inhalt zu" },
  } satisfies FieldWords<Omit<Problems["custom"], keyof typeof completionFields>>,
  "eagle-completion": {
    rank: {
      label: "Rang",
      help: "des Blocks, der aus einer Matrix gewählt wird; 0 nimmt ihren numerischen Rang. Ohne Wirkung bei Daten in Blöcken",
    },
    hole: {
      label: "Größe von D, höchstens",
      help: "größte Zahl der Zeilen und der Spalten außerhalb des Blocks, die ergänzt werden. Ohne Wirkung bei Daten in Blöcken",
    },
  } satisfies FieldWords<typeof completionFields>,
  "eagle-solver": {
    regime: {
      label: "Regime",
      help: "ein Rechner, mehrere Rechner mit je einigen Spalten, oder ein Sketch je Iteration",
      options: { unconstrained: "unbeschränkt", distributed: "verteilt", limited: "begrenzte Rechenleistung" },
    },
    rho: {
      label: "ρ",
      help: "1/‖A‖²: in jeder Iteration berechnet, allein aus der ersten Norm oder mit einem Potenzschritt je Iteration",
      options: { exact: "exakt", recursive: "rekursiv (4/9)", power: "Potenzschritt" },
    },
    form: {
      label: "Form",
      help: "Schritte für C und D oder für die Abbildung W mit D = W C",
      options: { data: "Daten", estimation: "Schätzung" },
    },
    normalised: {
      label: "Skalierung",
      help: "wie in Algorithmus 1, oder A durch einen Faktor 3/2 nach jedem Schritt auf Norm 1 gehalten; D ist dasselbe",
      options: { false: "wie im Paper", true: "auf Norm 1 gehalten" },
    },
    accelerated: {
      label: "Einfrieren",
      help: "beendet die Schritte von A und B, sobald diese sich nicht mehr ändern; spart Zeit und vermeidet Rundungsfehler über viele Runden",
      options: { false: "aus", true: "an" },
    },
    sketch: {
      label: "Sketch",
      help: "zufällige Spalten von A oder zufällige orthonormale Kombinationen aller",
      options: { columns: "Spalten", orthonormal: "orthonormal" },
    },
    r: sketchSize,
    rescaled: {
      label: "Variante",
      help: "die Regel des Papers oder die Variante dieses Projekts, die den Teil von A im Sketch reskaliert",
      options: { false: "die des Papers", true: "reskaliert" },
    },
    eta: { label: "η", help: "Schrittweite von A und B; 1/3 in den Sätzen" },
    gamma: { label: "γ", help: "Schrittweite von C und D; 1 in den Sätzen" },
    ...stopping(changeHelp),
  } satisfies FieldWords<Solvers["eagle"]>,
  "eagle-gradient-descent": stopping() satisfies FieldWords<Solvers["gradient-descent"]>,
  "eagle-conjugate-gradients": stopping() satisfies FieldWords<Solvers["conjugate-gradients"]>,
  "eagle-lsmr": stopping() satisfies FieldWords<Solvers["lsmr"]>,
  "eagle-sketch-sgd": { r: sketchSize, ...stopping(changeHelp) } satisfies FieldWords<Solvers["sketch-sgd"]>,
  "eagle-newton-schulz": stopping() satisfies FieldWords<Solvers["newton-schulz"]>,
  "eagle-transformer": {
    layers: { label: "Schichten", help: "linearer Attention, mit je einem Kopf" },
    batch: { label: "Batch", help: "neue Matrizen in jedem Schritt" },
    steps: { label: "Schritte", help: "Schritte von Adam" },
    rate: { label: "Lernrate", help: "von Adam, konstant" },
    clip: { label: "Begrenzung", help: "größte Norm eines Gradienten; größere Gradienten werden auf sie skaliert" },
    start: {
      label: "Initialisierung",
      help: "gaußverteilte Faktoren, mit denen eine Schicht bei null bleiben kann; oder W_K = W_Q und W_P = 0: Schichten geben ihre Eingabe anfangs weiter",
      options: { gaussian: "gaußsch", tied: "W_K = W_Q, W_P = 0" },
    },
    readOut: {
      label: "Auslesen",
      help: "Vorzeichen, mit dem der Block unten rechts als D gelesen wird; EAGLE ergibt −D",
      options: { minus: "−D", plus: "+D" },
    },
  } satisfies FieldWords<Solvers["transformer"]>,
};
