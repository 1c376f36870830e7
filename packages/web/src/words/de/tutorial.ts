import { BLESSING_FIGURES, DEFAULT_EDITION, FIGURES } from '@nunatak/engine';
import { count } from '@nunatak/words';
import type { TutorialTexts } from '../en/tutorial.ts';

const { square } = FIGURES;
const { structure } = BLESSING_FIGURES;
const artisans = DEFAULT_EDITION.tables.artisans.points;

const lessons: TutorialTexts['lessons'] = {
  place: {
    title: 'Einen Block setzen',
    line: 'Karte nehmen, auf ihrem Symbol bauen.',
    steps: {
      card: {
        text: 'Es gewinnt, wer die meisten Punkte hat, und die meisten bringen am Ende deine Karten. Jeder Zug beginnt mit einer Karte der Auslage: Nimm den Eisschnitzer.',
        other: 'Im echten Spiel ginge jede davon. Nimm hier den Eisschnitzer.',
        done: 'Der Eisschnitzer ist genommen.',
      },
      tile: {
        text: 'Auch die markierten Platten zeigen einen Eisschnitzer. Wähle eine davon und drücke auf Bauen.',
        other: '',
        done: 'Dein erster Block steht, und der Eisschnitzer gehört zu deinem Trupp: Der zählt am Ende.',
      },
      cardAgain: {
        text: 'Auch Ana und Bo haben gebaut. Nimm jetzt eine Karte deiner Wahl.',
        other: '',
        done: 'Gute Wahl. Nehmen kann man nur Karten, deren Symbol auf einer freien Platte liegt.',
      },
      tileAgain: {
        text: 'Baue auf irgendeiner markierten Platte.',
        other: '',
        done: 'Das ist ein Zug: eine Karte, ein Block, und die nächste Person ist dran.',
      },
    },
  },
  support: {
    title: 'Unterstützung',
    line: 'Eigenes Eis darunter lohnt sich.',
    steps: {
      card: {
        text: 'Auf vier Blöcken liegt schon eine neue Platte: die umrandete, 2C1 (Ebene 2, Spalte C, Reihe 1). Drei der vier Blöcke gehören dir. Die Platte zeigt ein Lastentier, also nimm diese Karte.',
        other: 'Diese Karte passt zwar irgendwo, aber nicht auf 2C1. Nimm das Lastentier.',
        done: 'Jetzt leuchten alle Lastentier-Platten.',
      },
      tile: {
        text: `Die Schildchen sagen, was jede Platte bringt. Ab Ebene 2 gibt jeder deiner Blöcke darunter ${count(FIGURES.support, 'Punkt', 'Punkte')}. Baue auf der umrandeten Platte, 2C1.`,
        other: `Hier bekämst du weniger. Suche das Schildchen +${3 * FIGURES.support}.`,
        done: `Drei deiner Blöcke tragen den neuen: ${count(3 * FIGURES.support, 'Punkt', 'Punkte')}.`,
      },
    },
  },
  squares: {
    title: 'Quadrate und Gleichstände',
    line: `${square.first} für die meisten, ${square.second} für die zweitmeisten.`,
    steps: {
      card: {
        text: 'Vier Blöcke in einem 2×2 bilden ein Quadrat. Auf der umrandeten Platte, 1D2, fehlt noch einer: Du, Ana und Bo habt je einen Block. Die Platte zeigt einen Handwerker: Nimm ihn.',
        other: 'Diese Karte passt nicht auf 1D2. Nimm den Handwerker.',
        done: 'Dem Quadrat fehlt nur noch ein Block.',
      },
      tile: {
        text: `Vollende das Quadrat auf 1D2. Die meisten Blöcke bringen ${square.first} Punkte, die zweitmeisten ${square.second}.`,
        other: 'Damit wäre das Quadrat nicht vollendet. Baue auf 1D2.',
        done: `Zwei der vier sind deine: ${square.first} Punkte. Ana und Bo teilen sich als Zweite die ${count(square.second, 'Punkt', 'Punkte')}: je ${Math.floor(square.second / 2)}.`,
      },
      tieCard: {
        text: 'Bei 1B4, jetzt umrandet, hat Ana zwei Blöcke, du einen. Die Platte zeigt eine Baumeisterin: Nimm sie.',
        other: 'Diese Karte passt nicht auf 1B4. Nimm die Baumeisterin.',
        done: 'Mit deinem Block steht es zwei zu zwei.',
      },
      tieTile: {
        text: 'In deinem Zug gewinnst du jeden Gleichstand. Vollende das Quadrat auf 1B4.',
        other: 'Dem Quadrat fehlt ein Block auf 1B4.',
        done: `Zwei zu zwei, und es ist dein Zug: ${square.first} Punkte für dich, ${square.second} für Ana. Auf dem Quadrat liegt jetzt eine neue Platte.`,
      },
    },
  },
  rows: {
    title: 'Reihen',
    line: 'Geschlossene Reihen bringen dich auf der Leiste voran.',
    steps: {
      card: {
        text: 'In Reihe 4 und in Spalte D fehlt nur noch ein Block, derselbe für beide: auf der umrandeten 1D4. Die Platte zeigt ein Lastentier: Nimm die Karte.',
        other: 'Diese Karte passt nicht auf 1D4. Nimm das Lastentier.',
        done: 'Ein einziger Block kann beide schließen.',
      },
      tile: {
        text: 'Wer eine Reihe oder Spalte schließt, rückt auf der Baumeisterleiste einen Schritt vor. Baue auf 1D4.',
        other: 'Damit schließt sich nichts. Baue auf 1D4.',
        done: `Eine Reihe und eine Spalte: ${count(2 * FIGURES.lineSteps, 'Schritt', 'Schritte')}. Am Ende ist jede Baumeisterin so viel wert wie die erreichte Zahl.`,
      },
    },
  },
  swap: {
    title: 'Der Tausch des Arbeiters',
    line: 'Die Platte dorthin holen, wo du bauen willst.',
    steps: {
      card: {
        text: `Das Quadrat bei 1D2, umrandet, ist ${square.first} Punkte wert, aber keine Karte der Auslage passt dorthin. Ein Arbeiter hilft: Nimm ihn.`,
        other: 'Diese Karte kann keine Platten bewegen. Nimm den Arbeiter.',
        done: 'Vor dem Bauen darf ein Arbeiter eine Arbeiterplatte mit jeder anderen freien Platte tauschen.',
      },
      swap: {
        text: 'Drücke auf Tauschen und wähle dann eine Arbeiterplatte und die Platte auf 1D2.',
        other: 'Erlaubt, aber dann bleibt das Quadrat unvollendet. Tausche eine Arbeiterplatte mit der auf 1D2.',
        done: 'Die Arbeiterplatte liegt jetzt auf 1D2.',
      },
      tile: {
        text: 'Dein Block muss auf die getauschte Platte. Baue.',
        other: 'Baue auf 1D2.',
        done: `Das Quadrat gehört dir: ${square.first} Punkte, mit einer Karte, die vorher nicht passte.`,
      },
    },
  },
  elder: {
    title: 'Älteste und Segen',
    line: 'Eine Älteste bringt einen Segen für später.',
    steps: {
      card: {
        text: 'Eine Älteste bringt einen Segen. Nimm sie.',
        other: 'Diese Karte bringt keinen Segen. Nimm die Älteste.',
        done: `${FIGURES.faceUp} Segen liegen offen da.`,
      },
      tile: {
        text: 'Baue auf irgendeiner Platte mit einer Ältesten.',
        other: '',
        done: 'Der Block steht, nun der Segen.',
      },
      blessing: {
        text: `Struktur erhöht die Unterstützung eines Blocks: ${structure.each} statt ${FIGURES.support} für jeden Block darunter. Glück sind ${count(BLESSING_FIGURES.luck.points, 'Punkt', 'Punkte')} am Ende. Nimm Struktur.`,
        other: 'Ein schöner Segen, aber nimm in dieser Lektion Struktur.',
        done: `Einsetzen kannst du sie ab deinem nächsten Zug. Ein ungenutzter Segen ist am Ende immer noch ${count(FIGURES.unusedBlessing, 'Punkt', 'Punkte')} wert.`,
      },
      cardAgain: {
        text: 'Ana und Bo haben gespielt. Drei deiner Blöcke tragen die umrandete 2C1: Nimm das Lastentier.',
        other: 'Diese Karte passt nicht auf 2C1. Nimm das Lastentier.',
        done: 'Gleich ist der richtige Moment für Struktur.',
      },
      tileAgain: {
        text: 'Baue auf 2C1.',
        other: 'Dort hast du keine Unterstützung. Baue auf 2C1.',
        done: 'Drei unterstützende Blöcke: Jetzt wirst du gefragt.',
      },
      use: {
        text: `Setze Struktur ein: ${count(structure.each, 'Punkt', 'Punkte')} für jeden unterstützenden Block statt ${FIGURES.support}.`,
        other: `Dann wären es nur ${count(3 * FIGURES.support, 'Punkt', 'Punkte')}. Setze Struktur ein.`,
        done: `${count(3 * structure.each, 'Punkt', 'Punkte')} statt ${3 * FIGURES.support}. Genau für solche Momente sind Segen da.`,
      },
    },
  },
  scoring: {
    title: 'Wertung',
    line: 'Der letzte Zug, und was alles wert ist.',
    steps: {
      card: {
        text: 'Dein letzter Zug in einem knappen Spiel. Jede Karte zeigt, was sie zu deiner Endsumme beiträgt. Nimm die beste.',
        other: 'Eine andere Karte bringt mehr. Vergleiche die Zahlen auf den Karten.',
        done: `Du hattest drei Handwerker mit Stangensäge: Der vierte macht daraus ${count(artisans[3], 'Punkt', 'Punkte')} statt ${artisans[2]}.`,
      },
      tile: {
        text: 'Baue. Dann setzen Ana und Bo die letzten beiden Blöcke.',
        other: '',
        done: 'Der Tempel ist vollendet.',
      },
      blessing: {
        text: `Du hast Stabilität: ${count(BLESSING_FIGURES.stability.each, 'Punkt', 'Punkte')} für jeden deiner Eckblöcke. Ist das mehr als die ${count(FIGURES.unusedBlessing, 'Punkt', 'Punkte')} eines ungenutzten Segens?`,
        other: `Behalten bringt ${count(FIGURES.unusedBlessing, 'Punkt', 'Punkte')}, einsetzen bringt mehr.`,
        done: 'Über die Segen wird vor dem Zählen entschieden.',
      },
      ledger: {
        text: 'Jetzt wird gezählt, Zeile für Zeile. Wähle eine Zahl, um zu sehen, wie sie entsteht.',
        other: '',
        done: 'Du gewinnst knapp. Nun kennst du einen Zug, seine Punkte und das Ende. Was jede Kartenart wert ist, steht in der Spielhilfe: Drück im Spiel auf ?.',
      },
    },
  },
};

export const tutorial: TutorialTexts = {
  title: 'Einführung',
  line: 'Sieben kurze Lektionen auf einem echten Brett. Jede dauert ein, zwei Minuten, und nichts kann schiefgehen.',
  back: 'Zurück',
  start: 'Beginnen',
  again: 'Noch einmal',
  done: 'erledigt',
  open: 'noch offen',
  lessonOf: (number, all) => `Lektion ${number} von ${all}`,
  stepOf: (number, all) => `Schritt ${number} von ${all}`,
  you: 'Du',
  others: ['Ana', 'Bo'],
  display: 'Auslage',
  blessings: 'Segen',
  build: 'Bauen',
  buildGain: (points) => `Bauen +${points}`,
  swap: 'Tauschen',
  swapHint: 'Wähle eine Arbeiterplatte, dann die Platte, mit der du sie tauschst.',
  swapSecond: 'Nun die andere Platte.',
  undo: 'Zurücknehmen',
  use: 'Einsetzen',
  pass: 'Passen',
  rule: 'Regel',
  points: (points) => count(points, 'Punkt', 'Punkte'),
  track: (number) => `Leiste ${number}`,
  finished: 'Lektion geschafft',
  next: 'Nächste Lektion',
  all: 'Alle Lektionen',
  play: 'Ein echtes Spiel beginnen',
  lessons,
};
