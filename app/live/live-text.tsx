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
  /** The name of another wording than the tables' own (figure-formats.ts). */
  format?: string | undefined;
  className?: string;
}

/**
 * One figure of a quote that keeps itself current (app/elements/live-figure.ts): it changes its own text, without a
 * render, and is tinted when a price moved. Follows nothing by itself (`useTopics`, `<live-follow>`).
 */
export function LiveText({ symbol, field, initial, format, className }: LiveTextProps) {
  const locale = useLocale();
  return (
    <live-figure
      // Wordings may end in an Arabic word, and read from the right then.
      dir={format ? 'auto' : 'ltr'}
      symbol={symbol}
      field={field}
      format={format}
      className={className}
      data-live={field}
      // It may have moved before an application took the page over.
      suppressHydrationWarning
    >
      {initial ? textOf(initial, field, figureFormat(format ?? null, locale)) : '--'}
    </live-figure>
  );
}
