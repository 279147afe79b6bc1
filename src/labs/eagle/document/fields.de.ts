/** German for the fields of documents of the EAGLE lab. */
import type { FieldWords } from "../../../platform/fields/fields";
import type { eagleFields } from "./document";
import type { completionFields, problemFields } from "./problem-fields";
import type { solverFields } from "./solver-fields";

type Problems = typeof problemFields;
type Solvers = typeof solverFields;

const condition = {
  label: "Kondition κ",
  help: "größter durch kleinsten Singulärwert von A; Gradientenabstieg zahlt κ², EAGLE log κ",
};

const sketchSize = {
  label: "Skizze r",
  help: "Spalten von A, die eine Iteration ansieht; höchstens n",
};

const switchHelp = "0: Der Löser endet nie von selbst; jeder andere Wert: Er endet, sobald seine Gleichungen bis auf Rundung erfüllt sind";
const changeHelp =
  "D ist zur Ruhe gekommen, sobald die Gleichungen bis auf Rundung erfüllt sind und eine Iteration D um weniger als diesen Anteil ändert; 0 hört nie auf";

const stopping = (toleranceHelp = switchHelp) => ({
  iterations: { label: "Iterationen", help: "höchstens so viele; der Löser endet früher, wenn D zur Ruhe gekommen ist" },
  tolerance: { label: "Toleranz τ", help: toleranceHelp },
  whenSettled: {
    label: "Danach",
    help: "was geschieht, wenn D zur Ruhe gekommen ist oder weitere Iterationen es zu verderben beginnen",
    options: { stop: "aufhören", hold: "weitermachen, das beste D behalten", continue: "weitermachen, nehmen, was kommt" },
  },
});

export const eagleFieldsDe = {
  eagle: {
    seed: { label: "Seed", help: "jede zufällige Ziehung folgt aus ihm" },
    record: {
      label: "Aufzeichnung",
      help: "was das Ergebnisdokument behält: Fehler oder jeden Zwischenstand; mit Zwischenständen macht ein Löser alle seine Iterationen",
      options: { errors: "Fehler", iterates: "jeder Zwischenstand" },
    },
  } satisfies FieldWords<typeof eagleFields>,
  "eagle-low-rank": {
    d: { label: "Zeilen d", help: "Zeilen von A und C: die vollständigen" },
    n: { label: "Spalten n", help: "Spalten von A und B" },
    dPrime: { label: "Zeilen des Lochs d′", help: "Zeilen von B und D: die unvollständigen" },
    nPrime: { label: "Spalten des Lochs n′", help: "Spalten von C und D" },
    rank: { label: "Rang", help: "von A und vom Ganzen; höchstens das kleinere von d und n" },
    condition,
    distribution: {
      label: "Einträge",
      help: "wie A entsteht; die Konditionszahl gilt nur für die Konstruktion aus Singulärwerten",
      options: {
        svd: "gewählte Singulärwerte",
        gaussian: "gaußsch",
        correlated: "korreliert gaußsch",
        student: "Student-t (schwere Ränder)",
        "sparse-signs": "dünn besetzt ±1",
        clustered: "gehäuft",
      },
    },
    spectrum: {
      label: "Singulärwerte",
      help: "wie sie zwischen dem größten und dem kleinsten liegen",
      options: {
        "log-uniform": "zufällig auf log. Skala",
        geometric: "gleichmäßig auf log. Skala",
        linear: "gleichmäßig",
        "two-levels": "halb groß, halb klein",
      },
    },
    query: {
      label: "C berührt",
      help: "entlang welcher Singulärrichtungen von A die Spalten von C liegen; die C kaum berührt, müssen konjugierte Gradienten nicht auflösen",
      options: { all: "alle Richtungen gleich", large: "jede nach ihrem Singulärwert" },
    },
    noise: { label: "Rauschen", help: "Standardabweichung, die zu jedem bekannten Eintrag kommt" },
  } satisfies FieldWords<Problems["low-rank"]>,
  "eagle-distributed": {
    machines: { label: "Rechner M", help: "Rechner, die je einige Spalten halten" },
    d: { label: "Zeilen d", help: "Zeilen von A und C auf jedem Rechner" },
    columns: { label: "Spalten je Rechner", help: "Spalten von A, die ein Rechner hält" },
    core: { label: "Gemeinsamer Rang", help: "Richtungen, die alle Rechner gleich sehen" },
    tilted: { label: "Gekippter Rang", help: "weitere Richtungen jedes Rechners, zum Teil seine eigenen" },
    angle: {
      label: "Winkel φ",
      help: "zwischen dem, was Rechner von den gekippten Richtungen sehen, und dem, was sie teilen; bei 0 sind alle gleich",
      unit: "°",
    },
    dPrime: { label: "Zeilen des Lochs d′", help: "Zeilen von B und D" },
    nPrime: { label: "Spalten des Lochs n′", help: "Spalten von C und D" },
    condition,
  } satisfies FieldWords<Problems["distributed"]>,
  "eagle-structured": {
    matrix: {
      label: "Matrix",
      help: "eine kleine von einer Art, die in Technik und Planung vorkommt",
      options: {
        "finite-element": "finite Elemente",
        staircase: "Treppen-LP",
        laplacian: "Graph-Laplace",
        circuit: "Schaltung",
      },
    },
    size: { label: "Größe", help: "Zeilen, ungefähr" },
    parts: { label: "Lose Teile", help: "Teile, die für sich zusammenhängen; jedes nimmt einen Rang weg und macht so das Loch breiter" },
  } satisfies FieldWords<Problems["structured"]>,
  "eagle-training": {
    regime: {
      label: "Regime",
      help: "was das Netz bekommt: einen Rechner, mehrere mit je einigen Spalten, oder schmale Gewichte",
      options: { unconstrained: "ganz", distributed: "verteilt", limited: "begrenzt" },
    },
    d: { label: "Zeilen d", help: "Zeilen von A und C: die vollständigen" },
    n: { label: "Spalten n", help: "Spalten von A und B, aller Rechner zusammen" },
    dPrime: { label: "Zeilen des Lochs d′", help: "Zeilen von B und D" },
    nPrime: { label: "Spalten des Lochs n′", help: "Spalten von C und D" },
    rank: { label: "Rang", help: "jeder Matrix; höchstens das kleinere von d und n" },
    decay: { label: "Fällt um α", help: "Faktor von der Größe einer Richtung einer Matrix zur nächsten" },
    machines: { label: "Rechner M", help: "die sich die Spalten gleichmäßig teilen, jeder mit einem Attention-Kopf" },
    r: { label: "Breite r", help: "Spalten von W_Q und W_K; W_V und W_P haben n′ mehr" },
  } satisfies FieldWords<Problems["training"]>,
  "eagle-file": {
    name: { label: "Name", help: "der Datei" },
    hash: { label: "Hash", help: "des Inhalts; leer, wo jeder recht ist" },
  } satisfies FieldWords<Omit<Problems["custom"], keyof typeof completionFields>>,
  "eagle-completion": {
    rank: { label: "Rang", help: "des Blocks, der aus einer Matrix gewählt wird; 0 nimmt ihren numerischen Rang. Bei Blöcken ohne Belang" },
    hole: {
      label: "Loch, höchstens",
      help: "Zeilen und Spalten außerhalb des Blocks, die ergänzt werden: die ersten. Bei Blöcken ohne Belang",
    },
  } satisfies FieldWords<typeof completionFields>,
  "eagle-solver": {
    regime: {
      label: "Regime",
      help: "ein Rechner, mehrere mit je einigen Spalten, oder wenige Spalten je Iteration",
      options: { unconstrained: "unbeschränkt", distributed: "verteilt", limited: "wenig Rechenzeit" },
    },
    rho: {
      label: "ρ",
      help: "woher 1/‖A‖² kommt: neu berechnet, allein aus dem ersten oder mit einem Potenzschritt je Iteration",
      options: { exact: "genau", recursive: "rekursiv (4/9)", power: "Potenzschritt" },
    },
    form: {
      label: "Form",
      help: "C und D mitführen oder die Abbildung W mit D = W C",
      options: { data: "Daten", estimation: "Schätzung" },
    },
    normalised: {
      label: "Skalierung",
      help: "wie in Algorithmus 1, oder mit A auf Norm 1 gehalten durch einen Faktor 3/2 nach jedem Schritt: dasselbe D",
      options: { false: "wie im Paper", true: "auf Norm 1 gehalten" },
    },
    accelerated: {
      label: "Einfrieren",
      help: "A und B ruhen, sobald sie sich nicht mehr ändern: billiger, und für die Genauigkeit nötig, wenn es viele Runden sind",
      options: { false: "aus", true: "an" },
    },
    sketch: {
      label: "Skizze",
      help: "zufällige Spalten von A oder zufällige orthonormale Kombinationen aller",
      options: { columns: "Spalten", orthonormal: "orthonormal" },
    },
    r: sketchSize,
    rescaled: {
      label: "Variante",
      help: "die Regel des Papers oder die dieses Projekts, die den skizzierten Teil reskaliert, damit A seine Kondition nicht verliert",
      options: { false: "die des Papers", true: "reskaliert (unsere)" },
    },
    eta: { label: "η", help: "Schritt von A und B; 1/3 in der Theorie" },
    gamma: { label: "γ", help: "Schritt von C und D; 1 in der Theorie" },
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
    rate: { label: "Lernrate", help: "Lernrate von Adam, konstant" },
    clip: { label: "Begrenzung", help: "größte Norm eines Gradienten; längere werden auf sie gekürzt" },
    start: {
      label: "Anfangsgewichte",
      help: "alle vier Faktoren gaußverteilt, wobei eine Schicht bei null bleiben kann; oder W_K gleich W_Q und W_P null, sodass anfangs keine Schicht ihre Eingabe ändert",
      options: { gaussian: "gaußsch", tied: "W_K = W_Q, W_P = 0" },
    },
    readOut: {
      label: "Auslesen",
      help: "das Vorzeichen, mit dem der Block unten rechts als D gelesen wird; es entscheidet, welcher Algorithmus gefunden wird",
      options: { minus: "−D", plus: "+D" },
    },
  } satisfies FieldWords<Solvers["transformer"]>,
};
