import { ours, rulebook } from '../clauses.ts';
import { blessingFigures, figures } from '../figures.ts';
import type { ElderRules } from '../shape/texts.ts';
import { spelled } from './numbers.ts';

export const elderRules: ElderRules = {
  E1: {
    title: 'Die Älteste bringt einen Segen',
    text: [
      `Hast du deine Karte als Älteste verwendet, suchst du dir nach den Quadraten deines Zuges einen der ${spelled(figures.faceUp)} offenen Segen aus und legst die Karte offen vor dich. Die Lücke wird am Ende des Zuges gefüllt.`,
      ours('Verzichten kannst du nicht. Ist kein Segen mehr da, bekommst du keinen.'),
    ],
  },
  E2: {
    title: 'Arten von Segen',
    text: `Sofort-Segen setzt du beim Nehmen ein oder behältst sie. Einmalige Segen kannst du in einem späteren eigenen Zug einsetzen, Reaktionen (E3) in jedem späteren Zug, auch mehrere im selben; danach sind sie aus dem Spiel. End-Segen kommen kurz vor der Schlusswertung dran. Jeder Segen, den du nie einsetzt, ist am Ende ${figures.unusedBlessing} Punkte wert.`,
  },
  E3: {
    title: 'Reaktionen',
    text: [
      'Ausbreitung und Vorhersehung kannst du in jedem Zug einsetzen, auch in fremden, Voraussicht am Ende jedes Zuges; nie aber in dem Zug, in dem du sie genommen hast.',
      ours('Struktur, Vorhersehung und Ausbreitung werden dir nur angeboten, wenn sie dir etwas bringen.'),
    ],
  },
  E4: {
    title: 'Das Ende eines Zuges',
    text: 'Nach dem Auffüllen kommt ein Moment für Mond und Fülle (die Person am Zug) und für Voraussicht (alle). Zuerst die Person am Zug, dann im Uhrzeigersinn, jeweils bis sie passt. Ein zweiter Zug durch Fülle ist ein eigener Zug mit eigenem Ende.',
  },
  E30: {
    title: 'Ausbreitung und die Belohnung',
    text: 'Ihre Punkte ersetzen, was du für dieses Quadrat bekämst; die anderen zählen wie gewohnt. Mit Option O3 kommen sie hinzu.',
  },
  E31: {
    title: 'Struktur entscheidest du beim Bauen',
    text: 'Entscheide über Struktur, wenn dein Block steht, bevor die Unterstützung gezählt wird.',
  },
  E32: {
    title: 'Übrige Karten nach Entdeckung',
    text: `Nicht genommene Karten bleiben in der Auslage; aufgefüllt wird erst wieder, wenn weniger als ${spelled(figures.display.size)} daliegen. Solo: Die zusätzlichen Karten liegen neben der Raute, nur du darfst sie nehmen, und sie füllen deren nächste Lücken vor dem Nachziehstapel.`,
  },
  E33: {
    title: 'Grenzen der Fülle',
    text: ['Für den zweiten Zug brauchst du noch einen Block.', rulebook('Deinen nächsten Zug setzt du aus.')],
  },
  E34: {
    title: 'Wann und wie Mond wirkt',
    text: 'Setze ihn in deinem eigenen Zug ein: bevor du eine Karte nimmst, bevor du baust oder am Ende. Der Tausch selbst bringt nichts, weder Unterstützung noch Reihen noch Quadrate, doch alle späteren Wertungen zählen die neuen Plätze. Der andere Block darf jede andere Farbe haben, auch die von Siku oder einem Dummy.',
  },
  E35: {
    title: 'Welche Reihen Vorhersehung zählt',
    text: 'Es zählen Reihen und Spalten aller Ebenen, eine pro Einsatz, und zwar mit dem neuen Block.',
  },
  E36: {
    title: 'Die reservierte Karte',
    text: 'Niemand sonst darf sie nehmen, und sie wird nicht weggemischt. Du baust mit genau dem Block, der auf ihr liegt; bis dahin zählt er noch zu deinem Vorrat, und zum Reservieren brauchst du mindestens einen. Reservieren darfst du auch, wenn keine neue Karte aufgedeckt wurde. Darf man eine beliebige Karte nehmen (T5, T6), ist die reservierte erlaubt, aber nicht Pflicht. Mit Siku kannst du sie nur für dich verwenden, und solange in deinem aktiven Set kein eigener Block ist, musst du sie nicht nehmen. Eine Reservierung endet mit deinem letzten regulären Zug und vor den Zusatzzügen zu viert.',
  },
  E37: {
    title: 'Segen, die zu Karten werden',
    text: `Konstruktion, Legende und Veränderung sind nach dem Einsatz in jeder Hinsicht Karten ihrer Art: bei Mehrheiten, in Sets und für Älteste. Die ${figures.unusedBlessing} Punkte für ungenutzte Segen bringen sie dann nicht mehr. Behältst du sie stattdessen, sind sie nur ungenutzte Segen.`,
  },
  E38: {
    title: 'Vorhersehung und Ausbreitung zusammen',
    text: 'Vorhersehung und Ausbreitung dürfen beide auf denselben Block antworten. Reihen und Spalten kommen vor den Quadraten.',
  },
  E39: {
    title: 'Was Übertragung versetzen kann',
    text: `Sie versetzt eine deiner Baukarten oder eine eingesetzte Konstruktion, Legende oder Veränderung. Die versetzte Karte verliert alles, was auf ihr steht: Tiere, die zwei Arten der Ältesten, das Werkzeug und die ${blessingFigures.construction.most} oder ${blessingFigures.construction.tied} Punkte der Konstruktion.`,
  },
};
