import { count } from '../count.ts';
import { figures } from '../figures.ts';
import { sharedFirst, sharedSecond } from '../ruleFigures.ts';
import type { SectionRules } from '../shape/texts.ts';

const { square } = figures;

export const pointRules: SectionRules<'P'> = {
  P1: {
    title: 'Support',
    text: `Above level 1 a new block rests on four others. You score ${count(figures.support, 'point', 'points')} for each of those four that’s the same colour as the new block.`,
  },
  P2: {
    title: 'Rows and columns',
    text: `For every row or column that your block completes below the top level, advance ${count(figures.lineSteps, 'space', 'spaces')} on the architect track: at most ${count(2 * figures.lineSteps, 'space', 'spaces')} per block, and never past the last space. The top level doesn’t count.`,
  },
  P3: {
    title: 'Squares',
    text: `Every completed square is scored right away: ${square.first} points for the most blocks in it, ${square.second} points for the second most.`,
  },
  P4: {
    title: 'Ties go to the active player',
    text: 'Whenever the active player is part of a tie, they win it and score the higher points; the others in that tie compete for the next place.',
  },
  P5: {
    title: 'Tied for second',
    text: `If others tie for second, they share the ${square.second} points, rounded down: two players get ${sharedSecond(2)} each, three players ${sharedSecond(3)}. So with four different colours in a square the active player scores ${square.first} and everyone else ${sharedSecond(3)}.`,
  },
  P6: {
    title: 'Tied for first without the active player',
    text: `This can only happen when Siku’s block completes a square in which Siku and your opponent have two blocks each. They share ${square.first} + ${square.second} points, rounded down: ${sharedFirst} for your opponent. Siku’s ${sharedFirst} are lost.`,
  },
  P7: {
    title: 'One colour only',
    text: `If all four blocks have the same colour, that player scores ${square.first} points and there is no second place.`,
  },
  P8: {
    title: 'Several squares and the new tile',
    text: 'When a block completes several squares, the active player picks their order. After each one is scored, the next tile from the pile goes face up on it and is free from then on. So you see the first new tile before you pick the next square.',
  },
  P9: {
    title: 'The top square',
    text: 'The four blocks of the top level are scored as a square like any other, before the temple cap. No tile follows.',
  },
};
