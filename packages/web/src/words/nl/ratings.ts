import { count } from '@nunatak/words';
import type { RatingTexts } from '../en/ratings.ts';

const signed = (points: number): string => `${points < 0 ? '−' : '+'}${Math.abs(points).toFixed(1).replace('.', ',')}`;

export const ratings: RatingTexts = {
  title: 'Ratings',
  line: 'Alleen voor wie erom vraagt. Elke afgelopen partij telt waarin alleen zulke mensen aan tafel zitten en niets is teruggenomen.',
  back: 'Samen spelen',
  players: 'Spelers aan tafel',
  rank: 'Plaats',
  player: 'Naam',
  rating: 'Rating',
  games: 'Partijen',
  you: 'jij',
  figure: (rating, deviation) => `${rating} ±\u00a0${deviation}`,
  order: 'Gerangschikt op de rating min driemaal de onzekerheid: met een paar gelukkige partijen sta je niet bovenaan.',
  people: (people) => count(people, 'persoon', 'personen'),
  none: 'Aan zo’n tafel is nog geen partij gespeeld die telt.',
  ask: 'Mijn partijen laten tellen',
  askLine: 'Je naam en je rating zijn dan te zien voor iedereen die op deze server komt. Ze horen bij deze browser.',
  name: 'Naam in de ratings',
  asked: (name) => `Je partijen tellen mee, als ${name}.`,
  leave: 'De ratings verlaten',
  leaveLine: 'Je naam en je rating worden gewist. De ratings van de anderen blijven zoals ze zijn.',
  leaveSure: 'Ja, wissen',
  keep: 'Behouden',
  own: 'Je laatste partijen',
  place: (place, players) => `Plaats ${place} van ${players}`,
  change: (before, after) => `${before} → ${after}`,
  margin: 'Voorsprong zonder geluk',
  marginLine:
    'Voorsprong zonder geluk: met hoeveel punten iemand gemiddeld voor de anderen aan tafel eindigt, zonder wat de kaarten hebben gebracht. Na elke onthulling schat een bot hoeveel beter of slechter die was dan te verwachten viel. De rating hangt er niet van af.',
  signed,
  marginOf: (points, luck) => `${signed(points)} punten, geluk ${signed(luck)}`,
  unmeasured: '–',
  again: 'Opnieuw proberen',
};
