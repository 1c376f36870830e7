import { Component, type ReactNode } from 'react';
import { WordsContext } from '../words/useWords.ts';
import { forgetFailures } from './fetchOnce.ts';
import { hrefOf } from './route.ts';

interface State {
  readonly message: string | undefined;
}

/** Says that something broke. The game is kept after every action, so a reload loses nothing. */
export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  static override contextType = WordsContext;
  declare context: React.ContextType<typeof WordsContext>;
  override state: State = { message: undefined };

  static getDerivedStateFromError(error: unknown): State {
    return { message: error instanceof Error ? error.message : String(error) };
  }

  override componentWillUnmount(): void {
    forgetFailures();
  }

  override render(): ReactNode {
    if (this.state.message === undefined || this.context === undefined) return this.props.children;
    const { broken } = this.context.table;
    return (
      <main className="nk-page nk-broken" role="alert">
        <h1>{broken.title}</h1>
        <p>{broken.kept}</p>
        <pre>{this.state.message}</pre>
        <div className="nk-row">
          <button type="button" className="nk-button nk-button-primary" onClick={() => window.location.reload()}>
            {broken.reload}
          </button>
          <a className="nk-button" href={hrefOf('start')} onClick={() => this.setState({ message: undefined })}>
            {broken.start}
          </a>
        </div>
      </main>
    );
  }
}
