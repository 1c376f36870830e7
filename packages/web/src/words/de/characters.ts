import type { LearnTexts } from '../en/learn.ts';

export const characters: LearnTexts['characters'] = {
  title: 'Wer mitspielt',
  strength: (share, below) => `Gewinnt zu dritt ${share} von 100 Spielen gegen zweimal ${below}.`,
  weakest: (share) => `Gewinnt zu dritt ${share} von 100 Spielen gegen zwei, die blind ziehen.`,
  unmeasured: 'Wie viel stärker er ist als die Stufe darunter, ist noch nicht gemessen.',
  talk: 'Bemerkungen der Bots',
  talkLine: 'Hin und wieder ein Wort, wenn etwas passiert.',
  says: (name, line) => `${name}: „${line}“`,
  lines: {
    pebble: {
      scores: 'Das glitzert!',
      rival: 'He, den wollte ich haben.',
      won: 'Gewonnen? Ich? Gewonnen!',
      lost: 'Dafür habe ich den schönsten Haufen.',
    },
    drift: {
      scores: 'Der Wind stand gut.',
      rival: 'Er weht, wo er will.',
      won: 'Schicht um Schicht.',
      lost: 'Dann lege ich mich woanders hin.',
    },
    ridge: {
      scores: 'Das müsste ungefähr stimmen.',
      rival: 'Hm, damit hatte ich nicht gerechnet.',
      won: 'Am Ende ging es doch auf.',
      lost: 'Irgendwo habe ich mich verzählt.',
    },
    serac: {
      scores: 'Genau wie gerechnet.',
      rival: 'Korrekt.',
      won: 'Auf den Punkt.',
      lost: 'Jeder Zug war richtig. Das Spiel nicht.',
    },
    glacier: {
      scores: 'Das habe ich schon länger kommen sehen.',
      rival: 'Das führt irgendwohin. Gut gespielt.',
      won: 'Langsam, aber es kommt an.',
      lost: 'Das merke ich mir.',
    },
    nunatak: {
      scores: 'Da ist es.',
      rival: 'Gut gefunden.',
      won: 'Das Eis zieht weiter. Ich bleibe.',
      lost: 'Gut gebaut. Dem habe ich nichts hinzuzufügen.',
    },
  },
};
