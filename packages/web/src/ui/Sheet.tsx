import { type ReactNode, useEffect, useId, useRef } from 'react';
import './ui.css';

interface SheetProps {
  title: string;
  closeLabel: string;
  onClose(): void;
  children: ReactNode;
  footer?: ReactNode;
  className?: string;
}

/** A sheet over the page. The browser keeps the focus inside and gives it back; Escape closes. */
export function Sheet({ title, closeLabel, onClose, children, footer, className = '' }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();

  useEffect(() => {
    const element = dialog.current;
    if (element === null) return undefined;
    element.showModal();
    return () => element.close();
  }, []);

  return (
    <dialog
      ref={dialog}
      className={`nk-sheet ${className}`}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === dialog.current) onClose();
      }}
      onKeyDown={(event) => {
        // The keys of the table rest while a sheet is open; the question mark closes the one it opened.
        if (event.key !== '?') event.stopPropagation();
      }}
    >
      <div className="nk-sheet-body">
        <header className="nk-sheet-head">
          <h2 id={heading} className="nk-title">
            {title}
          </h2>
          <button type="button" className="nk-button nk-button-quiet nk-sheet-close" onClick={onClose}>
            {closeLabel}
          </button>
        </header>
        {children}
        {footer}
      </div>
    </dialog>
  );
}
