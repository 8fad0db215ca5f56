import type { ComponentProps, ReactNode } from 'react';
import type { Depth, DirectDeal, Quote, Trade } from '#domain/quote.ts';
import { useText } from '#messages/text.tsx';
import { SectionHead } from '#app/ui/section-head.tsx';
import { TermScope } from '#app/blocks/glossary/term-scope.tsx';
import { Term } from '#app/blocks/glossary/term.tsx';
import type { CompanyHeadData } from './company-head-data.ts';
import { KeyFigures, TouchHint } from './key-figures.tsx';
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
  head: CompanyHeadData;
  trades: Trade[];
  deals: DirectDeal[];
  /** Most trades in the list. */
  shown: number;
  /** A link beside the heading. */
  aside?: ReactNode;
}

/** The last trades, live, and the deals made outside the book. */
export function TradeListSection({ head, deals, trades, shown, aside }: TradeListSectionProps) {
  const { security, quote, prices, units } = head;
  const t = useText();
  return (
    <section aria-labelledby="trades-title">
      <TermScope>
        <SectionHead id="trades-title" title={<Term id="trades">{t('company.trades')}</Term>} aside={aside} />
        <TradeList
          symbol={security.symbol}
          quote={quote}
          initial={trades}
          shown={shown}
          worth={prices.worth}
          currency={units.money}
        />
        <OffBook deals={deals} unit={units.price} />
      </TermScope>
    </section>
  );
}

/** The key figures of a security, with its profile where the exchange gives one. */
export function KeyFiguresSection({ head, profile }: ComponentProps<typeof KeyFigures>) {
  const t = useText();
  return (
    <section aria-labelledby="figures-title">
      <SectionHead
        id="figures-title"
        title={t('company.keyFigures')}
        lead={head.units.pricesIn}
        aside={<TouchHint />}
      />
      <KeyFigures head={head} profile={profile} />
    </section>
  );
}
