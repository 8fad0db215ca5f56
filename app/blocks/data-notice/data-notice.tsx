import { dubaiClock, formatDate } from '#domain/date.ts';
import type { Instant } from '#domain/time.ts';
import { useLocale, useText } from '#messages/text.tsx';

interface DataNoticeProps {
  simulated: boolean;
  asOf: Instant;
}

/** What the figures above are: where from, how late, of when, in what unit. */
export function DataNotice({ simulated, asOf }: DataNoticeProps) {
  const t = useText();
  const locale = useLocale();
  return (
    <p className="pt-4 text-12 text-muted">
      {simulated && <b>{t('market.simulated.title')} </b>}
      {t('market.unit')}{' '}
      {t('market.delay.none', { date: formatDate(asOf, locale), time: dubaiClock(asOf, { seconds: true }) })}
    </p>
  );
}
