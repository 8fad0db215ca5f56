import { memo } from 'react';
import { changeText } from '#app/live/field-text.ts';
import { useQuote } from '#app/live/hooks.ts';
import { pick } from '#domain/bilingual.ts';
import { marketDate } from '#domain/date.ts';
import { integer, percent, price } from '#domain/number.ts';
import type { Quote } from '#domain/quote.ts';
import { useLocale, useText } from '#messages/text.tsx';
import { Change } from '#app/ui/change.tsx';
import { Figure } from '#app/ui/figure.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { OrderBook } from '#app/blocks/company/order-book.tsx';
import { TradeList } from '#app/blocks/company/trade-list.tsx';
import { TermLine } from '#app/blocks/glossary/term-line.tsx';
import { TermScope } from '#app/blocks/glossary/term-scope.tsx';
import { Term } from '#app/blocks/glossary/term.tsx';
import { SecurityLink } from '#app/blocks/ledger-row/ledger-row.tsx';
import { directionOf } from '#app/blocks/market-rows/direction.ts';
import type { PanelData } from './panel-data.ts';
import { PanelLine } from './panel-line.tsx';
import { unitOf, type WatchRow } from './watch-row.ts';
import styles from './watch-panel.module.css';

const TRADES_SHOWN = 10;

interface WatchPanelProps {
  row: WatchRow;
  /** Null until the data has arrived, and when loading `failed`. */
  data: PanelData | null;
  failed: boolean;
}

/**
 * The chosen row in full: price, the day, the order book and the trades, live. After a touch on another row it shows
 * the old row until the new one is ready.
 */
export const WatchPanel = memo(function WatchPanel({ row, data, failed }: WatchPanelProps) {
  const t = useText();
  const locale = useLocale();
  const quote = useQuote(row.symbol) ?? row.quote;
  return (
    <aside className={styles.panel} aria-label={t('watch.panel')}>
      {/* A separate box: a change directly in a grid item lays out the whole grid, a change in this box only the box. */}
      <div className={styles.box}>
        <header className={styles.head}>
          <h2>
            <Figure className={styles.symbol}>{row.symbol}</Figure>{' '}
            <bdi className={styles.name}>{pick(row.name, locale)}</bdi>
          </h2>
          <SecurityLink symbol={row.symbol} className={styles.open}>
            {t('watch.open')}
          </SecurityLink>
        </header>
        {quote && <Price quote={quote} unit={unitOf(row, locale)} />}
        {failed && <Notice title={t('common.fetchFailed')} tone="fault" role="status" />}
        {quote && (
          <PanelLine minutes={data?.minutes ?? null} quote={quote} day={marketDate(quote.lastAt ?? quote.at)} />
        )}
        {quote && <Stats key={quote.symbol} quote={quote} />}
        <section className={styles.book} key={`book ${row.symbol}`}>
          <TermScope>
            <h3>
              <Term id="order-book">{t('company.orderBook')}</Term>
            </h3>
            <OrderBook symbol={row.symbol} initial={data?.depth ?? null} quote={row.quote} />
          </TermScope>
        </section>
        <section key={`tape ${row.symbol}`}>
          <TermScope>
            <h3>
              <Term id="trades">{t('company.trades')}</Term>
            </h3>
            <TradeList
              symbol={row.symbol}
              quote={row.quote}
              initial={data?.trades ?? []}
              shown={TRADES_SHOWN}
              worth={data?.worth}
              currency={data?.currency ?? ''}
            />
          </TermScope>
        </section>
      </div>
    </aside>
  );
});

function Price({ quote, unit }: { quote: Quote; unit: string }) {
  return (
    <p className={styles.price}>
      <Figure className={`${styles.last} light display live`}>{price(quote.last ?? quote.previousClose)}</Figure>
      <bdi className="text-muted">{unit}</bdi>
      {quote.change !== null && (
        <Change
          direction={directionOf(quote.change)}
          text={`${changeText(quote)} (${percent(quote.changePercent, { zero: true })})`}
        />
      )}
    </p>
  );
}

function Stats({ quote }: { quote: Quote }) {
  const t = useText();
  const stats = [
    ['open', t('market.open'), price(quote.open)],
    ['vwap', t('watch.vwap'), price(quote.vwap)],
    ['high', t('market.high'), price(quote.high)],
    ['low', t('market.low'), price(quote.low)],
    ['volume', t('market.volume'), integer(quote.volume)],
    ['number-of-trades', t('market.trades'), integer(quote.trades)],
  ] as const;
  return (
    <TermScope symbol={quote.symbol}>
      <dl className={styles.stats}>
        {stats.map(([id, term, figure]) => (
          <div key={id}>
            <dt>
              <Term id={id}>{term}</Term>
            </dt>
            <dd className="live">
              <Figure>{figure}</Figure>
            </dd>
          </div>
        ))}
      </dl>
      <TermLine />
    </TermScope>
  );
}
