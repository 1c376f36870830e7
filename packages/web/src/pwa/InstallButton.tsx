import { usePageWords } from '../words/useWords.ts';
import { acceptOffer, useInstallOffer } from './install.ts';

/** Shown only while the browser offers to install the page. */
export function InstallButton() {
  const { start } = usePageWords().screens;
  if (useInstallOffer() === undefined) return undefined;
  return (
    <button type="button" className="nk-button" title={start.installLine} onClick={acceptOffer}>
      {start.install}
    </button>
  );
}
