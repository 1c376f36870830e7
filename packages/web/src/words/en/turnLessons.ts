import { DEFAULT_EDITION, FIGURES } from '@nunatak/engine';
import { count } from '@nunatak/words';

const { square } = FIGURES;
const { numbers } = DEFAULT_EDITION.track;

/** Lessons on a turn. A step says what to do; `done` what it has shown; `other` answers a legal but different move. */
export const turnLessons = {
  aim: {
    title: 'The aim',
    line: 'What you build for, and where the points come from.',
    steps: {
      ledger: {
        text: `This is how a game ends. You, Ana and Bo have placed ${FIGURES.blocks.each} blocks each, one a turn, and the temple is finished. Go through the count: the first line was scored while building, everything else is scored only now, most of it for your cards.`,
        other: '',
        done: 'The most points win. So every card counts twice: now for the block it lets you place, at the end for your crew.',
      },
    },
  },
  place: {
    title: 'Placing a block',
    line: 'Take a card, build on its symbol.',
    steps: {
      card: {
        text: 'Every turn starts with a card of the display: take the sculptor.',
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
  several: {
    title: 'Several squares at once',
    line: 'You choose the order, and see every new tile.',
    steps: {
      card: {
        text: 'On the outlined 1C3 one block completes two squares. Its tile shows a builder: take him.',
        other: 'That card does not fit on 1C3. Take the builder.',
        done: 'Two squares lack the same block.',
      },
      tile: {
        text: 'Build on 1C3.',
        other: 'That completes no square. Build on 1C3.',
        done: 'Both squares are complete. They score one after the other.',
      },
      order: {
        text: `You choose which one scores first: the square with two of your blocks brings you ${square.first}, the other one ${square.second}. On the first a new tile is turned up before the second scores.`,
        other: '',
        done: 'Both have scored, and a new tile lies on each: open at once, also for the others.',
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
  track: {
    title: 'Spaces without a number',
    line: 'What counts between two numbers of the track.',
    steps: {
      card: {
        text: `Your marker on the architect track stands on ${numbers[1]}. Column D lacks one block, on the outlined 1D5, whose tile shows an artisan. Take a card that is an artisan on one of its halves.`,
        other: 'That card does not fit on 1D5. Take a card with an artisan on one half.',
        done: 'It fits on artisan tiles too.',
      },
      tile: {
        text: 'Build on 1D5.',
        other: 'That completes no column. Build on 1D5.',
        done: `One step. The new space has no number, so the last one you passed counts: ${numbers[1]}. One more step, and it is ${numbers[3]}. Lines of the top level bring no steps.`,
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
        text: 'Press “Swap first”, then choose a builder tile and the tile on 1D2.',
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
  split: {
    title: 'Split cards and tiles',
    line: 'Two symbols on one card: the tile decides.',
    steps: {
      card: {
        text: 'Later in the game there are split cards, with a type on each half. Take the one that is a sculptor and an artisan.',
        other: 'Take the card that is a sculptor and an artisan.',
        done: 'It fits on tiles of either type.',
      },
      tile: {
        text: 'The outlined tile, 2C1, shows a sculptor. Build there.',
        other: 'That would be possible too. Here, build on 2C1.',
        done: 'The tile has decided: the card has joined your sculptors and stays there. Look at your crew.',
      },
      cardAgain: {
        text: 'Tiles can be split as well: the outlined 2D1 shows a beast of burden and an elder. Take the card with the same two halves.',
        other: 'Take the card that is a beast of burden and an elder.',
        done: 'Card and tile share both symbols.',
      },
      side: {
        text: 'Choose 2D1. Where both halves fit, you decide what the card becomes: choose Elder, then build.',
        other: 'Make it an elder, on 2D1: that brings a blessing.',
        done: 'An elder, and so a blessing comes with it.',
      },
      blessing: {
        text: 'Take either blessing.',
        other: '',
        done: 'On a tile with a single symbol you would not have had the choice.',
      },
    },
  },
};
