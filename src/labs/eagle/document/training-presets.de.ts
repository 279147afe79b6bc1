/** German for the presets that train a network. */
export const trainingPresetsDe = {
  "train-it": {
    title: "Das Netz selbst trainieren",
    commentary:
      "Schichten linearer Attention sehen in jedem Schritt 256 neue Matrizen von 9 × 9, jede mit einer verborgenen Ecke. Der Verlust vergleicht diese Ecke mit der Antwort des Netzes; Singulärwerte oder Iterationen kommen nicht vor. W_K beginnt als W_Q, sodass W_QK mit positiver Diagonale beginnt; W_P und damit W_VP beginnen bei null. Ehe 3\u202f000 Schritte getan sind, sind beide fast diagonal, und der Eintrag von W_QK für C ist gegen null geschrumpft. Drei Zahlen je Schicht sind dann fast alles, und mit ihnen ist eine Schicht eine Iteration von EAGLE.",
    setting:
      "Abb. 2, 5, 9 und 11: vier Schichten, trainiert mit 20 × 20-Matrizen vom Rang 10 mit einem Loch von 2 × 2 (A ist 18 × 18), 20\u202f000 Schritte mit 1\u202f024 Matrizen bei Rate 0,001.",
    reproduced:
      "Gewichte, die fast Blockskalare sind, mit Schrittweiten nahe denen des Papers, und ein Fehler weit unter dem der Antwort null.",
    differs:
      "9 × 9-Matrizen vom Rang 5 mit einem Loch von einem Eintrag (A ist 8 × 8), 3\u202f000 Schritte mit 256 bei Rate 0,003. Das Paper sagt nicht, wie Gewichte beginnen. Hier beginnt W_K als W_Q und W_P bei null: Mit gaußverteilten Faktoren bleibt bei manchen Seeds eine Schicht bei null, mit diesen bei keinem von zwanzig. Dass die Diagonale von W_QK positiv ist, ist damit vorgegeben; W_VP, und was W_QK verliert, findet das Training.",
  },
  "other-sign": {
    title: "Mit dem anderen Vorzeichen gelesen",
    commentary:
      "Dasselbe Netz mit einer umgedrehten Wahl: Die Ecke wird als +D gelesen und nicht als −D. In den Regeln von EAGLE kommt, was C verlässt, mit umgekehrtem Vorzeichen in D an; sie geben also keine Antwort mehr, und das Training kommt auf etwas anderes: Die erste Schicht beginnt kaum damit, das Loch zu füllen, ihr γ bleibt nahe null, und spätere Schichten tun es mit dem anderen Vorzeichen.",
  },
  "what-is-sent": {
    title: "Niemand hat gesagt, was zu senden ist",
    commentary:
      "Zwei Rechner halten je 4 Spalten, und beide haben C und D. In jeder Schicht darf ein Rechner dem anderen senden, was immer er berechnet, und keine Nachricht kostet etwas. Ein Blick auf die unteren Gewichte: Von den Blöcken für den anderen Rechner bleibt kaum mehr als die Ecke für C und D. A und B bleiben, wo sie sind, wie bei EAGLE auf mehreren Rechnern. W_P beginnt bei null, sodass anfangs nichts gesendet wird.",
    setting: "Abb. 2: drei Rechner mit je 6 Spalten, ein Loch von 2 × 2, ein Attention-Kopf für jeden Rechner.",
    reproduced: "Eigene Blöcke mit drei Zahlen je Schicht, und zu einem anderen Rechner allein C und D, ohne jeden Preis für Nachrichten.",
    differs:
      "Zwei Rechner mit je 4 Spalten und ein Loch von einem Eintrag, mit den Anfangsgewichten der Vorlage „Das Netz selbst trainieren“. Mit gaußverteilten Faktoren bleibt bei manchen Seeds eine Schicht bei null, und manche erste Schicht sendet auch A und B.",
  },
  narrow: {
    title: "Drei Richtungen von acht",
    commentary:
      "W_Q und W_K haben hier drei Spalten, sodass eine Schicht höchstens drei der acht Richtungen von A beachten kann. W_K beginnt als W_Q, sodass die oberen Matrizen als W_Q W_Qᵀ beginnen. Das Training macht ihre Eigenwerte fast gleich: Sie kommen als Vielfache von S Sᵀ heraus, als Skizze, wie EAGLE mit begrenzter Rechenkraft sie zieht. Die unteren beginnen bei null und gehen nur zum Teil entlang derselben Richtungen.",
    setting:
      "Abb. 4: Breite 5 bei 18 Spalten; beide Blöcke bis aufs Vorzeichen gleich nach dem Skalieren, mit einer relativen Differenz von 0,28.",
    reproduced:
      "Die oberen Matrizen als Vielfache von S Sᵀ mit fast gleichen Eigenwerten; dass sie symmetrisch sind, ist durch die Anfangsgewichte vorgegeben.",
    differs:
      "Breite 3 bei 8 Spalten. Die unteren Matrizen sind nicht symmetrisch und gehen entlang anderer Richtungen, und der Fehler fällt weit weniger als in den anderen Regimen: Dieser Teil ist nur zum Teil reproduziert.",
  },
  "paper-size": {
    title: "In der Größe des Papers",
    commentary:
      "Der Lauf des Papers selbst: 1\u202f024 neue Matrizen von 20 × 20 in jedem Schritt, vom Rang 10 und mit einem Loch von 2 × 2, 20\u202f000 Schritte lang. Das dauert auf einem schnellen Rechner Minuten; neben der Zahl der Schritte steht, wie lange noch, und nach einem Neuladen geht es weiter, wo es war. Solche Läufe, vorab trainiert, stehen im letzten Panel; ihre Gewichte beginnen gaußverteilt wie hier.",
  },
};
