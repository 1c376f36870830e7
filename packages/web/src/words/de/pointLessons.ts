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
    title: 'Dein Trupp: jede Art für sich',
    line: 'Eisschnitzer, Handwerker und Lastentiere.',
    steps: {
      sculptor: {
        text: `Am Ende zählt jede der sechs Arten anders. Eisschnitzer steigern sich: Zwei sind ${count(sculptors[1], 'Punkt', 'Punkte')} wert, drei ${sculptors[2]}. Die Schildchen sagen, um wie viel jede Karte deine Summe erhöhen würde, wenn das Spiel jetzt endete. Nimm den Eisschnitzer.`,
        other: 'Nimm für diesen Schritt den Eisschnitzer.',
        done: 'Dein dritter Eisschnitzer.',
      },
      sculptorTile: {
        text: 'Baue auf der umrandeten 1D3.',
        other: 'Baue in dieser Lektion auf 1D3.',
        done: `${sculptors[2]} statt ${sculptors[1]}. Ein vierter macht daraus ${sculptors[3]}.`,
      },
      artisan: {
        text: `Bei Handwerkern zählt das Werkzeug: Zwei gleiche sind ${count(artisans[1], 'Punkt', 'Punkte')} wert, drei ${artisans[2]}, vier ${artisans[3]}; dazu jeder Satz aus Spitzhacke, Seil und Stangensäge ${FIGURES.toolSet}. Du hast eine Spitzhacke und ein Seil. Nimm den Handwerker, der den Satz vervollständigt.`,
        other: 'Dir fehlt die Stangensäge.',
        done: 'Die Stangensäge.',
      },
      artisanTile: {
        text: 'Baue auf der umrandeten 1A2.',
        other: 'Baue in dieser Lektion auf 1A2.',
        done: `${count(FIGURES.toolSet, 'Punkt', 'Punkte')} für den Satz. Dieselben Karten zählen auch bei den gleichen Werkzeugen.`,
      },
      beast: {
        text: 'Lastentiere bringen die Zahl der Karten mal die Zahl der Symbole darauf. Du hast eine Karte mit zwei Symbolen: 1 × 2. Nimm das Lastentier mit zwei weiteren.',
        other: 'Nimm für diesen Schritt das Lastentier.',
        done: 'Zwei Karten, vier Symbole.',
      },
      beastTile: {
        text: 'Baue auf irgendeiner Lastentierplatte.',
        other: '',
        done: '2 × 4 statt 1 × 2: Je mehr du hast, desto mehr ist das nächste wert.',
      },
    },
  },
  depend: {
    title: 'Dein Trupp: was sonst noch zählt',
    line: 'Arbeiter, Baumeisterinnen, Älteste und der Sechsersatz.',
    steps: {
      builder: {
        text: `Arbeiter werden verglichen. Die meisten bringen ${count(FIGURES.builders.most, 'Punkt', 'Punkte')}, bei Gleichstand an der Spitze je ${FIGURES.builders.tied}; alle anderen bekommen ${FIGURES.builders.each} für jeden Arbeiter. Du, Ana und Bo habt je zwei. Nimm den Arbeiter.`,
        other: 'Nimm für diesen Schritt den Arbeiter.',
        done: 'Dein dritter Arbeiter: Niemand hat mehr.',
      },
      builderTile: {
        text: 'Baue auf der umrandeten 2C3.',
        other: 'Baue in dieser Lektion auf 2C3.',
        done: `${FIGURES.builders.most} statt ${FIGURES.builders.tied}, solange niemand aufholt.`,
      },
      architect: {
        text: `Jede Baumeisterin ist so viel wert wie die Zahl, die du auf der Leiste erreicht hast. Du hast zwei Baumeisterinnen und stehst auf der ${numbers[3]}. Nimm die Baumeisterin.`,
        other: 'Nimm für diesen Schritt die Baumeisterin.',
        done: 'Drei Baumeisterinnen.',
      },
      architectTile: {
        text: 'Auf der umrandeten 1E1 schließt dein Block auch Spalte E. Baue dort.',
        other: 'Damit schließt sich keine Spalte. Baue auf 1E1.',
        done: `Ein Schritt auf die ${numbers[4]}: Jetzt ist jede deiner drei Baumeisterinnen ${numbers[4]} wert.`,
      },
      elder: {
        text: `Eine Älteste zeigt zwei Arten und bringt ${count(FIGURES.elder, 'Punkt', 'Punkte')} für jede deiner Karten dieser Arten; diese zeigt Eisschnitzer und Lastentiere. Und sie ist die Art, die dir fehlt: Ein Satz aus allen sechs ist ${count(FIGURES.set, 'Punkt', 'Punkte')} wert. Nimm die Älteste.`,
        other: 'Das ist keine Älteste oder nur eine halbe. Nimm die Älteste.',
        done: 'Die sechste Art.',
      },
      elderTile: {
        text: 'Baue auf der umrandeten 1A1.',
        other: 'Baue in dieser Lektion auf 1A1.',
        done: 'Die Älteste gehört zu deinem Trupp, und dein erster Satz ist vollständig.',
      },
      blessing: {
        text: 'Jede Älteste bringt einen Segen: Nimm einen der beiden.',
        other: '',
        done: 'Sechs Arten, sechs Wertungen. Im Spiel stehen sie alle in der Spielhilfe: Drücke auf ?.',
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
        done: `${FIGURES.faceUp} Segen liegen offen aus.`,
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
  blessings: {
    title: 'Arten von Segen',
    line: 'Manche wirken sofort, manche im Zug der anderen.',
    steps: {
      card: {
        text: 'Du hast Vorhersehung aus einem früheren Zug; ihr Moment kommt noch. Nimm zuerst die Älteste.',
        other: 'Diese Karte bringt keinen Segen. Nimm die Älteste.',
        done: 'Ein zweiter Segen ist unterwegs.',
      },
      tile: {
        text: 'Baue auf der umrandeten 1A5.',
        other: 'Baue in dieser Lektion auf 1A5.',
        done: 'Merk dir diesen Block: Er steht in Spalte A.',
      },
      blessing: {
        text: 'Glück zählt am Ende, Eingebung sofort. Nimm Eingebung.',
        other: 'Nimm in dieser Lektion Eingebung.',
        done: 'Bei einem Sofort-Segen wirst du gleich gefragt.',
      },
      now: {
        text: `Setzt du sie jetzt ein, rückst du auf der Leiste ${inspiration.spaces} Felder vor. Behältst du sie, ist sie am Ende ${count(FIGURES.unusedBlessing, 'Punkt', 'Punkte')} wert wie jeder ungenutzte Segen. Setze sie ein.`,
        other: 'Setze sie hier ein.',
        done: 'Dein Stein ist vorgerückt.',
      },
      react: {
        text: `Ana hat in ihrem Zug Spalte A geschlossen, und die meisten Blöcke darin sind deine. Mit Vorhersehung darfst du in jedem Zug antworten, auch in dem der anderen: ${count(providence.most, 'Punkt', 'Punkte')}. Setze sie ein.`,
        other: 'Ein solcher Moment kommt vielleicht nicht wieder. Setze Vorhersehung ein.',
        done: `${count(providence.most, 'Punkt', 'Punkte')} in Anas Zug. Ausbreitung antwortet ebenso auf vollendete Quadrate, und Voraussicht darf am Ende jedes Zugs eingesetzt werden; nie in dem Zug, in dem du den Segen genommen hast.`,
      },
    },
  },
  outer: {
    title: 'Außenplatten und Kuppe',
    line: 'Der Rand des Tempels lohnt sich am Ende.',
    steps: {
      card: {
        text: `Am Rand der Ebenen 1 bis 3 liegen Außenplatten. Wer dort am Ende die meisten Blöcke hat, bekommt die Tempelkuppe: ${count(FIGURES.cap, 'Punkt', 'Punkte')}. Du und Ana habt je drei. Nimm einen Eisschnitzer.`,
        other: 'Nimm in dieser Lektion einen Eisschnitzer.',
        done: 'Zwei Platten passen, eine innen und eine am Rand.',
      },
      tile: {
        text: 'Jetzt bringt keine von beiden etwas. Baue auf der Ecke, der umrandeten 1E5.',
        other: 'Die liegt innen. Baue auf 1E5.',
        done: 'Vier zu drei: So, wie es steht, gehört die Kuppe dir. Bei Gleichstand entscheidet die unterste Ebene, und wenn auch die gleich ist, die nächste. Blöcke auf Außenplatten entscheiden auch einen Gleichstand um den Sieg.',
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
        done: 'Du gewinnst knapp. Nun weißt du alles für ein erstes Spiel. Im Spiel öffnet ? die Spielhilfe, und Tipp gibt dir Rat.',
      },
    },
  },
};
