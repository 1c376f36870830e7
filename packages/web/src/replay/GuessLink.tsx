import { hrefOf, useRoute } from '../app/route.ts';
import { usePractice } from '../words/practice.ts';

/** To guess the moves of the game on this screen; a record that is not kept cannot be opened there. */
export function GuessLink() {
  const { guess } = usePractice();
  const route = useRoute();
  if (route.screen !== 'replay') return undefined;
  return (
    <a className="nk-button" href={hrefOf('guess', route.game)}>
      {guess.title}
    </a>
  );
}
