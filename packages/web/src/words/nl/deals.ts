import { count } from '@nunatak/words';
import type { DealTexts } from '../en/deals.ts';

const points = (number: number): string => count(number, 'punt', 'punten');

export const deals: DealTexts = {
  today: 'Vandaag',
  daily: {
    title: 'Partij van de dag',
    line: 'Elke dag dezelfde kaarten en tegels voor iedereen. Speel wanneer je zin hebt; een dag zonder kan geen kwaad.',
    back: 'Terug',
    kinds: { solo: 'Solo, twee dummy’s', bots: 'Tegen twee bots' },
    bots: (names) => `Altijd dezelfde twee: ${names}.`,
    solo: 'Twee dummy’s die volgens vaste regels spelen.',
    play: 'Speel de partij van vandaag',
    resume: 'Verderspelen',
    look: 'Bekijken',
    review: 'Nabespreking',
    share: 'Naar iemand sturen',
    shareTitle: 'Nunatak, partij van de dag',
    copied: 'De link is gekopieerd.',
    week: 'De laatste zeven dagen',
    notPlayed: 'niet gespeeld',
    underWay: 'nog bezig',
    points,
    seed: (seed) => `Startwaarde: ${seed}`,
    verify: 'De startwaarde is de datum. Onder Nieuw spel deelt ze bij iedereen hetzelfde spel: zo kun je het nagaan.',
    days: (days) => `Tot nu toe op ${days === 1 ? 'één dag' : `${days} dagen`} gespeeld.`,
  },
  deal: {
    title: (name) => (name === '' ? 'Een partij voor jou' : `Een partij van ${name}`),
    line: 'Met dezelfde stapels en dezelfde bots.',
    players: (players, bots) => (players === 1 ? 'Solo, twee dummy’s' : `${players} spelers, met ${bots}`),
    hidden: (name) =>
      name === ''
        ? 'Hoe de andere partij liep en afliep, zie je na de jouwe.'
        : `Hoe ${name} speelde en met hoeveel punten, zie je na jouw partij.`,
    dealOnly: 'Met deze link komt geen spelverloop mee, alleen de kaarten en tegels.',
    play: 'Speel deze partij',
    resume: 'Verderspelen',
    compare: 'Beide naast elkaar',
    back: 'Terug',
    broken: {
      title: 'Deze link kan niet worden geopend',
      text: 'Misschien is hij afgekapt, of komt hij uit een andere versie van het spel.',
    },
  },
  compare: {
    title: 'Naast elkaar',
    close: 'Sluiten',
    you: 'Jij',
    other: 'De andere partij',
    notYet: { title: 'Nog niet', text: 'Je ziet beide zodra jouw partij is afgelopen.' },
    otherDeal: {
      title: 'Twee verschillende partijen',
      text: 'Ze zijn niet met dezelfde startwaarde gedeeld. Er valt niets te vergelijken.',
    },
    under: (done) => `Beide worden nabesproken: ${done}`,
    failed: 'De partijen konden niet worden nabesproken.',
    again: 'Opnieuw',
    parted: (turn) => `Vanaf beurt ${turn} spelen jullie verschillend`,
    same: 'Jullie speelden precies gelijk',
    sameLine: 'Elke keuze van jou was dezelfde, en wat er open kwam ook.',
    before: (choices) =>
      choices === 0
        ? 'Je allereerste keuze was al een andere.'
        : `${choices === 1 ? 'Eén keuze van jou was' : `${choices} keuzes van jou waren`} dezelfde.`,
    choice: (you, other, name) => `Jij: ${you}. ${name}: ${other}.`,
    worth: (number) =>
      number === 0
        ? 'Op dat moment was allebei evenveel waard.'
        : `Op dat moment was dat voor jou ${number > 0 ? '+' : '−'}${points(Math.abs(number))} waard.`,
    sum: (number) => `Waar het verschil van ${points(number)} vandaan komt`,
    sumEven: 'Waarin jullie verschillen, al zijn de punten gelijk',
    turn: (turn) => `Beurt ${turn}`,
    otherTurns: 'Je andere beurten',
    others: 'Wat de anderen deden',
    luck: 'Geluk: wat er open kwam',
    total: (name) => `Jij tegen ${name}`,
    graph: 'Verwachte punten, eigen plaats',
    chance: 'Winstkans, eigen plaats',
    sources: 'Punten per bron',
    gap: 'Verschil',
    totalPoints: 'Totaal',
    which: 'Wiens tempel',
    share: 'Delen',
  },
  picture: {
    share: 'Afbeelding van de tempel',
    made: 'De afbeelding is bewaard.',
    failed: 'Deze browser kan de afbeelding niet maken.',
    title: 'Nunatak: De ijstempel',
  },
};
