/** Everything to practise with: the page names every piece that it may fetch, so that many small ones would weigh too. */
export { writeNotes } from '../notes/notesFile.ts';
export { WhatIfMark } from '../review/WhatIfMark.tsx';
export { TempleShare } from '../share/TempleShare.tsx';
export { Today } from '../start/Today.tsx';
export { PracticeScreen } from './PracticeScreen.tsx';
