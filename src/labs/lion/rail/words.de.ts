import { formatCount } from "../../../charts/format";
import type { Words } from "../../../ui/translation";
import type { lionRailText } from "./words";

export default {
  label: "Folge und Attention",
  settings: "Folge und Attention",
  preset: {
    label: "Voreinstellung",
    own: "Ein eigenes Experiment",
    lede: "„Lineare Attention ist ein rekurrentes Netz“: Wie kann sie dann in beide Richtungen zugleich sehen? Als Matrix, mit zwei Durchläufen oder in Blöcken, mit derselben Antwort.",
    showed: (title: string) => `Was „${title}“ zeigte`,
    restore: "Zurück zur Voreinstellung",
  },
  sequence: {
    title: "Folge",
    kind: "Woher die Token kommen",
    kinds: { random: "Zufällig", text: "Text", image: "Bild", custom: "Eigene q, k, v" },
    tokens: (count: number) => `${formatCount(count)} Token, eines je Zeichen`,
  },
  picture: {
    drawn: "Eine Landschaft, die hier gezeichnet wird",
    choose: "Ein Bild wählen",
    help: "PNG, JPEG, WebP oder GIF; oder eines auf die Seite ziehen. Das Quadrat in seiner Mitte wird in Bildfelder zerschnitten, die in Links mitreisen.",
  },
  attention: { title: "Attention" },
  own: {
    help: "Eigene Anfragen, Schlüssel, Werte und Zerfälle: JSON, CSV mit einer Zeile für jedes Token oder .npz mit den Feldern q, k, v und decay.",
    none: "Noch ist nichts geöffnet: eine Datei öffnen, auf die Seite ziehen oder ihren Text einfügen.",
    needs: (name: string) => `Dieses Experiment braucht die Datei ${name}. Sobald sie geöffnet ist, läuft es.`,
    size: (tokens: number, d: number, dv: number) => `${formatCount(tokens)} × ${formatCount(d)}, Werte zu ${formatCount(dv)}`,
    heads: (count: number) => `Köpfe: ${formatCount(count)}; gezeichnet wird der erste.`,
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
