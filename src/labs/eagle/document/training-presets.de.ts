/** German for the presets that train a network. */
export const trainingPresetsDe = {
  "train-it": {
    title: "Das Netz selbst trainieren",
    question: "Ein Netz lernt, Block D vorherzusagen. Welche Gewichte findet es?",
    context:
      "Schichten linearer Attention trainieren auf neuen 9 × 9-Matrizen mit einem verborgenen Eintrag. Ihre Gewichte werden mit drei Skalaren je Schicht verglichen.",
    commentary:
      "Der Verlust ist [der quadratische Fehler von D](training); Singulärwerte oder Iterationen enthält er nicht. Vor 3\u202f000 Schritten sind [W_QK und W_VP](weights) fast diagonal, und der Eintrag von W_QK für C liegt nahe null. [Drei Skalare je Schicht](constants) beschreiben dann die Gewichte, und eine solche Schicht ist eine Iteration von EAGLE. W_K ist anfangs gleich W_Q, sodass W_QK mit positiver Diagonale beginnt; W_VP beginnt bei null.",
    setting:
      "Abb. 2, 5, 9 und 11: vier Schichten, trainiert auf 20 × 20-Matrizen vom Rang 10 mit einem fehlenden Block von 2 × 2. A ist 18 × 18; 20\u202f000 Schritte mit 1\u202f024 Matrizen bei Lernrate 0,001.",
    reproduced:
      "Gewichte, die fast Blockskalare sind, Schrittweiten nahe denen des Papers und ein Fehler weit unter dem der Nullvorhersage.",
    differs:
      "9 × 9-Matrizen vom Rang 5 mit einem fehlenden Block von einem Eintrag (A ist 8 × 8), 3\u202f000 Schritte mit 256 bei Lernrate 0,003. Das Paper nennt seine Initialisierung nicht. Hier beginnt W_K gleich W_Q und W_P bei null. Mit gaußverteilten Faktoren bleibt bei manchen Seeds eine Schicht bei null, mit dieser Initialisierung bei keinem von zwanzig. Die Initialisierung macht die Diagonale von W_QK positiv; W_VP und den verschwindenden Eintrag von W_QK findet das Training.",
  },
  "other-sign": {
    title: "Auslesen mit +D",
    question: "Das Auslesen hat das umgekehrte Vorzeichen. Was lernt das Netz?",
    context:
      "Das Netz wird mit +D statt −D ausgelesen und trainiert. Die Schrittweiten seiner Schichten werden mit denen des Papers verglichen.",
    commentary:
      "Die Schritte von EAGLE ergeben −D und minimieren [diesen Verlust](training) also nicht. Das Training findet einen anderen Algorithmus: [γ der ersten Schicht](constants) bleibt nahe null, und spätere Schichten haben γ mit umgekehrtem Vorzeichen.",
  },
  "what-is-sent": {
    title: "Gelernte Nachrichten zwischen Rechnern",
    question: "Rechner dürfen alles senden. Was sendet das trainierte Netz?",
    context:
      "Zwei Rechner halten je 4 Spalten; beide haben C und D. Gewichte zwischen Rechnern werden mit denen auf einem Rechner verglichen.",
    commentary:
      "In jeder Schicht darf ein Rechner jede Ausgabe seines Kopfs senden, und [der Verlust](training) hat keinen Term für Nachrichten. Nach dem Training haben [die Blöcke von W_VP für den anderen Rechner](weights) außerhalb von C und D kaum Gewicht. A und B bleiben auf ihrem Rechner wie bei verteiltem EAGLE. W_P beginnt bei null, sodass anfangs nichts gesendet wird.",
    setting: "Abb. 2: drei Rechner mit je 6 Spalten, ein fehlender Block von 2 × 2, ein Attention-Kopf je Rechner.",
    reproduced: "Eigene Blöcke mit drei Skalaren je Schicht; gesendet werden nur C und D, ohne Kosten für Nachrichten.",
    differs:
      "Zwei Rechner mit je 4 Spalten, ein fehlender Block von einem Eintrag und die Initialisierung von „Das Netz selbst trainieren“. Mit gaußverteilten Faktoren bleibt bei manchen Seeds eine Schicht bei null, und manche erste Schicht sendet auch A und B.",
  },
  narrow: {
    title: "Schmale Gewichte: Rang drei von acht",
    question: "W_Q und W_K haben drei Spalten. Was kann eine Schicht lernen?",
    context: "Die Blöcke A haben acht Spalten. W_QK wird mit einem Vielfachen von S Sᵀ verglichen, wobei S drei orthonormale Spalten hat.",
    commentary:
      "Eine Schicht beachtet höchstens drei der acht Richtungen von A. W_K ist anfangs gleich W_Q, sodass W_QK als W_Q W_Qᵀ beginnt; das Training macht die Eigenwerte fast gleich. [W_QK](weights) wird nahezu ein Vielfaches von S Sᵀ, ein Sketch wie bei EAGLE mit begrenzter Rechenleistung. W_VP beginnt bei null und richtet sich nur zum Teil nach diesen Richtungen.",
    setting:
      "Abb. 4: Breite 5 bei 18 Spalten. Nach dem Skalieren stimmen beide Blöcke bis auf das Vorzeichen überein, mit einer relativen Differenz von 0,28.",
    reproduced: "W_QK als Vielfaches von S Sᵀ mit fast gleichen Eigenwerten. Die Symmetrie stammt von der Initialisierung.",
    differs:
      "Breite 3 bei 8 Spalten. W_VP ist nicht symmetrisch und hat andere Richtungen, und der Fehler fällt weit weniger als in den anderen Regimen. Die Abbildung ist nur zum Teil reproduziert.",
  },
  "paper-size": {
    title: "In der Größe des Papers",
    question: "Welche Gewichte findet das Training in der Größe des Papers?",
    context:
      "Jeder Schritt nutzt 1\u202f024 neue 20 × 20-Matrizen vom Rang 10 mit verborgenem 2 × 2-Block. Das Training dauert 20\u202f000 Schritte.",
    commentary:
      "[Der Lauf](training) dauert auf einem schnellen Rechner Minuten; die Restzeit steht neben der Schrittzahl. Nach einem Neuladen läuft er weiter. [Gespeicherte Läufe](stored-runs) dieser Art, ebenfalls gaußverteilt initialisiert, zeigen die Gewichte am Ende.",
  },
};
