import { DEFAULT_EDITION, FIGURES } from '@nunatak/engine';
import { count } from '@nunatak/words';

const { square } = FIGURES;
const { numbers } = DEFAULT_EDITION.track;

/** Lessons on a turn. A step says what to do; `done` what it has shown; `other` answers a legal but different move. */
export const turnLessons = {
  aim: {
    title: 'How to win',
    line: 'Where the points come from.',
    steps: {
      ledger: {
        text: 'A finished game! Let’s count the points. Only the first line scored during play; most points come now, from cards.',
        other: '',
        done: 'Whoever has the most points wins. So every card counts twice: it places a block, then scores in your crew.',
      },
    },
  },
  place: {
    title: 'Your first turn',
    line: 'Take a card, build on its symbol.',
    steps: {
      card: {
        text: 'Every turn starts with a card. Take the sculptor.',
        other: 'Let’s start with the sculptor.',
        done: 'The sculptor is yours.',
      },
      tile: {
        text: 'Choose a glowing tile, then press Build.',
        other: '',
        done: 'Your first block! The sculptor joins your crew, which scores at the end.',
      },
      cardAgain: {
        text: 'Your turn again. Take any card.',
        other: '',
        done: 'You can only take cards whose symbol shows on a free tile.',
      },
      tileAgain: {
        text: 'Build on any glowing tile.',
        other: '',
        done: 'That’s a turn: one card, one block.',
      },
    },
  },
  support: {
    title: 'Supporting blocks',
    line: 'Score for your own ice underneath.',
    steps: {
      card: {
        text: 'The outlined tile rests on three of your blocks. It shows a beast of burden: take that card.',
        other: 'That won’t fit there. Take the beast of burden.',
        done: 'The tiles it fits are glowing.',
      },
      tile: {
        text: `Your blocks below support the new one: ${count(FIGURES.support, 'point', 'points')} each. Build on the outlined tile.`,
        other: `That scores less. Look for the +${3 * FIGURES.support}.`,
        done: `Three supporting blocks: ${count(3 * FIGURES.support, 'point', 'points')}.`,
      },
    },
  },
  squares: {
    title: 'Squares and ties',
    line: `${square.first} points for the most blocks, ${square.second} for second.`,
    steps: {
      card: {
        text: 'The outlined tile completes a square. You, Ana and Bo have one block each. Take an artisan.',
        other: 'That won’t fit there. Take the artisan.',
        done: 'One block to go.',
      },
      tile: {
        text: `Complete the square: ${square.first} points for the most blocks, ${square.second} for second.`,
        other: 'No square there. Try the outlined tile.',
        done: `You have the most: ${square.first} points. Ana and Bo tie for second and share ${square.second}: ${Math.floor(square.second / 2)} each.`,
      },
      tieCard: {
        text: 'In the next square, Ana has two blocks and you have one. Take the architect.',
        other: 'That won’t fit there. Take the architect.',
        done: 'Your block will make it two each.',
      },
      tieTile: {
        text: 'You win every tie on your turn. Complete the square!',
        other: 'No square there. Try the outlined tile.',
        done: `${square.first} points for you, ${square.second} for Ana. A new tile goes on top of the square.`,
      },
    },
  },
  several: {
    title: 'Two squares at once',
    line: 'You choose which one scores first.',
    steps: {
      card: {
        text: 'The outlined tile completes two squares. Take the builder.',
        other: 'That won’t fit there. Take the builder.',
        done: 'Two squares, one block to go.',
      },
      tile: {
        text: 'Build on the outlined tile.',
        other: 'No square there. Try the outlined tile.',
        done: 'Both complete! They score one at a time.',
      },
      order: {
        text: `Which scores first: the ${square.first}-point square or the ${square.second}-point one? Each reveals a new tile.`,
        other: '',
        done: 'Two new tiles, free for everyone.',
      },
    },
  },
  rows: {
    title: 'Rows and columns',
    line: 'Complete them to advance on the architect track.',
    steps: {
      card: {
        text: 'The outlined tile completes a row and a column. Take the beast of burden.',
        other: 'That won’t fit there. Take the beast of burden.',
        done: 'A row and a column, one block to go.',
      },
      tile: {
        text: `Each completed row or column below the top level advances you ${count(FIGURES.lineSteps, 'space', 'spaces')} on the architect track. Build on the outlined tile.`,
        other: 'No row there. Try the outlined tile.',
        done: `${count(2 * FIGURES.lineSteps, 'space', 'spaces')}! At the end, each architect card scores the number you’ve reached.`,
      },
    },
  },
  track: {
    title: 'Between the numbers',
    line: 'Some spaces on the track have no number.',
    steps: {
      card: {
        text: `Your marker is on ${numbers[1]}. The outlined tile completes a column. Take a split card that shows an artisan.`,
        other: 'That won’t fit there. Take a split card that shows an artisan.',
        done: 'It fits artisan tiles too.',
      },
      tile: {
        text: 'Build on the outlined tile.',
        other: 'No column there. Try the outlined tile.',
        done: `No number here, so the last one still counts: ${numbers[1]}. One more space makes it ${numbers[3]}.`,
      },
    },
  },
  swap: {
    title: 'The builder’s swap',
    line: 'Move a tile to where you want to build.',
    steps: {
      card: {
        text: `The outlined tile would score ${square.first}, but no card fits. Take a builder: it can help.`,
        other: 'Only a builder can swap tiles. Take one.',
        done: 'Before building, you may swap a builder tile with any free tile.',
      },
      swap: {
        text: 'Press “Swap tiles”. Choose a builder tile, then the outlined tile.',
        other: 'That won’t help the square. Swap a builder tile with the outlined one.',
        done: 'The builder tile is in place.',
      },
      tile: {
        text: 'Your block goes on the tile you moved. Build!',
        other: 'Build on the outlined tile.',
        done: `${square.first} points, with a card that didn’t fit before!`,
      },
    },
  },
  split: {
    title: 'Split cards and tiles',
    line: 'Two symbols on one card: the tile decides.',
    steps: {
      card: {
        text: 'Split cards show two types. Take the sculptor/artisan.',
        other: 'Take the sculptor/artisan.',
        done: 'It fits tiles of either type.',
      },
      tile: {
        text: 'The outlined tile shows a sculptor. Build there.',
        other: 'Good idea! For now, try the outlined tile.',
        done: 'The tile decides: your card now counts as a sculptor. Check your crew!',
      },
      cardAgain: {
        text: 'Tiles can be split too. Take the card that matches the outlined one.',
        other: 'Take the beast of burden/elder.',
        done: 'Card and tile share both symbols.',
      },
      side: {
        text: 'Both match, so you decide. Choose the outlined tile, then Elder, and build.',
        other: 'Make it an elder on the outlined tile.',
        done: 'It’s an elder, so you get a blessing.',
      },
      blessing: {
        text: 'Take either blessing.',
        other: '',
        done: 'Had only one symbol matched, the tile would have decided.',
      },
    },
  },
};
