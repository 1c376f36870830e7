/** Everything to practise with: the page names every piece that it may fetch, so that many small ones would weigh too. */
export { TempleShare } from '../share/TempleShare.tsx';
export { Today } from '../start/Today.tsx';
export { PracticeScreen } from './PracticeScreen.tsx';
