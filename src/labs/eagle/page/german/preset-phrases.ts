/** German for presets: titles by their English, commentary and notes on the paper by the preset's id. */
export const presetPhrases: Readonly<Record<string, string>> = {
  "Five ways to fill a hole": "Fünf Wege, ein Loch zu füllen",
  "preset race commentary":
    "Einer Matrix vom Rang 96 fehlt die Ecke unten rechts. Alle Löser sehen dieselben drei Blöcke, die geblieben sind. Bis zu einem quadratischen Fehler von 1e-20 braucht EAGLE 16 Iterationen, Newton-Schulz 18 und konjugierte Gradienten 358; Gradientenabstieg braucht mehr als hunderttausend. Eine Iteration von EAGLE kostet mehr als eine von ihnen: die Fehler je Operation zeichnen.",
  "Why log κ": "Warum log κ",
  "preset log-kappa commentary":
    "Dasselbe Loch, hundertmal schlechter konditioniert: κ ist 10\u202f000. EAGLE braucht 27 Iterationen statt 16, denn sein kleinster Singulärwert wächst je Iteration um bis zu 3/2 gegenüber dem größten. Konjugierte Gradienten brauchen allein für einen Fehler von 1e-6 2\u202f206, und Rundung hält sie von 1e-20 ab.",
  "One rule, three machines": "Eine Regel, drei Rechner",
  "preset three-machines commentary":
    "Drei Rechner halten je 80 Spalten und tauschen nur C und D aus: zwei Spalten von 82 Zahlen. Der Winkel zwischen ihren Spaltenräumen bestimmt das Tempo: Mit α = 1/6 fällt der Fehler am Ende je Runde auf 5/6. A und B einzufrieren, sobald sie ruhen, hält die Rundung fern: Ohne das erreicht die Rundung nach 63 Runden die Größe von A, und EAGLE endet bei 5e-10. Gradientenabstieg sendet etwa ebenso viele Bytes und ist nach 20\u202f000 Runden bei 2,4e-7.",
  "A quarter of the columns": "Ein Viertel der Spalten",
  "preset few-columns commentary":
    "Jede Iteration sieht 24 zufällige von 96 Spalten. Die Regel des Papers verkleinert die Spalten, die sie gesehen hat, und verdirbt so die Kondition, die sie gewonnen hatte: 428 Iterationen. Stattdessen den gesehenen Teil zu reskalieren, die Variante dieses Projekts, braucht 217. Mit allen Spalten sind es 16; Gradientenabstieg auf ebenso wenigen Spalten ist nach 5\u202f000 bei 7 %.",
  "Where it fails: noise": "Wo es versagt: Rauschen",
  "preset noise commentary":
    "Mit Rauschen von 0,01 auf jedem Eintrag sind auch die kleinen Singulärwerte von A Rauschen, und B A⁺ C ist nicht mehr D. Wer genau löst, endet bei einem Fehler von 31: EAGLE und die direkte Lösung gleichermaßen. EAGLE war bei Iteration 4 am besten, Gradientenabstieg bei 28: Früh aufzuhören regularisiert.",
  "Where it does not pay: finite elements": "Wo es sich nicht lohnt: finite Elemente",
  "preset finite-elements commentary":
    "Eine Steifigkeitsmatrix aus neun losen Platten: Jede nimmt einen Rang weg, und was ihre Gleichungen offen lassen, wird ergänzt. Ihre rechten Seiten berühren die kleinen Singulärwerte kaum; konjugierte Gradienten und LSMR brauchen darum nicht mehr Iterationen als EAGLE, und jede der ihren ist weit billiger.",
  "Train the network yourself": "Das Netz selbst trainieren",
  "preset train-it commentary":
    "Schichten linearer Attention sehen in jedem Schritt 256 neue Matrizen von 9 × 9, jede mit einer verborgenen Ecke. Der Verlust vergleicht diese Ecke mit der Antwort des Netzes; Singulärwerte oder Iterationen kommen nicht vor. W_K beginnt als W_Q, sodass W_QK mit positiver Diagonale beginnt; W_P und damit W_VP beginnen bei null. Ehe 3 000 Schritte getan sind, sind beide fast diagonal, und der Eintrag von W_QK für C ist gegen null geschrumpft. Drei Zahlen je Schicht sind dann fast alles, und mit ihnen ist eine Schicht eine Iteration von EAGLE.",
  "preset train-it setting":
    "Abb. 2, 5, 9 und 11: vier Schichten, trainiert mit 20 × 20-Matrizen vom Rang 10 mit einem Loch von 2 × 2 (A ist 18 × 18), 20 000 Schritte mit 1 024 Matrizen bei Rate 0,001.",
  "preset train-it reproduced":
    "Gewichte, die fast Blockskalare sind, mit Schrittweiten nahe denen des Papers, und ein Fehler weit unter dem der Antwort null.",
  "preset train-it differs":
    "9 × 9-Matrizen vom Rang 5 mit einem Loch von einem Eintrag (A ist 8 × 8), 3 000 Schritte mit 256 bei Rate 0,003. Das Paper sagt nicht, wie Gewichte beginnen. Hier beginnt W_K als W_Q und W_P bei null: Mit gaußverteilten Faktoren bleibt bei manchen Seeds eine Schicht bei null, mit diesen bei keinem von zwanzig. Dass die Diagonale von W_QK positiv ist, ist damit vorgegeben; W_VP, und was W_QK verliert, findet das Training.",

  "At the paper’s size": "In der Größe des Papers",
  "preset paper-size commentary":
    "Der Lauf des Papers selbst: 1 024 neue Matrizen von 20 × 20 in jedem Schritt, vom Rang 10 und mit einem Loch von 2 × 2, 20 000 Schritte lang. Das dauert auf einem schnellen Rechner Minuten; neben der Zahl der Schritte steht, wie lange noch, und nach einem Neuladen geht es weiter, wo es war. Solche Läufe, vorab trainiert, stehen im letzten Panel; ihre Gewichte beginnen gaußverteilt wie hier.",
  "Read with the other sign": "Mit dem anderen Vorzeichen gelesen",
  "preset other-sign commentary":
    "Dasselbe Netz mit einer umgedrehten Wahl: Die Ecke wird als +D gelesen und nicht als −D. In den Regeln von EAGLE kommt, was C verlässt, mit umgekehrtem Vorzeichen in D an; sie geben also keine Antwort mehr, und das Training kommt auf etwas anderes: Die erste Schicht beginnt kaum damit, das Loch zu füllen, ihr γ bleibt nahe null, und spätere Schichten tun es mit dem anderen Vorzeichen.",
  "Nobody said what to send": "Niemand hat gesagt, was zu senden ist",
  "preset what-is-sent commentary":
    "Zwei Rechner halten je 4 Spalten, und beide haben C und D. In jeder Schicht darf ein Rechner dem anderen senden, was immer er berechnet, und keine Nachricht kostet etwas. Ein Blick auf die unteren Gewichte: Von den Blöcken für den anderen Rechner bleibt kaum mehr als die Ecke für C und D. A und B bleiben, wo sie sind, wie bei EAGLE auf mehreren Rechnern. W_P beginnt bei null, sodass anfangs nichts gesendet wird.",
  "preset what-is-sent setting": "Abb. 2: drei Rechner mit je 6 Spalten, ein Loch von 2 × 2, ein Attention-Kopf für jeden Rechner.",
  "preset what-is-sent reproduced":
    "Eigene Blöcke mit drei Zahlen je Schicht, und zu einem anderen Rechner allein C und D, ohne jeden Preis für Nachrichten.",
  "preset what-is-sent differs":
    "Zwei Rechner mit je 4 Spalten und ein Loch von einem Eintrag, mit den Anfangsgewichten der Vorlage „Das Netz selbst trainieren“. Mit gaußverteilten Faktoren bleibt bei manchen Seeds eine Schicht bei null, und manche erste Schicht sendet auch A und B.",
  "Three directions of eight": "Drei Richtungen von acht",
  "preset narrow commentary":
    "W_Q und W_K haben hier drei Spalten, sodass eine Schicht höchstens drei der acht Richtungen von A beachten kann. W_K beginnt als W_Q, sodass die oberen Matrizen als W_Q W_Qᵀ beginnen. Das Training macht ihre Eigenwerte fast gleich: Sie kommen als Vielfache von S Sᵀ heraus, als Skizze, wie EAGLE mit begrenzter Rechenkraft sie zieht. Die unteren beginnen bei null und gehen nur zum Teil entlang derselben Richtungen.",
  "preset narrow setting":
    "Abb. 4: Breite 5 bei 18 Spalten; beide Blöcke bis aufs Vorzeichen gleich nach dem Skalieren, mit einer relativen Differenz von 0,28.",
  "preset narrow reproduced":
    "Die oberen Matrizen als Vielfache von S Sᵀ mit fast gleichen Eigenwerten; dass sie symmetrisch sind, ist durch die Anfangsgewichte vorgegeben.",
  "preset narrow differs":
    "Breite 3 bei 8 Spalten. Die unteren Matrizen sind nicht symmetrisch und gehen entlang anderer Richtungen, und der Fehler fällt weit weniger als in den anderen Regimen: Dieser Teil ist nur zum Teil reproduziert.",

  "preset log-kappa setting":
    "Abb. 6: n = d = 240, n′ = d′ = 2, κ von 1e2 bis 1e5, 50 Läufe; Sekunden auf einer GPU bis zu einem quadratischen Fehler von 1e-20.",
  "preset log-kappa reproduced":
    "Der Logarithmus: 5,7 Iterationen mehr je Zehnerpotenz, und etwa hundertmal weniger als konjugierte Gradienten bei κ = 1e4.",
  "preset log-kappa differs":
    "96 × 96 mit einem Loch von 24 × 24, ein κ auf einmal und ein Seed; Iterationen statt Sekunden. Weniger Iterationen sind nicht ebenso viel weniger Zeit: Jede kostet mehr.",
  "preset three-machines setting": "Abb. 7: drei Rechner, d = n = 1000, κ = 1e3, Daten mit mittlerem α von 1, 0,83, 0,35 und 0,01.",
  "preset three-machines reproduced":
    "Die Runden wachsen mit 1/α, und der Fehler fällt am Ende je Runde um den Faktor 1 − α; Gradientenabstieg braucht weit mehr.",
  "preset three-machines differs":
    "80 Zeilen, κ = 100, α = 1/6 durch die Konstruktion: Der Winkel bestimmt es. Kein Datensatz dreier Rechner hat ein α zwischen 2/3 und 1; die 0,83 des Papers kann also nur ein Mittel über Läufe sein.",
  "preset few-columns setting":
    "Abb. 18: r = n/8, n/4, n/2 und n mit n = 240; bei r = n/4 erreicht EAGLE 1e-2 etwa 2,5-mal früher als stochastischer Gradientenabstieg.",
  "preset few-columns reproduced": "EAGLE auf gezogenen Spalten ist vor Gradientenabstieg auf ebenso vielen.",
  "preset few-columns differs":
    "96 Spalten, r = n/4. Das Paper sagt, die Iterationen wüchsen im Verhältnis n/r; sie wachsen schneller, und die reskalierte Variante, die nicht aus dem Paper ist, verliert weniger.",
  "preset noise setting": "Abb. 21: Rauschen mit Standardabweichung 0,01; früh aufhören.",
  "preset noise reproduced": "Früh angehalten regularisiert EAGLE wie Gradientenabstieg.",
  "preset noise differs": "96 × 96 mit einem Loch von 24 × 24, ein Seed; wie das Paper das Anhalten gewählt hat, ist nicht gesagt.",
  "What the network was never told": "Was dem Netz nie gesagt wurde",
  "preset never-told commentary":
    "Ein Transformer bekam Matrizen mit einem Loch zu sehen und wurde allein am Loch gemessen: Von Singulärwerten sprach niemand zu ihm. Die Regel, auf die seine Gewichte kamen, zieht die von A dennoch zusammen: κ fällt in 13 Iterationen von 100 auf 1,02, und wo alle gleich sind, macht ein weiterer Schritt von C das D genau. Die Punkte sind die Newton-Schulz-Iteration x ← x (3 − x²) / 2 auf den Werten, mit denen A begann, für sich berechnet: Sie liegen auf den Linien.",
  "preset never-told setting":
    "Abb. 2, 3 und 5, Anhang C.5: vier Schichten lineare Attention, trainiert auf 20 × 20-Matrizen vom Rang 10, deren Block A 18 × 18 ist; ihre Gewichte sind drei Zahlen je Schicht.",
  "preset never-told reproduced":
    "Die Regel, die diese Zahlen sind, mit η = 1/3 und γ = 1: Singulärwerte nähern sich einander, wie Newton-Schulz sie macht.",
  "preset never-told differs":
    "Hier wird kein Netz trainiert. A ist 96 × 96 von vollem Rang, und die Schritte sind die der Sätze, nicht die der Gewichte.",
  "One rule, three budgets": "Eine Regel, drei Budgets",
  "preset three-budgets commentary":
    "Dieselben 96 Spalten, auf drei Weisen bearbeitet. An einem Ort braucht EAGLE 10 Iterationen. Auf drei Rechner verteilt, die dieselben Richtungen sehen und allein C und D austauschen, braucht es 16. Mit 24 zufälligen Spalten je Iteration braucht es 153, oder 96 mit der reskalierten Variante dieses Projekts. Die Regel sind überall dieselben vier Zeilen: Nur S und die Zahl der Rechner unterscheiden sich.",
  "preset three-budgets setting": "Algorithmus 1 in Abschnitt 4, auf den Transformer dreier Bauarten kamen (Abb. 1, 2 und 4).",
  "preset three-budgets reproduced": "Eine Regel für alle: volle Daten, M Rechner, eine Skizze S.",
  "preset three-budgets differs":
    "Das Paper hat kein Problem, das alle drei nebeneinander lösen. Die reskalierte Variante kommt darin nicht vor.",
  "Half of A says nothing new": "Die Hälfte von A sagt nichts Neues",
  "preset half-rank commentary":
    "A ist 96 × 96, aber vom Rang 48, mit κ = 1\u202f000. EAGLE braucht 22 Iterationen, wie es sie ohne den fehlenden Rang brauchte: Eine Inverse nützt ihm nichts. Konjugierte Gradienten brauchen 299, und bleiben lässt sich dort nicht: Nach 5\u202f000 hat Rundung sie auf 1,5e-6 zurückgebracht.",
  "preset half-rank setting":
    "Abb. 6, A mit Rangverlust: d = n = 240, Sekunden auf einer GPU bis zu einem quadratischen Fehler von 1e-20; konjugierte Gradienten sind als unzuverlässig weggelassen.",
  "preset half-rank reproduced":
    "Die Zahl der Iterationen steigt nicht, wenn A Rang verliert; und was an konjugierten Gradienten unzuverlässig ist.",
  "preset half-rank differs": "96 × 96, ein Rang, ein Seed; Iterationen und Operationen nach Formel statt der Sekunden einer GPU.",
  "Eight machines are as quick as two": "Acht Rechner sind so schnell wie zwei",
  "preset eight-machines commentary":
    "Acht Rechner mit demselben Spaltenraum (α = 1), jeder mit κ = 1\u202f000, brauchen 21 Runden; drei oder fünf brauchen auch 21, und zwei brauchen 22. Jede Runde kostet jeden Rechner dieselbe Nachricht. Gradientenabstieg sendet je Runde etwa ebenso viele Bytes und braucht 1\u202f906.",
  "preset eight-machines setting": "Abb. 8: feste Daten mit d = n = 1000 und κ = 1e3, auf 1, 3, 5 und 8 Rechner aufgeteilt.",
  "preset eight-machines reproduced":
    "Die Zahl der Runden hängt nicht von der Zahl der Rechner ab, und das Ende ist quadratisch, wo α = 1 ist.",
  "preset eight-machines differs":
    "Hier hat jeder Rechner 80 eigene Spalten, die einen Bereich aufspannen sollen; 80 Zeilen. Eine Aufteilung fester Daten hat nur dann α = 1, wenn jeder Teil den ganzen Bereich aufspannt.",
  "Entries with heavy tails": "Einträge mit schweren Rändern",
  "preset heavy-tails commentary":
    "X ist ein Produkt aus zwei Faktoren vom Rang 48 mit Einträgen aus einer Student-t-Verteilung mit 4 Freiheitsgraden. EAGLE braucht 11 Iterationen, mit gaußschen oder dünn besetzten ±1-Einträgen ebenfalls 11, mit gehäuften 16 und mit korrelierten 18: Die Verteilung wirkt durch das κ, das sie A gibt, und nur durch dessen Logarithmus. Konjugierte Gradienten brauchen 59 bis 178.",
  "preset heavy-tails setting":
    "Abb. 19: sechs Verteilungen der Einträge, darunter Student t mit ν = 4, korreliert gaußsch (0,8^|i−j|), dünn besetzte ±1 und fünf Haufen.",
  "preset heavy-tails reproduced": "Alle sechs stehen unter „Einträge“; auf jeder kommt EAGLE in 11 bis 18 Iterationen bis zur Rundung.",
  "preset heavy-tails differs": "96 × 96 vom Rang 48, ein Seed; wie das Paper seine Haufen skaliert, ist nicht gedruckt.",
  "How much the steps matter": "Wie viel die Schritte ausmachen",
  "preset step-sizes commentary":
    "Acht Wahlen von η und γ auf einer Matrix von 15 × 15. Mit 1/3 und 1 braucht EAGLE 16 Iterationen. Beide halbiert braucht es 56; mit einem Fünftel von beiden 161; beide verdoppelt 19. γ allein halbiert kostet 42. Binnen 200 Iterationen kommen sechs der acht unter 1e-20; der beste Fehler unterscheidet sie also kaum, die Zahl der Iterationen schon. Die Konstanten des trainierten Netzes, 1 und 1,9, waren auf eine Schranke von ‖A‖ abgestimmt: Mit der genauen Norm bleiben sie vor einem Hundertstel stecken.",
  "preset step-sizes setting":
    "Abb. 22: n = d = 15, Rang 15, bester Fehler in 200 Iterationen; ein gemeinsamer Faktor auf (η, γ) oder das Verhältnis γ/η, von 0,2 bis 2.",
  "preset step-sizes reproduced": "Nach dem besten Fehler in 200 Iterationen sehen die meisten Wahlen gleich aus.",
  "preset step-sizes differs":
    "Hier ist der Weg dorthin gezeichnet, und die Konstanten des trainierten Netzes sind unter den acht. Loch 4 × 4, κ = 100, ein Seed.",
  "Where it does not pay: an easy question": "Wo es sich nicht lohnt: eine leichte Frage",
  "preset easy-question commentary":
    "κ ist 1\u202f000, aber C liegt entlang der Richtungen von A im Verhältnis ihrer Singulärwerte; die kleinen machen also kaum etwas aus. Für einen Fehler von 1 % brauchen konjugierte Gradienten 9 Iterationen und EAGLE 6, deren jede so viel kostet wie neun der ihren. Wer 1e-6 will, fragt doch nach den kleinen Richtungen: 192 gegen 16.",
  "A plan in stairs: a linear programme": "Ein Plan in Stufen: ein lineares Programm",
  "preset staircase commentary":
    "Acht Perioden, jede an die vorige gebunden: Das Bild ist eine Treppe, und eine Nebenbedingung jeder Periode wiederholt die anderen; 152 von 160 Zeilen tragen also den Rang. κ ist 2\u202f014, und was fehlt, braucht die kleinen Singulärwerte: EAGLE füllt das Loch in 24 Iterationen, LSMR in 933, und konjugierte Gradienten sind nach 1\u202f000 noch nicht da. EAGLE braucht weniger Operationen als beide, die direkte Lösung noch weniger.",
  "Ten islands: a graph Laplacian": "Zehn Inseln: eine Laplace-Matrix",
  "preset laplacian commentary":
    "Zehn Ringe mit Sehnen und keine Kante zwischen ihnen: zehn Blöcke im Bild, und jeder nimmt einen Rang weg, denn die Zeilen einer Laplace-Matrix ergeben zusammen nichts. Ein Knoten jedes Rings bleibt draußen und folgt aus den anderen. κ ist 100 und kaum von Belang: EAGLE, konjugierte Gradienten und LSMR brauchen je 16 Iterationen, und eine von EAGLE kostet etwa so viel wie zwanzig der ihren.",
  "Circuits without a ground": "Schaltungen ohne Erde",
  "preset circuit commentary":
    "Knotenanalyse von zehn Schaltungen: Leitwerte, und ein Rahmen aus ±1 für ihre Spannungsquellen. Keine Schaltung ist geerdet; jede lässt also ein Potential offen und nimmt einen Rang weg. EAGLE füllt das Loch in 23 Iterationen, konjugierte Gradienten in 31; eine Iteration der ihren ist bei weitem billiger.",
};
