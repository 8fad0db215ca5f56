import { useHref, useLocation } from 'react-router';
import { marketTime, formatDate } from '#domain/date.ts';
import type { Instant } from '#domain/time.ts';
import { useLocale, useText } from '#messages/text.tsx';
import { useRootData } from '#app/root-data.ts';
import { slot, SlottedText } from '#app/ui/slotted-text.tsx';
import styles from './printed-from.module.css';

/**
 * For print only: the page's address and the time of its figures. Figures move until the page is printed, so script
 * writes the time before printing (app/elements/printed-from.ts); without script it is the time of rendering.
 */
export function PrintedFrom({ now }: { now: Instant }) {
  const t = useText();
  const locale = useLocale();
  const { pathname, search } = useLocation();
  const address = `${useRootData()?.origin ?? ''}${useHref(pathname)}${search}`;
  return (
    <printed-from className={styles.printed}>
      <bdi dir="ltr">{address}</bdi>{' '}
      <span>
        <SlottedText
          text={t('market.asOf', { date: slot('date'), time: slot('time') })}
          slots={{
            date: <span data-date="">{formatDate(now, locale)}</span>,
            time: <span data-time="">{marketTime(now, { seconds: true })}</span>,
          }}
        />
      </span>
    </printed-from>
  );
}
