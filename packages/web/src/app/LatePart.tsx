import { Component, type ComponentType, type ReactNode, Suspense } from 'react';
import { WordsContext } from '../words/useWords.ts';
import { Fetched } from './Fetched.tsx';
import { forgetFailures } from './fetchOnce.ts';

interface LatePartProps<Props extends object> {
  /** Gives the same promise each time: see fetchOnce. */
  load(): Promise<ComponentType<Props>>;
  given: Props;
  /** The class that puts what is shown in its place on the screen. */
  place: string;
}

/** A part of a screen that is fetched when it is first shown. If it cannot be fetched, the rest of the screen stays. */
export function LatePart<Props extends object>({ load, given, place }: LatePartProps<Props>) {
  return (
    <RetryBoundary place={place}>
      <Suspense fallback={undefined}>
        <Fetched load={load} given={given} />
      </Suspense>
    </RetryBoundary>
  );
}

/** Offers to fetch a part again in the place where it would be shown. */
class RetryBoundary extends Component<{ place: string; children: ReactNode }, { readonly hasFailed: boolean }> {
  static override contextType = WordsContext;
  declare context: React.ContextType<typeof WordsContext>;
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { readonly hasFailed: boolean } {
    return { hasFailed: true };
  }

  readonly #retry = (): void => {
    forgetFailures();
    this.setState({ hasFailed: false });
  };

  override render(): ReactNode {
    if (!this.state.hasFailed || this.context === undefined) return this.props.children;
    const { part, retry } = this.context.table.broken;
    return (
      <div className={`nk-note ${this.props.place}`} role="alert">
        <p>{part}</p>
        <button type="button" className="nk-button" onClick={this.#retry}>
          {retry}
        </button>
      </div>
    );
  }
}
