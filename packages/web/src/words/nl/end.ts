import { FIGURES } from '@nunatak/engine';
import { count } from '@nunatak/words';
import type { ScreenTexts } from '../en/screens.ts';

function points(number: number): string {
  return count(number, 'punt', 'punten');
}

export const endBlessings: ScreenTexts['endBlessings'] = {
  title: 'Voor het tellen',
  line: (name) => `${name}: beslis over elke eindzegen. Het beste gebruik staat al klaar.`,
  lineYou: 'Beslis over elk van je eindzegens. Het beste gebruik staat al klaar.',
  use: 'Inzetten',
  keep: 'Bewaren',
  worth: points,
  gain: (gain) => `${gain < 0 ? '−' : '+'}${Math.abs(gain)}`,
  more: 'Alle omzettingen',
  fewer: 'Alleen de beste',
  convert: (card, to) => `${card} → ${to}`,
  tool: 'Gereedschap van Verandering',
  confirm: 'Punten tellen',
  rule: 'Regel',
};

export const ledger: ScreenTexts['ledger'] = {
  title: 'Eindtelling',
  stands: 'De tempel staat',
  capScored: (name) => `${name} heeft de meeste blokken op buitenste tegels en plaatst de tempelkoepel.`,
  capScoredYou: 'Je hebt de meeste blokken op buitenste tegels en plaatst de tempelkoepel.',
  capShow: (name) => `Niemand krijgt punten voor de tempelkoepel; ${name} plaatst hem.`,
  capShowYou: 'Niemand krijgt punten voor de tempelkoepel; jij plaatst hem.',
  line: 'Regel',
  lineRules: {
    temple: 'Ondersteuning, vierkanten en reacties tijdens het spel',
    insight: 'Eindzegen',
    luck: 'Eindzegen',
    edge: 'Eindzegen',
    stability: 'Eindzegen',
    cap: `Meeste buitenste blokken: ${FIGURES.cap}`,
    builders: `Meeste: ${FIGURES.builders.most}, gelijk: ${FIGURES.builders.tied}, anders ${FIGURES.builders.each} per stuk`,
    sculptors: 'Hoe meer, hoe meer per kaart',
    artisans: 'Gelijk gereedschap en sets van drie',
    beasts: 'Kaarten × dieren',
    architects: 'Kaarten × getal op het spoor',
    elders: 'Kaarten van de twee getoonde soorten',
    blessings: `${FIGURES.unusedBlessing} per stuk`,
    sets: `${FIGURES.set} voor alle zes soorten`,
  },
  total: 'Tot nu toe',
  finalTotal: 'Totaal',
  next: 'Verder',
  skip: 'Alles tonen',
  pick: 'Kies een getal om te zien hoe het tot stand komt.',
  equals: (sum, total) => `${sum} = ${total}`,
  notYet: 'nog niet geteld',
  rival: (name, count) => `${name} ${count}`,
  rivalSay: (name, count) => `${name} telt bij de meerderheid mee met ${count}`,
  say: (name, line, total) => `${name}, ${line}: ${total}`,
  winsBy: (ahead) => `${points(ahead)} voorsprong.`,
  winsOuter: (blocks) => `Gelijk in punten; meer blokken op buitenste tegels geven de doorslag: ${blocks}.`,
  shared: (blocks) => `Gelijk in punten en ook in blokken op buitenste tegels: elk ${blocks}.`,
  solo: points,
  nextRating: (points, name) => `Nog ${count(points, 'punt', 'punten')} tot: ${name}.`,
  record: 'Verslag downloaden',
  review: 'Partij nabespreken',
  rematch: 'Revanche',
  sameDeal: 'Dezelfde kaarten nog eens',
  temple: 'Naar de tempel',
  start: 'Startscherm',
  standings: 'Stand',
  outer: (blocks) => `${blocks} buiten`,
};
