import { useTrades } from '#app/live/hooks.ts';
import { dubaiClock } from '#domain/date.ts';
import { integer, price } from '#domain/number.ts';
import type { DirectDeal, Trade } from '#domain/quote.ts';
import { useText } from '#messages/text.tsx';
import { DirectionMark, type Direction } from '#app/ui/change.tsx';
import { Figure } from '#app/ui/figure.tsx';
import { TermLine, TermRow } from '#app/blocks/glossary/term-line.tsx';
import { Term } from '#app/blocks/glossary/term.tsx';
import styles from './trade-list.module.css';

const THOUSANDTHS = 1000;
const DIRECTION: Record<Trade['side'], Direction> = { buy: 'up', sell: 'down', auction: 'flat' };

interface TradeListProps {
  symbol: string;
  initial: Trade[];
  shown: number;
  /** What one of a quantity is worth, in prices: a future's contract size, and null where that is not known. */
  contractSize?: number | null;
}

/** The last trades, newest first: time in Dubai, who crossed the spread, price, quantity, value. */
export function TradeList({ symbol, initial, shown, contractSize = 1 }: TradeListProps) {
  const t = useText();
  const trades = useTrades(symbol, initial).slice(0, shown);
  if (trades.length === 0)
    return (
      <>
        <p className={styles.empty}>{t('company.noTrades')}</p>
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
            {t('company.valueAed')}
          </th>
        </tr>
        <TermRow span={4} />
      </thead>
      <tbody>
        {trades.map((trade) => (
          <tr key={trade.id}>
            <td>
              <Figure>{dubaiClock(trade.at, { seconds: true })}</Figure>
            </td>
            <td className="figures">
              <span className={DIRECTION[trade.side]}>
                <DirectionMark direction={DIRECTION[trade.side]} />
                <span className="visually-hidden">{t(`company.side.${trade.side}`)}</span>
              </span>{' '}
              <Figure>{price(trade.price)}</Figure>
            </td>
            <td className="figures">
              <Figure>{integer(trade.quantity)}</Figure>
            </td>
            <td className="figures">
              <Figure>{valueText(trade, contractSize)}</Figure>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function valueText({ price: each, quantity }: Trade, contractSize: number | null): string {
  return integer(contractSize && Math.round((each * quantity * contractSize) / THOUSANDTHS));
}

/** Trades agreed outside the book: shown apart, because they do not move the last price. */
export function OffBook({ deals }: { deals: DirectDeal[] }) {
  const t = useText();
  if (deals.length === 0) return null;
  return (
    <div className={styles.offBook}>
      <p>
        <strong>
          <Term id="direct-deal">{t('company.offBook')}</Term>
        </strong>{' '}
        {t('company.offBookNote')}
      </p>
      <ul>
        {deals.map((deal) => (
          <li key={deal.id}>
            {t('company.dealLine', {
              time: dubaiClock(deal.at, { seconds: true }),
              quantity: integer(deal.quantity),
              price: price(deal.price),
            })}
          </li>
        ))}
      </ul>
    </div>
  );
}
