import { formatCount } from "../../../../platform/charts/format";
import type { Words } from "../../../../platform/ui/translation";
import type { lionRailText } from "./words";

export default {
  label: "Folge und Attention",
  preset: {
    lede: "Lineare Attention ist eine Rekurrenz. Ihre bidirektionale Form lässt sich als Matrix, mit zwei Rekurrenzen oder in Blöcken berechnen.",
    ledeOfTasks:
      "Kleine Encoder mit verschiedener Attention lernen Aufgaben auf Folgen. Die Aufgaben vergleichen Reihenfolge, Zerfall und eine oder zwei Richtungen.",
    groups: { forms: "Eine Folge: Masken und Formen", learning: "Trainierte Encoder" },
    searches: ["Softmax", "Wand", "Bild"],
  },
  sequence: {
    title: "Folge",
    kind: "Herkunft der Token",
    kinds: { random: "Zufällig", text: "Text", image: "Bild", task: "Encoder trainieren", custom: "Eigene q, k, v" },
    tokens: (count: number) => `${formatCount(count)} Token, eines pro Zeichen`,
  },
  picture: {
    drawn: "Erzeugte Landschaft",
    choose: "Bild wählen",
    help: "PNG, JPEG, WebP oder GIF, auch per Drag-and-drop. Das mittlere Quadrat wird in Patches zerlegt, die der Link enthält.",
  },
  attention: { title: "Attention" },
  learners: {
    title: "Encoder",
    counted: "Encoder",
    none: "Noch kein Encoder. Einen zum Trainieren hinzufügen.",
    add: "Encoder hinzufügen",
    figures: { accuracy: "Genauigkeit", loss: "Verlust in Nats" },
    most: (count: number) => `Höchstens ${formatCount(count)} Encoder.`,
    waiting: "wartet",
    learns: "im Training",
    learned: "trainiert",
    failed: "fehlgeschlagen",
    afterSteps: (steps: number) => `, Schritt ${formatCount(steps)}`,
    skipped: (count: number) =>
      count === 0 ? "" : `; ${formatCount(count)} ${count === 1 ? "Schritt" : "Schritte"} ausgelassen, nicht endlich`,
  },
  own: {
    help: "Eigene Queries, Keys, Values und Zerfälle als JSON, CSV (eine Zeile pro Token) oder .npz (Arrays q, k, v, decay).",
    none: "Keine Daten geöffnet. Eine Datei öffnen, auf die Seite ziehen oder ihren Text einfügen.",
    needs: (name: string) => `Dieses Experiment braucht die Datei ${name}. Die Datei öffnen, um es zu starten.`,
    size: (tokens: number, d: number, dv: number) => `Token: ${formatCount(tokens)}, d = ${formatCount(d)}, d_v = ${formatCount(dv)}`,
    heads: (count: number) => `Köpfe: ${formatCount(count)}; die Panels zeigen den ersten.`,
  },
  forms: {
    full: "volle Attention",
    recurrent: "rekurrent",
    chunk: "Blöcke, wie im Paper",
    "state-chunk": "Blöcke mit mitgeführten Zuständen",
  },
  noGrid: "keines",
  grid: "Zeilen und Spalten, wie in 4 x 8",
} satisfies Words<typeof lionRailText>;
