import { BLESSING_FIGURES, DEFAULT_EDITION, FIGURES } from '@nunatak/engine';
import { count } from '@nunatak/words';
import type { Widen } from '../widen.ts';

const { square } = FIGURES;
const { structure } = BLESSING_FIGURES;
const artisans = DEFAULT_EDITION.tables.artisans.points;

/** Texts of the lessons. A step says what to do; `done` what it has shown; `other` answers a legal but different move. */
const lessons = {
  place: {
    title: 'Placing a block',
    line: 'Take a card, build on its symbol.',
    steps: {
      card: {
        text: 'The most points win, and most of them come from your cards at the end. Every turn starts with a card of the display: take the sculptor.',
        other: 'Any of them would do in a real game. Here, take the sculptor.',
        done: 'The sculptor is yours.',
      },
      tile: {
        text: 'The marked tiles show a sculptor too. Choose one, then press Build.',
        other: '',
        done: 'Your first block stands, and the sculptor has joined your crew: at the end your crew scores.',
      },
      cardAgain: {
        text: 'Ana and Bo have built as well. Now take any card you like.',
        other: '',
        done: 'A good choice. Only cards whose symbol shows on an open tile can be taken.',
      },
      tileAgain: {
        text: 'Build on any marked tile.',
        other: '',
        done: 'That is a turn: a card, a block, and the next player follows.',
      },
    },
  },
  support: {
    title: 'Support',
    line: 'Your own ice underneath pays.',
    steps: {
      card: {
        text: 'A tile lies on four blocks already: the outlined one, 2C1 (level 2, column C, row 1). Three of the four blocks are yours. It shows a beast of burden, so take that card.',
        other: 'This card fits somewhere, but not on 2C1. Take the beast of burden.',
        done: 'Now every beast tile lights up.',
      },
      tile: {
        text: `The chips say what each tile scores. From level 2 up, every block of yours underneath gives ${count(FIGURES.support, 'point', 'points')}. Build on the outlined tile, 2C1.`,
        other: `Here you would score less. Look for the chip +${3 * FIGURES.support}.`,
        done: `Three of your blocks carry the new one: ${count(3 * FIGURES.support, 'point', 'points')}.`,
      },
    },
  },
  squares: {
    title: 'Squares and ties',
    line: `${square.first} for the most, ${square.second} for the second.`,
    steps: {
      card: {
        text: 'Four blocks in a 2×2 are a square. On the outlined tile, 1D2, one is missing: you, Ana and Bo have one block each. The tile shows an artisan: take one.',
        other: 'That card does not fit on 1D2. Take the artisan.',
        done: 'The square is one block short.',
      },
      tile: {
        text: `Complete the square on 1D2. The most blocks score ${square.first}, the second most ${square.second}.`,
        other: 'That would not complete the square. Build on 1D2.',
        done: `You have two of the four: ${square.first} points. Ana and Bo are tied for second and share the ${count(square.second, 'point', 'points')}: ${Math.floor(square.second / 2)} each.`,
      },
      tieCard: {
        text: 'Around 1B4, outlined now, Ana has two blocks and you have one. Its tile shows an architect: take her.',
        other: 'That card does not fit on 1B4. Take the architect.',
        done: 'With your block it will be two against two.',
      },
      tieTile: {
        text: 'In your own turn you win every tie. Complete the square on 1B4.',
        other: 'The square needs a block on 1B4.',
        done: `Two against two, and your turn: ${square.first} points for you, ${square.second} for Ana. A new tile now lies on the square.`,
      },
    },
  },
  rows: {
    title: 'Rows',
    line: 'Completed lines move you along the track.',
    steps: {
      card: {
        text: 'Row 4 and column D each lack one block, the same one: on the outlined 1D4. Its tile shows a beast of burden: take the card.',
        other: 'That card does not fit on 1D4. Take the beast of burden.',
        done: 'One block can complete two lines at once.',
      },
      tile: {
        text: 'Whoever completes a row or column takes a step on the architect track. Build on 1D4.',
        other: 'That completes no line. Build on 1D4.',
        done: `A row and a column: ${count(2 * FIGURES.lineSteps, 'step', 'steps')}. At the end each of your architects is worth the number you reached.`,
      },
    },
  },
  swap: {
    title: 'The builder’s swap',
    line: 'Move a tile where you want to build.',
    steps: {
      card: {
        text: `The square at 1D2, outlined, is worth ${square.first} points, but no card of the display fits there. A builder can help: take one.`,
        other: 'That card cannot move tiles. Take the builder.',
        done: 'Before placing, a builder may swap a builder tile with any other open tile.',
      },
      swap: {
        text: 'Press Swap, then choose a builder tile and the tile on 1D2.',
        other: 'Allowed, but then the square stays unfinished. Swap a builder tile with the one on 1D2.',
        done: 'The builder tile lies on 1D2 now.',
      },
      tile: {
        text: 'Your block has to go on the tile you moved. Build.',
        other: 'Build on 1D2.',
        done: `The square is yours: ${square.first} points, with a card that did not fit before.`,
      },
    },
  },
  elder: {
    title: 'Elder and blessings',
    line: 'An elder brings a blessing for later.',
    steps: {
      card: {
        text: 'An elder brings a blessing. Take the elder.',
        other: 'That card brings no blessing. Take the elder.',
        done: `${FIGURES.faceUp} blessings lie face up.`,
      },
      tile: {
        text: 'Build on any elder tile.',
        other: '',
        done: 'The block stands; now the blessing.',
      },
      blessing: {
        text: `Structure raises the support of one block: ${structure.each} for each block underneath instead of ${FIGURES.support}. Luck is ${count(BLESSING_FIGURES.luck.points, 'point', 'points')} at the end. Take Structure.`,
        other: 'A fine blessing, but in this lesson take Structure.',
        done: `It can be used from your next turn on. An unused blessing is still worth ${count(FIGURES.unusedBlessing, 'point', 'points')} at the end.`,
      },
      cardAgain: {
        text: 'Ana and Bo have played. Three of your blocks carry the outlined 2C1: take the beast of burden.',
        other: 'That card does not fit on 2C1. Take the beast of burden.',
        done: 'The right moment for Structure is near.',
      },
      tileAgain: {
        text: 'Build on 2C1.',
        other: 'There is no support there. Build on 2C1.',
        done: 'Three supporting blocks: now you are asked.',
      },
      use: {
        text: `Use Structure: ${count(structure.each, 'point', 'points')} for each supporting block instead of ${FIGURES.support}.`,
        other: `Then you would score ${count(3 * FIGURES.support, 'point', 'points')} only. Use Structure.`,
        done: `${count(3 * structure.each, 'point', 'points')} instead of ${3 * FIGURES.support}. Blessings are made for moments like this one.`,
      },
    },
  },
  scoring: {
    title: 'Scoring',
    line: 'The last turn, and what everything is worth.',
    steps: {
      card: {
        text: 'Your last turn of a close game. Each card shows what it would add to your final score. Take the best.',
        other: 'Another card adds more. Compare the figures on the cards.',
        done: `You had three artisans with a pole saw: the fourth makes that ${count(artisans[3], 'point', 'points')} instead of ${artisans[2]}.`,
      },
      tile: {
        text: 'Build it. Then Ana and Bo place the last two blocks.',
        other: '',
        done: 'The temple is complete.',
      },
      blessing: {
        text: `You hold Stability: ${count(BLESSING_FIGURES.stability.each, 'point', 'points')} for each of your corner blocks. Is that more than the ${count(FIGURES.unusedBlessing, 'point', 'points')} of an unused blessing?`,
        other: `Keeping it brings ${count(FIGURES.unusedBlessing, 'point', 'points')}, using it brings more.`,
        done: 'Blessings are decided before the count.',
      },
      ledger: {
        text: 'Now the count, line by line. Choose any figure to see how it comes about.',
        other: '',
        done: 'You win by a narrow margin. Now you know a turn, its points and the end. What each type of card is worth stands in the player aid: press ? in the game.',
      },
    },
  },
};

export const tutorial = {
  title: 'Tutorial',
  line: 'Seven short lessons on a real board. Each takes a minute or two, and nothing can go wrong.',
  back: 'Back',
  start: 'Start',
  again: 'Again',
  done: 'done',
  open: 'not yet done',
  lessonOf: (number: number, all: number) => `Lesson ${number} of ${all}`,
  stepOf: (number: number, all: number) => `Step ${number} of ${all}`,
  you: 'You',
  others: ['Ana', 'Bo'],
  display: 'Display',
  blessings: 'Blessings',
  build: 'Build',
  buildGain: (points: number) => `Build +${points}`,
  swap: 'Swap',
  swapHint: 'Choose a builder tile, then the tile to swap it with.',
  swapSecond: 'Now the other tile.',
  undo: 'Undo',
  use: 'Use',
  pass: 'Pass',
  rule: 'Rule',
  points: (points: number) => count(points, 'point', 'points'),
  track: (number: number) => `track ${number}`,
  finished: 'Lesson finished',
  next: 'Next lesson',
  all: 'All lessons',
  play: 'Play a real game',
  lessons,
};

export type TutorialTexts = Widen<typeof tutorial>;
