import { useQuoteField, useTrades } from '#app/live/hooks.ts';
import { marketTime, marketDate, formatDate } from '#domain/date.ts';
import { integer, price } from '#domain/number.ts';
import { tradedHow } from '#domain/trade-side.ts';
import { tradeValue } from '#domain/trade-value.ts';
import type { Quote, Trade } from '#domain/quote.ts';
import { divideRounded, type Thousandths } from '#domain/thousandths.ts';
import { useLocale, useText } from '#messages/text.tsx';
import { DirectionMark, type Direction } from '#app/ui/change.tsx';
import { Figure } from '#app/ui/figure.tsx';
import { TermLine, TermRow } from '#app/blocks/glossary/term-line.tsx';
import { Term } from '#app/blocks/glossary/term.tsx';
import styles from './trade-list.module.css';

const THOUSANDTHS = 1000;
const DIRECTION: Record<Trade['side'], Direction> = { buy: 'up', sell: 'down', auction: 'flat' };

interface TradeListProps {
  symbol: string;
  /** The quote at the time of rendering; null when no report of its trading has arrived yet. */
  quote: Quote | null;
  initial: Trade[];
  shown: number;
  /** Value of a quantity of one at a price of 1.000; null where it is not known. */
  worth: Thousandths | null | undefined;
  /** Currency of the values, in the reader's language. */
  currency: string;
}

/** Notice of trades that a service counts but does not list, with the day of the last of them. */
function Counted({ quote, count: trades }: { quote: Quote | null; count: number }) {
  const t = useText();
  const locale = useLocale();
  const count = integer(trades);
  if (!quote || quote.lastAt === null || marketDate(quote.lastAt) === marketDate(quote.at))
    return t('company.tradesNotGiven', { count });
  return t('company.tradesNotGivenOn', { count, date: formatDate(quote.lastAt, locale) });
}

/** The last trades, newest first: time in Dubai, the side that crossed the spread, price, quantity, value. */
export function TradeList({ symbol, quote, initial, shown, worth, currency }: TradeListProps) {
  const t = useText();
  const trades = useTrades(symbol, initial).slice(0, shown);
  // A service may count trades without listing them.
  const count = useQuoteField(symbol, 'trades', quote?.trades ?? 0);
  if (trades.length === 0)
    return (
      <>
        <p className={styles.empty}>
          {count > 0 ? <Counted quote={quote} count={count} /> : t(quote ? 'company.noTrades' : 'company.unheard')}
        </p>
        <TermLine />
      </>
    );
  return (
    <table className={styles.trades}>
      <caption className="visually-hidden">{t('company.tapeCaption')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('company.time')}</th>
          <th scope="col" className="figures">
            {t('company.price')}
          </th>
          <th scope="col" className="figures">
            <Term id="quantity">{t('company.quantity')}</Term>
          </th>
          <th scope="col" className="figures">
            {t('company.tradeValue', { currency })}
          </th>
        </tr>
        <TermRow span={4} />
      </thead>
      <tbody>
        {trades.map((trade) => (
          <tr key={trade.id}>
            <td>
              <Figure>{marketTime(trade.at, { seconds: true })}</Figure>
            </td>
            <td className="figures">
              <span className={DIRECTION[trade.side]}>
                <DirectionMark direction={DIRECTION[trade.side]} />
                <span className="visually-hidden">{t(`company.side.${tradedHow(trade)}`)}</span>
              </span>{' '}
              <Figure>{price(trade.price)}</Figure>
            </td>
            <td className="figures">
              <Figure>{integer(trade.quantity)}</Figure>
            </td>
            <td className="figures">
              <Figure>{valueText(trade, worth)}</Figure>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function valueText(trade: Trade, worth: Thousandths | null | undefined): string {
  const value = tradeValue(trade, worth);
  return integer(value && divideRounded(value, THOUSANDTHS));
}
