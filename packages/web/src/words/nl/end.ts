import { FIGURES } from '@nunatak/engine';
import { count } from '@nunatak/words';
import type { ScreenTexts } from '../en/screens.ts';

function points(number: number): string {
  return count(number, 'punt', 'punten');
}

export const endBlessings: ScreenTexts['endBlessings'] = {
  title: 'Nog één keuze',
  line: (name) => `${name}, zet je eindzegens in of bewaar ze. De beste keuze staat al klaar.`,
  lineYou: 'Zet je eindzegens in of bewaar ze. De beste keuze staat al klaar.',
  use: 'Inzetten',
  keep: 'Bewaren',
  worth: points,
  gain: (gain) => `${gain < 0 ? '−' : '+'}${Math.abs(gain)}`,
  more: 'Meer opties',
  fewer: 'Minder opties',
  convert: (card, to) => `${card} → ${to}`,
  tool: 'Gereedschap voor Verandering',
  confirm: 'Punten tellen',
};

export const ledger: ScreenTexts['ledger'] = {
  title: 'Eindtelling',
  stands: 'De tempel is af',
  capScored: (name) => `${name} wint de koepel en zet hem erop.`,
  capScoredYou: 'Jij wint de koepel en zet hem erop.',
  capShow: (name) => `Niemand krijgt punten voor de koepel. ${name} zet hem erop.`,
  capShowYou: 'Niemand krijgt punten voor de koepel. Jij zet hem erop.',
  line: 'Punten voor',
  lineRules: {
    temple: 'Ondersteuning, vierkanten en zegenkaarten',
    insight: 'Eindzegen',
    luck: 'Eindzegen',
    edge: 'Eindzegen',
    stability: 'Eindzegen',
    cap: `Meeste buitenste blokken: ${FIGURES.cap}`,
    builders: `Meeste: ${FIGURES.builders.most}. Gelijk: ${FIGURES.builders.tied}. Anders ${FIGURES.builders.each} per stuk`,
    sculptors: 'Hoe meer je er hebt, hoe meer ze waard zijn',
    artisans: 'Gelijk gereedschap, plus sets van drie',
    beasts: 'Kaarten × dieren',
    architects: 'Kaarten × getal op het spoor',
    elders: `${FIGURES.elder} per kaart van de twee getoonde soorten`,
    blessings: `${FIGURES.unusedBlessing} per stuk`,
    sets: `${FIGURES.set} per set van alle zes soorten`,
  },
  total: 'Tot nu toe',
  finalTotal: 'Totaal',
  next: 'Verder',
  skip: 'Alles tonen',
  pick: 'Kies een getal om te zien hoe het is opgebouwd.',
  equals: (sum, total) => `${sum} = ${total}`,
  notYet: 'nog niet geteld',
  rival: (name, count) => `${name} ${count}`,
  rivalSay: (name, count) => `${name} heeft er ${count}, en dat telt mee voor de meerderheid`,
  say: (name, line, total) => `${name}, ${line}: ${total}`,
  winsBy: (ahead) => `${points(ahead)} voorsprong.`,
  winsOuter: (blocks) => `Evenveel punten, maar meer buitenste blokken: ${blocks}.`,
  shared: (blocks) => `Evenveel punten en evenveel buitenste blokken: elk ${blocks}.`,
  solo: points,
  nextRating: (short, name) => `Nog ${points(short)} tot ${name}.`,
  record: 'Partij downloaden',
  review: 'Partij analyseren',
  rematch: 'Revanche',
  sameDeal: 'Zelfde kaarten nog eens',
  temple: 'Tempel bekijken',
  start: 'Start',
  standings: 'Stand',
  outer: (blocks) => `${blocks} buiten`,
};
