import type { Widen } from '../widen.ts';

/** Texts of the page about whom the server takes one for. */
export const browser = {
  title: 'You on this server',
  playsAs: (name: string) => `You play here as ${name}.`,
  line: 'There are no accounts: the server knows you by a secret that this browser keeps.',
  back: 'Play together',
  nobody:
    'The server does not know this browser yet. It will once you take a seat, ask to be rated or enter a tournament.',
  device: 'Another device',
  deviceLine: 'Be the same person there: with your matches and seats, your rating and your tournaments.',
  deviceMake: 'Make a link',
  deviceLink: 'Open this link there: it works once, within ten minutes',
  deviceCopy: 'Copy link',
  known: 'What the server knows of you',
  knownLine: 'Your matches and names, what you wrote, and where you are listed.',
  knownShow: 'Show',
  knownSave: 'Save as a file',
  names: 'Names',
  matches: 'Matches',
  lines: 'Lines in the chat',
  rated: 'Rated as',
  daily: 'Deals of the day',
  tournaments: 'Tournaments',
  none: '–',
  erase: 'Be forgotten',
  eraseLine:
    'The server forgets your names, what you wrote, your rating and your entries. In games that go on, a bot plays for you.',
  eraseAsk: 'Forget me',
  eraseSure: 'This cannot be undone, and it holds for all your devices.',
  eraseYes: 'Yes, forget me',
  eraseNo: 'Keep everything',
  erased: 'Done: the server does not know you any more.',
  claim: 'Be the same person here?',
  claimLine: 'This device then has your matches and seats, your rating and your tournaments too.',
  claimOwn: 'It has played here before as somebody else: those seats stay, but their matches are no longer listed.',
  claimYes: 'Yes, be the same person',
  claimNo: 'No',
};

export type BrowserTexts = Widen<typeof browser>;
