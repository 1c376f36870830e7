import { FIGURES } from '@nunatak/engine';
import type { TutorialTexts } from '../en/tutorial.ts';

const { square } = FIGURES;

export const modeLessons: Pick<TutorialTexts['lessons'], 'siku' | 'completion' | 'solo'> = {
  siku: {
    title: 'Zu zweit: Siku',
    line: 'Eine dritte Farbe, die ihr beide setzt.',
    steps: {
      card: {
        text: 'Ihr setzt beide auch Sikus Blöcke: einen in jedem Set aus drei, egal wann. Nimm den Handwerker.',
        other: 'Nimm erst mal den Handwerker.',
        done: 'Für wen ist die Karte?',
      },
      user: {
        text: 'In diesem Quadrat stehen zwei Blöcke von dir und einer von Siku. Gib die Karte Siku.',
        other: 'Gib sie erst mal Siku.',
        done: 'Setz jetzt Sikus Block.',
      },
      tile: {
        text: 'Bau auf der umrandeten Platte.',
        other: 'Probier die umrandete Platte.',
        done: `Du gewinnst den Gleichstand: ${square.first} Punkte! Siku bekommt nie Punkte und behält nur Arbeiter; für Reihen, die Siku schließt, rückt niemand vor.`,
      },
      cardAgain: {
        text: 'In diesem Set sind nur noch eigene Blöcke übrig. Nimm einen Eisschnitzer.',
        other: 'Nimm erst mal einen Eisschnitzer.',
        done: 'Der Eisschnitzer gehört dir.',
      },
      userAgain: {
        text: 'Diese Karte ist für dich.',
        other: 'Sikus Block steht schon. Diese Karte ist für dich.',
        done: 'Genau: Sikus Block aus diesem Set steht schon.',
      },
      tileAgain: {
        text: 'Bau auf einer leuchtenden Platte.',
        other: '',
        done: 'Weiter mit dem nächsten Set. Sikus Arbeiter und Außenblöcke zählen bei Mehrheiten mit.',
      },
    },
  },
  completion: {
    title: 'Zu viert: Zusatzzüge',
    line: 'Die Abschlusskarte entscheidet, wer die letzten beiden Karten bekommt.',
    steps: {
      card: {
        text: 'Noch zwei Karten! Laut Abschlusskarte wählt zuerst, wer die meisten Eckblöcke hat. Das bist du: Nimm die bessere.',
        other: 'Die andere bringt mehr.',
        done: 'Damit ist ein Werkzeug-Set vollständig.',
      },
      tile: {
        text: 'Setz deinen letzten Block auf die umrandete Platte.',
        other: 'Probier die umrandete Platte.',
        done: 'Bo lag auf Rang zwei und bekam die letzte Karte. Die Abschlusskarte liegt von Anfang an offen: Spiel darauf hin!',
      },
    },
  },
  solo: {
    title: 'Solo: die Dummys und die Raute',
    line: 'Zwei Dummys spielen nach festen Regeln.',
    steps: {
      card: {
        text: 'Zwei Dummys nehmen die Karten bei ihren Steinen. Schnapp einem den Arbeiter vor der Nase weg!',
        other: 'Nimm erst mal den Arbeiter.',
        done: 'Jetzt nimmt dieser Dummy die nächste Karte im Uhrzeigersinn.',
      },
      tile: {
        text: 'Bau auf der umrandeten Platte.',
        other: 'Probier die umrandete Platte.',
        done: 'Dummys bauen, wo sie am meisten bekämen. Punkte bekommen sie keine, aber sie können dir Mehrheiten wegnehmen.',
      },
      cardAgain: {
        text: 'Nach jeder Runde wird die Auslage aufgefüllt, die Steine rücken weiter, und jemand anderes beginnt. Nimm die Baumeisterin.',
        other: 'Nimm erst mal die Baumeisterin.',
        done: 'Die Baumeisterin gehört dir.',
      },
      tileAgain: {
        text: 'Bau auf der umrandeten Platte.',
        other: 'Probier die umrandete Platte.',
        done: 'Jetzt sind für einen Dummy zwei Platten gleich gut.',
      },
      tie: {
        text: 'Dann wählst du für ihn. Nimm eine der beiden Platten und bau.',
        other: '',
        done: `Nach ${FIGURES.blocks.each} Runden bekommst du eine Einstufung, von Schmelzwasser (${FIGURES.ratings.slush}) bis Eistempel (${FIGURES.ratings.iceTemple}).`,
      },
    },
  },
};
