import type { Quote } from '#domain/quote.ts';
import type { QuoteField } from './field-text.ts';
import { textOf } from './field-text.ts';
import { figureFormat } from './figure-formats.ts';
import { useLocale } from '#messages/text.tsx';

export interface LiveTextProps {
  symbol: string;
  field: QuoteField;
  /** The quote that the server rendered. */
  initial: Quote | null | undefined;
  /** The name of a format other than the tables' own (figure-formats.ts). */
  format?: string | undefined;
  className?: string;
}

/**
 * One figure of a quote that updates itself (app/elements/live-figure.ts): it changes its own text, without a render,
 * and is tinted when a price moved. Does not subscribe to anything itself (`useTopics`, `<live-follow>`).
 */
export function LiveText({ symbol, field, initial, format, className }: LiveTextProps) {
  const locale = useLocale();
  return (
    <live-figure
      // A formatted text may end in an Arabic word, and is then read from the right.
      dir={format ? 'auto' : 'ltr'}
      symbol={symbol}
      field={field}
      format={format}
      className={className}
      data-live={field}
      // The figure may have moved before an application hydrated the page.
      suppressHydrationWarning
    >
      {initial ? textOf(initial, field, figureFormat(format ?? null, locale)) : '--'}
    </live-figure>
  );
}
