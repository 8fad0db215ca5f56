import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useHref, useLocation } from 'react-router';
import { dubaiClock, formatDate } from '#domain/date.ts';
import type { Instant } from '#domain/time.ts';
import { useLocale, useText } from '#messages/text.tsx';
import { pageLive } from '../../live/live.ts';
import { useRootData } from '../../root-data.ts';
import styles from './printed-from.module.css';

/** On paper alone: where the page stands and of when its figures are. Without script that is when the page was made. */
export function PrintedFrom({ now: made }: { now: Instant }) {
  const t = useText();
  const locale = useLocale();
  const { pathname, search } = useLocation();
  const now = useNowOnPaper(made);
  return (
    <p className={styles.printed}>
      {/* The server knows the page's own spelling of its address; a reader may have come by another. */}
      <bdi dir="ltr" suppressHydrationWarning>{`${useRootData()?.origin ?? ''}${useHref(pathname)}${search}`}</bdi>{' '}
      <span>{t('market.asOf', { date: formatDate(now, locale), time: dubaiClock(now, { seconds: true }) })}</span>
    </p>
  );
}

/** Figures move until the page is printed: the browser says when, and waits. */
function useNowOnPaper(made: Instant): Instant {
  const [now, setNow] = useState(made);
  useEffect(() => {
    const onPrint = () => flushSync(() => setNow(pageLive().figures.marketNow() ?? made));
    addEventListener('beforeprint', onPrint);
    return () => removeEventListener('beforeprint', onPrint);
  }, [made]);
  return now;
}
