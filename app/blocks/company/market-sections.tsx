import type { ReactNode } from 'react';
import type { Depth, DirectDeal, Trade } from '#domain/quote.ts';
import { useText } from '#messages/text.tsx';
import { SectionHead } from '#app/ui/section-head.tsx';
import { TermScope } from '#app/blocks/glossary/term-scope.tsx';
import { Term } from '#app/blocks/glossary/term.tsx';
import { OrderBook } from './order-book.tsx';
import { OffBook, TradeList } from './trade-list.tsx';

/** The order book, live. */
export function BookSection({ symbol, depth }: { symbol: string; depth: Depth | null }) {
  const t = useText();
  return (
    <section aria-labelledby="book-title">
      <TermScope>
        <SectionHead id="book-title" title={<Term id="order-book">{t('company.orderBook')}</Term>} />
        <OrderBook symbol={symbol} initial={depth} />
      </TermScope>
    </section>
  );
}

interface TradeListSectionProps {
  symbol: string;
  trades: Trade[];
  deals: DirectDeal[];
  shown: number;
  contractSize: number | null;
  /** A way on from the tape. */
  aside?: ReactNode;
}

/** The last trades, live, and what was dealt outside the book. */
export function TradeListSection({ symbol, trades, deals, shown, contractSize, aside }: TradeListSectionProps) {
  const t = useText();
  return (
    <section aria-labelledby="trades-title">
      <TermScope>
        <SectionHead id="trades-title" title={<Term id="trades">{t('company.trades')}</Term>} aside={aside} />
        <TradeList symbol={symbol} initial={trades} shown={shown} contractSize={contractSize} />
        <OffBook deals={deals} />
      </TermScope>
    </section>
  );
}
