import { DEFAULT_EDITION, FIGURES } from '@nunatak/engine';
import { count } from '@nunatak/words';
import type { TutorialTexts } from '../en/tutorial.ts';

const { square } = FIGURES;
const { numbers } = DEFAULT_EDITION.track;

export const turnLessons: Pick<
  TutorialTexts['lessons'],
  'aim' | 'place' | 'support' | 'squares' | 'several' | 'rows' | 'track' | 'swap' | 'split'
> = {
  aim: {
    title: 'Das Ziel',
    line: 'Wofür du baust und woher die Punkte kommen.',
    steps: {
      ledger: {
        text: `So endet ein Spiel. Du, Ana und Bo habt je ${FIGURES.blocks.each} Blöcke gesetzt, einen pro Zug, und der Tempel ist fertig. Geh die Wertung durch: Die erste Zeile kam beim Bauen zusammen, alles andere zählt erst jetzt, das meiste davon für deine Karten.`,
        other: '',
        done: 'Es gewinnt, wer die meisten Punkte hat. Jede Karte zählt also zweimal: jetzt für den Block, den du mit ihr setzt, am Ende für deinen Trupp.',
      },
    },
  },
  place: {
    title: 'Einen Block setzen',
    line: 'Karte nehmen, auf ihrem Symbol bauen.',
    steps: {
      card: {
        text: 'Jeder Zug beginnt mit einer Karte der Auslage: Nimm den Eisschnitzer.',
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
        done: 'Gute Wahl. Nehmen kann man nur Karten, deren Symbol eine freie Platte zeigt.',
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
        done: 'Jetzt leuchten alle Lastentierplatten.',
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
  several: {
    title: 'Mehrere Quadrate auf einmal',
    line: 'Du bestimmst die Reihenfolge und siehst jede neue Platte.',
    steps: {
      card: {
        text: 'Auf der umrandeten 1C3 vollendet ein Block zwei Quadrate. Die Platte zeigt einen Arbeiter: Nimm ihn.',
        other: 'Diese Karte passt nicht auf 1C3. Nimm den Arbeiter.',
        done: 'Zwei Quadraten fehlt derselbe Block.',
      },
      tile: {
        text: 'Baue auf 1C3.',
        other: 'Damit wäre kein Quadrat vollendet. Baue auf 1C3.',
        done: 'Beide Quadrate sind vollendet. Gewertet wird eins nach dem anderen.',
      },
      order: {
        text: `Du wählst, welches zuerst zählt: Das Quadrat mit zwei deiner Blöcke bringt dir ${square.first}, das andere ${square.second}. Auf dem ersten wird eine neue Platte aufgedeckt, bevor das zweite zählt.`,
        other: '',
        done: 'Beide sind gewertet, und auf jedem liegt eine neue Platte: sofort frei, auch für die anderen.',
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
  track: {
    title: 'Felder ohne Zahl',
    line: 'Was zwischen zwei Zahlen der Leiste gilt.',
    steps: {
      card: {
        text: `Dein Stein auf der Baumeisterleiste steht auf der ${numbers[1]}. In Spalte D fehlt ein Block, auf der umrandeten 1D5, deren Platte einen Handwerker zeigt. Nimm eine Karte, die zur Hälfte Handwerker ist.`,
        other: 'Diese Karte passt nicht auf 1D5. Nimm eine Karte, die zur Hälfte Handwerker ist.',
        done: 'Sie passt auch auf Handwerkerplatten.',
      },
      tile: {
        text: 'Baue auf 1D5.',
        other: 'Damit schließt sich keine Spalte. Baue auf 1D5.',
        done: `Ein Schritt. Das neue Feld hat keine Zahl, also gilt die letzte, an der du vorbeigekommen bist: die ${numbers[1]}. Noch ein Schritt, und es ist die ${numbers[3]}. Reihen der obersten Ebene bringen keinen Schritt.`,
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
        text: 'Drücke auf „Erst tauschen“ und wähle dann eine Arbeiterplatte und die Platte auf 1D2.',
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
  split: {
    title: 'Zweigeteilte Karten und Platten',
    line: 'Zwei Symbole auf einer Karte: Die Platte entscheidet.',
    steps: {
      card: {
        text: 'Später im Spiel gibt es zweigeteilte Karten mit einer Art auf jeder Hälfte. Nimm die, die Eisschnitzer und Handwerker ist.',
        other: 'Nimm die Karte, die Eisschnitzer und Handwerker ist.',
        done: 'Sie passt auf Platten beider Arten.',
      },
      tile: {
        text: 'Die umrandete Platte, 2C1, zeigt einen Eisschnitzer. Baue dort.',
        other: 'Das ginge auch. Baue hier auf 2C1.',
        done: 'Die Platte hat entschieden: Die Karte gehört jetzt zu deinen Eisschnitzern, und dort bleibt sie. Schau auf deinen Trupp.',
      },
      cardAgain: {
        text: 'Auch Platten können zweigeteilt sein: Die umrandete 2D1 zeigt ein Lastentier und eine Älteste. Nimm die Karte mit denselben Hälften.',
        other: 'Nimm die Karte, die Lastentier und Älteste ist.',
        done: 'Karte und Platte haben beide Symbole gemeinsam.',
      },
      side: {
        text: 'Wähle 2D1. Wo beide Hälften passen, entscheidest du, was die Karte wird: Wähle Älteste, dann baue.',
        other: 'Mach sie auf 2D1 zur Ältesten: Das bringt einen Segen.',
        done: 'Eine Älteste, und mit ihr kommt ein Segen.',
      },
      blessing: {
        text: 'Nimm einen der beiden Segen.',
        other: '',
        done: 'Auf einer Platte mit nur einem Symbol hättest du keine Wahl gehabt.',
      },
    },
  },
};
