import type { ReactNode } from 'react';
import type { Depth, DirectDeal, Quote, Trade } from '#domain/quote.ts';
import type { Thousandths } from '#domain/thousandths.ts';
import { useText } from '#messages/text.tsx';
import { SectionHead } from '#app/ui/section-head.tsx';
import { TermScope } from '#app/blocks/glossary/term-scope.tsx';
import { Term } from '#app/blocks/glossary/term.tsx';
import { OrderBook } from './order-book.tsx';
import { OffBook } from './off-book.tsx';
import { TradeList } from './trade-list.tsx';

/** The order book, live. */
export function BookSection({ symbol, depth, quote }: { symbol: string; depth: Depth | null; quote: Quote | null }) {
  const t = useText();
  return (
    <section aria-labelledby="book-title">
      <TermScope>
        <SectionHead id="book-title" title={<Term id="order-book">{t('company.orderBook')}</Term>} />
        <OrderBook symbol={symbol} initial={depth} quote={quote} />
      </TermScope>
    </section>
  );
}

interface TradeListSectionProps {
  symbol: string;
  quote: Quote | null;
  trades: Trade[];
  deals: DirectDeal[];
  shown: number;
  worth: Thousandths | null;
  currency: string;
  /** Unit of the prices. */
  priceUnit: string;
  /** A link below the trades. */
  aside?: ReactNode;
}

/** The last trades, live, and the deals made outside the book. */
export function TradeListSection({ aside, deals, trades, priceUnit, ...list }: TradeListSectionProps) {
  const t = useText();
  return (
    <section aria-labelledby="trades-title">
      <TermScope>
        <SectionHead id="trades-title" title={<Term id="trades">{t('company.trades')}</Term>} aside={aside} />
        <TradeList {...list} initial={trades} />
        <OffBook deals={deals} unit={priceUnit} />
      </TermScope>
    </section>
  );
}
