/** The bots as characters: what they stand for, and what they say, rarely. */
export const characters = {
  title: 'Who plays',
  strength: (share: number, below: string) => `Wins ${share} of 100 games of three against two of ${below}.`,
  weakest: (share: number) => `Wins ${share} of 100 games of three against two that move at random.`,
  unmeasured: 'How much stronger it is than the level below has not been measured yet.',
  talk: 'Remarks of the bots',
  talkLine: 'A word now and then, when something happens.',
  says: (name: string, line: string) => `${name}: “${line}”`,
  lines: {
    pebble: {
      scores: 'Shiny!',
      rival: 'Hey, I wanted that one.',
      won: 'I won? I won!',
      lost: 'Still, I have the prettiest pile.',
    },
    drift: {
      scores: 'The wind stood well.',
      rival: 'It blows where it likes.',
      won: 'Layer by layer.',
      lost: 'I will settle elsewhere.',
    },
    ridge: {
      scores: 'That should be about right.',
      rival: 'Hm, I had not counted on that.',
      won: 'It added up after all.',
      lost: 'Somewhere I have miscounted.',
    },
    serac: {
      scores: 'Exactly as counted.',
      rival: 'Correct.',
      won: 'To the point.',
      lost: 'Every turn was right. The game was not.',
    },
    glacier: {
      scores: 'I saw that coming some time ago.',
      rival: 'That leads somewhere. Well played.',
      won: 'Slow, but it gets there.',
      lost: 'I shall remember this one.',
    },
    nunatak: {
      scores: 'There it is.',
      rival: 'A good find.',
      won: 'The ice moves. I stay.',
      lost: 'Well built. I have nothing to add.',
    },
  },
};
