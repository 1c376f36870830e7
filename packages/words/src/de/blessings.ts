import { list } from '../compose.ts';
import { count } from '../count.ts';
import { blessingFigures, figures, firstNumber, tables } from '../figures.ts';
import type { BlessingKindTexts, BlessingWordings } from '../shape/texts.ts';
import { spelled } from './numbers.ts';

export const blessingKinds: BlessingKindTexts = {
  immediate: 'Sofort',
  oneTime: 'Einmalig',
  reaction: 'Einmalig, auch in fremden Zügen',
  end: 'Schlusswertung',
};

export const blessings: BlessingWordings = {
  expansion: {
    name: 'Ausbreitung',
    line: `Quadrat mit 3 von dir: ${blessingFigures.expansion.three} Punkte; alle 4: ${blessingFigures.expansion.four}`,
    effect: `Wird ein Quadrat vollendet, erhältst du ${blessingFigures.expansion.three} Punkte, wenn drei seiner vier Blöcke deine sind, oder ${blessingFigures.expansion.four}, wenn es alle vier sind.`,
  },
  movement: {
    name: 'Bewegung',
    line: 'Tausche vor dem Bauen zwei freie Platten',
    effect:
      'Nachdem du deine Karte genommen hast und bevor du baust, tausche zwei beliebige freie Bodenplatten, egal auf welchen Ebenen.',
  },
  inspiration: {
    name: 'Eingebung',
    line: `${count(blessingFigures.inspiration.spaces, 'Schritt', 'Schritte')} auf der Leiste`,
    effect: `Rücke ${count(blessingFigures.inspiration.spaces, 'Schritt', 'Schritte')} auf der Baumeisterleiste vor, aber nicht über ihr letztes Feld hinaus.`,
  },
  insight: {
    name: 'Einsicht',
    line: 'Punkte in Höhe deiner Leistenzahl',
    effect: `Deine Zahl auf der Baumeisterleiste kommt als Punkte dazu. Auf einem Feld ohne Zahl gilt die nächsthöhere; vor der ersten Zahl ist es also ${count(firstNumber, 'Punkt', 'Punkte')}.`,
  },
  discovery: {
    name: 'Entdeckung',
    line: `Decke ${blessingFigures.discovery.cards} weitere Karten zur Auswahl auf`,
    effect: `Bevor du eine Karte nimmst, decke ${spelled(blessingFigures.discovery.cards)} weitere vom Nachziehstapel auf, oder so viele, wie er noch hat, und wähle aus allen. Bei leerem Stapel geht das nicht.`,
  },
  progress: {
    name: 'Fortschritt',
    line: `Handwerker: ${tables.progress.join(' ')}, Sets ${blessingFigures.progress.toolSet} Punkte`,
    effect: `Deine Handwerker zählen nach einer besseren Tabelle: ${list(tables.progress, 'oder')} Punkte für 1 bis ${tables.progress.length} mit demselben Werkzeug und ${blessingFigures.progress.toolSet} für jedes Set aus drei Werkzeugen.`,
  },
  abundance: {
    name: 'Fülle',
    line: 'Gleich noch ein Zug, dafür einmal aussetzen',
    effect:
      'Am Ende deines Zuges, sobald die Auslage wieder gefüllt ist, bist du gleich noch einmal dran. Dafür setzt du danach einen Zug aus.',
  },
  luck: {
    name: 'Glück',
    line: `${count(blessingFigures.luck.points, 'Punkt', 'Punkte')}`,
    effect: `Du erhältst ${count(blessingFigures.luck.points, 'Punkt', 'Punkte')}.`,
  },
  construction: {
    name: 'Konstruktion',
    line: `Ein Arbeiter; die meisten bringen dir ${blessingFigures.construction.most}`,
    effect: `Lege sie zu deinen Arbeitern: Sie ist einer davon. Hast du am Ende die meisten Arbeiter, bekommst du dafür ${blessingFigures.construction.most} Punkte statt ${figures.builders.most}, bei Gleichstand ${blessingFigures.construction.tied} statt ${figures.builders.tied}. Sonst bekommst du wie üblich ${figures.builders.each} pro Arbeiter.`,
  },
  legend: {
    name: 'Legende',
    line: `Eine Baumeisterin und ${count(blessingFigures.legend.spaces, 'Schritt', 'Schritte')}`,
    effect: `Rücke ${count(blessingFigures.legend.spaces, 'Schritt', 'Schritte')} auf der Baumeisterleiste vor und lege die Karte zu deinen Baumeisterinnen: Sie ist eine davon.`,
  },
  moon: {
    name: 'Mond',
    line: 'Tausche einen freien Block mit einem fremden',
    effect: 'Tausche einen deiner freien Eisblöcke im Tempel gegen einen freien Eisblock einer anderen Farbe.',
  },
  edge: {
    name: 'Rand',
    line: `${count(blessingFigures.edge.each, 'Punkt', 'Punkte')} pro Block auf Außenplatten`,
    effect: `Du erhältst ${count(blessingFigures.edge.each, 'Punkt', 'Punkte')} für jeden deiner Blöcke auf Außenplatten.`,
  },
  stability: {
    name: 'Stabilität',
    line: `${count(blessingFigures.stability.each, 'Punkt', 'Punkte')} pro Eckblock, höchstens ${blessingFigures.stability.most}`,
    effect: `Du erhältst ${count(blessingFigures.stability.each, 'Punkt', 'Punkte')} für jeden deiner Blöcke auf Eckplatten, insgesamt höchstens ${blessingFigures.stability.most}.`,
  },
  structure: {
    name: 'Struktur',
    line: `${count(blessingFigures.structure.each, 'Punkt', 'Punkte')} pro unterstützendem Block`,
    effect: `Für den gerade gesetzten Block bringt dir jeder eigene Block, der ihn unterstützt, ${count(blessingFigures.structure.each, 'Punkt', 'Punkte')} statt ${figures.support}.`,
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
    effect: `Für 1 bis ${tables.decoration.length} Eisschnitzer erhältst du ${list(tables.decoration, 'oder')} Punkte.`,
    note: 'Der eine kleine Schritt zwischen den wachsenden sieht nach einem Druckfehler aus, aber so steht es in der einzigen Quelle.',
  },
  diversity: {
    name: 'Vielfalt',
    line: `Sechser-Sets bringen ${blessingFigures.diversity.set} statt ${figures.set} Punkte`,
    effect: `Jedes deiner Sets aus allen sechs Arten ist ${blessingFigures.diversity.set} Punkte wert statt ${figures.set}.`,
  },
  foresight: {
    name: 'Voraussicht',
    line: 'Reserviere eine Karte der Auslage',
    effect:
      'Am Ende eines beliebigen Zuges, nach dem Auffüllen, reservierst du eine Karte der Auslage, indem du einen deiner Blöcke darauflegst. In deinem nächsten Zug musst du sie nehmen, wenn sie passt. Passt sie nicht, nimmst du eine andere und prüfst im Zug darauf erneut.',
  },
  providence: {
    name: 'Vorhersehung',
    line: `Reihe mit Mehrheit: ${blessingFigures.providence.most} Punkte; Gleichstand: ${blessingFigures.providence.tied}`,
    effect: `Wird eine Reihe oder Spalte geschlossen und hast du darin die meisten Blöcke, erhältst du ${blessingFigures.providence.most} Punkte; bei Gleichstand um die meisten sind es ${blessingFigures.providence.tied}.`,
  },
};
