import { BLESSING_FIGURES, DEFAULT_EDITION, FIGURES } from '@nunatak/engine';
import { count } from '@nunatak/words';

const { inspiration, providence, structure } = BLESSING_FIGURES;
const artisans = DEFAULT_EDITION.tables.artisans.points;
const sculptors = DEFAULT_EDITION.tables.sculptors.points;
const { numbers } = DEFAULT_EDITION.track;

/** Lessons on what scores. */
export const pointLessons = {
  collect: {
    title: 'Your crew, part 1',
    line: 'Sculptors, artisans and beasts of burden.',
    steps: {
      sculptor: {
        text: `Sculptors get better the more you have: two score ${sculptors[1]}, three score ${sculptors[2]}. Take the sculptor.`,
        other: 'For now, take the sculptor.',
        done: 'Your third sculptor.',
      },
      sculptorTile: {
        text: 'Build on the outlined tile.',
        other: 'Try the outlined tile.',
        done: `${sculptors[2]} points instead of ${sculptors[1]}. A fourth would make it ${sculptors[3]}.`,
      },
      artisan: {
        text: `Pickaxe, rope and pole saw make a set: ${count(FIGURES.toolSet, 'point', 'points')}. Take the artisan you’re missing.`,
        other: 'You need the pole saw.',
        done: 'That’s the pole saw.',
      },
      artisanTile: {
        text: 'Build on the outlined tile.',
        other: 'Try the outlined tile.',
        done: `${count(FIGURES.toolSet, 'point', 'points')} for the set! Matching tools score too: two are worth ${artisans[1]}, three ${artisans[2]}, four ${artisans[3]}.`,
      },
      beast: {
        text: 'Beasts of burden score cards × animals. You have one card with two: 1 × 2. Take another.',
        other: 'For now, take the beast of burden.',
        done: 'Two cards, four animals.',
      },
      beastTile: {
        text: 'Build on any beast tile.',
        other: '',
        done: '2 × 4 instead of 1 × 2. Each beast boosts the others.',
      },
    },
  },
  depend: {
    title: 'Your crew, part 2',
    line: 'Builders, architects, elders and the set of six.',
    steps: {
      builder: {
        text: `Most builders: ${count(FIGURES.builders.most, 'point', 'points')}. Tied: ${FIGURES.builders.tied}. Otherwise ${FIGURES.builders.each} per builder. You’re all tied: take the builder.`,
        other: 'For now, take the builder.',
        done: 'Three builders: the most!',
      },
      builderTile: {
        text: 'Build on the outlined tile.',
        other: 'Try the outlined tile.',
        done: `${FIGURES.builders.most} points instead of ${FIGURES.builders.tied}, unless someone catches up.`,
      },
      architect: {
        text: `Each architect scores your track number: ${numbers[3]}. Take your third architect.`,
        other: 'For now, take the architect.',
        done: 'Three architects.',
      },
      architectTile: {
        text: 'The outlined tile also completes a column. Build there.',
        other: 'No column there. Try the outlined tile.',
        done: `You’re on ${numbers[4]} now, so each architect scores ${numbers[4]}.`,
      },
      elder: {
        text: `This elder scores ${FIGURES.elder} for each of your sculptors and beasts. It also completes your set of six: ${FIGURES.set}. Take it!`,
        other: 'Not that one. Take the elder that isn’t split.',
        done: 'Your sixth type.',
      },
      elderTile: {
        text: 'Build on the outlined tile.',
        other: 'Try the outlined tile.',
        done: 'Your first set of six!',
      },
      blessing: {
        text: 'Every elder gives you a blessing. Take either one.',
        other: '',
        done: 'Six types, six ways to score. The player aid (?) has them all.',
      },
    },
  },
  elder: {
    title: 'Elders and blessings',
    line: 'An elder gives you a blessing for later.',
    steps: {
      card: {
        text: 'Elders give you blessings. Take the elder.',
        other: 'No blessing there. Take the elder.',
        done: `You’ll choose from ${FIGURES.faceUp} face-up blessings.`,
      },
      tile: {
        text: 'Build on any elder tile.',
        other: '',
        done: 'Now for the blessing.',
      },
      blessing: {
        text: `Structure: once, supporting blocks score ${structure.each} each. Luck: ${count(BLESSING_FIGURES.luck.points, 'point', 'points')} at the end. Take Structure.`,
        other: 'A fine blessing! For now, take Structure.',
        done: `Use it from your next turn. Unused, it’s worth ${count(FIGURES.unusedBlessing, 'point', 'points')} at the end.`,
      },
      cardAgain: {
        text: 'Three of your blocks support the outlined tile. Take the beast of burden.',
        other: 'That won’t fit there. Take the beast of burden.',
        done: 'Just the place for Structure.',
      },
      tileAgain: {
        text: 'Build on the outlined tile.',
        other: 'No supporting blocks there. Try the outlined tile.',
        done: 'Three supporting blocks. Now’s the time!',
      },
      use: {
        text: `Use Structure: ${count(structure.each, 'point', 'points')} per supporting block instead of ${FIGURES.support}.`,
        other: `You’d score only ${count(3 * FIGURES.support, 'point', 'points')}. Use Structure.`,
        done: `${count(3 * structure.each, 'point', 'points')} instead of ${3 * FIGURES.support}. Keep blessings for moments like this.`,
      },
    },
  },
  blessings: {
    title: 'Kinds of blessings',
    line: 'Some work right away, some on other players’ turns.',
    steps: {
      card: {
        text: 'You have Providence; its moment will come. First, take the elder.',
        other: 'No blessing there. Take the elder.',
        done: 'Time for a second blessing.',
      },
      tile: {
        text: 'Build on the outlined tile.',
        other: 'Try the outlined tile.',
        done: 'Keep an eye on this column.',
      },
      blessing: {
        text: 'Luck scores at the end. Inspiration works right away: take it.',
        other: 'For now, take Inspiration.',
        done: 'You can use an immediate blessing right away.',
      },
      now: {
        text: `Advance ${count(inspiration.spaces, 'space', 'spaces')} on the architect track now, or keep it for ${FIGURES.unusedBlessing} points. Use it!`,
        other: 'This time, use it.',
        done: 'Your marker advances.',
      },
      react: {
        text: `Ana completed a column where you have the most blocks. Providence scores ${providence.most}, even on her turn. Use it!`,
        other: 'You may not get another chance. Use Providence.',
        done: `${count(providence.most, 'point', 'points')} on Ana’s turn! Expansion does the same for squares. Foresight works at the end of any turn.`,
      },
    },
  },
  outer: {
    title: 'Outer tiles and the cap',
    line: 'Blocks on the edge score at the end.',
    steps: {
      card: {
        text: `Most blocks on the edge of levels 1 to 3 wins the temple cap: ${count(FIGURES.cap, 'point', 'points')}. You’re tied with Ana. Take a sculptor.`,
        other: 'For now, take a sculptor.',
        done: 'Two tiles fit: one inside, one on the edge.',
      },
      tile: {
        text: 'Neither scores now. Build on the outlined corner.',
        other: 'That one’s inside. Try the outlined corner.',
        done: 'Four to three: the cap is yours for now. Outer blocks also decide a tied game.',
      },
    },
  },
  scoring: {
    title: 'Final scoring',
    line: 'The last turn, and what it’s all worth.',
    steps: {
      card: {
        text: 'Last turn, close game. Take the card that adds most.',
        other: 'Another adds more. Compare the numbers.',
        done: `Your fourth pole saw: ${count(artisans[3], 'point', 'points')} instead of ${artisans[2]}.`,
      },
      tile: {
        text: 'Build. Then Ana and Bo place the last two blocks.',
        other: '',
        done: 'The temple is finished.',
      },
      blessing: {
        text: `Stability scores ${BLESSING_FIGURES.stability.each} per corner block; kept, it’s worth ${FIGURES.unusedBlessing}. Use it or keep it?`,
        other: `Keeping it scores ${count(FIGURES.unusedBlessing, 'point', 'points')}. Using it scores more.`,
        done: 'That’s settled. Now let’s count.',
      },
      ledger: {
        text: 'Let’s count! Pick any score to see how it adds up.',
        other: '',
        done: 'You win by a whisker! Now try a real game. Hint and the player aid (?) are there to help.',
      },
    },
  },
};
