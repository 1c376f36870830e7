import { Component, type ReactNode } from 'react';

const TITLE = 'Nunatak';

/** What is said when not even the texts could be fetched: the only words outside the languages' own files. */
const SAID = {
  en: { text: 'Nunatak couldn’t load. Your games are safe.', reload: 'Try again' },
  de: { text: 'Nunatak ließ sich nicht laden. Deine Partien sind sicher.', reload: 'Noch einmal' },
  nl: { text: 'Nunatak laadt niet. Je partijen zijn veilig.', reload: 'Opnieuw proberen' },
} as const;

function said(): (typeof SAID)[keyof typeof SAID] {
  const [language] = navigator.language.split('-');
  return language === 'de' || language === 'nl' ? SAID[language] : SAID.en;
}

/** Stands above everything: whatever fails, the page is never blank. */
export class LastBoundary extends Component<{ children: ReactNode }, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { readonly hasFailed: boolean } {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    const { text, reload } = said();
    return (
      <main className="nk-page nk-broken" role="alert">
        <h1>{TITLE}</h1>
        <p>{text}</p>
        <button type="button" className="nk-button nk-button-primary" onClick={() => window.location.reload()}>
          {reload}
        </button>
      </main>
    );
  }
}
