import { useEffect, useLayoutEffect, useRef } from 'react';
import type { Quote } from '#domain/quote.ts';
import type { Cell } from './cells.ts';
import { textOf } from './field-text.ts';
import type { FieldText, QuoteField } from './field-text.ts';
import { pageLive } from './live.ts';

/** On the server there is no layout; React says so loudly. */
const useBeforePaint = typeof document === 'undefined' ? useEffect : useLayoutEffect;

export interface LiveTextProps {
  symbol: string;
  field: QuoteField;
  /** The quote that the server rendered. */
  initial: Quote | null | undefined;
  /** Another wording than the tables' own; a stable function. */
  format?: FieldText;
  className?: string;
}

/**
 * One figure of a quote that keeps itself current: it changes its own text, without a render, and is
 * tinted when a price moved (`Tints`). Follows nothing by itself (`useTopics`).
 */
export function LiveText({ symbol, field, initial, format, className }: LiveTextProps) {
  const element = useRef<HTMLElement>(null);
  const cell = useRef<Cell>(null);
  const text = initial ? textOf(initial, field, format) : '--';

  useBeforePaint(() => {
    cell.current = { element: element.current!, symbol, field, format, shown: initial?.[field], text };
    const leave = pageLive().cells.add(cell.current);
    return () => {
      leave();
      cell.current = null;
    };
    // The first text only: what a later render brings is put right below.
  }, [symbol, field, format]);

  useBeforePaint(() => {
    const quote = pageLive().figures.quote(symbol);
    if (!cell.current) return;
    cell.current.text = element.current!.textContent ?? '';
    if (quote) pageLive().cells.set(cell.current, quote);
  });

  return (
    <bdi dir="ltr" ref={element} className={className} data-live={field}>
      {text}
    </bdi>
  );
}
