import { FIGURES } from '@nunatak/engine';

const { square } = FIGURES;

/** Lessons on the other modes. */
export const modeLessons = {
  siku: {
    title: 'Two players: Siku',
    line: 'A third colour that both of you place.',
    steps: {
      card: {
        text: 'With two players Siku builds as well. Two blocks of your set are your own and one is Siku’s; the order is up to you. Take the artisan.',
        other: 'In this lesson, take the artisan.',
        done: 'Now say whom the card is for.',
      },
      user: {
        text: 'On the outlined 1D2 a square lacks one block: two are yours, one is Siku’s. Give the card to Siku.',
        other: 'That is allowed. Here, give the card to Siku.',
        done: 'You place Siku’s block.',
      },
      tile: {
        text: 'Build Siku’s block on 1D2.',
        other: 'Here, build on 1D2.',
        done: `Two against two, and in your turn you win ties: ${square.first} points for you. Siku never scores, and a line that Siku completes brings nobody a step. The card is discarded; only builders stay with Siku.`,
      },
      cardAgain: {
        text: 'Ana has used a builder for Siku. Of your set only your own blocks are left. Take a sculptor.',
        other: 'In this lesson, take a sculptor.',
        done: 'The sculptor is taken.',
      },
      userAgain: {
        text: 'This card is for you.',
        other: 'Siku’s block of this set is placed already.',
        done: 'This card is for you: Siku’s block of this set is placed already.',
      },
      tileAgain: {
        text: 'Build on any marked tile.',
        other: '',
        done: 'Once all three blocks are placed, the next set follows. Siku’s builders and outer blocks count when majorities are judged.',
      },
    },
  },
  completion: {
    title: 'Four players: extra turns',
    line: 'The completion card says who gets the last two cards.',
    steps: {
      card: {
        text: `Each of you four has placed ${FIGURES.blocks.ofFour} blocks and set one aside; two cards are left. Who takes them is decided by the completion card, this time by the most blocks on corner tiles. That is you, so you choose first: take the card that adds more.`,
        other: 'The other one adds more.',
        done: 'It completes a set of tools.',
      },
      tile: {
        text: 'Place the block that you set aside on the outlined 4A2.',
        other: 'In this lesson, build on 4A2.',
        done: 'Bo was second and took the last card. One of six completion cards lies there from the start of a game: you can play for it.',
      },
    },
  },
  solo: {
    title: 'Solo: the diamond and the dummies',
    line: 'Two dummies take and build by fixed rules.',
    steps: {
      card: {
        text: 'Alone you play against two dummies. The display is a diamond with a marker of each dummy at one of its places: that card it will take. Take the builder on the right, under the nose of a dummy.',
        other: 'In this lesson, take the builder.',
        done: 'That dummy has to take the next card clockwise.',
      },
      tile: {
        text: 'Build on the outlined 1E1.',
        other: 'In this lesson, build on 1E1.',
        done: 'Both dummies have built where they would score most. They score nothing, but they win majorities.',
      },
      cardAgain: {
        text: 'After each round the display is filled up, both markers move one place clockwise, and another seat begins: this time the dummies were first. Take the architect.',
        other: 'In this lesson, take the architect.',
        done: 'The architect is yours.',
      },
      tileAgain: {
        text: 'Build on the outlined 1A1.',
        other: 'In this lesson, build on 1A1.',
        done: 'A dummy has two tiles that are equally good.',
      },
      tie: {
        text: 'Then you choose for it. Choose one of its two tiles and build.',
        other: '',
        done: `After ${FIGURES.blocks.each} rounds your points earn a rating, from slush (${FIGURES.ratings.slush}) to ice temple (${FIGURES.ratings.iceTemple}).`,
      },
    },
  },
};
