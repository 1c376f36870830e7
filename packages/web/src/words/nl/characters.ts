import type { LearnTexts } from '../en/learn.ts';

export const characters: LearnTexts['characters'] = {
  title: 'Wie er meespeelt',
  strength: (share, below) => `Wint met drie spelers ${share} van de 100 partijen tegen twee keer ${below}.`,
  weakest: (share) => `Wint met drie spelers ${share} van de 100 partijen tegen twee die zomaar wat doen.`,
  unmeasured: 'Hoeveel sterker hij is dan de trede eronder, is nog niet gemeten.',
  talk: 'Opmerkingen van de bots',
  talkLine: 'Nu en dan een woord, als er iets gebeurt.',
  says: (name, line) => `${name}: ‘${line}’`,
  lines: {
    pebble: {
      scores: 'Het glimt!',
      rival: 'Hé, die wilde ik hebben.',
      won: 'Gewonnen? Ik heb gewonnen!',
      lost: 'Maar ik heb wel het mooiste hoopje.',
    },
    drift: {
      scores: 'De wind stond goed.',
      rival: 'Hij waait waar hij wil.',
      won: 'Laag na laag.',
      lost: 'Dan ga ik ergens anders liggen.',
    },
    ridge: {
      scores: 'Dat moet ongeveer kloppen.',
      rival: 'Hm, daar had ik niet op gerekend.',
      won: 'Het kwam toch nog uit.',
      lost: 'Ergens heb ik me verteld.',
    },
    serac: {
      scores: 'Precies zoals berekend.',
      rival: 'Correct.',
      won: 'Tot op het punt nauwkeurig.',
      lost: 'Elke beurt was juist. Het spel niet.',
    },
    glacier: {
      scores: 'Dat zag ik al een tijdje aankomen.',
      rival: 'Dat leidt ergens toe. Goed gespeeld.',
      won: 'Langzaam, maar het komt er.',
      lost: 'Deze onthoud ik.',
    },
    nunatak: {
      scores: 'Daar is het.',
      rival: 'Goed gevonden.',
      won: 'Het ijs trekt verder. Ik blijf.',
      lost: 'Goed gebouwd. Daar heb ik niets aan toe te voegen.',
    },
  },
};
