import { BLESSING_FIGURES, DEFAULT_EDITION, FIGURES } from '@nunatak/engine';
import { count } from '@nunatak/words';

const { inspiration, providence, structure } = BLESSING_FIGURES;
const artisans = DEFAULT_EDITION.tables.artisans.points;
const sculptors = DEFAULT_EDITION.tables.sculptors.points;
const { numbers } = DEFAULT_EDITION.track;

/** Lessons on what scores. */
export const pointLessons = {
  collect: {
    title: 'Your crew: each type by itself',
    line: 'Sculptors, artisans and beasts of burden.',
    steps: {
      sculptor: {
        text: `At the end each of the six types scores in its own way. Sculptors rise: two of them are worth ${count(sculptors[1], 'point', 'points')}, three ${sculptors[2]}. The chips say what each card would add to your score if the game ended now. Take the sculptor.`,
        other: 'For this step, take the sculptor.',
        done: 'Your third sculptor.',
      },
      sculptorTile: {
        text: 'Build on the outlined 1D3.',
        other: 'In this lesson, build on 1D3.',
        done: `${sculptors[2]} instead of ${sculptors[1]}. A fourth one would make it ${sculptors[3]}.`,
      },
      artisan: {
        text: `Artisans score by their tools: two alike are worth ${count(artisans[1], 'point', 'points')}, three ${artisans[2]}, four ${artisans[3]}; and every set of pickaxe, rope and pole saw ${FIGURES.toolSet}. You have a pickaxe and a rope. Take the artisan who completes the set.`,
        other: 'You need the pole saw.',
        done: 'The pole saw.',
      },
      artisanTile: {
        text: 'Build on the outlined 1A2.',
        other: 'In this lesson, build on 1A2.',
        done: `${count(FIGURES.toolSet, 'point', 'points')} for the set. The same cards count among equal tools as well.`,
      },
      beast: {
        text: 'Beasts of burden score the number of cards times the number of symbols on them. You have one card with two symbols: 1 × 2. Take the beast with two more.',
        other: 'For this step, take the beast of burden.',
        done: 'Two cards, four symbols.',
      },
      beastTile: {
        text: 'Build on any beast tile.',
        other: '',
        done: '2 × 4 instead of 1 × 2: the more you have, the more the next one is worth.',
      },
    },
  },
  depend: {
    title: 'Your crew: what else counts',
    line: 'Builders, architects, elders, and the set of six.',
    steps: {
      builder: {
        text: `Builders are compared. The most score ${count(FIGURES.builders.most, 'point', 'points')}, a tie for the most ${FIGURES.builders.tied} each, everyone else ${FIGURES.builders.each} for each builder. You, Ana and Bo have two each. Take the builder.`,
        other: 'For this step, take the builder.',
        done: 'Your third builder: nobody has more.',
      },
      builderTile: {
        text: 'Build on the outlined 2C3.',
        other: 'In this lesson, build on 2C3.',
        done: `${FIGURES.builders.most} instead of ${FIGURES.builders.tied}, as long as nobody catches up.`,
      },
      architect: {
        text: `Every architect is worth the number you have reached on the track. You have two architects and stand on ${numbers[3]}. Take the architect.`,
        other: 'For this step, take the architect.',
        done: 'Three architects.',
      },
      architectTile: {
        text: 'On the outlined 1E1 your block also completes column E. Build there.',
        other: 'That completes no column. Build on 1E1.',
        done: `A step to ${numbers[4]}: now each of your three architects is worth ${numbers[4]}.`,
      },
      elder: {
        text: `An elder shows two types and scores ${count(FIGURES.elder, 'point', 'points')} for each of your cards of these types; this one shows sculptors and beasts of burden. And she is the type you lack: a set of all six is worth ${count(FIGURES.set, 'point', 'points')}. Take the elder.`,
        other: 'That is no elder, or only half of one. Take the elder.',
        done: 'The sixth type.',
      },
      elderTile: {
        text: 'Build on the outlined 1A1.',
        other: 'In this lesson, build on 1A1.',
        done: 'The elder has joined your crew, and your first set is complete.',
      },
      blessing: {
        text: 'Every elder brings a blessing: take either.',
        other: '',
        done: 'Six types, six ways to score. In a game the player aid has them all: press ?.',
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
  blessings: {
    title: 'Kinds of blessings',
    line: 'Some act at once, some in the turns of others.',
    steps: {
      card: {
        text: 'You hold Providence from an earlier turn; its moment will come. First take the elder.',
        other: 'That card brings no blessing. Take the elder.',
        done: 'A second blessing is on its way.',
      },
      tile: {
        text: 'Build on the outlined 1A5.',
        other: 'In this lesson, build on 1A5.',
        done: 'Remember this block: it stands in column A.',
      },
      blessing: {
        text: 'Luck counts at the end, Inspiration at once. Take Inspiration.',
        other: 'In this lesson, take Inspiration.',
        done: 'An immediate blessing asks straight away.',
      },
      now: {
        text: `Used now, it takes you ${inspiration.spaces} spaces along the track. Kept, it is worth ${count(FIGURES.unusedBlessing, 'point', 'points')} at the end, like every unused blessing. Use it.`,
        other: 'Here, use it.',
        done: 'Your marker has moved.',
      },
      react: {
        text: `In her turn Ana has completed column A, and most of its blocks are yours. Providence may answer in anybody’s turn: ${count(providence.most, 'point', 'points')}. Use it.`,
        other: 'Such a moment may not come again. Use Providence.',
        done: `${count(providence.most, 'point', 'points')} in Ana’s turn. Expansion answers completed squares in the same way, and Foresight may be used at the end of any turn; never in the turn in which you took the blessing.`,
      },
    },
  },
  outer: {
    title: 'Outer tiles and the cap',
    line: 'The border of the temple pays at the end.',
    steps: {
      card: {
        text: `The border of levels 1 to 3 is made of outer tiles. Whoever has the most blocks there at the end gets the temple cap: ${count(FIGURES.cap, 'point', 'points')}. You and Ana have three each. Take a sculptor.`,
        other: 'In this lesson, take a sculptor.',
        done: 'Two tiles fit, one inside and one on the border.',
      },
      tile: {
        text: 'Neither scores now. Build on the corner, the outlined 1E5.',
        other: 'That one lies inside. Build on 1E5.',
        done: 'Four against three: as things stand, the cap is yours. In a tie the lowest level decides, and if that is tied too, the next. Outer blocks also break a tie for the victory.',
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
        done: 'You win by a narrow margin. Now you know all you need for a first game. In the game ? opens the player aid, and Hint gives advice.',
      },
    },
  },
};
