import { count } from '@nunatak/words';
import type { ScreenTexts } from '../en/screens.ts';
import { endBlessings, ledger } from './end.ts';
import { newGame, start } from './start.ts';

const importing: ScreenTexts['importing'] = {
  title: 'Aufzeichnung öffnen',
  back: 'Zurück',
  line: 'Eine Aufzeichnung enthält ein ganzes Spiel, Zug für Zug. Sie wird vollständig geprüft, bevor sie sich öffnet.',
  file: 'Datei wählen',
  drop: 'oder hier ablegen',
  paste: 'Oder als Text einfügen',
  open: 'Öffnen',
  noJson: 'Das ist kein JSON.',
  noJsonExpected: 'ein Text, der mit { beginnt und mit } endet',
  broken: 'Diese Aufzeichnung ist nicht stimmig.',
  field: 'Wo',
  found: 'Gefunden',
  expected: 'Erwartet',
  kept: 'Sie liegt unverändert beiseite.',
  notKept: 'Zum Beiseitelegen fehlt hier der Platz. Bewahre sie selbst auf.',
  aside: 'Beiseitegelegt',
  asideLine: 'Spiele und Aufzeichnungen, die nicht lesbar waren. Nichts wird weggeworfen, solange du es nicht willst.',
  save: 'Herunterladen',
  size: (kilobytes) => `${kilobytes} kB`,
  remove: 'Löschen',
  removeSure: 'Endgültig löschen?',
  taken: (number) => `${count(number, 'Spiel', 'Spiele')} übernommen`,
  known: (number) => `${count(number, 'Spiel war', 'Spiele waren')} schon da.`,
  left: (number) => `Für ${count(number, 'Spiel', 'Spiele')} ist kein Platz. In der Datei sind sie noch.`,
  unreadable: (number) =>
    `${count(number, 'Spiel', 'Spiele')} der Datei nicht lesbar; in der Datei bleibt alles, wie es ist:`,
  notListed: 'Hier ist kein Platz, diese Aufzeichnung aufzuheben. Behalte deine eigene Kopie.',
  replay: 'Wiedergabe',
  step: (number, all) => `Schritt ${number} von ${all}`,
  play: 'Abspielen',
  pause: 'Anhalten',
  first: 'Zum Anfang',
  previous: 'Einen Schritt zurück',
  next: 'Einen Schritt weiter',
  last: 'Zum Ende',
  log: 'Verlauf',
  goOn: 'Von hier weiterspielen',
  goOnLine: 'Am Tisch weiterspielen, ab dem gezeigten Schritt.',
  ledger: 'Schlusswertung',
  other: 'Andere Aufzeichnung',
  turn: (turn) => `Zug ${turn}`,
  seat: (number) => `Person ${number}`,
};

export const screens: ScreenTexts = {
  start,
  newGame,
  importing,
  endBlessings,
  ledger,
};
