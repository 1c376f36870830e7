import { type ComponentType, use } from 'react';

interface FetchedProps<Props extends object> {
  /** Gives the same promise each time: see fetchOnce. */
  load(): Promise<ComponentType<Props>>;
  given: Props;
}

/** A screen that is fetched when it is first shown, and again after it could not be. */
export function Fetched<Props extends object>({ load, given }: FetchedProps<Props>) {
  const Shown = use(load());
  return <Shown {...given} />;
}
