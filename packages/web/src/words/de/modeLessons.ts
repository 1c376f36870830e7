import { FIGURES } from '@nunatak/engine';
import type { TutorialTexts } from '../en/tutorial.ts';

const { square } = FIGURES;

export const modeLessons: Pick<TutorialTexts['lessons'], 'siku' | 'completion' | 'solo'> = {
  siku: {
    title: 'Zu zweit: Siku',
    line: 'Eine dritte Farbe, die ihr beide setzt.',
    steps: {
      card: {
        text: 'Spielt ihr zu zweit, baut auch Siku mit. Zwei Blöcke deines Satzes sind deine eigenen, einer gehört Siku; die Reihenfolge bestimmst du. Nimm den Handwerker.',
        other: 'Nimm in dieser Lektion den Handwerker.',
        done: 'Sag jetzt, für wen die Karte ist.',
      },
      user: {
        text: 'Auf der umrandeten 1D2 fehlt einem Quadrat ein Block: Zwei sind deine, einer gehört Siku. Gib die Karte Siku.',
        other: 'Das ist erlaubt. Gib die Karte hier Siku.',
        done: 'Du setzt den Block für Siku.',
      },
      tile: {
        text: 'Baue den Block für Siku auf 1D2.',
        other: 'Baue hier auf 1D2.',
        done: `Zwei zu zwei, und in deinem Zug gewinnst du Gleichstände: ${square.first} Punkte für dich. Siku bekommt nie Punkte, und eine Reihe, die Siku schließt, bringt niemandem einen Schritt. Die Karte wird abgelegt; nur Arbeiter bleiben bei Siku.`,
      },
      cardAgain: {
        text: 'Ana hat einen Arbeiter für Siku genommen. Von deinem Satz sind nur noch eigene Blöcke übrig. Nimm einen Eisschnitzer.',
        other: 'Nimm in dieser Lektion einen Eisschnitzer.',
        done: 'Der Eisschnitzer ist genommen.',
      },
      userAgain: {
        text: 'Diese Karte ist für dich.',
        other: 'Sikus Block dieses Satzes steht schon.',
        done: 'Diese Karte ist für dich: Sikus Block dieses Satzes steht schon.',
      },
      tileAgain: {
        text: 'Baue auf irgendeiner markierten Platte.',
        other: '',
        done: 'Stehen alle drei Blöcke, folgt der nächste Satz. Sikus Arbeiter und Blöcke auf Außenplatten zählen mit, wenn es um die meisten geht.',
      },
    },
  },
  completion: {
    title: 'Zu viert: Extrazüge',
    line: 'Die Abschlusskarte sagt, wer die letzten beiden Karten bekommt.',
    steps: {
      card: {
        text: `Ihr vier habt je ${FIGURES.blocks.ofFour} Blöcke gesetzt und einen zur Seite gelegt; zwei Karten sind übrig. Wer sie bekommt, sagt die Abschlusskarte: diesmal, wer die meisten Blöcke auf Eckplatten hat. Das bist du, also wählst du zuerst: Nimm die Karte, die mehr bringt.`,
        other: 'Die andere bringt mehr.',
        done: 'Damit ist ein Satz Werkzeuge vollständig.',
      },
      tile: {
        text: 'Setze deinen zur Seite gelegten Block auf die umrandete 4A2.',
        other: 'Baue in dieser Lektion auf 4A2.',
        done: 'Bo war Zweiter und hat die letzte Karte genommen. Eine von sechs Abschlusskarten liegt von Anfang an offen aus: Du kannst darauf hinspielen.',
      },
    },
  },
  solo: {
    title: 'Allein: die Raute und die Dummys',
    line: 'Zwei Dummys nehmen und bauen nach festen Regeln.',
    steps: {
      card: {
        text: 'Allein spielst du gegen zwei Dummys. Die Auslage ist eine Raute, und der Stein jedes Dummys liegt an einem ihrer Plätze: Die Karte dort nimmt er. Nimm einem Dummy den Arbeiter rechts vor der Nase weg.',
        other: 'Nimm in dieser Lektion den Arbeiter.',
        done: 'Der Dummy muss nun die nächste Karte im Uhrzeigersinn nehmen.',
      },
      tile: {
        text: 'Baue auf der umrandeten 1E1.',
        other: 'Baue in dieser Lektion auf 1E1.',
        done: 'Beide Dummys haben dort gebaut, wo sie am meisten bekämen. Punkte bekommen sie keine, aber sie gewinnen Mehrheiten.',
      },
      cardAgain: {
        text: 'Nach jeder Runde wird die Auslage aufgefüllt, beide Steine rücken einen Platz im Uhrzeigersinn weiter, und jemand anderes beginnt: Diesmal waren die Dummys zuerst dran. Nimm die Baumeisterin.',
        other: 'Nimm in dieser Lektion die Baumeisterin.',
        done: 'Die Baumeisterin ist genommen.',
      },
      tileAgain: {
        text: 'Baue auf der umrandeten 1A1.',
        other: 'Baue in dieser Lektion auf 1A1.',
        done: 'Für einen Dummy sind zwei Platten gleich gut.',
      },
      tie: {
        text: 'Dann wählst du für ihn. Wähle eine seiner beiden Platten und baue.',
        other: '',
        done: `Nach ${FIGURES.blocks.each} Runden bringen dir deine Punkte eine Einstufung, von Schmelzwasser (${FIGURES.ratings.slush}) bis Eistempel (${FIGURES.ratings.iceTemple}).`,
      },
    },
  },
};
