import { useId, useMemo, type ReactNode } from 'react';
import { TermContext, TermGroupContext, useAwake, type Working } from './term-context.ts';
import { useExplained } from './term-control.ts';
import { TermLine } from './term-line.tsx';

interface TermScopeProps {
  children: ReactNode;
  /** The working of this page's own figures, asked when a label is explained. */
  working?: Working;
  className?: string | undefined;
}

/** Figures whose labels are explained in one line: holds `Term`s and, below the figures, a `TermLine`. */
export function TermScope({ children, working, className }: TermScopeProps) {
  const lineId = useId();
  const awake = useAwake();
  const { explained, listeners } = useExplained();
  const scope = useMemo(() => ({ lineId, awake, explained, working }), [lineId, awake, explained, working]);
  return (
    <TermContext value={scope}>
      <div className={className} data-term-scope="" {...listeners}>
        {children}
      </div>
    </TermContext>
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
    <TermGroupContext value={name}>
      <div data-term-group={name}>
        {children}
        <TermLine group={name} className={lineClass} />
      </div>
    </TermGroupContext>
  );
}
