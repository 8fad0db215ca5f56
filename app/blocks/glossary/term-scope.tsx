import { useId, type ReactNode } from 'react';
import type { Workings } from '#app/live/quote-working.ts';
import { TermLine, TermLineId } from './term-line.tsx';

interface TermScopeProps {
  children: ReactNode;
  /** The security from whose newest quote the figures are computed. */
  symbol?: string | undefined;
  /** How figures of this page were computed, where that does not follow from the quote. */
  workings?: Workings | undefined;
  className?: string | undefined;
}

/** Figures whose labels are explained in one line: contains `Term`s and, below the figures, a `TermLine`. */
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
  /** Short name, unique within the scope. */
  name: string;
  /** Class of the line under this group, shown where the line under all groups would be too far away. */
  lineClass?: string | undefined;
  children: ReactNode;
}

/** One of several groups in a scope, with its own line for narrow places. */
export function TermGroup({ name, lineClass, children }: TermGroupProps) {
  return (
    <div data-term-group={name}>
      {children}
      <TermLine group={name} className={lineClass} />
    </div>
  );
}
