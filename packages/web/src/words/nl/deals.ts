import { count } from '@nunatak/words';
import type { DealTexts } from '../en/deals.ts';

const points = (number: number): string => count(number, 'punt', 'punten');

export const deals: DealTexts = {
  today: 'Vandaag',
  daily: {
    title: 'Partij van de dag',
    line: 'Elke dag één partij, voor iedereen dezelfde. Een dag overgeslagen? Geeft niets.',
    back: 'Terug',
    kinds: { solo: 'Solo', bots: 'Tegen twee bots' },
    bots: (names) => `Altijd dezelfde twee: ${names}.`,
    solo: 'Tegen twee dummyspelers die vaste regels volgen.',
    play: 'Speel de partij van vandaag',
    resume: 'Verderspelen',
    look: 'Bekijken',
    review: 'Analyseren',
    share: 'Daag een vriend uit',
    shareTitle: 'Nunatak, partij van de dag',
    copied: 'Link gekopieerd.',
    week: 'Laatste zeven dagen',
    notPlayed: 'niet gespeeld',
    underWay: 'bezig',
    points,
    seed: (seed) => `Startwaarde: ${seed}`,
    verify: 'Met deze startwaarde krijgt iedereen onder Nieuw spel dezelfde partij.',
    days: (days) => `Tot nu toe op ${count(days, 'dag', 'dagen')} gespeeld.`,
  },
  deal: {
    title: (name) => (name === '' ? 'Een partij voor jou' : `Een partij van ${name}`),
    line: 'Dezelfde kaarten, tegels en bots als in die partij.',
    players: (players, bots) => (players === 1 ? 'Solo' : `${count(players, 'speler', 'spelers')}, met ${bots}`),
    hidden: (name) => `Hoe ${name === '' ? 'de ander' : name} speelde, zie je na jouw partij.`,
    dealOnly: 'Alleen de kaarten: er is geen partij om mee te vergelijken.',
    play: 'Speel deze partij',
    resume: 'Verderspelen',
    compare: 'Partijen vergelijken',
    back: 'Terug',
    broken: {
      title: 'Deze link gaat niet open',
      text: 'Misschien is hij afgekapt, of komt hij uit een andere versie van het spel.',
    },
  },
  compare: {
    title: 'Naast elkaar',
    close: 'Sluiten',
    you: 'Jij',
    other: 'Andere partij',
    otherName: 'De ander',
    notYet: { title: 'Nog niet', text: 'Speel eerst je eigen partij uit om te vergelijken.' },
    otherDeal: {
      title: 'Andere kaarten',
      text: 'Deze partijen begonnen met andere kaarten en zijn niet te vergelijken.',
    },
    under: (done) => `Beide partijen worden geanalyseerd: ${done}`,
    failed: 'Deze partijen konden we niet analyseren.',
    again: 'Opnieuw proberen',
    parted: (turn) => `Vanaf beurt ${turn} spelen jullie anders`,
    same: 'Jullie speelden precies hetzelfde',
    sameLine: 'Dezelfde keuzes en hetzelfde geluk, van begin tot eind.',
    before: (choices) => {
      if (choices === 0) return 'Je koos meteen al anders.';
      return choices === 1 ? 'Je eerste keuze was dezelfde.' : `Je eerste ${choices} keuzes waren dezelfde.`;
    },
    choice: (you, other, name) => `Jij: ${you}. ${name}: ${other}.`,
    worth: (number) =>
      number === 0
        ? 'Op dat moment was allebei evenveel waard.'
        : `Op dat moment was jouw keuze ${points(Math.abs(number))} ${number > 0 ? 'meer' : 'minder'} waard.`,
    sum: (number) => `Waar je verschil van ${points(number)} vandaan komt`,
    sumEven: 'Evenveel punten, maar op een andere manier',
    turn: (turn) => `Beurt ${turn}`,
    otherTurns: 'Je andere beurten',
    others: 'De andere spelers',
    luck: 'Geluk met de kaarten',
    total: (name) => `Jij tegen ${name}`,
    graph: 'Verwachte eindscore',
    chance: 'Winstkans',
    sources: 'Punten per bron',
    gap: 'Verschil',
    totalPoints: 'Totaal',
    which: 'Wiens tempel?',
    share: 'Delen',
  },
  picture: {
    share: 'Afbeelding opslaan',
    made: 'Afbeelding opgeslagen.',
    failed: 'Deze browser kan de afbeelding niet maken.',
    title: 'Nunatak: De ijstempel',
  },
};
