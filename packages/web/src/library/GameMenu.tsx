import { type ReactNode, useRef } from 'react';

/** What is seldom wanted of a game, behind a button; it closes with Escape and when something else is turned to. */
export function GameMenu({ label, children }: { label: string; children: ReactNode }) {
  const menu = useRef<HTMLDetailsElement>(null);
  function close(): void {
    if (menu.current !== null) menu.current.open = false;
  }
  return (
    <details
      ref={menu}
      className="nk-game-menu"
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) close();
      }}
      onKeyDown={({ key, currentTarget }) => {
        if (key !== 'Escape') return;
        close();
        currentTarget.querySelector('summary')?.focus();
      }}
    >
      <summary aria-label={label}>
        <span aria-hidden="true">⋯</span>
      </summary>
      <div className="nk-panel">{children}</div>
    </details>
  );
}
