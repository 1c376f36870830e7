import {
  activeSet,
  BLESSING_IDS,
  blessingsOf,
  CARD_TYPES,
  COMPLETION_IDS,
  cardIdOf,
  DISPLAY_SIZE,
  HELD,
  isPerson,
  LAID,
  markerOf,
  NONE,
  tallies,
  turnsLeft,
  typesOfCard,
  UNSEEN,
  type View,
} from '@nunatak/engine';
import type { TerminalTexts } from '@nunatak/words';
import { cardDetail, cardTitle, paintFace, shortType, tileLegend } from './faces.ts';
import { block, type Seats } from './seats.ts';
import type { Style } from './style.ts';
import { type Marks, templeLines } from './temple.ts';
import { beside, padEnd, table, widthOf, wrap } from './text.ts';

/** Formats everything on the table for readers. */
export function tableLines(view: View, seats: Seats, style: Style, columns: number, marks: Marks): string[] {
  return [
    ...templeLines(view, seats, style, columns, marks),
    style.muted(wrap(`${tileLegend(view.facts, seats.words)} · ${seatLegend(seats)}`, columns, '  ')),
    '',
    ...displayLines(view, seats, style, columns),
    ...supplyLines(view, seats),
    ...blessingLines(view, seats, style),
    '',
    ...playerLines(view, seats, style),
  ];
}

function seatLegend(seats: Seats): string {
  const blocks = Array.from({ length: seats.count }, (_, seat) => `${seats.letter(seat)} ${seats.name(seat)}`);
  return seats.words.terminal.table.blocks(blocks.join(', '));
}

/** Inner width of a card: the longest id, and a space on either side. */
const CARD_WIDTH = 21;
const CARDS_BESIDE = 4;
const WIDTH_OF_CARDS = CARDS_BESIDE * (CARD_WIDTH + 3) + 1;

/** Formats the display. In the solo game, cards are at the places of the diamond, with the dummies' markers (Z1). */
function displayLines(view: View, seats: Seats, style: Style, columns: number): string[] {
  const places = view.display.flatMap((card, place) => {
    const isGap = card === NONE && (view.facts.players !== 1 || place >= DISPLAY_SIZE);
    return isGap ? [] : [place];
  });
  const texts = seats.words.terminal.table;
  if (places.length === 0) return [`  ${texts.displayEmpty}`];
  const title = style.bold(`  ${texts.display}`);
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
  const top = edge('╭', placeName(view, place, seats), '', '╮');
  if (card === NONE)
    return [top, line(''), line(style.muted(seats.words.terminal.table.taken)), line(''), edge('╰', '', '', '╯')];
  return [
    top,
    line(
      paintFace(cardTitle(view.facts, card, seats.words, CARD_WIDTH - 2), typesOfCard(view.facts, card), style.type),
    ),
    line(cardDetail(view.facts, card, seats.words)),
    line(style.accent(cardIdOf(view.facts, card))),
    edge('╰', '', ` ${cardNote(view, card, seats)} `, '╯'),
  ];
}

/** Formats the display as a list, for a narrow terminal. */
function cardList(view: View, places: readonly number[], seats: Seats, style: Style): string[] {
  const rows = places.map((place) => {
    const card = view.display[place];
    const name = placeName(view, place, seats).trim();
    if (card === NONE) return `    ${padEnd(style.muted(seats.words.terminal.table.taken), CARD_WIDTH)}${name}`;
    const detail = cardDetail(view.facts, card, seats.words);
    const parts = [detail, cardNote(view, card, seats), name].filter((part) => part !== '').join(' · ');
    return `    ${padEnd(style.accent(cardIdOf(view.facts, card)), CARD_WIDTH)}${parts}`;
  });
  return rows;
}

function cardNote(view: View, card: number, seats: Seats): string {
  const texts = seats.words.terminal.table;
  if (card === view.reservedCard) return texts.reservedBy(seats.name(view.reservedBy));
  return texts.back(view.facts.cardPile[card]);
}

/**
 * Names a card's place in the solo game and the dummy whose marker is there; empty in other modes, where places don't
 * matter.
 */
function placeName(view: View, place: number, { words }: Seats): string {
  if (view.facts.players !== 1) return '';
  const { places, beside: apart } = words.terminal.table;
  if (place >= DISPLAY_SIZE) return ` ${apart} `;
  const markers = [1, 2].filter((dummy) => markerOf(view, dummy) === place).map((dummy) => ` ◆${dummy}`);
  return ` ${places[place]}${markers.join('')} `;
}

/** Formats the remaining cards and tiles by back number; every player at the table could count them. */
function supplyLines(view: View, { words }: Seats): string[] {
  const { facts } = view;
  const texts = words.terminal.table;
  const cards = byPile(facts.cardPile, (card) => view.cards[card] === UNSEEN, texts);
  const tiles = byPile(facts.tilePile, (tile) => !view.tileAt.includes(tile), texts);
  const order = view.deckMixed ? `, ${texts.mixed}` : '';
  return [`  ${texts.deck(view.deckCount, cards + order)}`, `  ${texts.tiles(view.tileCount, tiles)}`];
}

function byPile(
  piles: readonly number[],
  isThere: (entry: number) => boolean,
  { back, none }: TerminalTexts['table'],
): string {
  const counts = [0, 0, 0, 0];
  piles.forEach((pile, entry) => {
    if (isThere(entry)) counts[pile - 1]++;
  });
  const parts = counts.flatMap((count, i) => (count === 0 ? [] : [`${back(i + 1)}: ${count}`]));
  return parts.length === 0 ? none : parts.join(', ');
}

function blessingLines(view: View, { words }: Seats, style: Style): string[] {
  const texts = words.terminal.table;
  const faceUp = view.faceUp.filter((blessing) => blessing !== NONE).map((blessing) => BLESSING_IDS[blessing]);
  const completion = view.completion === NONE ? undefined : words.completionCards[COMPLETION_IDS[view.completion]];
  const lines = faceUp.map(
    (id) => `    ${padEnd(style.accent(id), 13)} ${words.blessings[id].name}: ${words.blessings[id].line}`,
  );
  return [
    ...(view.facts.blessings.length === 0
      ? [`  ${texts.noBlessings}`]
      : [`  ${(faceUp.length === 0 ? texts.blessingsGone : texts.blessings)(view.blessingCount)}`]),
    ...lines,
    ...(completion === undefined
      ? []
      : [`  ${texts.completion(completion.name, completion.first, completion.second)}`]),
  ];
}

function playerLines(view: View, seats: Seats, style: Style): string[] {
  const { facts } = view;
  const cards = tallies(view);
  const { columns } = seats.words.terminal.table;
  const types = CARD_TYPES.map((type) => shortType(type, seats.words));
  const header = ['  ', columns.points, columns.track, columns.blocks, ...types];
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
  return you ? seats.words.terminal.table.reader(name) : name;
}

function seatNotes(view: View, seats: Seats, seat: number): string[] {
  if (!isPerson(view.facts, seat)) return [];
  const texts = seats.words.terminal.table;
  const nameAll = (state: number): string =>
    blessingsOf(view, seat, state)
      .map((blessing) => BLESSING_IDS[blessing])
      .join(', ');
  const held = nameAll(HELD);
  const laid = nameAll(LAID);
  const set = view.facts.players === 2 && turnsLeft(view, seat) > 0 ? activeSet(view, seat) : undefined;
  const parts = [
    ...(held === '' ? [] : [texts.held(held)]),
    ...(laid === '' ? [] : [texts.laid(laid)]),
    ...(set === undefined ? [] : [texts.set(set.own, set.siku)]),
    ...((view.misses & (1 << seat)) === 0 ? [] : [texts.misses]),
  ];
  return parts.length === 0 ? [] : [`${seats.name(seat)}: ${parts.join(' · ')}`];
}
