import type { ReactNode } from 'react';
import type { Depth, DirectDeal, Trade } from '#domain/quote.ts';
import { useText } from '#messages/text.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import { OrderBook } from './order-book.tsx';
import { OffBook, Tape } from './tape.tsx';

interface MarketSideProps {
  symbol: string;
  depth: Depth | null;
  trades: Trade[];
  deals: DirectDeal[];
  shown: number;
  /** A way on from the tape. */
  aside?: ReactNode;
}

/** The book and the tape, live. */
export function MarketSide({ symbol, depth, trades, deals, shown, aside }: MarketSideProps) {
  const t = useText();
  return (
    <>
      <section aria-labelledby="book-title">
        <SectionHead id="book-title" title={t('company.orderBook')} />
        <OrderBook symbol={symbol} initial={depth} />
      </section>
      <section aria-labelledby="trades-title">
        <SectionHead id="trades-title" title={t('company.trades')} aside={aside} />
        <Tape symbol={symbol} initial={trades} shown={shown} />
        <OffBook deals={deals} />
      </section>
    </>
  );
}
