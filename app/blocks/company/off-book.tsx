import { marketTime } from '#domain/date.ts';
import { integer, price } from '#domain/number.ts';
import type { DirectDeal } from '#domain/quote.ts';
import { useText } from '#messages/text.tsx';
import { Term } from '#app/blocks/glossary/term.tsx';
import styles from './trade-list.module.css';

/**
 * Trades agreed outside the book: shown separately, because they do not move the last price. `unit` names the unit of
 * prices.
 */
export function OffBook({ deals, unit }: { deals: DirectDeal[]; unit: string }) {
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
              time: marketTime(deal.at, { seconds: true }),
              quantity: integer(deal.quantity),
              price: price(deal.price),
              unit,
            })}
          </li>
        ))}
      </ul>
    </div>
  );
}
