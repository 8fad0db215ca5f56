import { useDepth, useQuoteField } from '#app/live/hooks.ts';
import { integer, percent, price } from '#domain/number.ts';
import type { Depth, Quote } from '#domain/quote.ts';
import type { GlossaryId } from '#messages/compiled/glossary-id.ts';
import { useText } from '#messages/text.tsx';
import { Figure } from '#app/ui/figure.tsx';
import { StretchedDrawing } from '#app/ui/stretched-drawing.tsx';
import { TermLine } from '#app/blocks/glossary/term-line.tsx';
import { Term } from '#app/blocks/glossary/term.tsx';
import { ladder, type LadderLevel } from './depth-ladder.ts';
import styles from './order-book.module.css';
import { bookWorkings } from './book-workings.ts';

const HEADS: readonly { term: GlossaryId; text: string }[] = [
  { term: 'orders', text: 'company.orders' },
  { term: 'quantity', text: 'company.quantity' },
  { term: 'bid', text: 'market.bid' },
  { term: 'offer', text: 'market.offer' },
  { term: 'quantity', text: 'company.quantity' },
  { term: 'orders', text: 'company.orders' },
];

interface OrderBookProps {
  symbol: string;
  initial: Depth | null;
  /** The quote at the time of rendering: a book without depth is not empty while the quote has a bid or an offer. */
  quote: Quote | null;
}

/** Five best prices on each side. Prices are in ink; the bars show the cumulative quantity from the best price. */
export function OrderBook({ symbol, initial, quote }: OrderBookProps) {
  const t = useText();
  const depth = useDepth(symbol, initial);
  const bid = useQuoteField(symbol, 'bid', quote?.bid ?? null);
  const offer = useQuoteField(symbol, 'offer', quote?.offer ?? null);
  const book = ladder(depth ?? { bids: [], offers: [] });
  if (!book.bids[0] && !book.offers[0])
    return (
      <>
        <p className={styles.empty}>
          {t(bid !== null || offer !== null ? 'company.bookNotGiven' : quote ? 'company.bookEmpty' : 'company.unheard')}
        </p>
        <TermLine />
      </>
    );
  return (
    <>
      <table className={styles.book}>
        <caption className="visually-hidden">{t('company.bookCaption')}</caption>
        <thead>
          <tr>
            {HEADS.map(({ term, text }, index) => (
              <th key={index} scope="col">
                <Term id={term}>{t(text)}</Term>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {book.bids.map((bid, index) => (
            <LevelRow key={index} bid={bid} offer={book.offers[index] ?? null} />
          ))}
        </tbody>
      </table>
      <Balance bidShare={book.bidShare} />
      <p className={styles.note}>
        {book.spread === null ? (
          t(book.bids[0] && book.offers[0] ? 'company.side.auction' : 'company.oneSided')
        ) : (
          <Term id="spread">
            {t('company.spread', {
              spread: price(book.spread),
              percent: percent(book.spreadPercent, { sign: false }),
            })}
          </Term>
        )}{' '}
        · <Term id="depth">{t('company.bookBars')}</Term>
      </p>
      <TermLine workings={bookWorkings(book)} />
    </>
  );
}

function LevelRow({ bid, offer }: { bid: LadderLevel | null; offer: LadderLevel | null }) {
  return (
    <tr>
      <td className={styles.orders}>{bid && <Figure>{integer(bid.orders)}</Figure>}</td>
      <td className={styles.quantity}>
        <Bar share={bid?.cumulativeShare ?? 0} side="bid" />
        {bid && <Figure>{integer(bid.quantity)}</Figure>}
      </td>
      <td className={styles.price}>{bid ? <Figure>{price(bid.price)}</Figure> : '--'}</td>
      <td className={styles.price}>{offer ? <Figure>{price(offer.price)}</Figure> : '--'}</td>
      <td className={styles.quantity}>
        <Bar share={offer?.cumulativeShare ?? 0} side="offer" />
        {offer && <Figure>{integer(offer.quantity)}</Figure>}
      </td>
      <td className={styles.orders}>{offer && <Figure>{integer(offer.orders)}</Figure>}</td>
    </tr>
  );
}

/** Drawn in SVG because a width in a style attribute would break the page's content policy. */
function Bar({ share, side }: { share: number; side: 'bid' | 'offer' }) {
  return (
    <StretchedDrawing size={[100, 1]} className={styles.bar} data-side={side}>
      <rect width={Math.round(share * 1000) / 10} height="1" />
    </StretchedDrawing>
  );
}

function Balance({ bidShare }: { bidShare: number | null }) {
  const t = useText();
  if (bidShare === null) return null;
  const WHOLE = 100_000;
  return (
    <div className={styles.balance}>
      <span>
        {t('company.bids')} <Figure>{percent(bidShare, { sign: false, decimals: 1, zero: true })}</Figure>
      </span>
      <StretchedDrawing size={[WHOLE, 1]}>
        <rect className={styles.balanceBids} width={bidShare} height="1" />
        <rect className={styles.balanceOffers} x={bidShare} width={WHOLE - bidShare} height="1" />
      </StretchedDrawing>
      <span>
        {t('company.offers')} <Figure>{percent(WHOLE - bidShare, { sign: false, decimals: 1, zero: true })}</Figure>
      </span>
    </div>
  );
}
