import {
  activeSet,
  BLESSING_IDS,
  blessingsOf,
  CARD_IDS,
  CARD_TYPES,
  COMPLETION_IDS,
  DISPLAY_SIZE,
  HELD,
  isPerson,
  LAID,
  markerOf,
  NONE,
  tallies,
  turnsLeft,
  UNSEEN,
  type View,
} from '@nunatak/engine';
import { cardDetail, cardTitle, paintFace, shortType, TILE_LEGEND } from './faces.ts';
import { block, type Seats } from './seats.ts';
import type { Style } from './style.ts';
import { type Marks, templeLines } from './temple.ts';
import { beside, padEnd, table, widthOf, wrap } from './text.ts';

/** Everything that lies on the table, for people to read. */
export function tableLines(view: View, seats: Seats, style: Style, columns: number, marks: Marks): string[] {
  return [
    ...templeLines(view, seats, style, columns, marks),
    style.muted(wrap(`${TILE_LEGEND} · ${seatLegend(seats)}`, columns, '  ')),
    '',
    ...displayLines(view, seats, style, columns),
    ...supplyLines(view),
    ...blessingLines(view, seats, style),
    '',
    ...playerLines(view, seats, style),
  ];
}

function seatLegend(seats: Seats): string {
  const blocks = Array.from({ length: seats.count }, (_, seat) => `${seats.letter(seat)} ${seats.name(seat)}`);
  return `blocks ${blocks.join(', ')} (› ‹ the last one)`;
}

/** The inside of a card: the longest id and a space on either side. */
const CARD_WIDTH = 21;
const CARDS_BESIDE = 4;
const WIDTH_OF_CARDS = CARDS_BESIDE * (CARD_WIDTH + 3) + 1;
const DIAMOND = ['top', 'right', 'bottom', 'left'] as const;

/** The cards of the display, in solo games by the places of the diamond with the dummies' markers (Z1). */
function displayLines(view: View, seats: Seats, style: Style, columns: number): string[] {
  const places = view.display.flatMap((card, place) => {
    const isGap = card === NONE && (view.facts.players !== 1 || place >= DISPLAY_SIZE);
    return isGap ? [] : [place];
  });
  if (places.length === 0) return ['  The display is empty.'];
  const title = style.bold('  Display');
  if (columns < WIDTH_OF_CARDS) return [title, ...cardList(view, places, seats, style)];
  const cards = places.map((place) => cardBox(view, place, seats, style));
  const rows = [cards.slice(0, CARDS_BESIDE), cards.slice(CARDS_BESIDE)].filter((row) => row.length > 0);
  return [title, ...rows.flatMap((row) => beside(row, ' ').map((line) => `  ${line}`))];
}

function cardBox(view: View, place: number, seats: Seats, style: Style): string[] {
  const card = view.display[place];
  const line = (text: string): string => `│ ${padEnd(text, CARD_WIDTH - 2)} │`;
  const edge = (left: string, before: string, after: string, right: string): string =>
    `${left}${before}${'─'.repeat(CARD_WIDTH - widthOf(before) - widthOf(after))}${after}${right}`;
  const top = edge('╭', placeName(view, place), '', '╮');
  if (card === NONE) return [top, line(''), line(style.muted('taken')), line(''), edge('╰', '', '', '╯')];
  return [
    top,
    line(paintFace(cardTitle(card), card, style.type)),
    line(cardDetail(view.facts, card)),
    line(style.accent(CARD_IDS[card])),
    edge('╰', '', ` ${cardNote(view, card, seats)} `, '╯'),
  ];
}

/** The same in lines, for a narrow terminal. */
function cardList(view: View, places: readonly number[], seats: Seats, style: Style): string[] {
  const rows = places.map((place) => {
    const card = view.display[place];
    const name = placeName(view, place).trim();
    if (card === NONE) return `    ${padEnd(style.muted('taken'), CARD_WIDTH)}${name}`;
    const detail = cardDetail(view.facts, card);
    const parts = [detail, cardNote(view, card, seats), name].filter((part) => part !== '').join(' · ');
    return `    ${padEnd(style.accent(CARD_IDS[card]), CARD_WIDTH)}${parts}`;
  });
  return rows;
}

function cardNote(view: View, card: number, seats: Seats): string {
  if (card === view.reservedCard) return `reserved by ${seats.name(view.reservedBy)}`;
  return `back ${view.facts.cardPile[card]}`;
}

/** Where a card lies in the solo game, and which dummy's marker lies there; elsewhere the place means nothing. */
function placeName(view: View, place: number): string {
  if (view.facts.players !== 1) return '';
  if (place >= DISPLAY_SIZE) return ' beside ';
  const markers = [1, 2].filter((dummy) => markerOf(view, dummy) === place).map((dummy) => ` ◆${dummy}`);
  return ` ${DIAMOND[place]}${markers.join('')} `;
}

/** What is still to come, by back number: everyone at the table can count it. */
function supplyLines(view: View): string[] {
  const { facts } = view;
  const cards = byPile(facts.cardPile, (card) => view.cards[card] === UNSEEN);
  const tiles = byPile(facts.tilePile, (tile) => !view.tileAt.includes(tile));
  const order = view.deckMixed ? ', piles mixed' : '';
  return [`  Deck ${view.deckCount} (${cards}${order})`, `  Tiles to come ${view.tileCount} (${tiles})`];
}

function byPile(piles: readonly number[], isThere: (entry: number) => boolean): string {
  const counts = [0, 0, 0, 0];
  piles.forEach((pile, entry) => {
    if (isThere(entry)) counts[pile - 1]++;
  });
  const parts = counts.flatMap((count, i) => (count === 0 ? [] : [`back ${i + 1}: ${count}`]));
  return parts.length === 0 ? 'none' : parts.join(', ');
}

function blessingLines(view: View, { words }: Seats, style: Style): string[] {
  const faceUp = view.faceUp.filter((blessing) => blessing !== NONE).map((blessing) => BLESSING_IDS[blessing]);
  const completion = view.completion === NONE ? undefined : words.completionCards[COMPLETION_IDS[view.completion]];
  const lines = faceUp.map((id) => `    ${padEnd(style.accent(id), 13)} ${words.blessings[id].line}`);
  return [
    ...(view.facts.blessings.length === 0
      ? ['  No blessings in this game']
      : [`  Blessings face up (${view.blessingCount} more in the stack)${faceUp.length === 0 ? ': none left' : ''}`]),
    ...lines,
    ...(completion === undefined
      ? []
      : [`  Completion card ${completion.name}: ${completion.first}; then ${completion.second} (W1)`]),
  ];
}

function playerLines(view: View, seats: Seats, style: Style): string[] {
  const { facts } = view;
  const cards = tallies(view);
  const header = ['  ', 'points', 'track', 'blocks', ...CARD_TYPES.map(shortType)];
  const rows = cards.map((own, seat) => {
    const turn = seat === view.active && view.phase !== 'over' ? style.accent('▶ ') : '  ';
    const name = `${turn}${block(seats, seat, style)} ${style.seat(nameOf(seats, seat), seat)}`;
    if (!isPerson(facts, seat)) {
      const left = facts.players === 2 ? view.sikuSupply[0] + view.sikuSupply[1] : turnsLeft(view, seat);
      return [name, '–', '–', String(left), String(own.types[0]), '–', '–', '–', '–', '–'];
    }
    const [builders, sculptors, artisans, beasts, architects, elders] = own.types;
    return [
      name,
      String(view.points[seat]),
      `${facts.trackNumber[view.track[seat]]} (${view.track[seat]}/${facts.trackNumber.length - 1})`,
      String(view.supply[seat]),
      String(builders),
      String(sculptors),
      artisans === 0 ? '0' : `${artisans} (${own.tools.join('·')}${own.freeTools > 0 ? '+?' : ''})`,
      beasts === 0 ? '0' : `${beasts}×${own.beastSymbols}`,
      String(architects),
      String(elders),
    ];
  });
  const notes = cards.flatMap((_, seat) => seatNotes(view, seats, seat));
  return [...table([header, ...rows]), ...notes.map((note) => `    ${note}`)];
}

function nameOf(seats: Seats, seat: number): string {
  const { seat: name, you } = seats.actor(seat);
  return you ? `${name} (you)` : name;
}

function seatNotes(view: View, seats: Seats, seat: number): string[] {
  if (!isPerson(view.facts, seat)) return [];
  const nameAll = (state: number): string =>
    blessingsOf(view, seat, state)
      .map((blessing) => BLESSING_IDS[blessing])
      .join(', ');
  const held = nameAll(HELD);
  const laid = nameAll(LAID);
  const set = view.facts.players === 2 && turnsLeft(view, seat) > 0 ? activeSet(view, seat) : undefined;
  const parts = [
    ...(held === '' ? [] : [`blessings ${held}`]),
    ...(laid === '' ? [] : [`among the cards ${laid}`]),
    ...(set === undefined ? [] : [`active set: ${set.own} own, ${set.siku} Siku`]),
    ...((view.misses & (1 << seat)) === 0 ? [] : ['misses the next turn']),
  ];
  return parts.length === 0 ? [] : [`${seats.name(seat)}: ${parts.join(' · ')}`];
}
