import { BLESSING_FIGURES, DEFAULT_EDITION, FIGURES } from '@nunatak/engine';
import { count } from '@nunatak/words';
import type { TutorialTexts } from '../en/tutorial.ts';

const { inspiration, providence, structure } = BLESSING_FIGURES;
const artisans = DEFAULT_EDITION.tables.artisans.points;
const sculptors = DEFAULT_EDITION.tables.sculptors.points;
const { numbers } = DEFAULT_EDITION.track;

export const pointLessons: Pick<
  TutorialTexts['lessons'],
  'collect' | 'depend' | 'elder' | 'blessings' | 'outer' | 'scoring'
> = {
  collect: {
    title: 'Dein Trupp, Teil 1',
    line: 'Eisschnitzer, Handwerker und Lastentiere.',
    steps: {
      sculptor: {
        text: `Eisschnitzer werden immer wertvoller: Zwei bringen ${count(sculptors[1], 'Punkt', 'Punkte')}, drei ${sculptors[2]}. Nimm den Eisschnitzer.`,
        other: 'Nimm erst mal den Eisschnitzer.',
        done: 'Dein dritter Eisschnitzer.',
      },
      sculptorTile: {
        text: 'Bau auf der umrandeten Platte.',
        other: 'Probier die umrandete Platte.',
        done: `${sculptors[2]} Punkte statt ${sculptors[1]}. Mit einem vierten wären es ${sculptors[3]}.`,
      },
      artisan: {
        text: `Spitzhacke, Seil und Stangensäge sind ein Set: ${count(FIGURES.toolSet, 'Punkt', 'Punkte')}. Nimm den Handwerker, der dir fehlt.`,
        other: 'Dir fehlt die Stangensäge.',
        done: 'Das ist die Stangensäge.',
      },
      artisanTile: {
        text: 'Bau auf der umrandeten Platte.',
        other: 'Probier die umrandete Platte.',
        done: `${count(FIGURES.toolSet, 'Punkt', 'Punkte')} für das Set! Auch gleiche Werkzeuge zählen: Zwei bringen ${artisans[1]}, drei ${artisans[2]}, vier ${artisans[3]}.`,
      },
      beast: {
        text: 'Lastentiere bringen Karten × Tiere. Du hast eine Karte mit zwei Tieren: 1 × 2. Nimm noch eine.',
        other: 'Nimm erst mal das Lastentier.',
        done: 'Zwei Karten, vier Tiere.',
      },
      beastTile: {
        text: 'Bau auf irgendeiner Lastentierplatte.',
        other: '',
        done: '2 × 4 statt 1 × 2. Jedes Lastentier macht die anderen wertvoller.',
      },
    },
  },
  depend: {
    title: 'Dein Trupp, Teil 2',
    line: 'Arbeiter, Baumeisterinnen, Älteste und das Sechser-Set.',
    steps: {
      builder: {
        text: `Die meisten Arbeiter: ${count(FIGURES.builders.most, 'Punkt', 'Punkte')}. Gleichstand: ${FIGURES.builders.tied}. Sonst je ${FIGURES.builders.each}. Ihr habt alle gleich viele: Nimm den Arbeiter.`,
        other: 'Nimm erst mal den Arbeiter.',
        done: 'Drei Arbeiter: die meisten!',
      },
      builderTile: {
        text: 'Bau auf der umrandeten Platte.',
        other: 'Probier die umrandete Platte.',
        done: `${FIGURES.builders.most} Punkte statt ${FIGURES.builders.tied}, solange niemand aufholt.`,
      },
      architect: {
        text: `Jede Baumeisterin bringt deine Zahl auf der Leiste: ${numbers[3]}. Nimm deine dritte Baumeisterin.`,
        other: 'Nimm erst mal die Baumeisterin.',
        done: 'Drei Baumeisterinnen.',
      },
      architectTile: {
        text: 'Auf der umrandeten Platte schließt du auch eine Spalte. Bau dort.',
        other: 'Das schließt keine Spalte. Probier die umrandete Platte.',
        done: `Jetzt stehst du auf der ${numbers[4]}, also bringt jede Baumeisterin ${numbers[4]}.`,
      },
      elder: {
        text: `Diese Älteste bringt ${FIGURES.elder} pro Eisschnitzer und Lastentier. Und sie vervollständigt dein Sechser-Set: ${FIGURES.set}. Nimm sie!`,
        other: 'Die nicht. Nimm die Älteste, die nicht zweigeteilt ist.',
        done: 'Deine sechste Art.',
      },
      elderTile: {
        text: 'Bau auf der umrandeten Platte.',
        other: 'Probier die umrandete Platte.',
        done: 'Dein erstes Sechser-Set!',
      },
      blessing: {
        text: 'Jede Älteste bringt dir einen Segen. Nimm einen der beiden.',
        other: '',
        done: 'Sechs Arten, sechs Wertungen. In der Spielübersicht (?) stehen sie alle.',
      },
    },
  },
  elder: {
    title: 'Älteste und Segen',
    line: 'Eine Älteste bringt dir einen Segen für später.',
    steps: {
      card: {
        text: 'Älteste bringen dir Segen. Nimm die Älteste.',
        other: 'Die bringt keinen Segen. Nimm die Älteste.',
        done: `Gleich wählst du aus ${FIGURES.faceUp} offenen Segen.`,
      },
      tile: {
        text: 'Bau auf irgendeiner Ältestenplatte.',
        other: '',
        done: 'Und jetzt der Segen.',
      },
      blessing: {
        text: `Struktur: Einmal bringen deine Blöcke darunter je ${structure.each}. Glück: ${count(BLESSING_FIGURES.luck.points, 'Punkt', 'Punkte')} am Ende. Nimm Struktur.`,
        other: 'Ein schöner Segen! Nimm erst mal Struktur.',
        done: `Einsetzen kannst du sie ab deinem nächsten Zug. Ungenutzt ist sie am Ende ${count(FIGURES.unusedBlessing, 'Punkt', 'Punkte')} wert.`,
      },
      cardAgain: {
        text: 'Unter der umrandeten Platte stehen drei deiner Blöcke. Nimm das Lastentier.',
        other: 'Die passt nicht. Nimm das Lastentier.',
        done: 'Genau die richtige Stelle für Struktur.',
      },
      tileAgain: {
        text: 'Bau auf der umrandeten Platte.',
        other: 'Dort hast du keine Blöcke darunter. Probier die umrandete Platte.',
        done: 'Drei Blöcke darunter. Das ist der Moment!',
      },
      use: {
        text: `Setz Struktur ein: ${count(structure.each, 'Punkt', 'Punkte')} pro Block darunter statt ${FIGURES.support}.`,
        other: `Dann sind es nur ${count(3 * FIGURES.support, 'Punkt', 'Punkte')}. Setz Struktur ein.`,
        done: `${count(3 * structure.each, 'Punkt', 'Punkte')} statt ${3 * FIGURES.support}. Für solche Momente hebst du dir Segen auf.`,
      },
    },
  },
  blessings: {
    title: 'Arten von Segen',
    line: 'Manche wirken sofort, manche in fremden Zügen.',
    steps: {
      card: {
        text: 'Du hast Vorhersehung; ihr Moment kommt noch. Nimm zuerst die Älteste.',
        other: 'Die bringt keinen Segen. Nimm die Älteste.',
        done: 'Zeit für einen zweiten Segen.',
      },
      tile: {
        text: 'Bau auf der umrandeten Platte.',
        other: 'Probier die umrandete Platte.',
        done: 'Behalt diese Spalte im Auge.',
      },
      blessing: {
        text: 'Glück zählt am Ende. Eingebung wirkt sofort: Nimm sie.',
        other: 'Nimm erst mal Eingebung.',
        done: 'Sofort-Segen kannst du gleich einsetzen.',
      },
      now: {
        text: `Rück jetzt auf der Baumeisterleiste ${count(inspiration.spaces, 'Feld', 'Felder')} vor, oder behalte sie für ${FIGURES.unusedBlessing} Punkte. Setz sie ein!`,
        other: 'Setz sie diesmal ein.',
        done: 'Dein Stein rückt vor.',
      },
      react: {
        text: `Ana hat eine Spalte geschlossen, in der du die meisten Blöcke hast. Vorhersehung bringt ${providence.most}, auch in Anas Zug. Setz sie ein!`,
        other: 'So ein Moment kommt vielleicht nicht wieder. Setz Vorhersehung ein.',
        done: `${count(providence.most, 'Punkt', 'Punkte')} in Anas Zug! Ausbreitung kannst du genauso bei Quadraten einsetzen, Voraussicht am Ende jedes Zuges.`,
      },
    },
  },
  outer: {
    title: 'Außenplatten und Tempelkuppe',
    line: 'Blöcke am Rand zählen am Ende.',
    steps: {
      card: {
        text: `Die meisten Blöcke am Rand der Ebenen 1 bis 3 bringen die Tempelkuppe: ${count(FIGURES.cap, 'Punkt', 'Punkte')}. Du und Ana habt gleich viele. Nimm einen Eisschnitzer.`,
        other: 'Nimm erst mal einen Eisschnitzer.',
        done: 'Zwei Platten passen: eine innen, eine am Rand.',
      },
      tile: {
        text: 'Punkte bringt jetzt keine von beiden. Bau auf der umrandeten Ecke.',
        other: 'Die liegt innen. Probier die umrandete Ecke.',
        done: 'Vier zu drei: Im Moment gehört die Tempelkuppe dir. Auch bei gleich vielen Punkten entscheiden Außenblöcke.',
      },
    },
  },
  scoring: {
    title: 'Schlusswertung',
    line: 'Der letzte Zug, und was alles wert ist.',
    steps: {
      card: {
        text: 'Letzter Zug, knappe Partie. Nimm die Karte, die am meisten bringt.',
        other: 'Eine andere bringt mehr. Vergleich die Zahlen.',
        done: `Deine vierte Stangensäge: ${count(artisans[3], 'Punkt', 'Punkte')} statt ${artisans[2]}.`,
      },
      tile: {
        text: 'Bau. Dann setzen Ana und Bo die letzten beiden Blöcke.',
        other: '',
        done: 'Der Tempel steht.',
      },
      blessing: {
        text: `Stabilität bringt ${BLESSING_FIGURES.stability.each} pro Eckblock; behältst du sie, bringt sie ${FIGURES.unusedBlessing}. Einsetzen oder behalten?`,
        other: `Behalten bringt ${count(FIGURES.unusedBlessing, 'Punkt', 'Punkte')}. Einsetzen bringt mehr.`,
        done: 'Das wäre geklärt. Auf zum Zählen!',
      },
      ledger: {
        text: 'Jetzt wird gezählt! Wähle eine Zahl und sieh, wie sie zustande kommt.',
        other: '',
        done: 'Hauchdünn gewonnen! Jetzt kann die erste echte Partie kommen. Tipps und die Spielübersicht (?) helfen dir.',
      },
    },
  },
};
