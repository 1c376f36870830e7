import type { ReactNode } from 'react';
import { hrefOf, type ScreenId } from '../app/route.ts';
import { Icon } from '../art/Icon.tsx';
import './ui.css';

interface PageHeadProps {
  title: string;
  line?: string;
  backLabel: string;
  back?: ScreenId;
  /** The address that the way back leads to, where it is more than a screen. */
  href?: string;
  children?: ReactNode;
}

/** The head of a page beside the table: the way back, the title, a line. */
export function PageHead({ title, line, backLabel, back = 'start', href = hrefOf(back), children }: PageHeadProps) {
  return (
    <header className="nk-head">
      <a className="nk-button nk-head-back" href={href}>
        <Icon name="cap" size={18} />
        {backLabel}
      </a>
      <div className="nk-head-text">
        <h1 className="nk-title">{title}</h1>
        {line !== undefined && <p>{line}</p>}
      </div>
      {children}
    </header>
  );
}
