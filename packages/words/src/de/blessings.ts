import type { BlessingKindTexts, BlessingWordings } from '../shape/texts.ts';

export const blessingKinds: BlessingKindTexts = {
  immediate: 'Sofort',
  oneTime: 'Einmalig',
  reaction: 'Einmalig, auch in fremden Zügen',
  end: 'Schlusswertung',
};

export const blessings: BlessingWordings = {
  expansion: {
    name: 'Ausbreitung',
    line: 'Quadrat mit 3 von dir: 9 Punkte; alle 4: 12',
    effect:
      'Wird ein Quadrat vollendet, erhältst du 9 Punkte, wenn drei seiner vier Blöcke deine sind, oder 12, wenn es alle vier sind.',
  },
  movement: {
    name: 'Bewegung',
    line: 'Tausche vor dem Bauen zwei freie Platten',
    effect:
      'Nachdem du deine Karte genommen hast und bevor du baust, tausche zwei beliebige freie Bodenplatten, egal auf welchen Ebenen.',
  },
  inspiration: {
    name: 'Eingebung',
    line: '3 Schritte auf der Baumeisterleiste',
    effect: 'Rücke 3 Schritte auf der Baumeisterleiste vor, aber nicht über ihr letztes Feld hinaus.',
  },
  insight: {
    name: 'Einsicht',
    line: 'Punkte in Höhe deiner Leistenzahl',
    effect:
      'Deine Zahl auf der Baumeisterleiste kommt als Punkte dazu. Auf einem Feld ohne Zahl gilt die nächsthöhere; vor der ersten Zahl ist es also 1 Punkt.',
  },
  discovery: {
    name: 'Entdeckung',
    line: 'Decke 3 weitere Karten zur Auswahl auf',
    effect:
      'Bevor du eine Karte nimmst, decke drei weitere vom Nachziehstapel auf, oder so viele, wie er noch hat, und wähle aus allen. Bei leerem Stapel geht das nicht.',
  },
  progress: {
    name: 'Fortschritt',
    line: 'Handwerker: 1 5 10 18 30, Sets 12 Punkte',
    effect:
      'Deine Handwerker zählen nach einer besseren Tabelle: 1, 5, 10, 18 oder 30 Punkte für 1 bis 5 mit demselben Werkzeug und 12 für jedes Set aus drei Werkzeugen.',
  },
  abundance: {
    name: 'Fülle',
    line: 'Gleich noch ein Zug, dafür einmal aussetzen',
    effect:
      'Am Ende deines Zuges, sobald die Auslage wieder gefüllt ist, bist du gleich noch einmal dran. Dafür setzt du danach einen Zug aus.',
  },
  luck: { name: 'Glück', line: '6 Punkte', effect: 'Du erhältst 6 Punkte.' },
  construction: {
    name: 'Konstruktion',
    line: 'Ein Arbeiter; die meisten bringen dir 25',
    effect:
      'Lege sie zu deinen Arbeitern: Sie ist einer davon. Hast du am Ende die meisten Arbeiter, bekommst du dafür 25 Punkte statt 20, bei Gleichstand 15 statt 12. Sonst bekommst du wie üblich 2 pro Arbeiter.',
  },
  legend: {
    name: 'Legende',
    line: 'Eine Baumeisterin und 1 Schritt',
    effect:
      'Rücke 1 Schritt auf der Baumeisterleiste vor und lege die Karte zu deinen Baumeisterinnen: Sie ist eine davon.',
  },
  moon: {
    name: 'Mond',
    line: 'Tausche einen freien Block mit einem fremden',
    effect: 'Tausche einen deiner freien Eisblöcke im Tempel gegen einen freien Eisblock einer anderen Farbe.',
  },
  edge: {
    name: 'Rand',
    line: '1 Punkt pro Block auf Außenplatten',
    effect: 'Du erhältst 1 Punkt für jeden deiner Blöcke auf Außenplatten.',
  },
  stability: {
    name: 'Stabilität',
    line: '2 Punkte pro Eckblock, höchstens 14',
    effect: 'Du erhältst 2 Punkte für jeden deiner Blöcke auf Eckplatten, insgesamt höchstens 14.',
  },
  structure: {
    name: 'Struktur',
    line: '3 Punkte pro unterstützendem Block',
    effect: 'Für den gerade gesetzten Block bringt dir jeder eigene Block, der ihn unterstützt, 3 Punkte statt 1.',
  },
  transference: {
    name: 'Übertragung',
    line: 'Eine deiner Karten gilt als andere Art',
    effect:
      'Eine deiner Baukarten gilt als Karte einer anderen Art. Als Handwerker bekommt sie das Werkzeug deiner Wahl. Als Lastentier zeigt sie kein Tier. Als Älteste bringt sie selbst keine Punkte, zählt aber als Älteste.',
  },
  change: {
    name: 'Veränderung',
    line: 'Ein Handwerker; Werkzeug am Ende wählen',
    effect: 'Lege sie zu deinen Handwerkern: Sie ist einer davon. Vor der Schlusswertung bestimmst du das Werkzeug.',
  },
  decoration: {
    name: 'Verzierung',
    line: 'Eisschnitzer zählen nach besserer Tabelle',
    effect: 'Für 1 bis 10 Eisschnitzer erhältst du 7, 12, 18, 25, 33, 38, 47, 57, 68 oder 79 Punkte.',
    note: 'Der Schritt bei 6 Eisschnitzern sieht nach einem Druckfehler aus, aber so steht es in der einzigen Quelle.',
  },
  diversity: {
    name: 'Vielfalt',
    line: 'Sechser-Sets bringen 15 statt 10 Punkte',
    effect: 'Jedes deiner Sets aus allen sechs Arten ist 15 Punkte wert statt 10.',
  },
  foresight: {
    name: 'Voraussicht',
    line: 'Reserviere eine Karte der Auslage',
    effect:
      'Am Ende eines beliebigen Zuges, nach dem Auffüllen, reservierst du eine Karte der Auslage, indem du einen deiner Blöcke darauflegst. In deinem nächsten Zug musst du sie nehmen, wenn sie passt. Passt sie nicht, nimmst du eine andere und prüfst im Zug darauf erneut.',
  },
  providence: {
    name: 'Vorhersehung',
    line: 'Reihe mit Mehrheit: 7 Punkte; Gleichstand: 4',
    effect:
      'Wird eine Reihe oder Spalte geschlossen und hast du darin die meisten Blöcke, erhältst du 7 Punkte; bei Gleichstand um die meisten sind es 4.',
  },
};
