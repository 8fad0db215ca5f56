import { useId, type ReactNode } from 'react';
import type { Workings } from '#app/live/quote-working.ts';
import { TermLine, TermLineId } from './term-line.tsx';

interface TermScopeProps {
  children: ReactNode;
  /** The security whose newest quote its figures are worked out from. */
  symbol?: string | undefined;
  /** How figures of this page came about, where the quote does not say it. */
  workings?: Workings | undefined;
  className?: string | undefined;
}

/** Figures whose labels are explained in one line: holds `Term`s and, below the figures, a `TermLine`. */
export function TermScope({ children, symbol, workings, className }: TermScopeProps) {
  return (
    <TermLineId value={useId()}>
      <div
        className={className}
        data-term-scope=""
        data-symbol={symbol}
        data-workings={workings && JSON.stringify(workings)}
      >
        {children}
      </div>
    </TermLineId>
  );
}

interface TermGroupProps {
  /** Short name, unlike its neighbours'. */
  name: string;
  /** Class of the line under this group: shown where the one under all groups would be too far away. */
  lineClass?: string | undefined;
  children: ReactNode;
}

/** One of several groups in a scope, with a line of its own for narrow places. */
export function TermGroup({ name, lineClass, children }: TermGroupProps) {
  return (
    <div data-term-group={name}>
      {children}
      <TermLine group={name} className={lineClass} />
    </div>
  );
}
